/**
 * The text that is written beside the video: what came, in UTF-8, with only safe repairs and nothing active.
 * A subtitle that needs none of this keeps every character.
 */
import { removeActiveMarkup } from './activeMarkup.ts'
import { splitScript } from './formats/ass/assSections.ts'
import { counted } from './counted.ts'
import type { DecodedText } from './encoding/decodedText.ts'
import type { SubtitleFormat } from './document.ts'
import type { ParsedSubtitle } from './parseSubtitle.ts'
import { readSrt, writeSrt } from './formats/srt/srt.ts'
import { readPlainSrt } from './formats/srt/plainSrt.ts'
import { isWellFormedSrt } from './formats/srt/srtForm.ts'
import { countOf } from './textLines.ts'
import { isFetchingStyle } from './formats/vtt.ts'

export interface DeliveredText {
  /** To be written as UTF-8. Begins with a byte order mark only where the original did. */
  readonly text: string
  /** What was changed, in sentences for people; empty for a subtitle that is delivered as it came. */
  readonly changes: readonly string[]
}

interface Draft {
  readonly text: string
  readonly changes: readonly string[]
}

interface Source {
  readonly format: SubtitleFormat
  /** A text that is known to need no repair as SubRip. */
  readonly plain: string | null
}

type Repair = (text: string, source: Source) => Draft

/** In this order: markup is judged in clean text, and cues are numbered when nothing else changes any more. */
const repairs: readonly Repair[] = [removeControls, unifyMixedLineEnds, removeUnsafeParts, removeMarkup, repairSrt]

/** `decoded` is what `parsed` was parsed from. The format stays the same. */
export function toDeliveredText(parsed: ParsedSubtitle, decoded: DecodedText): DeliveredText {
  const converted = decoded.encoding === 'utf-8' ? [] : [`Converted from ${decoded.encoding} to UTF-8`]
  const source = { format: parsed.format, plain: parsed.isPlain ? decoded.text : null }
  const draft = repairs.reduce<Draft>(
    (before, repair) => {
      const { text, changes } = repair(before.text, source)
      return { text, changes: [...before.changes, ...changes] }
    },
    { text: decoded.text, changes: converted },
  )
  return { ...draft, text: decoded.hasUtf8Mark ? `\ufeff${draft.text}` : draft.text }
}

function removeControls(text: string): Draft {
  const clean = text.replace(/[\0-\x08\x0b\x0e-\x1f\x7f]/g, '')
  return { text: clean, changes: counted(text.length - clean.length, 'control character', 'removed') }
}

/** One kind of line end is left as it is, unless it is the old Macintosh one that players do not know. */
function unifyMixedLineEnds(text: string): Draft {
  if (!text.includes('\r')) return { text, changes: [] }
  const pairs = countOf(text, '\r\n')
  const returns = countOf(text, '\r') - pairs
  const feeds = countOf(text, '\n') - pairs
  if (returns === 0 && (pairs === 0 || feeds === 0)) return { text, changes: [] }
  const lineEnd = pairs > feeds + returns ? '\r\n' : '\n'
  return { text: text.replace(/\r\n?|\n/g, lineEnd), changes: ['Line ends made the same'] }
}

function removeUnsafeParts(text: string, { format }: Source): Draft {
  if (format === 'ass' || format === 'ssa') return removeUnsafeSections(text)
  return format === 'vtt' ? removeFetchingStyles(text) : { text, changes: [] }
}

function removeUnsafeSections(text: string): Draft {
  const script = splitScript(text.split('\n'))
  if (script.unsafeNames.length === 0) return { text, changes: [] }
  const safe = script.lines.filter((line) => line.part !== 'unsafe').map((line) => line.text)
  return { text: safe.join('\n'), changes: script.unsafeNames.map((name) => `${name} removed`) }
}

function removeFetchingStyles(text: string): Draft {
  const blocks = text.split(/(\r?\n(?:[ \t]{0,200}\r?\n)+)/)
  const safe = blocks.filter((block) => !isFetchingStyle(block.split(/\r?\n/)))
  return { text: safe.join(''), changes: counted(blocks.length - safe.length, 'STYLE block', 'removed') }
}

function removeMarkup(text: string, { format }: Source): Draft {
  const { text: clean, removed } = removeActiveMarkup(text, format)
  return { text: clean, changes: removed.map((what) => `${what} removed`) }
}

function repairSrt(text: string, { format, plain }: Source): Draft {
  if (format !== 'srt' || text === plain) return { text, changes: [] }
  const unified = text.replaceAll('\r\n', '\n')
  if (readPlainSrt(unified)) return { text, changes: [] }
  const lines = unified.split('\n')
  if (isWellFormedSrt(lines)) return { text, changes: [] }
  const { cues, dropped } = readSrt({ text, lines })
  const written = writeSrt(cues)
  const changes = ['Numbers and times rewritten', ...dropped]
  return { text: text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written, changes }
}
