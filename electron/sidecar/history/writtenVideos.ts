/** Beside which videos our subtitles stand, by the content that they were written for. Reads the database only. */
import type { Database } from '../../database/database.ts'
import type { VideoContent } from './videoContent.ts'

export interface WrittenVideo extends VideoContent {
  readonly path: string
  /** The newest row that was written beside it. */
  readonly lastRowId: number
}

export interface WrittenVideos {
  /** Each path once, as it was when we wrote beside it last; newest first. Rows of older homes do not know it. */
  ofSize(sizeBytes: number): readonly WrittenVideo[]
  /** Those that the library does not hold, each once: they have another name now, or are gone. */
  lost(): readonly WrittenVideo[]
}

export function createWrittenVideos(db: Database): WrittenVideos {
  return {
    // Of the columns beside a max() SQLite takes those of its row.
    ofSize: (sizeBytes) =>
      db
        .all<Omit<WrittenVideo, 'sizeBytes'>>(
          `SELECT video_path AS path, video_hash AS partialHash, max(id) AS lastRowId FROM written
           WHERE video_bytes = ? AND video_hash IS NOT NULL AND state = 'written'
           GROUP BY video_path ORDER BY max(id) DESC LIMIT 500`,
          sizeBytes,
        )
        .map((video) => ({ ...video, sizeBytes })),
    lost: () =>
      db.all<WrittenVideo>(
        `SELECT video_path AS path, video_bytes AS sizeBytes, video_hash AS partialHash, max(id) AS lastRowId FROM written
         WHERE video_bytes IS NOT NULL AND video_hash IS NOT NULL AND state = 'written'
           AND NOT EXISTS (SELECT 1 FROM library_videos WHERE path = video_path AND is_vanished = 0)
         GROUP BY video_path`,
      ),
  }
}
