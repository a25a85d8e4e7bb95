/** A subtitle under a person's hands: what is shown, what is marked, and that what is written says the same. */
import { expect, test } from 'vitest'
import { editSubtitle } from '../../../../electron/timing/editWork.ts'
import { editedCues, type SubtitleEdit } from '../../../../shared/subtitle/edit/editedCues.ts'
import { readabilityOf } from '../../../../shared/subtitle/checkup/readability.ts'
import { cueFaults, readingSpeed } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { shownCue } from '../../../../shared/subtitle/shownCue.ts'
import { stripColumns } from '../../../../shared/sound/strip.ts'
import { shareOnSpeech, unmatchedOf, without } from '../../../../shared/timing/unmatched.ts'

const english = { language: 'en', format: 'srt' }
const srt =
  '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:05,000\n<i>Two</i>\nlines\n\n3\n00:00:06,000 --> 00:00:07,000\nThree\n'
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000 line:0\nOne\n\n00:03.000 --> 00:05.000\n<i>Two</i>\nlines\n'
const ass =
  '[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize, Italic, Alignment\nStyle: Default,Arial,20,0,2\n\n' +
  '[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n' +
  'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,One\nDialogue: 0,0:00:03.00,0:00:05.00,Default,,0,0,0,,{\\i1}Two{\\i0}\n'
const bytesOf = (text: string) => new TextEncoder().encode(text)

const edits: readonly (readonly [name: string, edit: SubtitleEdit])[] = [
  ['moved later', { speed: 1, offsetMs: 400, changes: [] }],
  ['moved before the film', { speed: 1, offsetMs: -2_500, changes: [] }],
  [
    'words',
    { speed: 1, offsetMs: 0, changes: [{ index: 1, cues: [{ startMs: 3_000, endMs: 5_000, text: 'Other\nwords' }] }] },
  ],
  ['a deleted line', { speed: 1, offsetMs: 0, changes: [{ index: 0, cues: [] }] }],
  [
    'a split line, all of it moved',
    {
      speed: 1,
      offsetMs: 250,
      changes: [
        {
          index: 1,
          cues: [
            { startMs: 3_250, endMs: 4_000, text: '<i>Two</i>' },
            { startMs: 4_000, endMs: 5_250, text: 'lines' },
          ],
        },
      ],
    },
  ],
  [
    'a line that changes places',
    { speed: 1, offsetMs: 0, changes: [{ index: 0, cues: [{ startMs: 5_500, endMs: 5_900, text: 'One' }] }] },
  ],
]

test.each([srt, vtt, ass].flatMap((text) => edits.map(([name, edit]) => [name, text, edit] as const)))(
  'what is written is what was shown: %s',
  (_name, text, edit) => {
    const fileName = text === srt ? 'a.srt' : text === vtt ? 'a.vtt' : 'a.ass'
    const shown = editedCues(parseSubtitle(bytesOf(text), { fileName }).cues, edit)
    const written = editSubtitle(bytesOf(text), { edit, languageHint: null, fileName, fps: null })
    const again = parseSubtitle(bytesOf(written), { fileName }).cues
    expect(again.map(({ startMs, endMs, text: words }) => [startMs, endMs, words])).toEqual(
      shown.map(({ startMs, endMs, text: words }) => [startMs, endMs, words]),
    )
  },
)

test('words that a format would take for something else are refused', () => {
  const edit = (text: string) => ({
    speed: 1,
    offsetMs: 0,
    changes: [{ index: 0, cues: [{ startMs: 1_000, endMs: 2_000, text }] }],
  })
  const write = (text: string) =>
    editSubtitle(bytesOf(srt), { edit: edit(text), languageHint: null, fileName: 'a.srt', fps: null })
  expect(() => write('one\n00:00:01,000 --> 00:00:01,500\ntwo')).toThrow('cannot be written so')
  expect(() => write('One\n\n\nmore')).not.toThrow()
  expect(() =>
    editSubtitle(bytesOf(srt), {
      edit: { speed: 1, offsetMs: 0, changes: [{ index: 9, cues: [] }] },
      languageHint: null,
      fileName: 'a.srt',
      fps: null,
    }),
  ).toThrow('not there')
  expect(() =>
    editSubtitle(bytesOf('{1}{25}Hello\n{50}{75}You\n'), {
      edit: { speed: 1, offsetMs: 0, changes: [{ index: 0, cues: [] }] },
      languageHint: null,
      fileName: 'a.sub',
      fps: 25,
    }),
  ).toThrow('cannot be edited')
})

test('moving keeps every other letter of the file', () => {
  const odd = srt.replace('1\n', '7\n').replace('Three', '{\\an8}Three')
  const written = editSubtitle(bytesOf(odd), {
    edit: { speed: 1, offsetMs: 400, changes: [] },
    languageHint: null,
    fileName: 'a.srt',
    fps: null,
  })
  expect(written).toBe(
    odd
      .replace('01,000', '01,400')
      .replace('02,000', '02,400')
      .replace('03,000', '03,400')
      .replace('05,000', '05,400')
      .replace('06,000', '06,400')
      .replace('07,000', '07,400'),
  )
})

