/** Counts what an import adds and skips, and tells whoever watches. Nothing that is skipped is skipped in silence. */
import { AppError } from '../../../shared/errors.ts'

export interface ImportCounts {
  readonly titles: number
  readonly subtitles: number
  readonly files: number
  readonly skipped: number
}

export interface ImportProgress extends ImportCounts {
  /** Why something was skipped, in words; null for a plain step forward. */
  readonly message: string | null
}

export interface ImportOptions {
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops between two batches; what has been imported stays. */
  readonly signal?: Pick<AbortSignal, 'aborted'>
  /** `importWorker.ts`, or what the build made of it: large manifests are then read in a thread of their own. */
  readonly worker?: URL
  /** What comes with each path is recorded under it: it can be taken out again. */
  readonly recordsSources?: boolean
}

export interface ImportTally {
  count(added: Partial<ImportCounts>): void
  skip(message: string): void
  /** A step forward; throws `cancelled` when the import shall stop. */
  step(): void
  counts(): ImportCounts
}

export function createTally({ onProgress, signal }: ImportOptions): ImportTally {
  let counts: ImportCounts = { titles: 0, subtitles: 0, files: 0, skipped: 0 }
  const tell = (message: string | null) => onProgress?.({ ...counts, message })

  return {
    count({ titles = 0, subtitles = 0, files = 0 }) {
      counts = {
        ...counts,
        titles: counts.titles + titles,
        subtitles: counts.subtitles + subtitles,
        files: counts.files + files,
      }
    },
    skip(message) {
      counts = { ...counts, skipped: counts.skipped + 1 }
      tell(message)
    },
    step() {
      if (signal?.aborted) throw new AppError('cancelled', 'The import was stopped; what it had read is kept.')
      tell(null)
    },
    counts: () => counts,
  }
}
