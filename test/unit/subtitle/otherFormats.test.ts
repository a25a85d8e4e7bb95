import { expect, test } from 'vitest'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'

const read = (text: string, options = {}) => parseSubtitle(new TextEncoder().encode(text), options)
const linesOf = (text: string, options = {}) =>
  read(text, options).cues.map((cue) => `${cue.startMs}-${cue.endMs} ${cue.text}`)

test.for([
  ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nx\n'],
  ['ass', '[Script Info]\n\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,x\n'],
  ['ssa', '[V4 Styles]\n\n[Events]\nDialogue: Marked=0,0:00:01.00,0:00:02.00,Default,,0,0,0,,x\n'],
  ['microdvd', '{25}{50}x\n'],
  ['mpl2', '[10][20]x\n'],
  ['sami', '<SAMI><BODY><SYNC Start=1000><P Class=ENCC>x<SYNC Start=2000><P Class=ENCC>&nbsp;</BODY></SAMI>'],
  ['ttml', '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="2s">x</p></div></body></tt>'],
  ['srt', '1\n00:00:01,000 --> 00:00:02,000\nx\n'],
])('%s is known by its content, whatever its name says', ([format, text]) => {
  const { format: found, cues } = read(text ?? '', { fileName: 'film.srt', fps: 25 })
  expect([found, cues[0]?.startMs, cues[0]?.endMs, cues[0]?.text]).toEqual([format, 1000, 2000, 'x'])
})

test('a bracketed heading in a sentence does not make an SRT a script', () => {
  expect(read('1\n00:00:01,000 --> 00:00:02,000\n[Events]\n').format).toBe('srt')
})

test('WebVTT keeps settings and safe styles and leaves out styles that fetch', () => {
  const vtt =
    'WEBVTT - x\n\nSTYLE\n::cue { color: red }\n\nSTYLE\n@import url(http://a.invalid)\n\nNOTE no\n\n' +
    'id1\n00:01.000 --> 00:02.000 line:0\n<v Bob>Hi</v>\n\n00:03.000 --> 00:04.000\na --> b\n00:05.000 --> 00:06.000\nc\n'
  const { cues, header, dropped } = read(vtt)
  expect(cues.map(({ startMs, text, settings }) => [startMs, text, settings])).toEqual([
    [1000, '<v Bob>Hi</v>', 'line:0'],
    [3000, 'a --> b', ''],
    [5000, 'c', ''],
  ])
  expect(header).toBe('WEBVTT - x\n\nSTYLE\n::cue { color: red }')
  expect(dropped).toEqual(['1 STYLE block left out'])
})

test('ASS reads its columns by name, keeps commas and overrides of the text, and leaves out embedded files', () => {
  const ass =
    '[Script Info]\nTitle: x\nVideo File: \\\\a.invalid\\v.mkv\n\n[Events]\nFormat: Start, End, Style, Text\n' +
    'Comment: 0:00:00.00,0:00:01.00,Default,no\nDialogue: 0:00:01.50,0:00:02.00,Sign,{\\an8}One, two\\Nthree\n' +
    'Dialogue: bad\n\n[Fonts]\nfontname: a.ttf\n!!!!\n'
  const { cues, header, dropped } = read(ass)
  expect(cues).toEqual([{ startMs: 1500, endMs: 2000, text: '{\\an8}One, two\nthree', settings: ',Sign,,,,,' }])
  expect(header).toBe('[Script Info]\nTitle: x\n')
  expect(dropped).toEqual(['Video File left out', 'Fonts left out', '1 line with unusable times left out'])
})

test('MicroDVD takes its frame rate from its first line, then from the video, then the usual one and says so', () => {
  expect(linesOf('{1}{1}25\n{25}{50}a|b\n')).toEqual(['1000-2000 a\nb'])
  expect(linesOf('{30}{60}a\n', { fps: 30 })).toEqual(['1000-2000 a'])
  expect(read('{24}{48}a\n').dropped).toEqual(['The frame rate is not known; 23.976 was assumed'])
})

test.for([
  ['{1}{1}25\n{25}{50}{y:i}a|b', '<i>a</i>\nb'],
  ['{1}{1}25\n{25}{50}{Y:i}a|b', '<i>a\nb</i>'],
  ['{1}{1}25\n{25}{50}{y:b,i}{c:$0000FF}a|/b', '<b><i>a</i></b>\n<i>b</i>'],
  ['[10][20]/a|b', '<i>a</i>\nb'],
])('%s reads as %s', ([text = '', wanted]) => {
  expect(read(text).cues[0]?.text).toBe(wanted)
})

test('absurd frames and rates are left out, and those cues counted', () => {
  const { cues, dropped } = read('{1}{1}0\n{1}{1}1e308\n{999999999999999}{1}big\n{25}{50}x\n', { fps: 25 })
  expect(cues).toEqual([{ startMs: 1000, endMs: 2000, text: 'x' }])
  expect(dropped).toEqual(['1 cue with unusable times left out'])
})

test('SAMI ends a cue at the next mark and takes the language that was asked for', () => {
  const sami =
    '<SAMI><BODY><SYNC Start=1000><P Class=ENCC>Hello<br><i>you</i> &amp; me<P Class=KRCC>안녕' +
    '<SYNC Start=2000><P Class=ENCC>&nbsp;<P Class=KRCC>&nbsp;<SYNC Start=3000><P Class=ENCC>Bye</BODY></SAMI>'
  expect(linesOf(sami)).toEqual(['1000-2000 Hello\n<i>you</i> & me', '3000-7000 Bye'])
  expect(linesOf(sami, { languageHint: 'ko' })).toEqual(['1000-2000 안녕'])
  expect(read(sami).dropped).toEqual(['1 other language in the same file left out'])
})

test('TTML reads clock, offset, frame and tick times, styles and line breaks', () => {
  const ttml =
    '<?xml version="1.0"?><tt:tt xmlns:tt="http://www.w3.org/ns/ttml" ttp:frameRate="25" ttp:tickRate="1000">' +
    '<tt:head><tt:style xml:id="s1" tts:fontStyle="italic"/></tt:head><tt:body>' +
    '<tt:p begin="00:00:01.000" end="00:00:02.500">a<tt:br/>b &lt;3</tt:p>' +
    '<tt:p begin="3s" dur="500ms" style="s1">c</tt:p>' +
    '<tt:p begin="00:00:05:12" end="150f"><tt:span tts:fontWeight="bold">d</tt:span>\n  e</tt:p>' +
    '<tt:p begin="7000t" end="8000t">f</tt:p><tt:p begin="9s">no end</tt:p></tt:body></tt:tt>'
  expect(linesOf(ttml)).toEqual(['1000-2500 a\nb <3', '3000-3500 <i>c</i>', '5480-6000 <b>d</b> e', '7000-8000 f'])
  expect(read(ttml).dropped).toEqual(['1 cue with unusable times left out'])
})

test('TTML that declares a document type is refused, entities and all', () => {
  const ttml = '<!DOCTYPE tt [<!ENTITY e "x">]><tt><body><p begin="1s" end="2s">&e;</p></body></tt>'
  expect(() => read(ttml)).toThrow(expect.objectContaining({ detail: 'SUB_NOT_SUBTITLE' }))
})
