/** Gaps in folders that nothing can be written to: they take no place of a run that is limited, and cost nothing. */
import { dirname } from 'node:path'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { CheckFolder } from '../../sidecar/publish/checkPlace.ts'
import type { Gap } from '../../wanted/missing.ts'

export interface UnwritableGap {
  readonly gap: Gap
  readonly error: AppError
}

export interface GapsByPlace {
  readonly writable: readonly Gap[]
  readonly unwritable: readonly UnwritableGap[]
}

/** A folder on a network that does not answer holds up a thread of the few that look at disks: never all of them. */
const looksAtOnce = 2

/** @throws AppError 'cancelled' */
export async function gapsByPlace(
  checkFolder: CheckFolder,
  gaps: readonly Gap[],
  signal: AbortSignal,
): Promise<GapsByPlace> {
  const folders = [...new Set(gaps.map(folderOf))]
  const faults = new Map<string, AppError>()
  for (let start = 0; start < folders.length; start += looksAtOnce) {
    signal.throwIfAborted()
    await Promise.all(
      folders.slice(start, start + looksAtOnce).map((folder) =>
        checkFolder(folder).catch((thrown: unknown) => {
          faults.set(folder, toAppError(thrown))
        }),
      ),
    )
  }
  const withFault = gaps.map((gap) => ({ gap, error: faults.get(folderOf(gap)) ?? null }))
  return {
    writable: withFault.flatMap(({ gap, error }) => (error === null ? [gap] : [])),
    // A forced one is welcome where it can be had, not missed.
    unwritable: withFault.flatMap(({ gap, error }) => (error === null || gap.isForced ? [] : [{ gap, error }])),
  }
}

function folderOf({ video }: Gap): string {
  return dirname(video.file.path)
}
