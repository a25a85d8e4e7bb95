/** Reads the files of a package and the archive it is sent as. */
import { buildZip } from '../archive/buildZip.ts'
import { keepBlob, readBlob } from './store/blobs.ts'
import type { ServiceDatabase } from './store/database.ts'
import type { SubtitleFile } from './records.ts'

interface FileRow {
  readonly id: number
  readonly subtitle_id: number
  readonly name: string
  readonly release_name: string
  readonly season: number
  readonly episode: number
  readonly language: string
  readonly is_hearing_impaired: number
  readonly format: string
  readonly size_bytes: number
  readonly md5: string
}

export interface Archive {
  readonly name: string
  readonly bytes: Uint8Array
}

const select = `SELECT f.id, f.subtitle_id, f.name, f.release_name, f.season, f.episode, f.language, f.is_hearing_impaired,
  f.format, f.size_bytes, b.md5 FROM subtitle_files f JOIN blobs b ON b.id = f.blob_id WHERE f.subtitle_id = ?`

export function filesOfSubtitle(db: ServiceDatabase, subtitleId: number): readonly SubtitleFile[] {
  return db.all<FileRow>(`${select} ORDER BY f.id`, subtitleId).map(subtitleFile)
}

export function fileOfSubtitle(db: ServiceDatabase, subtitleId: number, fileId: number): SubtitleFile | null {
  const row = db.get<FileRow>(`${select} AND f.id = ?`, subtitleId, fileId)
  return row ? subtitleFile(row) : null
}

export function bytesOfFile(db: ServiceDatabase, fileId: number): Uint8Array | null {
  const row = db.get<{ blob_id: number }>('SELECT blob_id FROM subtitle_files WHERE id = ?', fileId)
  return row ? readBlob(db, row.blob_id) : null
}

/** Made when first asked for, then kept; an imported archive is sent as it came. */
export function archiveOfSubtitle(db: ServiceDatabase, subtitleId: number): Archive | null {
  const name = archiveName(db, subtitleId)
  if (name === null) return null
  const bytes = keptArchive(db, subtitleId) ?? makeArchive(db, subtitleId)
  return bytes && { name, bytes }
}

function keptArchive(db: ServiceDatabase, subtitleId: number): Uint8Array | null {
  const row = db.get<{ blob_id: number }>('SELECT blob_id FROM archives WHERE subtitle_id = ?', subtitleId)
  return row ? readBlob(db, row.blob_id) : null
}

function makeArchive(db: ServiceDatabase, subtitleId: number): Uint8Array | null {
  const files = db.all<{ name: string; bytes: Uint8Array }>(
    'SELECT f.name, b.bytes FROM subtitle_files f JOIN blobs b ON b.id = f.blob_id WHERE f.subtitle_id = ? ORDER BY f.id',
    subtitleId,
  )
  if (files.length === 0) return null
  const made = buildZip(files)
  return db.transaction(() => {
    // Another process may have been first; its bytes are the ones that were sent.
    const kept = keptArchive(db, subtitleId)
    if (!kept) db.run('INSERT INTO archives (subtitle_id, blob_id) VALUES (?, ?)', subtitleId, keepBlob(db, made))
    return kept ?? made
  })
}

function archiveName(db: ServiceDatabase, subtitleId: number): string | null {
  const row = db.get<{ name: string }>('SELECT name FROM subtitles WHERE id = ?', subtitleId)
  return row ? `${row.name.replace(/\.[a-z0-9]{2,4}$/i, '')}.zip` : null
}

function subtitleFile(row: FileRow): SubtitleFile {
  return {
    fileNId: String(row.id),
    nId: String(row.subtitle_id),
    name: row.name,
    releaseName: row.release_name,
    season: row.season,
    episode: row.episode,
    language: row.language,
    isHearingImpaired: row.is_hearing_impaired === 1,
    format: row.format,
    sizeBytes: row.size_bytes,
    md5: row.md5,
  }
}
