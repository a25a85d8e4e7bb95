/** What a picture shows of a cue: the place and the style that its own words, its script's style or WebVTT's settings say. */
import { expect, test } from 'vitest'
import { lookedCues } from '../../../shared/subtitle/cueLook.ts'
import { pairSubtitles } from '../../../shared/subtitle/pair/pairSubtitles.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { shownCue } from '../../../shared/subtitle/shownCue.ts'

const script = (...lines: string[]) => `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize, Bold, Italic, Underline, Alignment
Style: Default,Arial,20,0,0,0,2
Style: Sign,Arial,20,-1,0,0,7
Style: Song,Arial,20,0,-1,0,8

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${lines.map((line) => `Dialogue: 0,0:00:01.00,0:00:03.00,${line}\n`).join('')}`

function drawn(text: string, fileName: string) {
  const document = parseSubtitle(new TextEncoder().encode(text), { fileName })
  return lookedCues(document).map((cue) => {
    const { place, lines } = shownCue(cue.text, cue.look)
    const pieces = lines.flat().map(({ text: words, isItalic, isBold, isUnderlined }) => {
      return `${isItalic ? 'i' : ''}${isBold ? 'b' : ''}${isUnderlined ? 'u' : ''}:${words}`
    })
    return [place, ...pieces]
  })
}

test('a cue of a script stands and looks as its style says', () => {
  expect(drawn(script('Default,,0,0,0,,Good.', 'Sign,,0,0,0,,HARBOUR', 'Song,,0,0,0,,La'), 'a.ass')).toEqual([
    [2, ':Good.'],
    [7, 'b:HARBOUR'],
    [8, 'i:La'],
  ])
})

test('overrides go before the style, \\r is back to it, and comments are not shown', () => {
  const lines = [
    'Song,,0,0,0,,{\\i0\\an2}La {\\r}la',
    'Default,,0,0,0,,{note}Yes {\\b700}no',
    'Sign,,0,0,0,,{\\a6}HARBOUR',
  ]
  expect(drawn(script(...lines), 'a.ass')).toEqual([
    [2, ':La ', 'i:la'],
    [2, ':Yes ', 'b:no'],
    [8, 'b:HARBOUR'],
  ])
})

test('braces of other formats are words', () => {
  expect(drawn('1\n00:00:01,000 --> 00:00:02,000\n{laughs} <i>No</i>\n', 'a.srt')).toEqual([[2, ':{laughs} ', 'i:No']])
})

test.each([
  ['', 2],
  ['line:0', 8],
  ['line:10% align:start', 7],
  ['line:50% align:right', 6],
  ['line:90%', 2],
  ['align:end', 3],
])('WebVTT settings say the place: %s', (settings, place) => {
  expect(drawn(`WEBVTT\n\n00:01.000 --> 00:02.000 ${settings}\nYes\n`, 'a.vtt')).toEqual([[place, ':Yes']])
})

test('of two languages in one script the second is at the other end of the picture', () => {
  const parse = (text: string) => parseSubtitle(new TextEncoder().encode(text))
  const spanish = parse('1\n00:00:01,000 --> 00:00:03,000\nBuenos días.\n')
  const { text } = pairSubtitles(parse(script('Default,,0,0,0,,Good morning.')), spanish, { format: 'keep' })
  expect(drawn(text, 'a.ass')).toEqual([
    [2, ':Good morning.'],
    [8, ':Buenos días.'],
  ])
})
