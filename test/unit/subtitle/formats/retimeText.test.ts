/** Other times in the text of a subtitle, and nothing else changed. */
import { expect, test } from 'vitest'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { retimeText, type RetimableFormat } from '../../../../shared/subtitle/formats/retimeText.ts'
import { shiftBy, type Retiming } from '../../../../shared/timing/retiming.ts'

const retime = (format: RetimableFormat, text: string, by: number | Retiming) =>
  retimeText(text, typeof by === 'number' ? shiftBy(by) : by, { format, fps: 25 })
const timesOf = (text: string, fileName: string) =>
  parseSubtitle(new TextEncoder().encode(text), { fileName, fps: 25 }).cues.map(({ startMs, endMs }) => [
    startMs,
    endMs,
  ])

const srt =
  '1\r\n00:00:01,000 --> 00:00:02,500 X1:40\r\n<i>One</i>\r\n\r\n2\r\n00:00:05,000 --> 00:00:06,000\r\nTwo --> 2\r\n'

test('in SRT only the clocks change, also where something follows them', () => {
  expect(retime('srt', srt, 1_250).text).toBe(
    srt
      .replace('00:00:01,000 --> 00:00:02,500', '00:00:02,250 --> 00:00:03,750')
      .replace('00:00:05,000 --> 00:00:06,000', '00:00:06,250 --> 00:00:07,250'),
  )
})

test('a retiming that moves nothing changes no character', () => {
  expect(retime('srt', srt, 0)).toEqual({ text: srt, skipped: 0 })
})

test('a cue that would end before the film is left out, one that would begin before it is cut, and numbers have no gap', () => {
  const { text, skipped } = retime('srt', `${srt}\r\n3\r\n00:00:09,000 --> 00:00:10,000\r\nThree\r\n`, -5_500)
  expect(skipped).toBe(1)
  expect(text).toBe(
    '1\r\n00:00:00,000 --> 00:00:00,500\r\nTwo --> 2\r\n\r\n2\r\n00:00:03,500 --> 00:00:04,500\r\nThree\r\n',
  )
})

test('WebVTT keeps its header, settings and notes, and moves the marks inside of its cues', () => {
  const vtt =
    'WEBVTT - a film\n\nSTYLE\n::cue { color: red }\n\nNOTE 00:00 is the start\n\nfirst\n00:01.000 --> 00:03.000 line:0\nOne <00:00:02.000>two\n'
  expect(retime('vtt', vtt, 500).text).toBe(
    vtt.replace('00:01.000 --> 00:03.000', '00:00:01.500 --> 00:00:03.500').replace('<00:00:02.000>', '<00:00:02.500>'),
  )
})

test('ASS keeps styles, overrides and comments; what nobody would see becomes a comment', () => {
  const ass = [
    '[Script Info]',
    'Title: Dialogue: 0,0:00:01.00,0:00:02.00',
    '[Events]',
    'Format: Layer, Start, End, Style, Text',
    'Dialogue: 0,0:00:01.00,0:00:02.00,Default,{\\an8}Gone, soon',
    'Comment: 0,0:00:04.00,0:00:05.00,Default,kept',
    'Dialogue: 0, 0:00:07.00,0:00:09.50,Default,Seen, too',
  ]
  const { text, skipped } = retime('ass', ass.join('\n'), -3_000)
  expect(skipped).toBe(1)
  expect(text.split('\n')).toEqual([
    ...ass.slice(0, 4),
    'Comment: 0,0:00:01.00,0:00:02.00,Default,{\\an8}Gone, soon',
    'Comment: 0,0:00:01.00,0:00:02.00,Default,kept',
    'Dialogue: 0, 0:00:04.00,0:00:06.50,Default,Seen, too',
  ])
})

test('MicroDVD counts frames at the rate that the file tells, and else at that of its video', () => {
  expect(retime('microdvd', '{1}{1}10\n{20}{30}One\n{50}{}Two', 1_000).text).toBe('{1}{1}10\n{30}{40}One\n{60}{}Two')
  expect(retime('microdvd', '{25}{50}One|two\n{100}{150}Three', -2_000)).toEqual({ text: '{50}{100}Three', skipped: 1 })
})

test('SAMI moves its marks', () => {
  const sami = '<SAMI><BODY><SYNC Start=1000><P Class=ENCC>One\n<SYNC start="4000"><P Class=ENCC>Two</BODY></SAMI>'
  expect(timesOf(retime('sami', sami, 500).text, 'a.smi')[0]).toEqual([1_500, 4_500])
})

test('a cue is moved by the piece that it begins in, and by the speed', () => {
  const pieces = {
    speed: 25 / 24,
    pieces: [
      { fromMs: 0, offsetMs: 240 },
      { fromMs: 4_800, offsetMs: -240 },
    ],
  }
  const text = '1\n00:00:02,400 --> 00:00:04,800\nA\n\n2\n00:00:04,800 --> 00:00:07,200\nB\n'
  expect(timesOf(retime('srt', text, pieces).text, 'a.srt')).toEqual([
    [2_740, 5_240],
    [4_760, 7_260],
  ])
})

test('numbers may be missing, and so may blank lines', () => {
  const text =
    '00:00:01,000 --> 00:00:02,000\nA\n2\n00:00:03,000 --> 00:00:04,000\nB\n\n\n3\n00:00:05,000 --> 00:00:06,000\n\nC'
  expect(timesOf(retime('srt', text, 1_000).text, 'a.srt')).toEqual([
    [2_000, 3_000],
    [4_000, 5_000],
    [6_000, 7_000],
  ])
})

test.for([
  '00.00.01,000 --> 00.00.02,000',
  '1 00:00:01,000 --> 00:00:02,000',
  '00: 00: 01, 000 --> 00: 00: 02, 000',
  '٠٠:٠٠:٠١,٠٠٠ --> ٠٠:٠٠:٠٢,٠٠٠',
])('clocks that only people can read are written anew: %s', (timing) => {
  expect(retime('srt', `${timing}\r\nOne\r\n`, 500).text).toBe('00:00:01,500 --> 00:00:02,500\r\nOne\r\n')
})
