/** Questions of watch mode that nobody was told of outside, in the app's database: each is told once, across restarts. */
import type { Database } from '../../database/database.ts'
import { inList } from './wishCalendar.ts'

export interface NewQuestions {
  readonly total: number
  /** The videos of the first of them. */
  readonly videoPaths: readonly string[]
}

export interface QuestionNews {
  /** What a person has done is no news to them, and left out. `mostVideos` are named. */
  list(mostVideos: number): NewQuestions
  /** They are told of now, and never again for as long as they are questions. */
  tell(nowMs: number): void
}

const isNews = `told_ms IS NULL AND reason <> 'removed' AND ${inList.questions}`

export function createQuestionNews(db: Database): QuestionNews {
  return {
    list: (mostVideos) => ({
      total: db.get<{ total: number }>(`SELECT count(*) AS total FROM watch_wishes WHERE ${isNews}`)?.total ?? 0,
      videoPaths: db
        .all<{ path: string }>(
          `SELECT DISTINCT video_path AS path FROM watch_wishes WHERE ${isNews} ORDER BY path LIMIT ?`,
          mostVideos,
        )
        .map(({ path }) => path),
    }),
    tell(nowMs) {
      db.run(`UPDATE watch_wishes SET told_ms = ? WHERE ${isNews}`, nowMs)
    },
  }
}
