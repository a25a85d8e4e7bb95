import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cue, SubtitleDocument, SubtitleFormat } from '../../../../shared/subtitle/document.ts'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { writeSubtitle, type WritableFormat } from '../../../../shared/subtitle/formats/writeSubtitle.ts'

const reread = (text: string) => parseSubtitle(new TextEncoder().encode(text))
const documentOf = (cues: readonly Cue[], format: SubtitleFormat = 'srt'): SubtitleDocument => ({
  format,
  cues,
  header: '',
  dropped: [],
})
const cueOf = (text: string): Cue => ({ startMs: 1000, endMs: 2500, text })
const converted = (text: string, from: SubtitleFormat, to: WritableFormat) =>
  writeSubtitle(documentOf([cueOf(text)], from), to)
    .trimEnd()
    .split('\n')
    .slice(to === 'ass' ? -1 : 2)
    .join('\n')

test('SRT is numbered from 1, with commas and one blank line between cues', () => {
  const cues = [cueOf('a\nb'), { startMs: 3_599_999, endMs: 3_600_000, text: '' }]
  expect(writeSubtitle(documentOf(cues), 'srt')).toBe(
    '1\n00:00:01,000 --> 00:00:02,500\na\nb\n\n2\n00:59:59,999 --> 01:00:00,000\n\n',
  )
})

test.for<[from: SubtitleFormat, to: WritableFormat, text: string, wanted: string]>([
  [
    'srt',
    'vtt',
    '{\\an8}<i>a</i> & <b>3 < 5</b>',
    '00:00:01.000 --> 00:00:02.500 line:0\n<i>a</i> &amp; <b>3 &lt; 5</b>',
  ],
  ['srt', 'vtt', '<font color="#ff0000">a</font> --> b', '00:00:01.000 --> 00:00:02.500\na --&gt; b'],
  ['srt', 'ass', '{\\an8}<i>a</i>\nb', 'Dialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\an8}{\\i1}a{\\i0}\\Nb'],
  [
    'srt',
    'ass',
    '<font color="#ff8000">a</font>',
    'Dialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\c&H0080FF&}a{\\c}',
  ],
  ['ass', 'srt', '{\\pos(1,2)\\i1}a{\\i0} {\\b1}b', '<i>a</i> <b>b</b>'],
  ['ass', 'srt', '{\\fad(1,2)\\an8}up{note}', '{\\an8}up'],
  ['ass', 'srt', '{\\p1}m 0 0 l 9 9{\\p0}text', 'text'],
  ['ass', 'srt', '{\\i1}a{\\r}b{\\be1}c', '<i>a</i>bc'],
  ['vtt', 'srt', '<v Bob>Hi</v> <i.x>you</i> <00:00:01.500>&lt;3 &amp;', 'Hi <i>you</i> <3 &'],
])('%s to %s: %s', ([from, to, text, wanted]) => {
  expect(converted(text, from, to)).toBe(wanted)
})

test('a script loses drawings and the doubles of its layers and comes in the order of time', () => {
  const cues = [{ startMs: 5000, endMs: 6000, text: 'b' }, cueOf('{\\blur2}a'), cueOf('a'), cueOf('{\\p1}m 0 0{\\p0}')]
  expect(reread(writeSubtitle(documentOf(cues, 'ass'), 'srt')).cues.map((cue) => cue.text)).toEqual(['a', 'b'])
})

test('a rewrite of the same format keeps header, styles and settings', () => {
  const ass =
    '[Script Info]\nTitle: x\n\n[V4+ Styles]\nStyle: Sign,Arial\n\n[Events]\n' +
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n' +
    'Dialogue: 3,0:00:01.00,0:00:02.00,Sign,Bob,1,2,3,fx,{\\pos(1,2)}a, b\\Nc\n'
  expect(writeSubtitle(reread(ass), 'ass')).toBe(ass)
  const vtt =
    'WEBVTT x\n\nSTYLE\n::cue { color: red }\n\n00:00:01.000 --> 00:00:02.000 line:90%\n<v Bob>a &amp; b</v>\n'
  expect(writeSubtitle(reread(vtt), 'vtt')).toBe(vtt)
})

const word = fc.constantFrom(
  'a',
  'Hello',
  '3 < 5',
  'ça & là',
  '早上好',
  '<i>so</i>',
  '{x}',
  '12',
  'C:\\New',
  '- Yes?',
  '♪',
)
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const text = fc
  .tuple(fc.boolean(), fc.array(line, { minLength: 1, maxLength: 3 }))
  .map(([isUp, lines]) => (isUp ? '{\\an8}' : '') + lines.join('\n'))
const cue = fc
  .tuple(fc.integer({ min: 0, max: 8_000_000 }), fc.integer({ min: 1, max: 900 }), text)
  .map(([start, length, said]): Cue => ({ startMs: start * 10, endMs: (start + length) * 10, text: said }))
const cues = fc
  .array(cue, { minLength: 1, maxLength: 8 })
  .filter((list) => list.every(({ endMs }) => endMs < 360_000_000))

test.for<WritableFormat>(['srt', 'vtt'])('what is written as %s reads back as it was', (format) => {
  fc.assert(
    fc.property(cues, (list) => {
      const again = reread(writeSubtitle(documentOf(list), format))
      expect(reread(writeSubtitle(again, 'srt')).cues).toEqual(list)
    }),
    { numRuns: 100 },
  )
})

test('what is written as ASS reads back with the same times and the same number of lines', () => {
  fc.assert(
    fc.property(cues, (list) => {
      const shape = (all: readonly Cue[]) =>
        all.map(({ startMs, endMs, text: said }) => `${startMs} ${endMs} ${said.split('\n').length}`)
      expect(shape(reread(writeSubtitle(documentOf(list), 'ass')).cues)).toEqual(shape(list))
    }),
    { numRuns: 100 },
  )
})
