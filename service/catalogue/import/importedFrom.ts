/** Which subtitles came with which import, so that a collection can be taken out of the catalogue as it was taken in. */
import { AppError } from '../../../shared/errors.ts'
import { refreshPrefixes } from '../../search/refreshPrefixes.ts'
import { removeSubtitle } from '../removeSubtitle.ts'
import type { ServiceDatabase } from '../store/database.ts'

/** Their numbers follow each other within one commit, in which nobody else takes one. */
export interface NumberRange {
  readonly first: number
  readonly last: number
}

export interface Held {
  readonly titles: number
  readonly subtitles: number
}

export interface TakingOut {
  readonly source: string
  readonly onProgress: (subtitles: number) => void
  readonly signal: Pick<AbortSignal, 'aborted'>
}

const takenAtOnce = 500

/** Run inside the transaction that adds them. */
export function recordImported(db: ServiceDatabase, source: string, { first, last }: NumberRange): void {
  const longer = 'UPDATE imported SET last_id = ? WHERE source = ? AND last_id = ?'
  if (db.run(longer, last, source, first - 1).changes === 0)
    db.run('INSERT INTO imported VALUES (?, ?, ?)', source, first, last)
}

/** By source, those of which something is in the catalogue still. */
export function heldBySource(db: ServiceDatabase): Readonly<Record<string, Held>> {
  const rows = db.all<Held & { readonly source: string }>(
    `SELECT source, count(*) AS subtitles, count(DISTINCT title_id) AS titles
     FROM imported JOIN subtitles ON id BETWEEN first_id AND last_id GROUP BY source`,
  )
  return Object.fromEntries(rows.map(({ source, titles, subtitles }) => [source, { titles, subtitles }]))
}

/** In commits of some hundreds: others may write meanwhile. @throws AppError 'cancelled' between two of them */
export function takeOut(db: ServiceDatabase, { source, onProgress, signal }: TakingOut): void {
  const some = `SELECT id FROM imported JOIN subtitles ON id BETWEEN first_id AND last_id
    WHERE source = ? ORDER BY id LIMIT ${takenAtOnce}`
  let taken = 0
  try {
    for (;;) {
      if (signal.aborted) throw new AppError('cancelled', 'Taking it out was stopped; the rest is there still.')
      const ids = db.all<{ id: number }>(some, source)
      if (ids.length === 0) break
      db.transaction(() => {
        for (const { id } of ids) removeSubtitle(db, String(id))
      })
      onProgress((taken += ids.length))
    }
    db.run('DELETE FROM imported WHERE source = ?', source)
  } finally {
    refreshPrefixes(db)
  }
}
