/** From the bytes of a subtitle to what is written and what is judged. Pure; runs in the archive thread. */
import type { LanguageTag } from '../../shared/language.ts'
import { toDeliveredText } from '../../shared/subtitle/deliveredText.ts'
import type { SubtitleDocument, SubtitleFormat } from '../../shared/subtitle/document.ts'
import { decodeSubtitle, parseDecoded, type ParsedSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { plainTextOf } from '../../shared/subtitle/plainText.ts'
import { writeSubtitle } from '../../shared/subtitle/formats/writeSubtitle.ts'
import type { SidecarExtension } from '../sidecar/publish/writtenName.ts'

export interface ParseHints {
  readonly languageHint?: LanguageTag | null
  readonly fileName?: string
  /** Frames a second of the video, for formats that count frames. */
  readonly fps?: number | null
}

export interface PreparedSubtitle {
  readonly document: SubtitleDocument
  /** The words alone, a cue a line: for fingerprints. */
  readonly plainText: string
  /** To be written as UTF-8: what came, with only safe repairs. */
  readonly text: string
  /** What was repaired, in sentences for people. */
  readonly changes: readonly string[]
  /** Of the written file, without the dot. */
  readonly extension: SidecarExtension
  /** What the bytes were decoded from. */
  readonly encoding: string
}

/** What leaves the thread: of the words only the fingerprint, which tells whether two texts are the same. */
export interface ReadySubtitle extends Omit<PreparedSubtitle, 'plainText'> {
  readonly fingerprint: string
}

/** Formats that no player looks for beside a video have no extension here, and are written as SRT. */
const extensions: Readonly<Record<SubtitleFormat, SidecarExtension | null>> = {
  srt: 'srt',
  vtt: 'vtt',
  ass: 'ass',
  ssa: 'ssa',
  microdvd: 'sub',
  sami: 'smi',
  ttml: null,
  mpl2: null,
  subviewer: null,
  lrc: null,
  scc: null,
  stl: null,
  tmplayer: null,
}

/** @throws SubtitleError */
export function prepareSubtitle(bytes: Uint8Array, hints: ParseHints): PreparedSubtitle {
  const decoded = decodeSubtitle(bytes, hints.languageHint)
  const document = parseDecoded(decoded, hints)
  const plainText = document.cues.map(({ text }) => plainTextOf(text)).join('\n')
  const extension = extensions[document.format]
  const written = extension === null ? asSrt(document) : { ...toDeliveredText(document, decoded), extension }
  return { document, plainText, encoding: decoded.encoding, ...written }
}

function asSrt(document: ParsedSubtitle): Pick<PreparedSubtitle, 'text' | 'changes' | 'extension'> {
  return {
    text: writeSubtitle(document, 'srt'),
    changes: [`Converted from ${document.format} to srt`],
    extension: 'srt',
  }
}
