/** Wants that wait for a later time (quota, the retry calendar); they survive a restart and go on by themselves. */
import type { LanguageTag } from '../../shared/language.ts'
import type { Database } from '../database/database.ts'
import { isWaiting } from '../quota/quotaCounter.ts'

export interface ParkedWant {
  readonly videoPath: string
  readonly language: LanguageTag
  /** Unix milliseconds on this machine's clock. */
  readonly untilMs: number
  readonly reason: string
}

export interface ParkedWants {
  /** Durable when it returns; parking the same want again replaces its date. */
  park(want: ParkedWant): void
  /** What still has to wait at that moment, soonest first. */
  parked(nowMs: number): readonly ParkedWant[]
  /** What was parked and may go on now. */
  due(nowMs: number): readonly ParkedWant[]
  clearParked(want: Pick<ParkedWant, 'videoPath' | 'language'>): void
}

type Row = ParkedWant & { readonly parkedMs: number }

export function createParkedWants(db: Database, { nowMs }: { readonly nowMs: () => number }): ParkedWants {
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
