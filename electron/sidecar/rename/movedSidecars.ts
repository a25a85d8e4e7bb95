/** What is told of subtitles of ours that we moved to another video: each move can be taken back, and one that was is not made again. */
import type { Database } from '../../database/database.ts'
import type { Written } from '../history/history.ts'

export interface SidecarMove {
  readonly row: Written
  readonly toPath: string
  readonly videoPath: string
  /** The user takes back that it went to another video: from then on it stays where it goes now. */
  readonly isTakenBack?: boolean
}

/** One that goes straight back is told no more; one that was taken back is kept as such. */
export function recordMoved(db: Database, { row, toPath, videoPath, isTakenBack }: SidecarMove, nowMs: number): void {
  const { changes } = db.run(
    `DELETE FROM sidecar_renames
      WHERE state = 'done' AND from_path = ? AND to_path = ? AND from_video = ? AND video_path = ?`,
    ...[toPath, row.path, videoPath, row.videoPath],
  )
  if (isTakenBack) insert(db, 'undone', [row.videoPath, toPath, row.path, nowMs, videoPath])
  else if (changes === 0) insert(db, 'done', [videoPath, row.path, toPath, nowMs, row.videoPath])
}

type Told = readonly [videoPath: string, fromPath: string, toPath: string, atMs: number, fromVideo: string]

function insert(db: Database, state: 'done' | 'undone', told: Told): void {
  db.run(
    `INSERT INTO sidecar_renames (state, temp_path, video_path, from_path, to_path, at_ms, from_video)
      VALUES (?, '', ?, ?, ?, ?, ?)`,
    ...[state, ...told],
  )
}

/** The user took subtitles back that had gone from the one video to the other: these are not the same. */
export function wasTakenBack(db: Database, fromVideo: string, toVideo: string): boolean {
  const sql = "SELECT 1 FROM sidecar_renames WHERE state = 'undone' AND from_video = ? AND video_path = ? LIMIT 1"
  return db.get(sql, fromVideo, toVideo) !== undefined
}
