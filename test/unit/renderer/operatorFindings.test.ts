/** What the checks of a waiting upload say of subtitles that are public already. */
import { expect, test } from 'vitest'
import { findingsOf } from '../../../renderer/operator/uploads/findings.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { interfaceLanguages } from '../../../shared/messages/interfaceLanguages.ts'
import type { UploadChecks } from '../../../shared/contract/operator.ts'

const language = { told: 'en', found: 'en', verdict: 'fits' } as const
const imported = { nId: '2000001', name: 'Harbour.2019', author: '', language: 'de', isSameFile: true }
const checksWith = (...sameText: UploadChecks['sameText']): UploadChecks => {
  return { revision: '1', language, sameText, timing: [], others: 2 }
}

test('of several of one release it says which is meant, and who sent it where somebody did', async () => {
  const texts = await loadTexts('en')
  const sent = { ...imported, nId: '2000002', author: 'ann', language: null, isSameFile: false }
  expect(
    findingsOf(texts, checksWith(imported, sent))
      .slice(1)
      .map(({ text }) => text),
  ).toEqual([
    'The very same file is public already: Harbour.2019 (German) (2000001).',
    'The same words are public already: Harbour.2019, by ann (2000002).',
  ])
})

test.each(interfaceLanguages)('$tag: nobody is named for what was imported', async ({ tag }) => {
  const texts = await loadTexts(tag)
  const [, finding] = findingsOf(texts, checksWith({ ...imported, language: null }))
  expect(finding?.text).toMatch(/Harbour\.2019 \(2000001\)/)
})
