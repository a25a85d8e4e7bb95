/** A file in two languages as each player reads it: the first language above, the second below, both at their time, nothing else. */
import { describe, expect, test } from 'vitest'
import { pairSubtitles } from '../../../../shared/subtitle/pair/pairSubtitles.ts'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { dialogue } from '../../../support/make/dialogue.ts'
import { readAss, srtReaders } from '../../../support/fakes/playerCues.ts'

const parse = (text: string) => parseSubtitle(new TextEncoder().encode(text))
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',')

interface Said {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

const srtOf = (cues: readonly Said[]) =>
  cues.map(({ startMs, endMs, text }, at) => `${at + 1}\n${clock(startMs)} --> ${clock(endMs)}\n${text}\n`).join('\n')

/** Lines of one film: the second begins a little later, as another translator hears it. */
function said(lines: readonly string[], laterMs: number): readonly Said[] {
  return lines.map((text, at) => ({ startMs: at * 4_000 + laterMs, endMs: at * 4_000 + 2_800 + laterMs, text }))
}

/** What breaks a careless writer: numbers, arrows, open styles, places, empty lines, quotes, letters of other scripts. */
const hard: readonly (readonly [first: string, second: string])[] = [
  ['Room\n5', 'A -> B'],
  ['<i>Who put out\nthe light?', 'Nadie.\n<b>Se apagó sola.</b>'],
  ['{\\an8}A sign', '{\\an2}Un cartel'],
  ['- Yes.\n- No.', '– Sí.\n– No.'],
  ['1984', '1985'],
  ['2 < 3 & 4 > 1', '{corchetes} y \\barra'],
  ['Привет!', '¿Qué?'],
]
const plainWords = (text: string) =>
  text
    .replace(/<\/?[ib]>/g, '')
    .replace(/\{\\an\d\}/g, '')
    .split('\n')

describe.each(Object.keys(srtReaders))('%s', (reader) => {
  const read = srtReaders[reader]!

  test('shows the first language above and the second below, at the times of the first', () => {
    const lines = dialogue.EN.map((text, at) => [text, dialogue.ES[at] ?? ''] as const).filter(([, es]) => es !== '')
    const pairs = [...lines, ...hard]
    const first = said(
      pairs.map(([text]) => text),
      0,
    )
    const second = said(
      pairs.map(([, text]) => text),
      150,
    )
    const { text, extension } = pairSubtitles(parse(srtOf(first)), parse(srtOf(second)), { format: 'keep' })
    expect(extension).toBe('srt')
    const seen = read(text)
    expect(seen.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(
      first.map(({ startMs, endMs }) => [startMs, endMs]),
    )
    for (const [at, [above, below]] of pairs.entries()) {
      const [upper, lower] = [plainWords(above), plainWords(below)]
      // A number above an arrow stays on its line: as words of two lines it would begin another cue.
      const together = at === lines.length ? ['Room', '5 A -> B'] : [...upper, ...lower]
      expect(seen[at]?.lines).toEqual(together)
    }
  })

  test('shows what only one of the two says, alone and at its time', () => {
    const first = [{ startMs: 1_000, endMs: 3_000, text: 'Good morning.' }]
    const second = [{ startMs: 8_000, endMs: 9_500, text: 'Buenas noches.' }]
    const { text } = pairSubtitles(parse(srtOf(first)), parse(srtOf(second)), { format: 'keep' })
    expect(read(text)).toEqual([
      { startMs: 1_000, endMs: 3_000, lines: ['Good morning.'] },
      { startMs: 8_000, endMs: 9_500, lines: ['Buenas noches.'] },
    ])
  })
})

test.each([
  ['below', 2, 'bottom', 'top'],
  ['above', 8, 'top', 'bottom'],
] as const)(
  'libass draws a script whose words stand %s with the second language at the other end',
  (_, alignment, mine, other) => {
    const script = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize, Bold, Italic, Alignment
Style: Talk,Arial,40,0,0,${alignment}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:03.00,Talk,,0,0,0,,Who, then, {\\i1}put out{\\i0}\\Nthe light?
Dialogue: 0,0:00:04.00,0:00:05.00,Talk,,0,0,0,,Nobody.
`
    const spanish = srtOf([
      { startMs: 1_200, endMs: 3_100, text: '{\\an5}¿Quién, pues, <i>apagó</i>\nla luz?' },
      { startMs: 4_000, endMs: 5_000, text: 'Nadie.' },
    ])
    const { text, extension } = pairSubtitles(parse(script), parse(spanish), { format: 'keep' })
    expect(extension).toBe('ass')
    const seen = readAss(text).map(({ startMs, endMs, lines, end }) => ({ startMs, endMs, lines, end }))
    expect(seen).toEqual([
      { startMs: 1_000, endMs: 3_000, lines: ['Who, then, put out', 'the light?'], end: mine },
      { startMs: 1_200, endMs: 3_100, lines: ['¿Quién, pues, apagó', 'la luz?'], end: other },
      { startMs: 4_000, endMs: 5_000, lines: ['Nobody.'], end: mine },
      { startMs: 4_000, endMs: 5_000, lines: ['Nadie.'], end: other },
    ])
  },
)
