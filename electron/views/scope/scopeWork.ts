/** One work over a scope: one at a time, told as it goes, stopped between two files, all of it one run. What is done to a file is the verb's. */
import type { Problem } from '../../../shared/contract/problem.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { RunStart } from '../../runs/run.ts'
import type { Runs } from '../../runs/runs.ts'
import type { Topic, Topics } from '../topics.ts'
import { firstProblem } from './firstProblem.ts'

/** What every such work tells; a verb adds numbers of its own. */
export interface ScopeStanding {
  readonly done: number
  readonly total: number
  readonly failed: number
  /** The first that failed; the others are counted. */
  readonly problem: Problem | null
  readonly batchId: string | null
}

export const atRest: ScopeStanding = { done: 0, total: 0, failed: 0, problem: null, batchId: null }

/** What a verb finds to do. */
export interface Found<File> {
  readonly files: readonly File[]
  readonly run: RunStart
}

/** A work as its verb sees it. */
export interface ScopeTask<Standing> {
  readonly signal: AbortSignal
  /** Of a work that finds nothing to say of any file no run is left: it is opened when it is first asked for. */
  runId(): string
  /** Counts what came of a file. */
  count(next: (standing: Standing) => Standing): void
}

export interface ScopeVerb<Order, File, Standing extends ScopeStanding> {
  readonly topic: Topic
  /** Said to who begins another one meanwhile. */
  readonly busy: string
  /** What is told while its files are looked for: nothing of the work before. */
  first(order: Order): Standing
  /** @throws AppError where there is nothing to do, and nothing has begun then */
  find(order: Order): Promise<Found<File>> | Found<File>
  work(files: readonly File[], task: ScopeTask<Standing>, order: Order): Promise<void>
}

export interface ScopeWork<Order, Standing> {
  state(): Standing & { readonly revision: number; readonly isRunning: boolean }
  /** null where none goes on, or it has found nothing to do yet. */
  runningId(): string | null
  /** Begins; the state tells how it goes. @throws AppError 'input.invalid' while another goes on, and as `find` does */
  start(order: Order): Promise<{ readonly total: number }>
  /** Between two files. */
  cancel(): void
  idle(): Promise<void>
}

export interface ScopeWorkParts {
  readonly runs: Pick<Runs, 'open' | 'end'>
  readonly topics: Topics
}

export function createScopeWork<Order, File, Standing extends ScopeStanding>(
  { runs, topics }: ScopeWorkParts,
  verb: ScopeVerb<Order, File, Standing>,
  resting: Standing,
): ScopeWork<Order, Standing> {
  let standing = resting
  let running: AbortController | null = null
  let work: Promise<void> = Promise.resolve()

  function put(next: Standing): void {
    standing = next
    topics.changed(verb.topic)
  }

  function taskOf(run: RunStart, signal: AbortSignal): ScopeTask<Standing> {
    return {
      signal,
      runId() {
        const batchId = standing.batchId ?? runs.open(run)
        standing = { ...standing, batchId }
        return batchId
      },
      count(next) {
        put(next(standing))
      },
    }
  }

  async function endOf(acting: Promise<void>, signal: AbortSignal): Promise<void> {
    try {
      await acting
    } finally {
      if (standing.batchId !== null) runs.end(standing.batchId, isStopped(signal) ? 'stopped' : 'done')
    }
  }

  /** Never rejects: nobody waits for it. What no file can be blamed for, such as a full home, is its problem. */
  async function through(acting: Promise<void>, signal: AbortSignal): Promise<void> {
    await endOf(acting, signal).catch((thrown: unknown) => {
      standing = { ...standing, problem: firstProblem(standing.problem, thrown) }
    })
    running = null
    topics.changed(verb.topic)
    topics.changed('runs')
  }

  return {
    state: () => ({ ...standing, revision: topics.revision(verb.topic), isRunning: running !== null }),
    runningId: () => (running ? standing.batchId : null),
    async start(order) {
      if (running) throw new AppError('input.invalid', verb.busy)
      const { signal } = (running = new AbortController())
      try {
        put(verb.first(order))
        const { files, run } = await verb.find(order)
        put({ ...standing, total: files.length })
        work = through(verb.work(files, taskOf(run, signal), order), signal)
        return { total: files.length }
      } catch (thrown) {
        running = null
        put(resting)
        throw thrown
      }
    },
    cancel() {
      running?.abort(new AppError('cancelled', 'Cancelled.'))
    },
    idle: () => work,
  }
}

/** One file after the other, until it is stopped: then only what was done still counts. */
export async function eachFile<File, Standing extends ScopeStanding, Came>(
  files: readonly File[],
  task: ScopeTask<Standing>,
  deed: FileDeed<File, Standing, Came>,
): Promise<void> {
  for (const file of files) {
    if (isStopped(task.signal)) return
    const came = await deed.act(file).catch(toAppError)
    if (came instanceof AppError && isStopped(task.signal)) return
    if (came instanceof AppError) deed.failed?.(file, came)
    task.count((before) => {
      const standing = { ...before, done: before.done + 1 }
      if (!(came instanceof AppError)) return deed.next(standing, came)
      return { ...standing, failed: standing.failed + 1, problem: firstProblem(standing.problem, came) }
    })
  }
}

export interface FileDeed<File, Standing, Came> {
  act(file: File): Promise<Came>
  /** Where the deed does not say so itself. What it throws ends the work. */
  failed?(file: File, error: AppError): void
  /** Adds what came to the verb's own numbers. Pure. */
  next(standing: Standing, came: Came): Standing
}

/** Asked anew each time: it changes while a file is worked on, which the compiler does not see. */
function isStopped({ aborted }: AbortSignal): boolean {
  return aborted
}
