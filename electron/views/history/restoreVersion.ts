/** One version of a file in the place of the one that stands there, wherever it is asked for: history, trash or desk. */
import type { RestoredVersion } from '../../../shared/contract/runs/history.ts'
import { AppError } from '../../../shared/errors.ts'
import type { UndoRuns } from '../../batch/undoRuns.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import { isGivenBack, versionChain } from '../../sidecar/history/versionChain.ts'
import type { TrashCan } from '../../sidecar/trash/trashCan.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'

export interface RestoreVersionParts {
  readonly history: Pick<History, 'get' | 'ownerOf' | 'laterStanding'>
  readonly trashCan: Pick<TrashCan, 'restore'>
  readonly undoRuns: Pick<UndoRuns, 'undo'>
  readonly library: Pick<LibrarySession, 'recordWritten' | 'recordRemoved'>
  readonly topics: Pick<Topics, 'changed'>
}

/** What stands there goes to the trash. @throws AppError 'file.missing', 'file.changed' where it was edited, 'file.foreign', of a disk */
export async function restoreVersion(parts: RestoreVersionParts, wanted: Written): Promise<RestoredVersion> {
  const { history, library } = parts
  if (wanted.state !== 'written' && wanted.trashPath === null)
    throw new AppError('file.missing', 'This file is no longer in the trash.')
  const earlier = versionChain(history, wanted).slice(1)
  const standing = standingBefore(parts, wanted) ?? earlier.find(isStanding) ?? null
  try {
    await makeWay(parts, wanted)
    const now = history.get(wanted.id) ?? wanted
    // A file of the user's comes back with what had replaced it, and is theirs again.
    const back = isStanding(now) ? now : await parts.trashCan.restore(wanted.id)
    if (standing && standing.path !== back.path) library.recordRemoved(standing)
    library.recordWritten(back)
  } finally {
    parts.topics.changed('history')
  }
  const replaced = standing && { rowId: standing.id, atMs: standing.atMs }
  return { rowId: wanted.id, atMs: wanted.atMs, name: nameOfPath(wanted.path), replaced }
}

/** Later versions go one after the other, as far as the wanted one; an earlier one makes way while that comes back. */
async function makeWay(parts: RestoreVersionParts, wanted: Written): Promise<void> {
  for (let now = standingBefore(parts, wanted); now; now = standingBefore(parts, wanted)) {
    const [result] = await parts.undoRuns.undo({ kind: 'row', id: now.id })
    if (!result || result.outcome === 'kept' || result.outcome === 'failed')
      throw new AppError(result?.code ?? 'file.changed', result?.message ?? 'The file was changed, so it is kept.')
    parts.library.recordRemoved(now)
  }
}

/** What has to go first: a version that came in its place, or another file of ours under its name. */
function standingBefore({ history }: RestoreVersionParts, wanted: Written): Written | null {
  if (history.get(wanted.id)?.state === 'written') return null
  const later = history.laterStanding(wanted.id)
  if (later) return later
  const owner = history.ownerOf(wanted.path)
  return owner && !versionChain(history, wanted).some(({ id }) => id === owner.id) ? owner : null
}

function isStanding(version: Written): boolean {
  return version.state === 'written' || isGivenBack(version)
}
