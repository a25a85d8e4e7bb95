/** What a run has left on the disk, and what of it can be taken back: from the history; of a title, from the runs. Reads only. */
import type { Database } from '../database/database.ts'

export interface RunFiles {
  /** Places that it wrote to; of a title, the videos that it was said of. */
  readonly files: number
  /** Of these, what was taken away since, */
  readonly undone: number
  /** what stands there still, */
  readonly here: number
  /** and what can come back: files from the trash, or the title. */
  readonly inTrash: number
}

/** Of the run `b`: its last undo was not taken back itself. */
export const isTitleUndone = `EXISTS (SELECT 1 FROM batch u WHERE u.undoes_id = b.id AND b.kind = 'title'
  AND NOT EXISTS (SELECT 1 FROM batch r WHERE r.undoes_id = u.id))`

/** A run may have written to one place twice, as where it mended the timing at once: that is one file. */
export function filesOf(db: Database, id: string): RunFiles {
  const titled = db.get<{ isUndone: number; videos: number }>(
    `SELECT ${isTitleUndone} AS isUndone, (SELECT count(*) FROM outcome WHERE run_id = b.id) AS videos
       FROM batch b WHERE b.id = ? AND b.kind = 'title'`,
    id,
  )
  if (titled) {
    const undone = titled.isUndone === 1 ? titled.videos : 0
    return { files: titled.videos, undone, here: titled.videos - undone, inTrash: undone }
  }
  const places = db.all<{ isHere: number; isUndone: number; isInTrash: number }>(
    `SELECT max(state = 'written') AS isHere, max(state = 'undone') AS isUndone,
            max(state = 'undone' AND trash_path IS NOT NULL) AS isInTrash
       FROM written WHERE batch_id = ? AND state IN ('written', 'undone', 'replaced') GROUP BY path`,
    id,
  )
  const gone = places.filter(({ isHere, isUndone }) => isHere === 0 && isUndone === 1)
  return {
    files: places.length,
    undone: gone.length,
    here: places.filter(({ isHere }) => isHere === 1).length,
    inTrash: gone.filter(({ isInTrash }) => isInTrash === 1).length,
  }
}
