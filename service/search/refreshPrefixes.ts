/**
 * Works the kept lists of short beginnings out anew when the catalogue has other names, or other numbers of subtitles, than
 * they were worked out from. How far they reach stands in the database, so that a killed import leaves its work to the next.
 */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { rebuildPrefixes } from './prefixes.ts'

interface Extent {
  readonly last_name: number
  readonly subtitles: number
}

export function refreshPrefixes(db: ServiceDatabase): void {
  // Read before the names are: what comes meanwhile is not in the lists for certain.
  const extent = extentOf(db)
  const reach = db.get<Extent>('SELECT last_name, subtitles FROM prefix_reach')
  if (reach?.last_name === extent.last_name && reach.subtitles === extent.subtitles) return
  rebuildPrefixes(db)
  db.run('UPDATE prefix_reach SET last_name = ?, subtitles = ?', extent.last_name, extent.subtitles)
}

function extentOf(db: ServiceDatabase): Extent {
  const select = `SELECT (SELECT coalesce(MAX(id), 0) FROM names) AS last_name,
    (SELECT coalesce(SUM(subtitle_count), 0) FROM titles) AS subtitles`
  return db.get<Extent>(select) ?? { last_name: 0, subtitles: 0 }
}
