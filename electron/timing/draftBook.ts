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

export interface KnownDraft extends Drafted {
  /** Grows with every change of it. */
  readonly revision: number
}

/** Who writes, and which revision they have seen: 0 where it was none. */
export interface DraftWriter {
  readonly page: string
  readonly over: number
}

export interface DraftBook {
  of(path: string): KnownDraft | null
  /** @returns what another page has edited since, which stays; null where it was kept */
  keep(drafted: Drafted, by: DraftWriter): KnownDraft | null
  /** @returns as `keep` */
  forget(path: string, by: DraftWriter): KnownDraft | null
}

interface Row {
  readonly sha256: string
  readonly draft: string
  readonly at_ms: number
}

/** More files than anybody has under way; those of files that are gone would stay for ever. */
const mostDrafts = 200

export function createDraftBook(db: Database, clock: Pick<Clock, 'nowMs'>): DraftBook {
  /** By path: the page that wrote it last. It may write on before it has heard which revision that became. */
  const pages = new Map<string, string>()

  function of(path: string): KnownDraft | null {
    const row = db.get<Row>('SELECT sha256, draft, at_ms FROM edit_drafts WHERE path = ?', path)
    return row === undefined
      ? null
      : { path, sha256: row.sha256, draft: JSON.parse(row.draft) as EditDraft, revision: row.at_ms }
  }

  function ofOther(path: string, { page, over }: DraftWriter): KnownDraft | null {
    const known = of(path)
    return known === null || known.revision === over || pages.get(path) === page ? null : known
  }

  return {
    of,
    keep({ path, sha256, draft }, by) {
      const other = ofOther(path, by)
      if (other) return other
      const revision = Math.max(clock.nowMs(), (of(path)?.revision ?? 0) + 1)
      pages.set(path, by.page)
      db.transaction(() => {
        db.run(
          'INSERT OR REPLACE INTO edit_drafts (path, sha256, draft, at_ms) VALUES (?, ?, ?, ?)',
          ...[path, sha256, JSON.stringify(draft), revision],
        )
        db.run(
          'DELETE FROM edit_drafts WHERE path NOT IN (SELECT path FROM edit_drafts ORDER BY at_ms DESC LIMIT ?)',
          mostDrafts,
        )
      })
      return null
    },
    forget(path, by) {
      const other = ofOther(path, by)
      if (other) return other
      pages.delete(path)
      db.transaction(() => db.run('DELETE FROM edit_drafts WHERE path = ?', path))
      return null
    },
  }
}
