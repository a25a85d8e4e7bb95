// The example of the settings shows in every language of the screens what cleaning takes out and what it leaves.
import { expect, test } from 'vitest'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'
import { cleanSubtitle } from '../../../shared/subtitle/clean/cleanSubtitle.ts'

test.each(uiLanguages)(
  'the example in %s loses its credit, its sounds and its speaker, and keeps its song',
  async (language) => {
    const { settings } = await loadTexts(language)
    const { example } = settings.clean
    const cues = example.map((text, index) => ({ startMs: index * 10_000, endMs: index * 10_000 + 3_000, text }))
    const { document, removed } = cleanSubtitle({ cues }, { hearingImpaired: true, credits: true })
    expect(removed.map(({ reason }) => reason)).toEqual(['credit', 'sound', 'sound', 'speaker'])
    expect(document.cues).toHaveLength(3)
    expect(document.cues.at(-1)?.text).toBe(example.at(-1))
  },
)
