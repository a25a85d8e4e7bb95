import { expect, test } from 'vitest'
import { originText } from '../../../renderer/texts/originWords.ts'
import type { Texts } from '../../../renderer/texts/Texts.ts'

const texts = {
  plan: { tiers: ['made for this release', 'same source', 'source not named'] },
  library: { signs: { words: { inside: 'inside the video', yours: 'yours' } } },
} as unknown as Texts

test('a track that was saved from inside its video was made for no release', () => {
  expect(originText(texts, { tier: 0, reasons: ['inside'], isMachineMade: false })).toBe('inside the video')
  expect(originText(texts, { tier: 0, reasons: ['hash'], isMachineMade: false })).toBe('made for this release')
})

test('what was compared with no release was made for none', () => {
  expect(originText(texts, { tier: 0, reasons: [], isMachineMade: false })).toBe('yours')
  expect(originText(texts, { tier: 0, reasons: [], isMachineMade: true })).toBe('')
})
