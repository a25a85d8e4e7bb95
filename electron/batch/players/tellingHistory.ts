/** The history, with each file that came, went or moved told on: its folder is another than before. Waits for nobody. */
import { dirname } from 'node:path'
import type { FolderNames } from '../../sidecar/publish/folderNames.ts'
import type { History, WrittenState } from '../../sidecar/history/history.ts'
import type { PlayerTeller } from './playerTeller.ts'

const changesDisk: ReadonlySet<WrittenState> = new Set<WrittenState>(['written', 'undone', 'replaced'])

export function tellingHistory(history: History, teller: Pick<PlayerTeller, 'folderChanged'>): History {
  return {
    ...history,
    advance(id, progress, durability) {
      const row = history.advance(id, progress, durability)
      if (row && progress.state !== undefined && changesDisk.has(progress.state))
        teller.folderChanged(dirname(row.path))
      return row
    },
  }
}

/** Files that are put in place without a row that ends: those that follow their video, or get its name. */
export function tellingNames(names: FolderNames, teller: Pick<PlayerTeller, 'folderChanged'>): FolderNames {
  return {
    ...names,
    added(path) {
      names.added(path)
      teller.folderChanged(dirname(path))
    },
  }
}
