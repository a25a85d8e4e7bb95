/**
 * Brings the indexes over the names up to date: the thirds for spelling mistakes, the words. `names` itself is filed by key
 * as it is written; these follow, in one sorted pass over all names that came since, one or a million.
 */
import type { ServiceDatabase } from '../catalogue/store/database.ts'

const namesInCommit = 100_000

/** Names are only ever added, so one number tells how far the indexes reach; what a crash left out, the next call adds. */
export function indexNames(db: ServiceDatabase): void {
  while (missingNames(db) > 0) db.transaction(() => indexNextNames(db))
}

interface Reach {
  readonly last_id: number
  readonly newest: number | null
}

function reachOf(db: ServiceDatabase): Reach {
  const reach = db.get<Reach>('SELECT last_id, (SELECT MAX(id) FROM names) AS newest FROM indexed_names')
  return reach ?? { last_id: 0, newest: null }
}

function missingNames(db: ServiceDatabase): number {
  const { last_id, newest } = reachOf(db)
  return (newest ?? 0) - last_id
}

/** Asks again how far they reach: another process may have been first. */
function indexNextNames(db: ServiceDatabase): void {
  const { last_id: from, newest } = reachOf(db)
  const to = Math.min(newest ?? 0, from + namesInCommit)
  if (to <= from) return
  db.dialect.indexNames(db, from, to)
  db.run('UPDATE indexed_names SET last_id = ?', to)
}
