/** What the user has told the app to ignore, in its database, with the name it had then. */
import type { Database } from '../database/database.ts'
import { ignoredPlace, type Ignored } from './ignored.ts'

export interface IgnoredRow {
  readonly id: number
  readonly ignored: Ignored
  /** For a person. */
  readonly label: string
  readonly ignoredMs: number
}

export type NewlyIgnored = Pick<IgnoredRow, 'ignored' | 'label'>

export interface IgnoredStore {
  /** Newest first. */
  list(): readonly IgnoredRow[]
  /** All or none. Answers the rows that are new: what was ignored before is no part of it. */
  add(all: readonly NewlyIgnored[]): readonly number[]
  /** Answers what they were, to put them back. */
  remove(ids: readonly number[]): readonly IgnoredRow[]
  /** Whatever ids they have by now: one that was put back has another than before. */
  removeSame(all: readonly Ignored[]): void
  /** With its moment. */
  putBack(rows: readonly IgnoredRow[]): void
  /** A video is at another place now. */
  moved(fromPath: string, toPath: string): void
}

interface Row {
  id: number
  kind: Ignored['kind']
  place: string
  key: string
  language: string
  label: string
  ignored_ms: number
}

const insert = 'INSERT OR IGNORE INTO ignored (kind, place, key, language, label, ignored_ms) VALUES (?, ?, ?, ?, ?, ?)'

export function createIgnoredStore(db: Database, { nowMs }: { readonly nowMs: () => number }): IgnoredStore {
  return {
    list: () => db.all<Row>('SELECT * FROM ignored ORDER BY ignored_ms DESC, id DESC').map(rowOf),
    // One statement, however many there are: the window is answered meanwhile.
    add: (all) =>
      db
        .all<{ id: number }>(
          `INSERT OR IGNORE INTO ignored (kind, place, key, language, label, ignored_ms)
           SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ? FROM json_each(?) RETURNING id`,
          nowMs(),
          JSON.stringify(all.map(({ ignored, label }) => [...ignoredPlace(ignored), label])),
        )
        .map(({ id }) => id),
    remove: (ids) =>
      db.transaction(() =>
        ids.flatMap((id) => {
          const row = db.get<Row>('SELECT * FROM ignored WHERE id = ?', id)
          db.run('DELETE FROM ignored WHERE id = ?', id)
          return row ? [rowOf(row)] : []
        }),
      ),
    removeSame(all) {
      db.transaction(() => {
        for (const ignored of all)
          db.run('DELETE FROM ignored WHERE (kind, place, key, language) = (?, ?, ?, ?)', ...ignoredPlace(ignored))
      })
    },
    putBack(rows) {
      db.transaction(() => {
        for (const { ignored, label, ignoredMs } of rows) db.run(insert, ...ignoredPlace(ignored), label, ignoredMs)
      })
    },
    moved(fromPath, toPath) {
      db.run("UPDATE OR IGNORE ignored SET place = ? WHERE kind = 'video' AND place = ?", toPath, fromPath)
    },
  }
}

function rowOf({ id, label, ignored_ms: ignoredMs, ...row }: Row): IgnoredRow {
  return { id, ignored: ignoredOf(row), label, ignoredMs }
}

function ignoredOf({ kind, place, key, language: tag }: Pick<Row, 'kind' | 'place' | 'key' | 'language'>): Ignored {
  const language = tag === '' ? null : tag
  if (kind === 'video') return { kind, path: place, language }
  if (kind === 'title') return { kind, folder: place, titleKey: key, language }
  return { kind, key }
}
