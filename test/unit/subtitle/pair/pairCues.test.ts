/** Two languages in one subtitle: over made subtitles nothing is lost, and the first language's times stay as they were. */
import { expect, test } from 'vitest'
import fc from 'fast-check'
import type { Cue, SubtitleDocument } from '../../../../shared/subtitle/document.ts'
import { pairCues, type PlainCue } from '../../../../shared/subtitle/pair/pairCues.ts'
import { pairSubtitles } from '../../../../shared/subtitle/pair/pairSubtitles.ts'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { plainTextOf } from '../../../../shared/subtitle/plainText.ts'

const cue = (startMs: number, endMs: number, text: string): Cue => ({ startMs, endMs, text })
const shown = (cues: readonly PlainCue[]) => cues.map(({ startMs, endMs, text }) => `${startMs}-${endMs} ${text}`)

test('puts the second language under the first, at the times of the first', () => {
  expect(shown(pairCues([cue(1000, 3000, 'Good morning.')], [cue(1100, 3300, 'Buenos días.')]))).toEqual([
    '1000-3000 Good morning.\nBuenos días.',
  ])
})

test.each<[string, Cue[], Cue[], string[]]>([
  [
    'alone where nobody speaks in the other',
    [cue(0, 1000, 'One.')],
    [cue(5000, 6000, 'Dos.')],
    ['0-1000 One.', '5000-6000 Dos.'],
  ],
  [
    'under both of two short cues that say what one long cue says',
    [cue(0, 2000, 'I came'), cue(2000, 4000, 'and I saw.')],
    [cue(0, 4000, 'Vine y vi.')],
    ['0-2000 I came\nVine y vi.', '2000-4000 and I saw.\nVine y vi.'],
  ],
  [
    'both of two under one long cue',
    [cue(0, 4000, 'I came and I saw.')],
    [cue(0, 1900, 'Vine'), cue(2000, 4000, 'y vi.')],
    ['0-4000 I came and I saw.\nVine\ny vi.'],
  ],
  [
    'alone for what is left of a long cue',
    [cue(0, 1000, 'Oh.')],
    [cue(0, 4000, 'Oh, qué sorpresa.')],
    ['0-1000 Oh.\nOh, qué sorpresa.', '1000-4000 Oh, qué sorpresa.'],
  ],
  [
    'cut to where there is room beside a cue that says something else',
    [cue(0, 5000, 'One.')],
    [cue(4500, 8000, 'Dos.')],
    ['0-5000 One.', '5000-8000 Dos.'],
  ],
])('is shown %s', (_, first, second, expected) => {
  expect(shown(pairCues(first, second))).toEqual(expected)
})

test('the place of the upper line holds for both, and no style runs into the other language', () => {
  const [made] = pairCues([cue(0, 2000, '{\\an8}<i>Sign')], [cue(0, 2000, '{\\an2}{\\i1}Cartel{\\i0}')])
  expect(made?.text).toBe('{\\an8}<i>Sign</i>\n{\\i1}Cartel{\\i0}')
})

test('a number above a line with an arrow does not begin another cue', () => {
  const first = document([cue(0, 2000, 'Room\n5')])
  const second = document([cue(0, 2000, 'A -> B')])
  expect(read(pairSubtitles(first, second, { format: 'keep' }).text).cues).toHaveLength(1)
})

const words = fc.array(
  fc.constantFrom(
    'Good',
    'día',
    '漢字',
    '12',
    '-->',
    '<i>so</i>',
    '<b>open',
    '{\\an8}',
    '- No',
    'we',
    '&amp;',
    '7.',
    '→',
    '#3',
  ),
  { minLength: 1, maxLength: 5 },
)
const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.map((line) => line.join(' ')).join('\n'))

/** As people have them: mostly one after the other, gaps of all lengths; below zero a cue begins before the last one ends. */
const madeWith = (leastGapMs: number) =>
  fc
    .array(
      fc.record({
        gapMs: fc.integer({ min: leastGapMs, max: 4000 }),
        lengthMs: fc.integer({ min: 1, max: 6000 }),
        text: lines,
      }),
      {
        minLength: 1,
        maxLength: 25,
      },
    )
    .map((parts) => {
      let at = 1000
      return document(
        parts.map(({ gapMs, lengthMs, text }) => {
          const startMs = Math.max(0, at + gapMs)
          at = startMs + lengthMs
          return cue(startMs, at, text)
        }),
      )
    })
    // What a file really says: some of these words are times or nothing at all in SRT.
    .map(({ cues }) => read(cues.map((each, index) => `${index + 1}\n${srtTimes(each)}\n${each.text}\n`).join('\n')))
const made = madeWith(-800)
const apart = madeWith(0)

test('over made subtitles: each cue of both is there, and those of the first at their own times', () => {
  fc.assert(
    fc.property(made, made, (first, second) => {
      const paired = pairCues(first.cues, second.cues)
      for (const one of first.cues.filter(hasWords))
        expect(paired.some((each) => isAt(each, one) && says(each, one))).toBe(true)
      for (const one of second.cues.filter(hasWords))
        expect(paired.some((each) => overlaps(each, one) && says(each, one))).toBe(true)
      expect(paired.length).toBeGreaterThanOrEqual(first.cues.filter(({ text }) => text !== '').length)
    }),
  )
})

test('over made subtitles: nothing overlaps where nothing did in either language', () => {
  fc.assert(
    fc.property(apart, apart, (first, second) => {
      const paired = pairCues(first.cues, second.cues)
      expect(overlapsIn(paired)).toBe(0)
      expect(isInOrder(paired)).toBe(true)
    }),
  )
})

test('over made subtitles: what is written is read again as it was made', () => {
  fc.assert(
    fc.property(made, made, (first, second) => {
      const { text } = pairSubtitles(first, second, { format: 'keep' })
      const again = read(text)
      expect(again.cues.map(({ startMs, endMs, text: words }) => ({ startMs, endMs, text: words }))).toEqual(
        pairCues(first.cues, second.cues).map((each) => ({ ...each, text: tidied(each.text) })),
      )
      expect(again.dropped).toEqual([])
    }),
  )
})

function read(text: string): SubtitleDocument {
  return parseSubtitle(new TextEncoder().encode(text), { fileName: 'made.srt' })
}

function document(cues: readonly Cue[]): SubtitleDocument {
  return { format: 'srt', cues, header: '', dropped: [] }
}

function srtTimes({ startMs, endMs }: Cue): string {
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',')
  return `${clock(startMs)} --> ${clock(endMs)}`
}

function tidied(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .join('\n')
}

function hasWords({ text }: PlainCue): boolean {
  return plainTextOf(text) !== ''
}

function says(one: PlainCue, other: PlainCue): boolean {
  return squeezed(one.text).includes(squeezed(other.text))
}

function squeezed(text: string): string {
  return plainTextOf(text).replace(/\s+/g, ' ')
}

function isAt(one: PlainCue, other: PlainCue): boolean {
  return one.startMs === other.startMs && one.endMs === other.endMs
}

function overlaps(one: PlainCue, other: PlainCue): boolean {
  return one.startMs < other.endMs && other.startMs < one.endMs
}

function overlapsIn(cues: readonly PlainCue[]): number {
  return cues.reduce((sum, one, at) => sum + cues.slice(at + 1).filter((other) => overlaps(one, other)).length, 0)
}

function isInOrder(cues: readonly PlainCue[]): boolean {
  return cues.every((each, at) => at === 0 || each.startMs >= (cues[at - 1]?.startMs ?? 0))
}
