/** Facts of one text: letters read again, sketches of lines, stated episodes, torn ends, timing told by several. */
import { expect, test } from 'vitest'
import { timingFact, type Measured } from '../../../electron/timing/timingFact.ts'
import { isTorn } from '../../../shared/subtitle/checkup/isTorn.ts'
import { likeness, lineSketch } from '../../../shared/subtitle/checkup/lineSketch.ts'
import { readabilityOf } from '../../../shared/subtitle/checkup/readability.ts'
import { rereadText } from '../../../shared/subtitle/checkup/rereadText.ts'
import { statedEpisode } from '../../../shared/subtitle/checkup/statedEpisode.ts'
import { bytesInCodePage } from '../../../shared/subtitle/encoding/bytesInCodePage.ts'
import { decodeCodePage } from '../../../shared/subtitle/encoding/codePages.ts'
import { shiftBy } from '../../../shared/timing/retiming.ts'
import { startsTogether } from '../../../shared/timing/startsTogether.ts'
import { dialogue } from '../../support/make/dialogue.ts'
import { madeTalk, moved, otherCues, randomOf } from '../../support/make/films/madeTalk.ts'

const pages = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1254'] as const

test.for(['ES', 'FR', 'BR_PT', 'RU'] as const)('%s that was taken for another encoding is read again', (language) => {
  const text = dialogue[language].join('\n')
  const bytes = new TextEncoder().encode(text)
  for (const page of pages) {
    const shown = decodeCodePage(bytes, page)
    // What a page has no letter for is lost, and cannot be read again.
    if (!shown.includes('\ufffd')) expect(rereadText(shown, null)).toBe(text)
  }
  expect(rereadText(Buffer.from(bytes).toString('latin1'), null)).toBe(text)
})

test.for(['EN', 'ES', 'FR', 'BR_PT', 'RU'] as const)('%s in its right letters is left as it is', (language) => {
  const tags = { EN: 'en', ES: 'es', FR: 'fr', BR_PT: 'pt', RU: 'ru' } as const
  const text = dialogue[language].join('\n')
  for (const tag of [...Object.values(tags), null]) {
    // In a file whose name says another language the letters are right still.
    if (tag === tags[language] || tag === null) expect(rereadText(text, tag)).toBeNull()
  }
})

test('a Cyrillic page that was taken for the western one is told by the language', () => {
  const text = dialogue.RU.join('\n')
  const page = bytesInCodePage(text, 'windows-1251')
  expect(page).not.toBeNull()
  const shown = decodeCodePage(page ?? new Uint8Array(), 'windows-1252')
  expect(rereadText(shown, 'ru')).toBe(text)
  expect(rereadText(shown, null)).toBeNull()
})

test('sketches of one text are alike, also with lines more or less; those of two are not', () => {
  const lines = Array.from({ length: 300 }, (_, index) => `sentence number ${index} of this very film`)
  const whole = lineSketch(lines)
  const fewer = lineSketch(lines.filter((_, index) => index % 20 !== 0))
  const other = lineSketch(lines.map((line) => line.replace('film', 'series')))
  expect(whole && fewer && likeness(whole, fewer)).toBeGreaterThan(0.85)
  expect(whole && other && likeness(whole, other)).toBeLessThan(0.05)
  expect(lineSketch(lines.slice(0, 10))).toBeNull()
})

test.for([
  ['The Wire S01E09', 1, 9],
  ['Previously, in 3x07', 3, 7],
  ['s2e11 - the end', 2, 11],
] as const)('%s states an episode', ([text, season, episode]) => {
  const cues = [{ startMs: 1_000, endMs: 2_000, text }]
  expect(statedEpisode({ cues, header: '' })).toEqual({ season, episode, atMs: 1_000 })
})

test.for(['We met at 10x100 m', 'Room 12x5', 'Bus 21x 22', 'S1 is late'])('%s states none', (text) => {
  expect(statedEpisode({ cues: [{ startMs: 0, endMs: 1, text }], header: '' })).toBeNull()
})

test('a text that breaks off in a time is torn; one that ends with a clock or a number is not', () => {
  const whole = '1\n00:00:01,000 --> 00:00:02,000\nAt what time?\n\n'
  expect(isTorn(`${whole}2\n00:00:0`, 'srt')).toBe(true)
  expect(isTorn(`${whole}2\n00:00:03,000 --> 00:0`, 'srt')).toBe(true)
  expect(isTorn(`${whole}2\n00:00:03,000 --> 00:00:04,000\n12:30\n`, 'srt')).toBe(false)
  expect(isTorn(whole, 'srt')).toBe(false)
  expect(isTorn('[Events]\nDialogue: 0,0:00:01.00,0:00:0', 'ass')).toBe(true)
})

test('cues that are placed elsewhere, or of a format with layers, may lie over others', () => {
  const cues = Array.from({ length: 20 }, (_, index) => ({
    startMs: index * 2_000,
    endMs: index * 2_000 + 3_000,
    text: 'words',
  }))
  const document = { cues, header: '', dropped: [] }
  expect(readabilityOf({ ...document, format: 'srt' }).overlaps.count).toBe(19)
  expect(readabilityOf({ ...document, format: 'ass' }).overlaps.count).toBe(0)
  const placed = cues.map((cue, index) => (index % 2 === 0 ? { ...cue, text: '{\\an8}words' } : cue))
  expect(readabilityOf({ ...document, cues: placed, format: 'srt' }).overlaps.count).toBe(0)
})

test.for([1, 2, 3, 4, 5])('cues of one film begin together, late or other ones do not (%i)', (seed) => {
  const random = randomOf(seed)
  const talk = madeTalk(random, 60)
  const [one, two] = [otherCues(random, talk, 40), otherCues(random, talk, 40)]
  expect(startsTogether(one, two)).toBe(true)
  expect(startsTogether(moved(one, 900), two)).toBe(false)
  expect(startsTogether(moved(one, 0, 25 / 23.976), two)).toBe(false)
  expect(startsTogether(madeTalk(random, 60), two)).toBe(false)
})

const told = (kind: 'own' | 'ours' | 'track' | 'speech', offsetMs: number | null): Measured => ({
  source:
    kind === 'track'
      ? { kind, index: 0, named: '', track: { isText: true, codec: 'tx3g' } }
      : kind === 'speech'
        ? { kind, named: '' }
        : { kind, path: 'x', named: 'x' },
  alignment: {
    kind: offsetMs === null ? 'unclear' : offsetMs === 0 ? 'fits' : 'mendable',
    retiming: shiftBy(offsetMs ?? 0),
    before: 0.3,
    after: 0.9,
  },
})

test('one file of the user’s cannot tell of another, two that agree can; of ours one is enough', () => {
  expect(timingFact([told('own', 2_000)], false)?.kind).toBe('unclear')
  expect(timingFact([told('own', 2_000)], true)?.kind).toBe('mendable')
  expect(timingFact([told('own', 2_000), told('own', 2_100)], false)?.kind).toBe('mendable')
  expect(timingFact([told('own', 2_000), told('own', -900)], false)?.kind).toBe('unclear')
  expect(timingFact([told('own', 2_000), told('own', 2_000), told('ours', 0)], false)?.kind).toBe('fits')
  expect(timingFact([told('track', 2_000), told('own', 0)], false)?.kind).toBe('mendable')
  expect(timingFact([told('track', null), told('speech', 500), told('own', 0)], false)?.kind).toBe('mendable')
  expect(timingFact([], true)).toBeNull()
})
