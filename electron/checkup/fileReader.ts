/** Reads the subtitles of a check-up, each only once for as long as it stays the same; counts what it reads. */
import type { LanguageTag } from '../../shared/language.ts'
import type { Span } from '../../shared/timing/span.ts'
import { sha256Of, type Disk } from '../disk/disk.ts'
import { fileStamp } from '../disk/fileStamp.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import type { ParseHints } from '../verify/prepareSubtitle.ts'
import type { Examined } from '../verify/textFacts.ts'
import type { CheckupStore, KnownFile } from './checkupStore.ts'

export interface FileToRead {
  readonly path: string
  readonly extension: string
  readonly language: LanguageTag | null
  /** Frames a second of the video. */
  readonly fps: number | null
}

export interface Examiner {
  examine(bytes: Uint8Array, hints: ParseHints, signal: AbortSignal): Promise<Examined>
}

export interface FileReaderParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly store: CheckupStore
}

export interface ReadOutcome extends KnownFile {
  /** Null where it was known: reading it again is another call. */
  readonly spans: readonly Span[] | null
  /** As it was looked at. */
  readonly stamp: string
}

export interface CheckupFileReader {
  /** @throws AppError 'file.missing', 'file.notReadable' and the like */
  facts(file: FileToRead, examiner: Examiner, signal: AbortSignal): Promise<ReadOutcome>
  spans(file: FileToRead, examiner: Examiner, signal: AbortSignal): Promise<readonly Span[]>
  /** Files whose bytes were read. */
  readonly reads: number
}

export function createFileReader({ disk, store }: FileReaderParts): CheckupFileReader {
  let reads = 0

  async function read(file: FileToRead, examiner: Examiner, signal: AbortSignal): Promise<Omit<ReadOutcome, 'stamp'>> {
    const bytes = await readSubtitle(disk, file.path)
    reads += 1
    const sha256 = sha256Of(bytes)
    const known = store.factsOf(sha256, readingOf(file))
    if (known && known.state !== 'read') return { sha256, facts: known, spans: [] }
    const hints = { languageHint: file.language, fileName: file.path, fps: file.fps }
    const { facts, spans } = await examiner.examine(bytes, hints, signal)
    return { sha256, facts, spans }
  }

  return {
    async facts(file, examiner, signal) {
      // Looked at before it is read: what changes meanwhile has another stamp the next time.
      const stamp = await fileStamp(file.path)
      const at = { path: file.path, stamp, reading: readingOf(file) }
      const known = store.find(at)
      if (known) return { ...known, spans: null, stamp }
      const outcome = await read(file, examiner, signal)
      store.keep(at, outcome)
      return { ...outcome, stamp }
    },
    spans: async (file, examiner, signal) => (await read(file, examiner, signal)).spans ?? [],
    get reads() {
      return reads
    },
  }
}

/** Frames matter only to what counts them. */
function readingOf({ extension, language, fps }: FileToRead): string {
  return `${extension}|${language ?? ''}|${extension === 'sub' || extension === 'txt' ? (fps ?? '') : ''}`
}
