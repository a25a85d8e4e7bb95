/** What was edited on the desk and is not kept yet: outlives a reload, a restart and a kill. No file of the user's is touched. */
import type { EditDraft } from '../../shared/subtitle/edit/editDraft.ts'
import type { Clock } from '../../node/clock.ts'
import type { Database } from '../database/database.ts'

export interface Drafted {
  readonly path: string
  /** The content that was edited. */
  readonly sha256: string
  readonly draft: EditDraft
}

export interface DraftBook {
  of(path: string): Drafted | null
  keep(drafted: Drafted): void
  forget(path: string): void
}

interface Row {
  readonly sha256: string
  readonly draft: string
}

/** More files than anybody has under way; those of files that are gone would stay for ever. */
const mostDrafts = 200

export function createDraftBook(db: Database, clock: Pick<Clock, 'nowMs'>): DraftBook {
  return {
    of(path) {
      const row = db.get<Row>('SELECT sha256, draft FROM edit_drafts WHERE path = ?', path)
      return row ? { path, sha256: row.sha256, draft: JSON.parse(row.draft) as EditDraft } : null
    },
    keep({ path, sha256, draft }) {
      db.transaction(() => {
        db.run(
          'INSERT OR REPLACE INTO edit_drafts (path, sha256, draft, at_ms) VALUES (?, ?, ?, ?)',
          ...[path, sha256, JSON.stringify(draft), clock.nowMs()],
        )
        db.run(
          'DELETE FROM edit_drafts WHERE path NOT IN (SELECT path FROM edit_drafts ORDER BY at_ms DESC LIMIT ?)',
          mostDrafts,
        )
      })
    },
    forget: (path) => db.transaction(() => db.run('DELETE FROM edit_drafts WHERE path = ?', path)),
  }
}
