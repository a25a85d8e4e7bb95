// What a cleaned file was before is found again for it and for later versions of it.
import { expect, test } from 'vitest'
import { cleanRules } from '../../../electron/clean/cleanRules.ts'
import { createDeliveredTexts } from '../../../electron/clean/deliveredTexts.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import type { Written } from '../../../electron/sidecar/history/history.ts'

const version = (id: number, sha256: string, replacesId: number | null) => ({ id, sha256, replacesId }) as Written

test('a later version leads back to the delivered text, another file does not', () => {
  const cleaned = version(1, 'cleaned', null)
  const texts = createDeliveredTexts(openDatabase(':memory:'), (id) => (id === 1 ? cleaned : null))
  const delivered = { text: '[sighs] Yes.', nameEnd: '.en.sdh.srt', removed: [] }
  texts.keep('cleaned', delivered)
  expect(texts.of(cleaned)).toEqual(delivered)
  expect(texts.of(version(2, 'retimed', 1))).toEqual(delivered)
  expect(texts.of(version(3, 'other', null))).toBeNull()
})

test.each([
  ['any', true],
  ['avoid', true],
  ['prefer', false],
  ['only', false],
] as const)('with the wish "%s" sounds are taken out: %s', (hearingImpaired, isDone) => {
  const settings = {
    'clean.hearingImpaired': true,
    'clean.credits': false,
    'clean.interjections': false,
    'clean.capitals': false,
    'clean.sentenceStarts': false,
    'clean.ocrLetters': false,
    'clean.format': 'keep',
    hearingImpaired,
  } as const
  expect(cleanRules(settings).hearingImpaired).toBe(isDone)
})
