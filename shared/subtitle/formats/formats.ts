/** The subtitle formats the app reads, and which one a text is in. */
import type { SubtitleReader, SubtitleSource } from './reader.ts'
import { assReader, ssaReader } from './ass/ass.ts'
import { lrcReader } from './lrc.ts'
import { microdvdReader } from './microdvd.ts'
import { mpl2Reader } from './mpl2.ts'
import { samiReader } from './sami.ts'
import { sccReader } from './scc/scc.ts'
import { srtReader } from './srt/srt.ts'
import { subviewerReader } from './subviewer.ts'
import { tmplayerReader } from './tmplayer.ts'
import { ttmlReader } from './ttml/ttml.ts'
import { vttReader } from './vtt.ts'

/** Formats that say what they are. */
const signedReaders: readonly SubtitleReader[] = [vttReader, sccReader, ssaReader, assReader, samiReader, ttmlReader]

/** Formats known by the shape of their lines, the strictest shape first. */
const shapeReaders: readonly SubtitleReader[] = [
  microdvdReader,
  mpl2Reader,
  subviewerReader,
  srtReader,
  lrcReader,
  tmplayerReader,
]

/** By content; the file name decides only where the content could be read in several ways. Null for no format at all. */
export function findReader(source: SubtitleSource, fileName: string | null): SubtitleReader | null {
  const signed = signedReaders.find((reader) => reader.recognises(source))
  if (signed) return signed
  const extension = fileName === null ? '' : extensionOf(fileName)
  const isNamed = ({ extensions }: SubtitleReader) => extensions.includes(extension)
  const readers = [...shapeReaders.filter(isNamed), ...shapeReaders.filter((reader) => !isNamed(reader))]
  return readers.find((reader) => reader.recognises(source)) ?? null
}

function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot === -1 ? '' : fileName.slice(dot + 1).toLowerCase()
}
