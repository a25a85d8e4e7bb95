/** How long subtitles took in runs of before, which corrects what is said of the next one. Reads only. */
import type { Database } from '../database/database.ts'

export interface RunTimes {
  /** Milliseconds a subtitle, of each of the last runs that found some. */
  found(): readonly number[]
  /** Milliseconds of each of the last translations that this service made anew. */
  translated(service: string): readonly number[]
}

/** Older ones were made on another line, or by another version. */
const [lastRuns, lastJobs] = [12, 20]
/** A job that took longer was fetched again later, or waited for the program to be started: that is no work. */
const longestJobMs = 3_600_000
/** The first one only says when the clock began, and of a single step nothing follows. */
const fewestInRun = 3

export function createRunTimes(db: Database): RunTimes {
  /** A run has thousands of rows, and the plan is told again after each decision: read anew once another run has ended. */
  let known: { readonly endedMs: number; readonly taken: readonly number[] } | null = null

  function ofRuns(): readonly number[] {
    const rows = db.all<{ count: number; spanMs: number }>(
      `SELECT count(*) AS count, max(o.at_ms) - min(o.at_ms) AS spanMs
         FROM (SELECT id FROM batch WHERE kind = 'find' AND begun_ms IS NOT NULL AND ending = 'done'
                ORDER BY started_ms DESC LIMIT ?) r
         JOIN outcome o ON o.run_id = r.id WHERE o.state = 'written' GROUP BY r.id HAVING count(*) >= ?`,
      lastRuns,
      fewestInRun,
    )
    return rows.map(({ count, spanMs }) => spanMs / (count - 1))
  }

  return {
    found() {
      const last = db.get<{ endedMs: number | null }>("SELECT max(ended_ms) AS endedMs FROM batch WHERE kind = 'find'")
      const endedMs = last?.endedMs ?? 0
      if (known?.endedMs !== endedMs) known = { endedMs, taken: ofRuns() }
      return known.taken
    },
    translated: (service) =>
      db
        .all<{ tookMs: number }>(
          `SELECT changed_ms - started_ms AS tookMs FROM ai_job
            WHERE kind = 'translation' AND service = ? AND state = 'done' AND is_reused = 0 AND started_ms IS NOT NULL
              AND changed_ms - started_ms <= ?
            ORDER BY id DESC LIMIT ?`,
          service,
          longestJobMs,
          lastJobs,
        )
        .map(({ tookMs }) => tookMs),
  }
}
