import { expect, test } from 'vitest'
import { originText } from '../../../renderer/texts/originWords.ts'
import type { Texts } from '../../../renderer/texts/Texts.ts'

const texts = {
  plan: { tiers: ['made for this release', 'same source', 'source not named'] },
  library: { signs: { words: { inside: 'inside the video' } } },
} as unknown as Texts

test('a track that was saved from inside its video was made for no release', () => {
  expect(originText(texts, { tier: 0, reasons: ['inside'] })).toBe('inside the video')
  expect(originText(texts, { tier: 0, reasons: ['hash'] })).toBe('made for this release')
})
