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
  /** Null where it was not read: reading it is another call. */
  readonly spans: (() => Promise<readonly Span[]>) | null
  /** As it was looked at. */
  readonly stamp: string
}

export interface CheckupFileReader {
  /** @throws AppError 'file.missing' and the like */
  facts(file: FileToRead, examiner: Examiner, signal: AbortSignal): Promise<ReadOutcome>
  spans(file: FileToRead, examiner: Examiner, signal: AbortSignal): Promise<readonly Span[]>
  /** Files whose bytes were read. */
  readonly reads: number
}

interface Examining {
  readonly examiner: Examiner
  readonly signal: AbortSignal
}

export function createFileReader({ disk, store }: FileReaderParts): CheckupFileReader {
  let reads = 0

  async function read({ path }: FileToRead) {
    const bytes = await readSubtitle(disk, path)
    reads += 1
    return { bytes, sha256: sha256Of(bytes) }
  }

  function examine(file: FileToRead, bytes: Uint8Array, { examiner, signal }: Examining): Promise<Examined> {
    const hints = { languageHint: file.language, fileName: file.path, fps: file.fps }
    return examiner.examine(bytes, hints, signal)
  }

  return {
    async facts(file, examiner, signal) {
      // Looked at before it is read: what changes meanwhile has another stamp the next time.
      const stamp = await fileStamp(file.path)
      const at = { path: file.path, stamp, reading: readingOf(file) }
      const known = store.find(at)
      if (known) return { ...known, spans: null, stamp }
      const { bytes, sha256 } = await read(file)
      // It was touched, has another name, or is a copy: what it says is known, and its times are asked for only where they are needed.
      const same = store.factsOf(sha256, at.reading)
      if (same) {
        store.keep(at, { sha256, facts: same })
        return {
          sha256,
          facts: same,
          stamp,
          spans: async () => (await examine(file, bytes, { examiner, signal })).spans,
        }
      }
      const { facts, spans } = await examine(file, bytes, { examiner, signal })
      store.keep(at, { sha256, facts })
      return { sha256, facts, stamp, spans: async () => spans }
    },
    async spans(file, examiner, signal) {
      const { bytes } = await read(file)
      return (await examine(file, bytes, { examiner, signal })).spans
    },
    get reads() {
      return reads
    },
  }
}

/** Frames matter only to what counts them. */
function readingOf({ extension, language, fps }: FileToRead): string {
  return `${extension}|${language ?? ''}|${extension === 'sub' || extension === 'txt' ? (fps ?? '') : ''}`
}
