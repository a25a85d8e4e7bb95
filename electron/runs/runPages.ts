/** Runs as screens and the command line read them: a window of rows, and numbers counted anew each time. Reads only. */
import { groupOfState, type OutcomeGroup, type RunKind } from '../../shared/runs/runKinds.ts'
import type { Value } from '../../node/sqlite/statements.ts'
import type { Database } from '../database/database.ts'
import { hasSpent } from '../database/spentEntries.ts'
import { kindOfCommandSql } from './kindOfCommand.ts'
import type { KeptOutcome } from './run.ts'
import { totalsOf, type CauseCount, type RunTotals } from './runTotals.ts'
import { areFilesUndone, filesOf, isTitleUndone, takenOf, type RunFiles } from './runFiles.ts'

export type RunFilter = 'all' | 'waiting' | 'failed' | 'undone'

/** Where a run stands in the list. */
export type RunGroup = 'waiting' | 'today' | 'earlier'

export interface RunQuery {
  readonly filter: RunFilter
  readonly kind: RunKind | null
  /** Part of a title's name. */
  readonly search: string
  /** When this day began where the user is. */
  readonly todayMs: number
}

export interface RowWindow {
  readonly offset: number
  readonly limit: number
}

export const everyRow: RowWindow = { offset: 0, limit: Number.MAX_SAFE_INTEGER }

export interface RunWindow extends RunQuery, RowWindow {}

export interface OutcomeQuery {
  readonly group: OutcomeGroup | null
  /** Only of this cause; a null code is one too. */
  readonly cause: Pick<CauseCount, 'reason' | 'code' | 'jobId'> | null
}

export interface RunPages {
  /** Those that are not under way, newest first and what waits before all. */
  page(query: RunWindow): { readonly ids: readonly string[]; readonly total: number }
  groups(query: RunQuery): readonly { readonly group: RunGroup; readonly rows: number }[]
  underWay(): readonly string[]
  filterCounts(): Readonly<Record<RunFilter, number>>
  totals(id: string): RunTotals
  videos(id: string): number
  files(id: string): RunFiles
  outcomes(
    id: string,
    query: OutcomeQuery,
    window: RowWindow,
  ): { readonly rows: readonly KeptOutcome[]; readonly total: number }
  /** Those of some videos, in the order in which these are named. */
  outcomesOf(id: string, query: OutcomeQuery, videoPaths: readonly string[]): readonly KeptOutcome[]
  /** Videos of these outcomes, in their order, with how many each has. */
  videosOf(id: string, query: OutcomeQuery): readonly { readonly videoPath: string; readonly rows: number }[]
  /** What it has brought or failed at since then. */
  doneSince(id: string, sinceMs: number): { readonly count: number; readonly firstMs: number; readonly lastMs: number }
  /** Of each run in which something waits, oldest run first. */
  waiting(): readonly (Pick<KeptOutcome, 'videoPath' | 'wish' | 'language' | 'reason' | 'code'> & { runId: string })[]
  /** Wishes about which some run asks a person, or that wait for the quota, whoever ran it. */
  unsettled(): readonly Pick<KeptOutcome, 'videoPath' | 'wish'>[]
  /** The newest undo of a run that has taken something away; null where there is none. */
  undoOf(id: string): string | null
  /** The last undo that has taken something away; null where there is none. */
  lastUndo(): string | null
  /** Rows of the history that would stand again where all of a run comes back from the trash: see `takenOf`. */
  inTrash(id: string): readonly number[]
  languages(id: string): readonly string[]
  /** Of what the service's machine works on for it now: the sum of what is done of each, from 0 to 1. */
  jobsDone(id: string): number
  /** Jobs of a run that are not over. */
  openJobs(id: string): readonly number[]
}

const hasState = (states: string) => `(EXISTS (SELECT 1 FROM outcome WHERE run_id = b.id AND state IN (${states}))
  OR EXISTS (SELECT 1 FROM run_outcome WHERE run_id = b.id AND job_id IS NOT NULL AND state IN (${states})))`
const isOpenJob = `EXISTS (SELECT 1 FROM run_outcome WHERE run_id = b.id AND job_id IS NOT NULL
  AND state IN ('queued', 'downloading', 'checking'))`
const isBegun = 'b.begun_ms IS NOT NULL'
const isUnderWay = `(${isBegun} AND b.ended_ms IS NULL) OR ${isOpenJob}`
/**
 * A plan that cost something is listed although nobody ran it: the costs of all runs are what was spent, but for what a person
 * asked by hand, for a search or an upload, which is told there and in the usage alone. Older versions kept the taking over of
 * a user's file under a batch of its own, beside the run that it was for.
 */
