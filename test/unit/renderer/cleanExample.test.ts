// The example of the settings shows in every language of the screens what each wish of cleaning takes out and what it leaves.
import { describe, expect, test } from 'vitest'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'
import { cleanSubtitle, type CleanWish } from '../../../shared/subtitle/clean/cleanSubtitle.ts'

const nothing = { hearingImpaired: false, credits: false } as const
const names = { ...nothing, hearingImpaired: true } as const

describe.each(uiLanguages)('the example in %s', (language) => {
  async function cleaned(wish: CleanWish) {
    const { settings } = await loadTexts(language)
    const { example } = settings.clean
    const cues = example.map((text, index) => ({ startMs: index * 10_000, endMs: index * 10_000 + 3_000, text }))
    const { document, removed } = cleanSubtitle({ cues }, wish)
    return { example, after: document.cues.map(({ text }) => text), reasons: removed.map(({ reason }) => reason) }
  }

  test('loses its credit, its sounds and its speaker, and keeps its song', async () => {
    const { example, after, reasons } = await cleaned({ hearingImpaired: true, credits: true })
    expect(reasons).toEqual(['credit', 'sound', 'sound', 'speaker'])
    expect(after).toHaveLength(example.length - 1)
    expect(after.at(-1)).toBe(example.at(-1))
  })

  test.each([
    ['interjections', 'interjection'],
    ['capitals', 'capitals'],
    ['ocrLetters', 'letters'],
  ] as const)('shows what %s does, in one place', async (part, reason) => {
    const { example, after, reasons } = await cleaned({ ...nothing, [part]: true })
    expect(reasons).toEqual([reason])
    expect(example.filter((text) => !after.includes(text))).toHaveLength(1)
  })

  test('shows the capital where a speaker stood', async () => {
    const without = await cleaned(names)
    const { after } = await cleaned({ ...names, sentenceStarts: true })
    const [other, ...more] = after.filter((text) => !without.after.includes(text))
    expect([other?.slice(0, 1), more]).toEqual([other?.slice(0, 1).toLocaleUpperCase(language), []])
    expect(without.after).toContain(`${other?.slice(0, 1).toLocaleLowerCase(language)}${other?.slice(1)}`)
  })
})
