/**
 * Tells videos that are still being copied or downloaded: those changed within the last minute are set aside and
 * looked at once more, all together, at the end of a scan.
 */
import path from 'node:path'
import type { DiskReads } from '../media/diskReads.ts'
import { ignored } from './ignored.ts'
import { statEntry, entriesAtOnce } from './statEntry.ts'
import type { MediaFile, ScanFinding } from '../mediaFile.ts'
import type { Clock } from '../../../node/clock.ts'

const freshMs = 60_000
const secondCheckAfterMs = 1_500

export interface GrowthWatch {
  /** True when the file was set aside; `settle` reports it. */
  setAside(file: MediaFile): boolean
  settle(): AsyncGenerator<readonly ScanFinding[]>
}

export interface GrowthWatchParts {
  readonly clock: Pick<Clock, 'nowMs' | 'wait'>
  readonly reads: DiskReads
}

export function createGrowthWatch({ clock, reads }: GrowthWatchParts): GrowthWatch {
  const aside: MediaFile[] = []
  return {
    setAside(file) {
      // A time far in the future is a wrong clock, not a fresh file: it must not be set aside in every scan.
      const isFresh = Math.abs(clock.nowMs() - file.modifiedMs) < freshMs
      if (isFresh) aside.push(file)
      return isFresh
    },
    async *settle() {
      if (aside.length === 0) return
      await clock.wait(secondCheckAfterMs)
      for (let at = 0; at < aside.length; at += entriesAtOnce) {
        yield await Promise.all(aside.slice(at, at + entriesAtOnce).map((file) => checkAgain(file, reads)))
      }
    },
  }
}

async function checkAgain(file: MediaFile, reads: DiskReads): Promise<ScanFinding> {
  const { kind, sizeBytes, modifiedMs } = await statEntry(path.dirname(file.path), path.basename(file.path), reads)
  if (kind !== 'file') return ignored(file.path, 'unreadable')
  const isSame = sizeBytes === file.sizeBytes && modifiedMs === file.modifiedMs
  return isSame ? { kind: 'video', file } : ignored(file.path, 'still-growing')
}
