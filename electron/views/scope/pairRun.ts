/** Two languages in one file beside every video of a scope: one work at a time, with progress, as one run. */
import type { PairChoices, PairCounts, PairsState } from '../../../shared/contract/videos/pairs.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { AppError } from '../../../shared/errors.ts'
import { pairOf, pairTag, type LanguagePair } from '../../../shared/languagePair.ts'
import { keepPairs, type PairedVideo, type PairMaking, type PairStep } from '../../batch/pairs/keepPairs.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { RunScope } from '../../runs/run.ts'
import type { Runs } from '../../runs/runs.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import { pairsOf } from '../../wanted/wish.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { readVideos } from '../plan/readVideos.ts'
import type { Topics } from '../topics.ts'
import { firstProblem } from './firstProblem.ts'
import { countPairs, hasBoth, pairChoices } from './pairChoices.ts'

export interface PairRunParts {
  readonly library: Pick<LibrarySession, 'resolve' | 'has' | 'video' | 'recordWritten'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly rules: { book(): RulesBook }
  /** Lends what reads and writes, for as long as the work takes. */
  readonly withMaking: <Result>(work: (making: PairMaking) => Promise<Result>) => Promise<Result>
  readonly topics: Topics
}

export interface PairOrder extends LanguagePair {
  readonly scope: Scope
}

export interface PairRun {
  of(scope: Scope): PairChoices
  count(order: PairOrder): PairCounts
  /** Begins; the state tells how it goes. */
  start(order: PairOrder): { readonly total: number }
  state(): PairsState
  /** The run that goes on now; null where none does, or it has found nothing to make yet. */
  runningId(): string | null
  cancel(): void
  idle(): Promise<void>
}

interface PairedEntries {
  readonly entries: readonly LibraryEntry[]
  readonly pair: LanguagePair
}

type Standing = Omit<PairsState, 'revision' | 'isRunning'>

const atRest: Standing = { done: 0, total: 0, made: 0, failed: 0, problem: null, batchId: null }

/** The first that fails is told, the others are counted. */
export function nextPairing(standing: Standing, event: PairStep['event']): Standing {
  const done = standing.done + 1
  if (event.kind === 'written') return { ...standing, done, made: standing.made + 1 }
  if (event.reason === 'covered') return { ...standing, done }
  const { code, message } = event
  const problem = standing.problem ?? { code: code ?? 'input.invalid', message }
  return { ...standing, done, failed: standing.failed + 1, problem }
}

export function createPairRun({ library, runs, rules, withMaking, topics }: PairRunParts): PairRun {
  let standing = atRest
  let running: AbortController | null = null
  let work: Promise<void> = Promise.resolve()

  function put(next: Standing): void {
    standing = next
    topics.changed('pairs')
  }

  /** Opened with the first file that there is something to say of. */
  function openRun(scope: RunScope): string {
    const batchId = standing.batchId ?? runs.open({ kind: 'pair', command: 'pair', scope })
    standing = { ...standing, batchId }
    return batchId
  }

  function keep({ event, outcome, written }: PairStep, scope: RunScope): void {
    if (event.kind === 'written' || event.reason !== 'covered') runs.record(openRun(scope), [outcome])
    if (written) {
      library.recordWritten(written)
      topics.changed('history')
    }
    put(nextPairing(standing, event))
  }

  async function makeAll({ entries, pair }: PairedEntries, scope: RunScope, signal: AbortSignal): Promise<void> {
    try {
      const videos = await readVideos(library, entries, signal)
      const wanted = videos.map((video): PairedVideo => ({ video, pair }))
      await withMaking((making) =>
        keepPairs(making, wanted, {
          runId: () => openRun(scope),
          ...{ signal, isTold: () => false, tellsAll: true },
          onStep: (step) => keep(step, scope),
        }),
      )
    } finally {
      if (standing.batchId !== null) runs.end(standing.batchId, signal.aborted ? 'stopped' : 'done')
    }
  }

  /** Never rejects: nobody waits for it. What no file can be blamed for, such as a full home, is its problem. */
  async function through(...order: Parameters<typeof makeAll>): Promise<void> {
    await makeAll(...order).catch((thrown: unknown) => {
      standing = { ...standing, problem: firstProblem(standing.problem, thrown) }
    })
    running = null
    topics.changed('pairs')
    topics.changed('runs')
  }

  return {
    of: (scope) => pairChoices(library.resolve(scope), pairsOf(rules.book().said)),
    count: (order) => countPairs(library.resolve(order.scope), pairIn(order)),
    start(order) {
      if (running)
        throw new AppError('input.invalid', 'Files in two languages are being made. Wait for it, or stop it.')
      const pair = pairIn(order)
      const entries = library.resolve(order.scope).filter((entry) => hasBoth(entry, pair))
      if (entries.length === 0)
        throw new AppError('input.invalid', 'None of these videos has a file in both languages.')
      running = new AbortController()
      put({ ...atRest, total: entries.length })
      work = through({ entries, pair }, scopeOf(entries, pairTag(pair)), running.signal)
      return { total: entries.length }
    },
    state: () => ({ ...standing, revision: topics.revision('pairs'), isRunning: running !== null }),
    runningId: () => (running ? standing.batchId : null),
    cancel() {
      running?.abort(new AppError('cancelled', 'Cancelled.'))
    },
    idle: () => work,
  }
}

function pairIn(pair: LanguagePair): LanguagePair {
  const known = pairOf(pairTag(pair))
  if (known) return known
  throw new AppError('input.invalid', 'Choose two different languages.')
}
