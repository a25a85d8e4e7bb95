import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingEntries } from '../../../../renderer/app/palette/placeEntries.ts'
import { loadTexts } from '../../../../renderer/texts/loadTexts.ts'
import { sectionNames } from '../../../../shared/screenAddress.ts'
import { fuzzyMatch } from '../../../../renderer/app/palette/fuzzyMatch.ts'
import { rankEntries, type Findable } from '../../../../renderer/app/palette/paletteEntries.ts'

const marked = (query: string, text: string) =>
  fuzzyMatch(query, text)?.ranges.map(([from, to]) => text.slice(from, to)) ?? null

test('what was typed is found at the beginning, at a word, at the beginnings of words, and inside', () => {
  expect(marked('tra', 'Translate 6 subtitles…')).toEqual(['Tra'])
  expect(marked('tra', 'History & trash')).toEqual(['tra'])
  expect(marked('tra', 'The Rain Clerk')).toEqual(['T', 'Ra'])
  expect(marked('tra', 'Strandline Nine')).toEqual(['tra'])
  expect(marked('tra', 'Library')).toBe(null)
  expect(marked('rain the', 'The Rain Clerk')).toEqual(['The', 'Rain'])
  expect(marked('cafe', 'Grand Café')).toEqual(['Café'])
  expect(marked('STRASSE', 'Die Straße')).toBe(null)
  expect(marked('', 'Library')).toEqual([])
})

test('better places are worth more', () => {
  const texts = ['Trash', 'Translate 6 subtitles', 'History & trash', 'The Rain Clerk', 'Strandline Nine']
  const score = (text: string) => fuzzyMatch('trash'.slice(0, 3), text)?.score ?? -1
  expect(texts.toSorted((a, b) => score(b) - score(a))).toEqual(texts)
})

test('ranges lie in the text, in order, and hold what was typed', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(words, words, (query, text) => {
      const match = fuzzyMatch(query, text)
      let end = 0
      for (const [from, to] of match?.ranges ?? []) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('a text is found by itself, by any of its words, and by the first letters of its words', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 }), (words) => {
      const text = words.join(' ')
      expect(fuzzyMatch(text, text)).not.toBe(null)
      for (const word of words) expect(fuzzyMatch(word, text)).not.toBe(null)
      expect(fuzzyMatch(words.map((word) => word[0]).join(''), text)).not.toBe(null)
    }),
  )
})

const entry = (group: Findable['group'], words: string, isBarred = false): Findable => ({
  ...{ key: `${group} ${words}`, group, icon: null, words, aside: '', chord: null, isBarred },
  deed: { kind: 'address', hash: '#/library' },
})

test('groups keep their order, the best of each stands first, and what cannot be done comes after what can', () => {
  const findables = [
    entry('settings', 'Translation and speech'),
    entry('verbs', 'Restore from the trash', true),
    entry('verbs', 'Translate 6 subtitles…'),
    entry('screens', 'History & trash'),
    entry('screens', 'Library'),
    // Found by the host, perhaps by its original name.
    entry('titles', 'Copper Almanac'),
  ]
  expect(rankEntries('tra', findables).map(({ words }) => words)).toEqual([
    'Translate 6 subtitles…',
    'Restore from the trash',
    'Copper Almanac',
    'History & trash',
    'Translation and speech',
  ])
})

test('with nothing typed there are verbs and screens, in the order of their tables', () => {
  const findables = [
    entry('screens', 'Library'),
    entry('settings', 'Service'),
    entry('verbs', 'B'),
    entry('verbs', 'A'),
  ]
  expect(rankEntries(' ', findables).map(({ words }) => words)).toEqual(['B', 'A', 'Library'])
})

test('every section of the settings and every setting can be gone to, each once, by its own address', async () => {
  const texts = await loadTexts('en')
  const entries = settingEntries(texts)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  for (const section of sectionNames)
    expect(entries.some(({ deed }) => deed.kind === 'address' && deed.hash.includes(`section=${section}`))).toBe(true)
  const found = rankEntries('hearing', entries)
  expect(found[0]).toMatchObject({ words: 'For the hearing-impaired', aside: 'Languages' })
})
