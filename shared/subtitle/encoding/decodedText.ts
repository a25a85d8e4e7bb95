import type { SubtitleDocument } from '../document.ts'

/** Text as it came out of bytes, and what the bytes were. Data only. */
export interface DecodedText {
  /** Without byte order marks. */
  readonly text: string
  /** Such as 'utf-8', 'utf-16le', 'windows-1250'; 'utf-8+windows-1251' where lines of both kinds are mixed. */
  readonly encoding: string
  /** Whether the bytes began with exactly one UTF-8 byte order mark: delivery keeps a file that is fine as it was. */
  readonly hasUtf8Mark: boolean
  /** What a file holds that is no text file; `text` is the same as SRT. */
  readonly held?: SubtitleDocument
}