const hasSomething = `(EXISTS (SELECT 1 FROM outcome WHERE run_id = b.id) OR EXISTS (SELECT 1 FROM ai_target WHERE batch_id = b.id)
  OR EXISTS (SELECT 1 FROM written WHERE batch_id = b.id AND b.command <> 'adopt') OR b.ending = 'failed'
  OR (b.command NOT IN ('search', 'upload') AND ${hasSpent('b.id')}))`
const isUndone = `(${isTitleUndone} OR ${areFilesUndone})`

const filters: Readonly<Record<RunFilter, string>> = {
  all: '1',
  waiting: hasState("'waiting'"),
  failed: `(${hasState("'failed'")} OR b.ending = 'failed'
    OR EXISTS (SELECT 1 FROM outcome WHERE run_id = b.id AND was_state = 'failed'))`,
  undone: isUndone,
}

const kindSql = `coalesce(b.kind, ${kindOfCommandSql('b.command')})`

function whereOf({ filter, kind, search }: RunQuery): { readonly where: string; readonly values: readonly Value[] } {
  const like = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return {
    where: `${isListed} AND ${filters[filter]} AND (? IS NULL OR ${kindSql} = ?) AND coalesce(b.scope ->> 'names', '') LIKE ? ESCAPE '\\'`,
    values: [kind, kind, like],
  }
}

/** What a run has said of a title by the way stands in that run. */
const isOwnRun = "b.scope ->> '$.titled.partOf' IS NULL"
const isListed = `NOT (${isUnderWay}) AND ${hasSomething} AND ${isOwnRun}`
const rankOf = `CASE WHEN ${filters.waiting} THEN 0 WHEN b.started_ms >= ? THEN 1 ELSE 2 END`
const groupNames = ['waiting', 'today', 'earlier'] as const

