/** How far an undo goes back with one file: which of its versions are taken, and which one stands there again. Pure. */
import type { HistoryScope } from '../history/historyScope.ts'
import type { Written } from '../history/history.ts'
import { isOfTheUser } from '../history/versionChain.ts'

type Version = Pick<Written, 'batchId' | 'atMs' | 'details' | 'state' | 'trashPath'>

export interface WayBack<Row> {
  /** Versions between, all of ours, which go with the one that stands there: they were made for it, or it of them. */
  readonly between: readonly Row[]
  /** What stood there before all of these, which may be gone for good; null where the name was free. */
  readonly back: Row | null
}

/**
 * Of a run, and of a time, everything goes down to the oldest version of it, whatever was made of that since; of rows,
 * everything; of a file, the last version alone. A file of the user's that was taken over is never taken: it comes back, also
 * where versions of ours between were deleted for good.
 * @param versions the one that stands there first, then each that the one before it replaced
 */
export function wayBack<Row extends Version>(versions: readonly Row[], scope: HistoryScope): WayBack<Row> {
  const meant = Math.max(
    0,
    versions.findLastIndex((version) => isMeant(version, scope)),
  )
  const meantVersion = versions[meant]
  const oldest = meant > 0 && meantVersion && isOfTheUser(meantVersion) ? meant - 1 : meant
  const backAt = placeOfBack(versions, oldest + 1)
  return { between: versions.slice(1, backAt), back: versions[backAt] ?? null }
}

function placeOfBack(versions: readonly Version[], next: number): number {
  const [before, first] = [versions[next], versions.at(-1)]
  const isGone = before !== undefined && before.state !== 'written' && before.trashPath === null
  return isGone && first && isOfTheUser(first) ? versions.length - 1 : next
}

function isMeant({ batchId, atMs }: Version, scope: HistoryScope): boolean {
  if (scope.kind === 'rows') return true
  if (scope.kind === 'batch') return batchId === scope.id
  return scope.kind === 'since' && atMs >= scope.atMs
}
