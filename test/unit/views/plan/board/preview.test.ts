import { expect, test } from 'vitest'
import { previewOfDocument } from '../../../../../electron/views/plan/board/preview.ts'

const about = { videoDurationMs: null, encoding: 'utf-8', removed: 0 }
const cues = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    startMs: index * 1_000,
    endMs: index * 1_000 + 900,
    text: `<i>${index}</i>`,
  }))
const texts = (shown: readonly { readonly text: string }[]) => shown.map(({ text }) => text)

test('a long text shows its beginning, middle and end as plain words', () => {
  const { first, middle, last, lastCueEndMs } = previewOfDocument({ cues: cues(101) }, about)
  expect(texts(first)).toEqual(['0', '1', '2', '3', '4'])
  expect(texts(middle)).toEqual(['48', '49', '50', '51', '52'])
  expect(texts(last)).toEqual(['96', '97', '98', '99', '100'])
  expect(lastCueEndMs).toBe(100_900)
})

test('no cue of a short text is shown twice, and none is lost', () => {
  for (const count of [0, 1, 5, 7, 12, 15]) {
    const { first, middle, last } = previewOfDocument({ cues: cues(count) }, about)
    expect(texts([...first, ...middle, ...last])).toEqual(Array.from({ length: count }, (_, index) => String(index)))
  }
})
