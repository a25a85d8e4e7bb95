/** What is told of subtitles of ours that we moved to another video: each move can be taken back, and one that was is not made again. */
import type { Database } from '../../database/database.ts'
import type { Written } from '../history/history.ts'

export interface SidecarMove {
  readonly row: Written
  readonly toPath: string
  readonly videoPath: string
}

/** One that goes straight back is told no more. */
export function recordMoved(db: Database, { row, toPath, videoPath }: SidecarMove, nowMs: number): void {
  const { changes } = db.run(
    `DELETE FROM sidecar_renames
      WHERE state = 'done' AND from_path = ? AND to_path = ? AND from_video = ? AND video_path = ?`,
    ...[toPath, row.path, videoPath, row.videoPath],
  )
  if (changes > 0) return
  db.run(
    `INSERT INTO sidecar_renames (video_path, from_path, to_path, temp_path, state, at_ms, from_video)
      VALUES (?, ?, ?, '', 'done', ?, ?)`,
    ...[videoPath, row.path, toPath, nowMs, row.videoPath],
  )
}

/** The user took subtitles back that had gone from the one video to the other: these are not the same. */
export function wasTakenBack(db: Database, fromVideo: string, toVideo: string): boolean {
  const sql = "SELECT 1 FROM sidecar_renames WHERE state = 'undone' AND from_video = ? AND video_path = ? LIMIT 1"
  return db.get(sql, fromVideo, toVideo) !== undefined
}
