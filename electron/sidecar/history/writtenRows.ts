/** Rows of written files as the database keeps them, in and out. Decides nothing. */
import type { Database } from '../../database/database.ts'
import type { VideoContent } from './videoContent.ts'
import type { Intent, Progress, Written, WrittenDetails, WrittenState } from './written.ts'

export interface Row {
  id: number
  batch_id: string
  video_path: string
  path: string
  sha256: string
  size_bytes: number
  state: WrittenState
  temp_path: string | null
  placeholder_path: string | null
  aside_path: string | null
  replaces_id: number | null
  trash_path: string | null
  trashed_ms: number | null
  language: string
  details: string
  at_ms: number
}

const columnOf = {
  state: 'state',
  tempPath: 'temp_path',
  placeholderPath: 'placeholder_path',
  asidePath: 'aside_path',
  trashPath: 'trash_path',
} as const satisfies Record<keyof Progress, string>

/** The row as it is now; undefined where there is none. What goes to the trash lies there since `nowMs`. */
export function updateRow(
  db: Database,
  id: number,
  { nowMs, ...progress }: Progress & { readonly nowMs: number },
): Row | undefined {
  const told = (Object.keys(columnOf) as (keyof Progress)[]).filter((key) => progress[key] !== undefined)
  if (told.length === 0) return db.get<Row>('SELECT * FROM written WHERE id = ?', id)
  const changes = told.map((key) => [columnOf[key], progress[key] ?? null] as const)
  const all = progress.trashPath ? [...changes, ['trashed_ms', nowMs] as const] : changes
  const columns = all.map(([column]) => `${column} = ?`).join(', ')
  return db.get<Row>(`UPDATE written SET ${columns} WHERE id = ? RETURNING *`, ...all.map(([, value]) => value), id)
}

interface NewPlace {
  readonly path: string
  readonly videoPath: string
}

/** The file followed its video: both stand there from here on. */
export function moveRow(db: Database, id: number, { path, videoPath }: NewPlace): void {
  db.run('UPDATE written SET path = ?, video_path = ? WHERE id = ?', path, videoPath, id)
}

/** What we wrote at a path, if anything, belongs to another video from here on, by whose content it is found again. */
export function giveToVideo(
  db: Database,
  fromPath: string,
  { path, videoPath, content }: NewPlace & { readonly content: VideoContent | null },
): void {
  db.run(
    "UPDATE written SET path = ?, video_path = ?, video_bytes = ?, video_hash = ? WHERE path = ? AND state = 'written'",
    ...[path, videoPath, content?.sizeBytes ?? null, content?.partialHash ?? null, fromPath],
  )
}

export function insertIntent(
  db: Database,
  intent: Omit<Intent, 'tempPath'> & { readonly tempPath: string | null },
  atMs: number,
): number {
  return db.run(
    `INSERT INTO written (batch_id, video_path, path, sha256, size_bytes, state, temp_path, replaces_id, language, subject, fingerprint, details, at_ms, video_bytes, video_hash)
     VALUES (?, ?, ?, ?, ?, 'intended', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    intent.batchId,
    intent.videoPath,
    intent.path,
    intent.sha256,
    intent.sizeBytes,
    intent.tempPath,
    intent.replacesId,
    intent.language,
    intent.subject,
    intent.fingerprint,
    JSON.stringify(intent.details),
    atMs,
    intent.video?.sizeBytes ?? null,
    intent.video?.partialHash ?? null,
  ).lastId
}

export function toWritten(row: Row): Written {
  return {
    id: row.id,
    batchId: row.batch_id,
    videoPath: row.video_path,
    path: row.path,
    sha256: row.sha256,
    sizeBytes: row.size_bytes,
    state: row.state,
    tempPath: row.temp_path,
    placeholderPath: row.placeholder_path,
    asidePath: row.aside_path,
    replacesId: row.replaces_id,
    trashPath: row.trash_path,
    trashedMs: row.trashed_ms,
    language: row.language,
    details: JSON.parse(row.details) as WrittenDetails,
    atMs: row.at_ms,
  }
}
