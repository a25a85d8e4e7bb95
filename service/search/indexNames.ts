/**
 * Brings the indexes over the names up to date: the halves for spelling mistakes, the words. `names` itself is filed by key
 * as it is written; these follow, in one sorted pass over all names that came since, one or a million.
 */
import type { ServiceDatabase } from '../catalogue/database.ts'
import { filedHalf } from './halves.ts'

const namesInCommit = 100_000

/** Names are only ever added, so one number tells how far the indexes reach; what a crash left out, the next call adds. */
export function indexNames(db: ServiceDatabase): void {
  while (db.transaction(() => indexNextNames(db)));
}

/** Whether there may be more. */
function indexNextNames(db: ServiceDatabase): boolean {
  const reach = db.get<{ last_id: number; newest: number | null }>(
    'SELECT last_id, (SELECT MAX(id) FROM names) AS newest FROM indexed_names',
  )
  const from = reach?.last_id ?? 0
  const to = Math.min(reach?.newest ?? 0, from + namesInCommit)
  if (to <= from) return false
  indexHalves(db, from, to)
  db.run('INSERT INTO name_words (rowid, words) SELECT id, key FROM names WHERE id > ? AND id <= ?', from, to)
  db.run('UPDATE indexed_names SET last_id = ?', to)
  return to - from === namesInCommit
}

/** In the order of the index, so that a million rows are written page after page. */
function indexHalves(db: ServiceDatabase, from: number, to: number): void {
  db.define('front_half', (key) => filedHalf('front', key))
  db.define('back_half', (key) => filedHalf('back', key))
  db.run(
    `INSERT OR IGNORE INTO name_halves SELECT hash, id FROM (
       SELECT front_half(key) AS hash, id FROM names WHERE id > ?1 AND id <= ?2
       UNION ALL SELECT back_half(key), id FROM names WHERE id > ?1 AND id <= ?2
     ) WHERE hash IS NOT NULL ORDER BY hash, id`,
    from,
    to,
  )
}
