/** What a format's reader is: a test for its texts and a function from lines to a document. Types only. */
import type { LanguageTag } from '../../language.ts'
import type { SubtitleDocument, SubtitleFormat } from '../document.ts'

export interface SubtitleSource {
  /** Decoded, with line ends as '\n' and without NULs. */
  readonly text: string
  readonly lines: readonly string[]
}

export interface ReadOptions {
  /** Frames a second of the video, for formats that count frames; null when not known. */
  readonly fps: number | null
  /** Which language to take from a file that holds several; null for the one with the most text. */
  readonly languageHint: LanguageTag | null
}

export interface SubtitleReader {
  readonly format: SubtitleFormat
  /** File name extensions, lower case without the dot: only a hint. */
  readonly extensions: readonly string[]
  /** Whether the text is in this format, by its content. */
  readonly recognises: (source: SubtitleSource) => boolean
  /** Cues that cannot be shown are left out and counted in `dropped`. @throws SubtitleError SUB_TOO_BIG, nothing else. */
  readonly read: (source: SubtitleSource, options: ReadOptions) => SubtitleDocument
}
