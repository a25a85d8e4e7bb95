/** The subtitle formats the app reads, and which one a text is in. */
import type { SubtitleFormat } from './document.ts'
import type { SubtitleReader, SubtitleSource } from './reader.ts'
import { srtReader } from './srt.ts'

/** In the order of their tests: the ones with a clear signature first, SRT (any line with two times) last. */
const readers: readonly SubtitleReader[] = [srtReader]

/** By content; the file name decides only where the content leaves more than one. Null for no format at all. */
export function findReader(source: SubtitleSource, fileName: string | null): SubtitleReader | null {
  const extension = fileName === null ? '' : extensionOf(fileName)
  const hinted = readers.find((reader) => reader.extensions.includes(extension))
  if (hinted?.recognises(source)) return hinted
  return readers.find((reader) => reader.recognises(source)) ?? null
}

export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot === -1 ? '' : fileName.slice(dot + 1).toLowerCase()
}

/** The extension a file of this format gets, without the dot. */
export function extensionFor(format: SubtitleFormat): string {
  return readers.find((reader) => reader.format === format)?.extensions[0] ?? format
}
