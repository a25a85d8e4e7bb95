/** Cleaning of a whole scope: one work at a time, with progress, that can be stopped; all it does is one run. */
import type { Scope } from '../../../shared/contract/scope.ts'
import type { CleanVerb } from '../../../shared/cleanVerbs.ts'
import type { CleaningState } from '../../../shared/contract/videos/scopeVerbs.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { CleanFile } from '../../clean/cleanFile.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import type { RunScope } from '../../runs/run.ts'
import type { Runs } from '../../runs/runs.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { firstProblem } from '../scope/firstProblem.ts'
import { isStopped } from '../scope/isStopped.ts'
import { oursBeside } from '../scope/oursBeside.ts'
import type { Topics } from '../topics.ts'
import { cleanRulesOf } from './cleanVerbs.ts'

export interface CleaningRunParts {
  readonly library: Pick<LibrarySession, 'resolve' | 'has' | 'video' | 'recordWritten' | 'recordRemoved'>
  readonly history: Pick<History, 'ownerOf'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  /** Lends what reads and writes, for as long as the work takes. */
  readonly withFiles: <Result>(work: (files: CleanFile) => Promise<Result>) => Promise<Result>
  readonly topics: Topics
}

export interface CleaningRun {
  state(): CleaningState
  /** The run that goes on now; null where none does, or it has found nothing to clean yet. */
  runningId(): string | null
  /** Begins; the state tells how it goes. @throws AppError 'input.invalid' while another goes on, 'file.foreign' */
  start(scope: Scope, what: CleanVerb): Promise<{ readonly total: number }>
  cancel(): void
  idle(): Promise<void>
}

type Standing = Omit<CleaningState, 'revision' | 'isRunning'>

const atRest: Standing = { what: null, done: 0, total: 0, cleaned: 0, failed: 0, problem: null, batchId: null }

/** What came of one file. */
type Cleaned = 'cleaned' | 'nothing' | AppError

/** The first that fails is told, the others are counted. */
export function nextCleaning(standing: Standing, came: Cleaned): Standing {
  const done = standing.done + 1
  if (came === 'nothing') return { ...standing, done }
  if (came === 'cleaned') return { ...standing, done, cleaned: standing.cleaned + 1 }
  const { code, message } = came
  return { ...standing, done, failed: standing.failed + 1, problem: standing.problem ?? { code, message } }
}

export function createCleaningRun(parts: CleaningRunParts): CleaningRun {
  const { library, runs, withFiles, topics } = parts
  let standing = atRest
  let running: AbortController | null = null
  let work: Promise<void> = Promise.resolve()

  function put(next: Standing): void {
    standing = next
    topics.changed('cleaning')
  }

  /** Opened with the first file that there is something to say of. */
  function openRun(scope: RunScope): string {
    const batchId = standing.batchId ?? runs.open({ kind: 'clean', command: 'clean', scope })
    standing = { ...standing, batchId }
    return batchId
  }

  async function cleanAll(owners: readonly Written[], { what, scope, signal }: CleaningAll): Promise<void> {
    try {
      await withFiles(async (files) => {
        for (const owner of owners) {
          if (signal.aborted) break
          const came = await cleanOne(files, { owner, scope, what, signal }).catch(toAppError)
          // Stopped meanwhile: only what was written still counts.
          if (came === 'cleaned' || !isStopped(signal)) put(nextCleaning(standing, came))
          if (came instanceof AppError && !isStopped(signal)) runs.record(openRun(scope), [failedFile(owner, came)])
        }
      })
    } finally {
      if (standing.batchId !== null) runs.end(standing.batchId, isStopped(signal) ? 'stopped' : 'done')
    }
  }

  /** Never rejects: nobody waits for it. What no file can be blamed for, such as a full home, is its problem. */
  async function through(...order: Parameters<typeof cleanAll>): Promise<void> {
    await cleanAll(...order).catch((thrown: unknown) => {
      standing = { ...standing, problem: firstProblem(standing.problem, thrown) }
    })
    running = null
    topics.changed('cleaning')
    topics.changed('runs')
  }

  async function cleanOne(files: CleanFile, { owner, scope, what, signal }: Cleaning): Promise<Cleaned> {
    const rules = cleanRulesOf[what]
    if ((await files.preview(owner.path, rules, signal)) === null) return 'nothing'
    const batchId = openRun(scope)
    const written = await files.clean(owner.path, { rules, batchId, signal })
    runs.record(batchId, [fileOutcome({ ...written, writtenId: written.id }, { state: 'written' })])
    library.recordRemoved(owner)
    library.recordWritten(written)
    topics.changed('history')
    return 'cleaned'
  }

  async function ownersOf(entries: readonly LibraryEntry[]): Promise<readonly Written[]> {
    const owners = await oursBeside(parts, entries)
    if (owners.length > 0) return owners
    throw new AppError('file.foreign', 'Undertitle did not write any of these subtitles, so they are left as they are.')
  }

  return {
    runningId: () => (running ? standing.batchId : null),
    state: () => ({ ...standing, revision: topics.revision('cleaning'), isRunning: running !== null }),
    async start(scope, what) {
      if (running) throw new AppError('input.invalid', 'Subtitles are being cleaned. Wait for it, or stop it.')
      const entries = library.resolve(scope)
      const { signal } = (running = new AbortController())
      // The run before this one is over: nothing of it is told while this one looks for its files.
      put({ ...atRest, what })
      const owners = await ownersOf(entries).catch((thrown: unknown) => {
        running = null
        put(atRest)
        throw thrown
      })
      put({ ...standing, total: owners.length })
      const about = scopeOf(entries.filter(({ profile }) => profile.ours.size > 0))
      work = through(owners, { what, scope: about, signal })
      return { total: owners.length }
    },
    cancel() {
      running?.abort(new AppError('cancelled', 'Cancelled.'))
    },
    idle: () => work,
  }
}

interface CleaningAll {
  readonly what: CleanVerb
  /** In words, of the run. */
  readonly scope: RunScope
  readonly signal: AbortSignal
}

interface Cleaning extends CleaningAll {
  readonly owner: Written
}
