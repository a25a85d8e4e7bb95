import { expect, test } from 'vitest'
import { toDeliveredText } from '../../../shared/subtitle/deliveredText.ts'
import { decodeSubtitle, parseDecoded } from '../../../shared/subtitle/parseSubtitle.ts'
import { plainTextOf } from '../../../shared/subtitle/plainText.ts'
import { SubtitleError } from '../../../shared/subtitle/subtitleError.ts'
import { writeSubtitle } from '../../../shared/subtitle/formats/writeSubtitle.ts'

const cue = '1\n00:00:01,000 --> 00:00:02,000\n'

/** Text that makes a careless pattern or loop look at the same characters again and again. */
const traps: readonly (readonly [why: string, before: string, piece: string])[] = [
  ['open brackets', cue, '<'],
  ['open tags', cue, '<b '],
  ['open tags on lines', cue, '<b \n'],
  ['open elements', cue, '<script>'],
  ['open braces', cue, '{\\i1'],
  ['spaces', cue, '<font           '],
  ['ampersands', cue, '&#'],
  ['arrows', cue, '-->\n'],
  ['digits', cue, '0000000000'],
  ['numbers on lines', cue, '1\n\n'],
  ['music', cue, '♪ '],
  ['SAMI attributes', '<SAMI><SYNC Start=1><P Class=A>x<P ', 'a=" '],
  ['TTML spans', '<tt><p begin="1s" end="2s">', '<span>'],
  ['TTML paragraphs', '<tt>', '<p begin="1s">'],
  ['styles', 'WEBVTT\n\n00:01.000 --> 00:02.000\nx\n\n', 'STYLE\n\n'],
  ['wrong bytes', cue, '\ufffd\n'],
]

function work(text: string): number {
  const bytes = new TextEncoder().encode(text)
  const started = process.threadCpuUsage()
  try {
    const decoded = decodeSubtitle(bytes)
    const parsed = parseDecoded(decoded)
    for (const one of parsed.cues) plainTextOf(one.text)
    toDeliveredText(parsed, decoded)
    writeSubtitle(parsed, 'ass')
  } catch (error) {
    if (!(error instanceof SubtitleError)) throw error
  }
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1_000
}

const best = (text: string) => Math.min(work(text), work(text), work(text))

/** A square cost would be 256 times as much; the bound leaves room for a busy machine. */
test.for(traps)('sixteen times the text takes nothing like the square of the time: %s', ([, before, piece]) => {
  const small = before + piece.repeat(Math.floor(4000 / piece.length))
  const large = before + piece.repeat(Math.floor(64_000 / piece.length))
  expect(best(large)).toBeLessThan((best(small) + 1) * 80)
})
