/** Runs in the app's database: begun, what became of each subtitle, ended. A run's row is durable before its work begins. */
import { toAppError, type AppError } from '../../shared/errors.ts'
import type { RunEnding } from '../../shared/runs/runKinds.ts'
import type { Database } from '../database/database.ts'
import { hasSpent } from '../database/spentEntries.ts'
import { kindOfCommand } from './kindOfCommand.ts'
import { coverMet, coverOthers, coverWritten, settleAgain, type WishPlace } from './metWishes.ts'
import { wholeScope, type Outcome, type Run, type RunScope, type RunStart } from './run.ts'
import { countAgain, hasTold } from './toldOutcomes.ts'
import type { Ids } from '../../node/ids.ts'
import type { Clock } from '../../node/clock.ts'

export interface Runs {
  /** A run of its own, under way from now on. */
  open(start: RunStart): string
  /**
   * A plan's batch is run now: what its questions cost is the run's cost. The same for one that goes on; one that is under
   * way learns its whole scope, and keeps its start.
   */
  begin(id: string, start: Omit<RunStart, 'command'>): void
  /** A plan that is not run: what it is about is known all the same. */
  plan(id: string, scope: RunScope): void
  /** What was put off, broke or was cut is taken up again, in the same run. */
  reopen(id: string): void
  /** What is still open in it ends with it. */
  end(id: string, ending: RunEnding, error?: AppError): void
  record(id: string, outcomes: readonly Outcome[]): void
  /** A file was taken away or brought back by this run: what others lack of its wishes is settled by that, or open again. */
  recordTurned(id: string, outcome: Outcome): void
  /** What was asked for was refused before it wrote anything, and is told where it was asked: it is no run. */
  refuse(id: string): void
  /** Whether the last run that tells of this wish tells the same. */
  hasTold(outcome: Outcome): boolean
  /** It came out so once more: the run that told it counts it. */
  countAgain(outcomes: readonly Outcome[]): void
  /** Jobs of the run tell of these from now on. */
  handOver(id: string, wishes: readonly WishPlace[]): void
  /** A subtitle is there by now, by whatever way: no run lacks these wishes any more. */
  recordMet(wishes: readonly WishPlace[]): void
  get(id: string): Run | null
  /** A title that a run of files has said by the way belongs to that run. */
  tie(titleRunId: string, runId: string): void
  /** Titles that the run has said by the way. */
  tiedTo(id: string): readonly Run[]
  /** Runs of an earlier start of the app that never ended: it was closed or died. Only for the one owner of the home. */
  recover(): number
}

export interface RunsParts {
  readonly clock: Pick<Clock, 'nowMs'>
  readonly ids: Ids
}

interface Row extends Omit<Run, 'kind' | 'scope' | 'isBegun'> {
  readonly kind: Run['kind'] | null
  readonly scope: string
  readonly isBegun: number
}

const selected = `SELECT id, kind, command, scope, started_ms AS startedMs, begun_ms IS NOT NULL AS isBegun,
  ended_ms AS endedMs, ending, code, message, undoes_id AS undoesId FROM batch`

