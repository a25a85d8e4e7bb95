/** Takes one subtitle package out of the catalogue. Its bytes stay, for other packages may hold the same ones. */
import type { ServiceDatabase } from './store/database.ts'

/** Nothing happens when it is gone already. Run inside a transaction. */
export function removeSubtitle(db: ServiceDatabase, nId: string): void {
  const id = Number(nId)
  const row = db.get<{ title_id: number }>('SELECT title_id FROM subtitles WHERE id = ?', id)
  if (!row) return
  db.run('DELETE FROM subtitle_index WHERE title_id = ? AND subtitle_id = ?', row.title_id, id)
  db.run('DELETE FROM subtitle_files WHERE subtitle_id = ?', id)
  db.run('DELETE FROM archives WHERE subtitle_id = ?', id)
  db.run('DELETE FROM subtitles WHERE id = ?', id)
  db.run('UPDATE titles SET subtitle_count = subtitle_count - 1 WHERE id = ?', row.title_id)
}