test('reading speed counts letters alone, an overlap is told of the later one', () => {
  expect(readingSpeed({ startMs: 0, endMs: 2_000, text: '<i>0123456789</i>\n0123456789' })).toBe(10)
  expect(readingSpeed({ startMs: 5, endMs: 5, text: 'a' })).toBe(Infinity)
  // Marks of Thai, Hindi and Arabic stand above and below their letters; signs of direction are seen by nobody.
  const marked = [
    ['ที่นี่ด้วย', 5],
    ['ज़िंदगी', 3],
    ['مَكْتَب', 4],
    ['\u202bשלום\u202c', 4],
  ] as const
  for (const [text, letters] of marked) expect(readingSpeed({ startMs: 0, endMs: 1_000, text })).toBe(letters)
  const faults = cueFaults(
    [
      { startMs: 0, endMs: 2_000, text: 'short' },
      { startMs: 1_500, endMs: 2_000, text: 'much too long for half a second' },
    ],
    english,
  )
  expect(faults.map(({ pace, overlapMs }) => [pace, overlapMs])).toEqual([
    ['easy', 0],
    ['over', 500],
  ])
})

test('what the desk marks is what a check-up counts: too fast, and over another cue', () => {
  const at = (startMs: number, lengthMs: number, text: string) => ({ startMs, endMs: startMs + lengthMs, text })
  const cues = [
    at(0, 1_000, 'a'.repeat(20)),
    at(5_000, 1_000, 'b'.repeat(26)),
    at(10_000, 2_150, 'over the next by less than players round'),
    at(12_000, 2_000, 'over by a second'),
    at(13_000, 1_500, '{\\an8}above'),
    at(14_000, 2_000, '♪ sung ♪'),
    at(15_000, 2_000, 'said meanwhile'),
    at(16_000, 2_000, 'and over that'),
  ]
  for (const format of ['srt', 'ass', 'vtt', 'microdvd'] as const) {
    const faults = cueFaults(cues, { language: 'en', format })
    const told = readabilityOf({ cues, format })
    expect(faults.filter(({ pace }) => pace === 'over')).toHaveLength(told.fast.count)
    expect(faults.filter(({ overlapMs }) => overlapMs > 0)).toHaveLength(told.overlaps.count)
    expect([told.fast.count, told.overlaps.count]).toEqual([1, format === 'srt' || format === 'microdvd' ? 1 : 0])
  }
})

test('above 17 letters a second a cue is fast, above 25 nobody follows it', () => {
  const paced = (letters: number) => ({ startMs: 0, endMs: 1_000, text: 'a'.repeat(letters) })
  expect([17, 18, 25, 26].map((letters) => cueFaults([paced(letters)], english)[0]?.pace)).toEqual([
    'easy',
    'fast',
    'fast',
    'over',
  ])
})

test('a cue on the picture: its place, its lines, what is italic', () => {
  expect(shownCue('{\\an8}<i>Over there</i>\nnow &amp; then')).toEqual({
    place: 8,
    lines: [
      [{ text: 'Over there', isItalic: true, isBold: false, isUnderlined: false }],
      [{ text: 'now & then', isItalic: false, isBold: false, isUnderlined: false }],
    ],
  })
  expect(shownCue('{\\b1}Loud{\\b0} and {\\p1}m 0 0 l 9 9{\\p0}<script>x</script>').lines[0]).toMatchObject([
    { text: 'Loud', isBold: true },
    { text: ' and ', isBold: false },
    { text: 'x' },
  ])
  expect(shownCue('').lines).toEqual([])
})

test('what is spoken without a cue, and what is written without speech', () => {
  const speech = [
    { startMs: 0, endMs: 4_000 },
    { startMs: 10_000, endMs: 14_000 },
    { startMs: 20_000, endMs: 20_900 },
  ]
  const cues = [
    { startMs: 200, endMs: 3_900 },
    { startMs: 30_000, endMs: 32_000 },
  ]
  expect(unmatchedOf(speech, cues)).toEqual({
    spoken: [{ startMs: 10_000, endMs: 14_000 }],
    written: [{ startMs: 30_000, endMs: 32_000 }],
  })
  expect(unmatchedOf([], cues).written).toEqual([])
  expect(shareOnSpeech(speech, cues)).toBeCloseTo(3_700 / 5_700)
  expect(
    without(
      [{ startMs: 0, endMs: 10 }],
      [
        { startMs: 2, endMs: 3 },
        { startMs: 5, endMs: 20 },
      ],
    ),
  ).toEqual([
    { startMs: 0, endMs: 2 },
    { startMs: 3, endMs: 5 },
  ])
})

test('a strip shows the loudest of each column', () => {
  const loudness = new Float32Array(100).fill(0.01)
  loudness[50] = 1
  const columns = stripColumns(loudness, { fromMs: 0, toMs: 2_000, columns: 10 })
  expect(columns).toHaveLength(10)
  expect([columns[5], columns[0]]).toEqual([100, 10])
  expect(stripColumns(loudness, { fromMs: 1_900, toMs: 4_000, columns: 3 }).at(-1)).toBe(0)
})

test('nobody reads two languages at once: a file of both is fast for nobody', () => {
  const cue = { startMs: 0, endMs: 2_000, text: 'Who put out the light?\n¿Quién apagó la luz?' }
  expect(cueFaults([cue], english)).toMatchObject([{ pace: 'fast' }])
  expect(cueFaults([cue], { language: 'en+es', format: 'srt' })).toEqual([{ speed: null, pace: 'easy', overlapMs: 0 }])
})
