/** Reads the files of a package and the archive it is sent as. */
import { buildZip, type PackedFile } from '../archive/buildZip.ts'
import { keepBlob, type BlobReader } from './store/blobs.ts'
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
const inOrder = `${select} ORDER BY f.id`

export function filesOfSubtitle(db: ServiceDatabase, subtitleId: number): readonly SubtitleFile[] {
  return db.all<FileRow>(inOrder, subtitleId).map(subtitleFile)
}

/** In the order of the numbers. */
export function filesOfSubtitles(
  db: ServiceDatabase,
  subtitleIds: readonly number[],
): readonly (readonly SubtitleFile[])[] {
  if (subtitleIds.length === 0) return []
  const [rows = []] = db.allOfEach<FileRow>([{ sql: inOrder, lists: subtitleIds.map((id) => [id]) }])
  return rows.map((files) => files.map(subtitleFile))
}

export function fileOfSubtitle(db: ServiceDatabase, subtitleId: number, fileId: number): SubtitleFile | null {
  const row = db.get<FileRow>(`${select} AND f.id = ?`, subtitleId, fileId)
  return row ? subtitleFile(row) : null
}

/** A package's bytes are read through `blobs`, as they may be elsewhere. */
export interface FileReading {
  readonly db: ServiceDatabase
  readonly blobs: BlobReader
}

export async function bytesOfFile({ db, blobs }: FileReading, fileId: number): Promise<Uint8Array | null> {
  const row = db.get<{ blob_id: number }>('SELECT blob_id FROM subtitle_files WHERE id = ?', fileId)
  return row ? blobs.read(row.blob_id) : null
}

/** Made when first asked for, then kept; an imported archive is sent as it came. */
export async function archiveOfSubtitle(reading: FileReading, subtitleId: number): Promise<Archive | null> {
  const name = archiveName(reading.db, subtitleId)
  if (name === null) return null
  const blobId = keptArchive(reading.db, subtitleId) ?? (await makeArchive(reading, subtitleId))
  const bytes = blobId === null ? null : await reading.blobs.read(blobId)
  return bytes && { name, bytes }
}

/** What is told of it before it is sent. */
export async function sizeOfArchive(
  reading: FileReading,
  subtitleId: number,
): Promise<{ readonly name: string; readonly sizeBytes: number } | null> {
  const name = archiveName(reading.db, subtitleId)
  if (name === null) return null
  const blobId = keptArchive(reading.db, subtitleId) ?? (await makeArchive(reading, subtitleId))
  const sizeBytes = blobId === null ? null : await reading.blobs.sizeOf(blobId)
  return sizeBytes === null ? null : { name, sizeBytes }
}

function keptArchive(db: ServiceDatabase, subtitleId: number): number | null {
  const row = db.get<{ blob_id: number }>('SELECT blob_id FROM archives WHERE subtitle_id = ?', subtitleId)
  return row?.blob_id ?? null
}

interface PackedRow {
  readonly name: string
  readonly blob_id: number
}

function packedRows(db: ServiceDatabase, subtitleId: number): readonly PackedRow[] {
  return db.all('SELECT name, blob_id FROM subtitle_files WHERE subtitle_id = ? ORDER BY id', subtitleId)
}

/** The number of its bytes. */
async function makeArchive(reading: FileReading, subtitleId: number): Promise<number | null> {
  const { db } = reading
  const rows = packedRows(db, subtitleId)
  const files = await readAll(reading, rows)
  if (files.length === 0) return null
  const made = buildZip(files)
  const kept = db.transaction(() => {
    // Another process may have been first; its bytes are the ones that were sent.
    const earlier = keptArchive(db, subtitleId)
    if (earlier !== null) return earlier
    // While the files were read they may have been replaced: an archive of the old ones would stay for good.
    if (JSON.stringify(packedRows(db, subtitleId)) !== JSON.stringify(rows)) return null
    const blobId = keepBlob(db, made)
    db.run('INSERT INTO archives (subtitle_id, blob_id) VALUES (?, ?)', subtitleId, blobId)
    return blobId
  })
  return kept ?? makeArchive(reading, subtitleId)
}

async function readAll({ blobs }: FileReading, rows: readonly PackedRow[]): Promise<readonly PackedFile[]> {
  const files = await Promise.all(rows.map(async ({ name, blob_id }) => ({ name, bytes: await blobs.read(blob_id) })))
  return files.flatMap(({ name, bytes }) => (bytes === null ? [] : [{ name, bytes }]))
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
