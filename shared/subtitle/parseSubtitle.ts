/** Bytes of a subtitle -> document: size, kind, encoding, format, cues, in this order, so that hostile input stops early. */
import type { LanguageTag } from '../language.ts'
import { hasBinarySignature, looksBinary } from './encoding/binaryContent.ts'
import type { DecodedText } from './encoding/decodedText.ts'
import { decodeText } from './encoding/decodeText.ts'
import type { Cue, SubtitleDocument } from './document.ts'
import { findReader } from './formats/formats.ts'
import { subtitleLimits } from './limits.ts'
import { readPlainSrt } from './formats/srt/plainSrt.ts'
import { writeSrt } from './formats/srt/srt.ts'
import { isStl, readStl } from './formats/stl/stl.ts'
import { SubtitleError } from './subtitleError.ts'
import { isBlank, splitLines, unifyLineEnds } from './textLines.ts'

export interface ParseOptions {
  /** The language the subtitle is said to be in: helps to tell its encoding. */
  readonly languageHint?: LanguageTag | null
  /** Its extension is a hint where the content fits several formats. */
  readonly fileName?: string
  /** Frames a second of the video, for formats that count frames. */
  readonly fps?: number | null
}

export interface ParsedSubtitle extends SubtitleDocument {
  /** What the bytes were decoded from, such as 'utf-8' or 'windows-1250'. */
  readonly encoding: string
  /** The text was SubRip just as it should be: nothing of it needs repair. Set where that was seen while it was read. */
  readonly isPlain?: true
}

/** @throws SubtitleError ('subtitle.unreadable' with the reason in `detail`); nothing else, whatever the bytes are. */
export function parseSubtitle(bytes: Uint8Array, options: ParseOptions = {}): ParsedSubtitle {
  return parseDecoded(decodeSubtitle(bytes, options.languageHint), options)
}

/** The first half of `parseSubtitle`, for callers that need the text as well. @throws SubtitleError */
export function decodeSubtitle(bytes: Uint8Array, languageHint: LanguageTag | null = null): DecodedText {
  if (bytes.length > subtitleLimits.maxBytes) throw new SubtitleError('SUB_TOO_BIG')
  if (hasBinarySignature(bytes)) throw new SubtitleError('SUB_BINARY')
  if (isStl(bytes)) return decodeStl(bytes)
  const decoded = decodeText(bytes, { languageHint })
  if (looksBinary(decoded.text)) throw new SubtitleError('SUB_BINARY')
  return decoded
}

function decodeStl(bytes: Uint8Array): DecodedText {
  const held = readStl(bytes)
  return { text: writeSrt(held.cues), encoding: 'ebu-stl', hasUtf8Mark: false, held }
}

/** The second half of `parseSubtitle`. @throws SubtitleError */
export function parseDecoded(decoded: DecodedText, options: ParseOptions = {}): ParsedSubtitle {
  const document = decoded.held ?? readText(decoded.text, options)
  if (document.cues.length === 0) throw new SubtitleError('SUB_NO_CUES')
  if (document.cues.length > subtitleLimits.maxCues || document.cues.some(isEndless))
    throw new SubtitleError('SUB_TOO_BIG')
  return { ...document, encoding: decoded.encoding }
}

function readText(
  text: string,
  { fileName, fps = null, languageHint = null }: ParseOptions,
): SubtitleDocument & Pick<ParsedSubtitle, 'isPlain'> {
  const unified = unifiedText(text)
  const plain = fileName !== undefined && /\.srt$/i.test(fileName) ? readPlainSrt(unified) : null
  if (plain) return { format: 'srt', cues: plain, header: '', dropped: [], isPlain: true }
  const source = { text: unified, lines: splitLines(unified) }
  const reader = findReader(source, fileName ?? null)
  if (!reader) throw new SubtitleError('SUB_NOT_SUBTITLE')
  return reader.read(source, { fps, languageHint })
}

function isEndless({ text }: Cue): boolean {
  return text.length > subtitleLimits.maxCueChars
}

function unifiedText(decodedText: string): string {
  const text = unifyLineEnds(decodedText).replaceAll('\0', '')
  if (isBlank(text)) throw new SubtitleError('SUB_NO_CUES')
  return text
}
