// From scripts and WebVTT to SRT: what the styles say is kept as far as SRT can, the rest is told.
import { expect, test } from 'vitest'
import type { SubtitleDocument } from '../../../shared/subtitle/document.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { lossesInSrt } from '../../../shared/subtitle/formats/srt/srtLosses.ts'
import { writeSubtitle } from '../../../shared/subtitle/formats/writeSubtitle.ts'

const parsed = (text: string): SubtitleDocument => parseSubtitle(new TextEncoder().encode(text))

const script = (...lines: readonly string[]) => `[Script Info]
[V4+ Styles]
Format: Name, Fontname, Bold, Italic, Alignment
Style: Default,Arial,0,0,2
Style: Thoughts,Arial,0,-1,2
Style: Sign,Arial,-1,0,8
[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${lines.map((line, index) => `Dialogue: 0,0:00:0${index}.00,0:00:0${index}.90,${line}`).join('\n')}
`

const textsOf = (document: SubtitleDocument) => parsed(writeSubtitle(document, 'srt')).cues.map(({ text }) => text)

test('italic, bold and the place at the top are kept, whether a style or a line says them', () => {
  const lines = [
    'Default,,0,0,0,,Hello.',
    'Thoughts,,0,0,0,,Why me?',
    'Thoughts,,0,0,0,,{\\i0}Not {\\r}so.',
    'Sign,,0,0,0,,CLOSED',
    'Default,,0,0,0,,{\\a6}Above.',
  ]
  expect(textsOf(parsed(script(...lines)))).toEqual([
    'Hello.',
    '<i>Why me?</i>',
    'Not <i>so.</i>',
    '{\\an8}<b>CLOSED</b>',
    '{\\an8}Above.',
  ])
})

test('the older SSA counts its places in another way', () => {
  const old = script('Sign,,0,0,0,,CLOSED').replace('[V4+ Styles]', '[V4 Styles]').replace('-1,0,8', '0,0,6')
  expect(textsOf(parsed(old))).toEqual(['{\\an8}CLOSED'])
})

test('what SRT cannot say is counted in cues', () => {
  const lines = [
    'Default,,0,0,0,,Hello.',
    'Default,,0,0,0,,{\\pos(10,10)\\c&H0000FF&}Red.',
    'Sign,,0,0,0,,{\\p1}m 0 0 l 9 9{\\p0}',
    'Default,,0,0,0,,{\\k20}la',
  ]
  expect(lossesInSrt(parsed(script(...lines)))).toEqual([
    { kind: 'drawings', cues: 1 },
    { kind: 'positions', cues: 1 },
    { kind: 'effects', cues: 1 },
    { kind: 'colours', cues: 1 },
    { kind: 'fonts', cues: 1 },
  ])
  const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000 position:10%\n<v Ann>Hi <c.red>you</c>\n'
  expect(lossesInSrt(parsed(vtt)).map(({ kind }) => kind)).toEqual(['positions', 'colours', 'voices'])
  expect(lossesInSrt(parsed('1\n00:00:01,000 --> 00:00:02,000\nHi\n'))).toEqual([])
})

test('SSA is written as SSA again, with its own styles', () => {
  const old = script('Sign,,0,0,0,,CLOSED').replace('[V4+ Styles]', '[V4 Styles]').replace('Layer', 'Marked')
  const written = writeSubtitle(parsed(old), 'ssa')
  expect(written).toContain('[V4 Styles]')
  expect(written).toContain('Dialogue: Marked=0,0:00:00.00,0:00:00.90,Sign,,0,0,0,,CLOSED')
  expect(parsed(written).cues).toEqual(parsed(old).cues)
})
