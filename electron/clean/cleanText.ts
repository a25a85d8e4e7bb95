/** From the text as it was delivered to the one that is written. Pure; runs in the archive thread. */
import type { LanguageTag } from '../../shared/language.ts'
import { cleanSubtitle } from '../../shared/subtitle/clean/cleanSubtitle.ts'
import type { Cue, SubtitleDocument, SubtitleFormat } from '../../shared/subtitle/document.ts'
import { parseDecoded } from '../../shared/subtitle/parseSubtitle.ts'
import type { RemovedText } from '../../shared/subtitle/clean/removedText.ts'
import { lossesInSrt, type LostOnTheWay } from '../../shared/subtitle/formats/srt/srtLosses.ts'
import { writeSubtitle, type WritableFormat } from '../../shared/subtitle/formats/writeSubtitle.ts'
import type { SidecarExtension } from '../sidecar/publish/writtenName.ts'
import type { TextReader } from '../verify/textReader.ts'
import type { CleanRules } from './cleanRules.ts'

export interface CleanRequest {
  /** In UTF-8, with only safe repairs. */
  readonly text: string
  readonly extension: SidecarExtension
  readonly languageHint: LanguageTag | null
  /** Frames a second of the video, for formats that count frames. */
  readonly fps: number | null
  readonly rules: CleanRules
}

export interface CleanedText {
  readonly text: string
  readonly extension: SidecarExtension
  readonly removed: readonly RemovedText[]
  /** Null where the format stayed. */
  readonly convertedFrom: SubtitleFormat | null
  readonly lost: readonly LostOnTheWay[]
  /** What is left, to show. */
  readonly cues: readonly Cue[]
}

/** The thread that texts are cleaned in. */
export interface TextCleaner extends TextReader {
  /** Null where nothing is to be done; throws as `prepare` does. */
  clean(request: CleanRequest, signal: AbortSignal): Promise<CleanedText | null>
}

/** Null where nothing is to be done, and where nothing would be left. @throws SubtitleError */
export function cleanText({ text, extension, languageHint, fps, rules }: CleanRequest): CleanedText | null {
  const hasUtf8Mark = text.startsWith('\ufeff')
  const decoded = { text: hasUtf8Mark ? text.slice(1) : text, encoding: 'utf-8', hasUtf8Mark }
  const delivered = parseDecoded(decoded, { languageHint, fps, fileName: `delivered.${extension}` })
  const { document, removed } = cleanSubtitle(delivered, rules)
  const mustConvert = rules.format === 'srt' && delivered.format !== 'srt'
  if (document.cues.length === 0 || (removed.length === 0 && !mustConvert)) return null
  const format = mustConvert ? 'srt' : (rewritable[delivered.format] ?? 'srt')
  const isConverted = format !== delivered.format
  return {
    text: asWrittenBefore(decoded, writeSubtitle(document, format)),
    extension: format,
    removed,
    convertedFrom: isConverted ? delivered.format : null,
    lost: isConverted ? lossesInSrt(document) : [],
    cues: document.cues,
  }
}

/** What is none of these has no writer, and becomes SRT. */
const rewritable: Readonly<Partial<Record<SubtitleDocument['format'], WritableFormat>>> = {
  srt: 'srt',
  vtt: 'vtt',
  ass: 'ass',
  ssa: 'ssa',
}

/** With the mark and the line ends that the text came with. */
function asWrittenBefore(before: { readonly text: string; readonly hasUtf8Mark: boolean }, written: string): string {
  const lines = before.text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written
  return before.hasUtf8Mark ? `\ufeff${lines}` : lines
}
