import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDeliveredText } from '../../../shared/subtitle/deliveredText.ts'
import { decodeSubtitle, parseDecoded } from '../../../shared/subtitle/parseSubtitle.ts'
import { plainTextOf } from '../../../shared/subtitle/plainText.ts'
import { SubtitleError } from '../../../shared/subtitle/subtitleError.ts'
import { stlFile } from '../../support/make/stlFile.ts'
import { writeSubtitle } from '../../../shared/subtitle/formats/writeSubtitle.ts'

/** Everything the app does with a subtitle; true where it was one. */
function survives(bytes: Uint8Array): boolean {
  try {
    const decoded = decodeSubtitle(bytes)
    const parsed = parseDecoded(decoded)
    for (const cue of parsed.cues) plainTextOf(cue.text)
    for (const format of ['srt', 'vtt', 'ass'] as const) writeSubtitle(parsed, format)
    expect(toDeliveredText(parsed, decoded).text).not.toContain('\0')
    return true
  } catch (error) {
    if (error instanceof SubtitleError) return false
    throw error
  }
}

const fragments = [
  '1\n',
  '\n',
  '\r',
  '\r\n',
  '00:00:01,000 --> 00:00:02,000\n',
  '-->',
  'text\n',
  '<i>',
  '</i>',
  '<img src=x onerror=1>',
  '<',
  '>',
  '{\\an8}',
  '{\\p1}',
  '{',
  '}',
  '{1}{1}25\n',
  '{25}{50}a|b\n',
  '[10][20]a\n',
  'WEBVTT\n\n',
  'STYLE\n',
  'NOTE\n',
  '[Script Info]\n',
  '[Events]\n',
  'Format: Start, End, Text\n',
  'Dialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,x\n',
  '<SAMI>',
  '<SYNC Start=1000>',
  '<P Class=ENCC>',
  '<tt>',
  '<p begin="1s" end="2s">',
  '</p>',
  '&amp;',
  '&#x0;',
  '&#99999999;',
  '\0',
  '\x1b$B',
  '\ufeff',
  '😀',
  '\ud800',
  '[00:01.00]',
  '[00:00:02]\n',
  '[offset:+900]\n',
  '<00:01.50>',
  '00:00:01.00,00:00:02.00\n',
  '[br]',
  'Scenarist_SCC V1.0\n\n',
  '00:00:01;00\t94ae 94ae 9420 9420 9470 c8e5 ec6c ef80 942f\n',
  '00:00:03:00\t942c 9425 94ad 1f20\n',
  '<div begin="1s" timeContainer="seq">',
  '<span begin="1" dur="2.5">',
  '</span>',
  '</div>',
  '[Fonts]\n',
  '!!!!\n',
  '99999999999999999999',
]

test('random bytes are a subtitle or a typed refusal', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      survives(bytes)
    }),
    { numRuns: 200 },
  )
})

test('EBU-STL cut anywhere, or with random bytes behind its header, is a subtitle or a typed refusal', () => {
  const whole = stlFile([{ startMs: 1000, endMs: 2000, text: 'Hello' }], {})
  let read = 0
  fc.assert(
    fc.property(fc.nat(whole.length), fc.uint8Array({ maxLength: 600 }), (cut, noise) => {
      if (survives(whole.slice(0, cut))) read += 1
      if (survives(Uint8Array.from([...whole.slice(0, 1024), ...noise]))) read += 1
    }),
    { numRuns: 200 },
  )
  expect(read).toBeGreaterThan(0)
})

test('random pieces of all formats are a subtitle or a typed refusal', () => {
  const pieces = fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join(''))
  let read = 0
  fc.assert(
    fc.property(pieces, (text) => {
      if (survives(new TextEncoder().encode(text))) read += 1
    }),
    { numRuns: 400 },
  )
  expect(read).toBeGreaterThan(0)
})
