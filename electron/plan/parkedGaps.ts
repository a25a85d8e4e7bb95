/** Gaps that wait for a later time (quota, the retry calendar); they survive a restart and go on by themselves. */
import type { LanguageTag } from '../../shared/language.ts'
import type { Database } from '../database/database.ts'
import { isWaiting } from '../quota/quotaCounter.ts'

export interface ParkedGap {
  readonly videoPath: string
  readonly language: LanguageTag
  /** Unix milliseconds on this machine's clock. */
  readonly untilMs: number
  readonly reason: string
}

export interface ParkedGaps {
  /** Durable when it returns; parking the same gap again replaces its date. */
  park(gap: ParkedGap): void
  /** What still has to wait at that moment, soonest first. */
  parked(nowMs: number): readonly ParkedGap[]
  /** What was parked and may go on now. */
  due(nowMs: number): readonly ParkedGap[]
  clearParked(gap: Pick<ParkedGap, 'videoPath' | 'language'>): void
}

type Row = ParkedGap & { readonly parkedMs: number }

export function createParkedGaps(db: Database, { nowMs }: { readonly nowMs: () => number }): ParkedGaps {
  const rows = () =>
    db.all<Row>(
      `SELECT video_path AS videoPath, language, parked_ms AS parkedMs, until_ms AS untilMs, reason
         FROM parked_wants ORDER BY until_ms, video_path, language`,
    )
  return {
    park({ videoPath, language, untilMs, reason }) {
      db.run(
        'INSERT OR REPLACE INTO parked_wants (video_path, language, parked_ms, until_ms, reason) VALUES (?, ?, ?, ?, ?)',
        videoPath,
        language,
        nowMs(),
        Math.round(untilMs),
        reason,
      )
    },
    parked: (atMs) => rows().filter((row) => isWaiting(row, atMs)),
    due: (atMs) => rows().filter((row) => !isWaiting(row, atMs)),
    clearParked({ videoPath, language }) {
      db.run('DELETE FROM parked_wants WHERE video_path = ? AND language = ?', videoPath, language)
    },
  }
}
