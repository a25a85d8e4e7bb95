// From delivered to written: the format stays where it can, marks and line ends stay, nothing is done where nothing is to do.
import { expect, test } from 'vitest'
import { cleanText, type CleanRequest } from '../../../electron/clean/cleanText.ts'

const all = { hearingImpaired: true, credits: true, format: 'keep' } as const
const request = (text: string, extension: CleanRequest['extension'], rules: CleanRequest['rules'] = all) => ({
  text,
  extension,
  languageHint: 'en',
  fps: 25,
  rules,
})

const srt = '1\n00:00:01,000 --> 00:00:02,000\n[sighs]\n\n2\n00:00:03,000 --> 00:00:04,000\nYes.\n'
const script = `[Script Info]
[V4+ Styles]
Format: Name, Italic, Alignment
Style: Default,0,2
[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\i1}[sighs]{\\i0} Yes.
`

test('cues that are left are numbered anew', () => {
  expect(cleanText(request(srt, 'srt'))).toMatchObject({
    text: '1\n00:00:03,000 --> 00:00:04,000\nYes.\n',
    extension: 'srt',
    removed: [{ cue: 1, startMs: 1000, text: '[sighs]', reason: 'sound' }],
    convertedFrom: null,
  })
})

test('the mark and the line ends that it came with stay', () => {
  const windows = `\ufeff${srt.replaceAll('\n', '\r\n')}`
  expect(cleanText(request(windows, 'srt'))?.text).toBe('\ufeff1\r\n00:00:03,000 --> 00:00:04,000\r\nYes.\r\n')
})

test('a script stays a script with its overrides, unless SRT is wished for', () => {
  const kept = cleanText(request(script, 'ass'))
  expect(kept).toMatchObject({ extension: 'ass', convertedFrom: null })
  expect(kept?.text).toContain('Style: Default,0,2')
  expect(kept?.text).toContain('{\\i1}{\\i0}Yes.')
  const converted = cleanText(request(script, 'ass', { ...all, format: 'srt' }))
  expect(converted).toMatchObject({ extension: 'srt', convertedFrom: 'ass' })
  expect(converted?.text).toBe('1\n00:00:01,000 --> 00:00:02,000\nYes.\n')
})

test('what has no writer of its own becomes SRT, and only where something was taken out', () => {
  const frames = '{25}{50}[sighs]|Yes.\n{75}{100}No.\n'
  expect(cleanText(request(frames, 'sub'))).toMatchObject({ extension: 'srt', convertedFrom: 'microdvd' })
  expect(cleanText(request(frames.replace('[sighs]|', ''), 'sub'))).toBeNull()
})

test('a text that needs nothing, and one of which nothing would be left, stay as they were delivered', () => {
  expect(cleanText(request(srt.replace('[sighs]', 'Well.'), 'srt'))).toBeNull()
  expect(cleanText(request(srt.replace('Yes.', '[laughs]'), 'srt'))).toBeNull()
})
