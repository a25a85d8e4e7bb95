/**
 * The history, with the library's index told in the same commit what lies beside the video now. Whatever writes a subtitle,
 * the window, a command or the start after a kill, the library knows of it without a scan.
 */
import type { Database } from '../database/database.ts'
import type { LibraryIndex } from '../library/libraryIndex.ts'
import type { History } from '../sidecar/history/history.ts'
import { isGivenBack, versionChain } from '../sidecar/history/versionChain.ts'
import type { Written } from '../sidecar/history/written.ts'
import { without, withWritten } from '../watch/follow/sidecarChanges.ts'

export interface IndexedHistoryParts {
  readonly db: Pick<Database, 'transaction'>
  readonly index: Pick<LibraryIndex, 'find' | 'rememberSidecars'>
}

export function indexedHistory(history: History, { db, index }: IndexedHistoryParts): History {
  /** A file of the user's that is theirs again stands there, though no row owns it. */
  function isFree(row: Written): boolean {
    const isTheirsAgain = versionChain(history, row).some((each) => each.path === row.path && isGivenBack(each))
    return !isTheirsAgain && history.ownerOf(row.path) === null
  }

  function tell(row: Written): void {
    const { state, videoPath, path, language } = row
    const isTaken = (state === 'undone' || state === 'replaced') && isFree(row)
    if (state !== 'written' && !isTaken) return
    const sidecars = index.find(videoPath)?.file.sidecars
    if (!sidecars) return
    index.rememberSidecars(videoPath, isTaken ? without(sidecars, path) : withWritten(sidecars, path, language))
  }

  return {
    ...history,
    advance: (id, progress, durability) =>
      db.transaction(() => {
        const row = history.advance(id, progress, durability)
        if (row && progress.state !== undefined) tell(row)
        return row
      }, durability),
  }
}
