/**
 * The public subtitle that an upload takes the place of: asked anew each time, as others may have been approved since it was
 * sent. Two uploads that replace a file each of one pack so come one after the other, in either order.
 */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { UploadFields } from './uploadFields.ts'

export interface Place {
  /** null for a subtitle that is new. */
  readonly nId: string | null
  /** By its files, or because it is public itself: what was not replaced stays. Else it was named as a whole. */
  readonly isByFiles: boolean
  /** What it was to take the place of is public no more: there is nothing that it may do. */
  readonly isGone: boolean
}

/** Its own number where that is public, else the subtitle that holds its files, else the one that it names. */
export function placeOf(db: ServiceDatabase, { nId, updates }: Pick<UploadFields, 'nId' | 'updates'>): Place {
  const select = `SELECT DISTINCT CAST(subtitle_id AS TEXT) AS nId FROM subtitle_files
    WHERE id IN (SELECT file_n_id FROM upload_files WHERE n_id = ? AND is_sent = 1)`
  const holders = db.all<{ nId: string }>(select, Number(nId)).map((row) => row.nId)
  const [held, ...others] = new Set(isPublic(db, nId) ? [nId, ...holders] : holders)
  if (held !== undefined) return { nId: held, isByFiles: true, isGone: others.length > 0 }
  return { nId: updates, isByFiles: false, isGone: updates !== null && !isPublic(db, updates) }
}

/** The public subtitles that hold files of these numbers. */
export function holdersOf(db: ServiceDatabase, fileNIds: readonly string[]): readonly string[] {
  const select = `SELECT DISTINCT CAST(subtitle_id AS TEXT) AS nId FROM subtitle_files
    WHERE id IN (SELECT value FROM ${db.dialect.numbersIn('?')})`
  return db.all<{ nId: string }>(select, JSON.stringify(fileNIds.map(Number))).map(({ nId }) => nId)
}

export function isPublic(db: ServiceDatabase, nId: string): boolean {
  return db.get('SELECT 1 FROM subtitles WHERE id = ?', Number(nId)) !== undefined
}