export function createRunPages(db: Database): RunPages {
  const count = (sql: string, ...values: readonly Value[]) => db.get<{ total: number }>(sql, ...values)?.total ?? 0
  return {
    page({ offset, limit, ...query }) {
      const { where, values } = whereOf(query)
      const rows = db.all<{ id: string }>(
        `SELECT b.id FROM batch b WHERE ${where} ORDER BY ${rankOf}, b.started_ms DESC, b.rowid DESC LIMIT ? OFFSET ?`,
        ...values,
        query.todayMs,
        limit,
        offset,
      )
      return {
        ids: rows.map(({ id }) => id),
        total: count(`SELECT count(*) AS total FROM batch b WHERE ${where}`, ...values),
      }
    },
    groups(query) {
      const { where, values } = whereOf(query)
      return db
        .all<{ place: number; rows: number }>(
          `SELECT ${rankOf} AS place, count(*) AS rows FROM batch b WHERE ${where} GROUP BY 1 ORDER BY 1`,
          query.todayMs,
          ...values,
        )
        .map(({ place, rows }) => ({ group: groupNames[place] ?? 'earlier', rows }))
    },
    underWay: () =>
      db.all<{ id: string }>(`SELECT b.id FROM batch b WHERE ${isUnderWay} ORDER BY b.started_ms`).map(({ id }) => id),
    filterCounts: () =>
      Object.fromEntries(
        (['all', 'waiting', 'failed', 'undone'] as const).map((filter) => [
          filter,
          count(`SELECT count(*) AS total FROM batch b WHERE ${isListed} AND ${filters[filter]}`),
        ]),
      ) as Record<RunFilter, number>,
    totals: (id) => totalsOf(db, id),
    videos: (id) =>
      count(
        `SELECT count(*) AS total FROM (SELECT video_path FROM outcome WHERE run_id = ?1
           UNION SELECT video_path FROM ai_target WHERE batch_id = ?1)`,
        id,
      ),
    files: (id) => filesOf(db, id),
    outcomes(id, query, { offset, limit }) {
      const { where, values } = outcomesWhere(query)
      const rows = db.all<KeptOutcome>(
        `${selectOutcomes} WHERE run_id = ? ${where} ORDER BY video_path, wish LIMIT ? OFFSET ?`,
        ...[id, ...values, limit, offset],
      )
      return {
        rows,
        total: count(`SELECT count(*) AS total FROM run_outcome WHERE run_id = ? ${where}`, id, ...values),
      }
    },
    outcomesOf(id, query, videoPaths) {
      const { where, values } = outcomesWhere(query)
      const place = new Map(videoPaths.map((videoPath, at) => [videoPath, at]))
      const placeOf = ({ videoPath }: KeptOutcome) => place.get(videoPath) ?? videoPaths.length
      return db
        .all<KeptOutcome>(
          `${selectOutcomes} WHERE run_id = ? ${where} AND video_path IN (SELECT value FROM json_each(?)) ORDER BY wish`,
          ...[id, ...values, JSON.stringify(videoPaths)],
        )
        .toSorted((one, other) => placeOf(one) - placeOf(other))
    },
    videosOf(id, query) {
      const { where, values } = outcomesWhere(query)
      return db.all<{ videoPath: string; rows: number }>(
        `SELECT video_path AS videoPath, count(*) AS rows FROM run_outcome WHERE run_id = ? ${where}
          GROUP BY video_path ORDER BY video_path`,
        ...[id, ...values],
      )
    },
    doneSince: (id, sinceMs) =>
      db.get<{ count: number; firstMs: number; lastMs: number }>(
        `SELECT count(*) AS count, coalesce(min(at_ms), 0) AS firstMs, coalesce(max(at_ms), 0) AS lastMs
           FROM run_outcome WHERE run_id = ? AND state IN ('written', 'failed') AND at_ms >= ?`,
        id,
        sinceMs,
      ) ?? { count: 0, firstMs: 0, lastMs: 0 },
    waiting: () =>
      db.all(
        `SELECT o.run_id AS runId, o.video_path AS videoPath, o.wish, o.language, o.reason, o.code
           FROM outcome o JOIN batch b ON b.id = o.run_id WHERE o.state = 'waiting' ORDER BY b.started_ms, o.video_path`,
      ),
    unsettled: () =>
      db.all(
        `SELECT DISTINCT video_path AS videoPath, wish FROM outcome
          WHERE state = 'review' OR (state = 'waiting' AND reason = 'quota') ORDER BY 1, 2`,
      ),
    lastUndo: () =>
      db.get<{ id: string }>(
        `SELECT u.id FROM batch u WHERE u.kind = 'undo' AND u.command = 'undo' AND u.scope ->> 'titled' IS NULL
            AND EXISTS (SELECT 1 FROM outcome WHERE run_id = u.id AND state = 'written') ORDER BY u.started_ms DESC, u.rowid DESC`,
      )?.id ?? null,
    inTrash: (id) => takenOf(db, id),
    languages: (id) =>
      db
        .all<{ language: string }>(
          "SELECT DISTINCT language FROM run_outcome WHERE run_id = ? AND language <> '' ORDER BY 1",
          id,
        )
        .map(({ language }) => language),
    jobsDone: (id) =>
      count(
        `SELECT coalesce(sum(j.progress), 0) AS total FROM ai_target t JOIN ai_job j ON j.id = t.job_id
          WHERE t.batch_id = ? AND t.state = 'open' AND j.state IN ('starting', 'running', 'fetched')`,
        id,
      ),
    openJobs: (id) =>
      db
        .all<{ id: number }>(
          `SELECT DISTINCT job_id AS id FROM run_outcome WHERE run_id = ? AND job_id IS NOT NULL
              AND state IN ('queued', 'downloading', 'checking', 'waiting')`,
          id,
        )
        .map((row) => row.id),
    undoOf: (id) =>
      db.get<{ id: string }>(
        `SELECT u.id FROM batch u WHERE u.undoes_id = ?
            AND EXISTS (SELECT 1 FROM outcome WHERE run_id = u.id AND state = 'written') ORDER BY u.started_ms DESC, u.rowid DESC`,
        id,
      )?.id ?? null,
  }
}

const selectOutcomes = `SELECT video_path AS videoPath, wish, language, state, reason, code, message, path, at_ms AS atMs,
    until_ms AS untilMs, job_id AS jobId, coalesce(written_id, (SELECT max(id) FROM written
      WHERE batch_id = run_outcome.run_id AND path = run_outcome.path)) AS writtenId,
    coalesce((SELECT tries FROM outcome AS o WHERE o.run_id = run_outcome.run_id AND o.video_path = run_outcome.video_path
      AND o.wish = run_outcome.wish), 1) AS tries
  FROM run_outcome`

function outcomesWhere({ group, cause }: OutcomeQuery): { readonly where: string; readonly values: readonly Value[] } {
  const states = Object.entries(groupOfState).flatMap(([state, of]) => (group === null || of === group ? [state] : []))
  const among = `AND state IN (${states.map(() => '?').join(', ')})`
  if (!cause) return { where: among, values: states }
  const isOf = `${among} AND reason IS ? AND code IS ? AND (job_id IS NULL) = ?`
  return { where: isOf, values: [...states, cause.reason, cause.code, Number(cause.jobId === null)] }
}
