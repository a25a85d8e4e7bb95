/** A question that spends: what answers it, and that every "no" spends nothing. */
import { expect, test } from 'vitest'
import { askBeforeSearch, sentenceOf } from '../../../electron/cli/askBeforeSearch.ts'

const estimate = {
  ...{ searches: 2_000, mostSearches: 2_000, searchesLeft: null, untilMs: null },
  newest: { newest: 500, searches: 300 },
} as unknown as Parameters<typeof askBeforeSearch>[1]

test.each(['', 'n', 'N', 'no', 'q', 'quit', '3'])('"%s" spends nothing, and is not asked again', async (answer) => {
  let asked = 0
  const agreed = await askBeforeSearch(() => Promise.resolve((asked++, answer)), estimate)
  expect([agreed, asked]).toEqual(['nothing', 1])
})

test('a number begins what it stands for; anything else is asked again', async () => {
  const answers = ['yes', '0', '9', ' 2 ']
  expect(await askBeforeSearch(() => Promise.resolve(answers.shift() ?? ''), estimate)).toEqual({ newest: null })
  expect(answers).toEqual([])
})

test('one search is, two searches are', () => {
  const said = [1, 2].map((count) =>
    sentenceOf({ ...estimate, searches: count, mostSearches: count, searchesLeft: count, untilMs: null }),
  )
  expect(said).toEqual(['About 1 search; 1 is left today.', 'About 2 searches; 2 are left today.'])
})