export function createRuns(db: Database, { clock, ids }: RunsParts): Runs {
  const isUnderWay = 'begun_ms IS NOT NULL AND ended_ms IS NULL'
  return {
    open({ kind, command, scope = wholeScope, undoesId = null }) {
      const id = ids.newId()
      db.run(
        `INSERT INTO batch (id, command, started_ms, begun_ms, kind, scope, undoes_id) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        ...[id, command, clock.nowMs(), clock.nowMs(), kind, JSON.stringify(scope), undoesId],
      )
      return id
    },
    begin(id, { kind, scope = wholeScope }) {
      db.run(
        `UPDATE batch SET kind = ?, scope = ?, ended_ms = NULL, ending = NULL,
          started_ms = iif(${isUnderWay}, started_ms, ?), begun_ms = iif(${isUnderWay}, begun_ms, ?) WHERE id = ?`,
        ...[kind, JSON.stringify(scope), clock.nowMs(), clock.nowMs(), id],
      )
    },
    plan(id, scope) {
      db.run('UPDATE batch SET scope = ? WHERE id = ?', JSON.stringify(scope), id)
    },
    reopen(id) {
      db.run("UPDATE batch SET ended_ms = NULL, ending = NULL, code = NULL, message = '' WHERE id = ?", id)
    },
    end(id, ending, error) {
      db.transaction(() => {
        settleOpen(db, id, clock.nowMs())
        db.run(
          'UPDATE batch SET ended_ms = ?, ending = ?, code = ?, message = ? WHERE id = ?',
          ...[clock.nowMs(), ending, error?.code ?? null, error?.message ?? '', id],
        )
      })
    },
    record(id, outcomes) {
      db.transaction(
        () => {
          for (const outcome of outcomes) keep(db, id, outcome, clock.nowMs())
        },
        // A power cut may lose what a run said of a subtitle, never the run, nor what it wrote: that has its own journal.
        { isDurable: false },
      )
    },
    refuse(id) {
      db.run('UPDATE batch SET begun_ms = NULL, ended_ms = ? WHERE id = ?', clock.nowMs(), id)
    },
    hasTold: (outcome) => hasTold(db, outcome),
    countAgain: (outcomes) => countAgain(db, outcomes),
    handOver(id, wishes) {
      db.transaction(
        () => {
          for (const { videoPath, wish } of wishes)
            db.run('DELETE FROM outcome WHERE run_id = ? AND video_path = ? AND wish = ?', id, videoPath, wish)
        },
        { isDurable: false },
      )
    },
    recordTurned(id, outcome) {
      db.transaction(
        () => {
          keep(db, id, outcome, clock.nowMs())
          settleAgain(db, outcome, clock.nowMs())
        },
        { isDurable: false },
      )
    },
    recordMet(wishes) {
      db.transaction(
        () => {
          for (const wish of wishes) coverMet(db, wish, clock.nowMs())
        },
        { isDurable: false },
      )
    },
    tie(titleRunId, runId) {
      db.run("UPDATE batch SET scope = json_set(scope, '$.titled.partOf', ?) WHERE id = ?", runId, titleRunId)
    },
    tiedTo: (id) =>
      db
        .all<Row>(`${selected} WHERE kind = 'title' AND scope ->> '$.titled.partOf' = ?`, id)
        .flatMap((row) => runOf(row) ?? []),
    get: (id) => runOf(db.get<Row>(`${selected} WHERE id = ?`, id)),
    recover() {
      const cut = db.all<{ id: string }>(`SELECT id FROM batch WHERE ${isUnderWay} OR ${wasCutAsking}`)
      db.transaction(() => {
        db.run(`UPDATE batch SET begun_ms = started_ms WHERE ${wasCutAsking}`)
        for (const { id } of cut) {
          settleOpen(db, id, clock.nowMs())
          const last = 'coalesce((SELECT max(at_ms) FROM outcome WHERE run_id = batch.id), started_ms)'
          db.run(`UPDATE batch SET ended_ms = ${last}, ending = 'cut' WHERE id = ?`, id)
        }
      })
      return cut.length
    },
  }
}

type RunWork<Result> = (runId: string) => Promise<Result>

/** Runs `work` as one run: however it comes out, the run ends, and says how. */
export function asRun<Result>(
  runs: Pick<Runs, 'open' | 'end'>,
  start: RunStart,
  work: RunWork<Result>,
): Promise<Result> {
  const whenThrown = (id: string, thrown: unknown) => endFailed(runs, id, toAppError(thrown))
  return opened(runs, start, { work, whenThrown })
}

/** The same for one act of a person, who is told at once where it is refused. */
export function asAct<Result>(
  runs: Pick<Runs, 'open' | 'end' | 'refuse'>,
  start: RunStart,
  work: RunWork<Result>,
): Promise<Result> {
  return opened(runs, start, { work, whenThrown: (id) => runs.refuse(id) })
}

interface WorkOfRun<Result> {
  readonly work: RunWork<Result>
  readonly whenThrown: (id: string, thrown: unknown) => void
}

async function opened<Result>(
  runs: Pick<Runs, 'open' | 'end'>,
  start: RunStart,
  { work, whenThrown }: WorkOfRun<Result>,
): Promise<Result> {
  const id = runs.open(start)
  try {
    const result = await work(id)
    runs.end(id, 'done')
    return result
  } catch (thrown) {
    whenThrown(id, thrown)
    throw thrown
  }
}

export function endFailed(runs: Pick<Runs, 'end'>, id: string, error: AppError): void {
  if (error.code === 'cancelled') runs.end(id, 'stopped')
  else runs.end(id, 'failed', error)
}

export function runOf(row: Row | undefined): Run | null {
  if (!row) return null
  return {
    ...row,
    kind: row.kind ?? kindOfCommand(row.command),
    scope: scopeOf(row.scope),
    isBegun: row.isBegun === 1,
  }
}

function scopeOf(text: string): RunScope {
  return { ...wholeScope, ...(JSON.parse(text) as Partial<RunScope>) }
}

/**
 * A run that died while it asked what there is: it has cost something, and had not got to say what it is about. What only asks
 * stays what it is: a search, an upload's titles, a plan, which the window makes first and runs later.
 */
const wasCutAsking = `begun_ms IS NULL AND ended_ms IS NULL AND scope = '{}'
  AND command NOT IN ('plan', 'window', 'search', 'upload')
  AND ${hasSpent('batch.id')}`

/** What says the same as before keeps the moment since which it is so: "away since 10:02". */
function keep(db: Database, id: string, outcome: Outcome, atMs: number): void {
  const { videoPath, wish, language, state, reason, code, message, path, writtenId } = outcome
  db.run(
    `INSERT INTO outcome (run_id, video_path, wish, language, state, reason, code, message, path, written_id, at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET
       at_ms = iif(state IS excluded.state AND code IS excluded.code, at_ms, excluded.at_ms),
       language = excluded.language, state = excluded.state, reason = excluded.reason, code = excluded.code,
       message = excluded.message, path = excluded.path, written_id = excluded.written_id,
       was_state = NULL, was_reason = NULL, was_code = NULL, was_message = ''`,
    ...[id, videoPath, wish, language, state, reason, code, message, path, writtenId, atMs],
  )
  coverOthers(db, id, outcome, atMs)
}

/** Whether \`settleOpen\` finds it in the history: a file tells its language, not the whole wish. */
export function isFoundAgain({ wish, language }: Pick<Outcome, 'wish' | 'language'>): boolean {
  return wish.split('>').includes(language)
}

/** A run that died between writing and saying so has written it all the same. */
function settleOpen(db: Database, id: string, atMs: number): void {
  const open = "run_id = ? AND state IN ('queued', 'downloading', 'checking')"
  const written = `(SELECT max(id) FROM written WHERE batch_id = outcome.run_id AND video_path = outcome.video_path
    AND state = 'written' AND instr('>' || outcome.wish || '>', '>' || language || '>') > 0)`
  db.run(`UPDATE outcome SET written_id = ${written} WHERE ${open}`, id)
  const found = db.run(
    `UPDATE outcome SET state = 'written', message = '', path = (SELECT path FROM written WHERE id = written_id)
      WHERE ${open} AND written_id IS NOT NULL`,
    id,
  ).changes
  if (found > 0) coverWritten(db, id, atMs)
  db.run(
    `UPDATE outcome SET state = 'stopped', at_ms = ?, message = 'The run ended before it.' WHERE ${open}`,
    atMs,
    id,
  )
}
