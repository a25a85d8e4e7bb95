/** Another candidate for every subtitle of a scope that came from the service: one work at a time, as one run. */
import type { AnotherOffer, AnotherState } from '../../../shared/contract/videos/another.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { satisfies } from '../../../shared/language.ts'
import { pairOf } from '../../../shared/languagePair.ts'
import { insideService } from '../../batch/delivery/saveTrack.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { Runs } from '../../runs/runs.ts'
import type { Written } from '../../sidecar/history/history.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import { writtenFor, type WrittenFile, type WrittenForParts } from '../plan/running/writtenFor.ts'
import type { Topics } from '../topics.ts'
import { firstProblem } from './firstProblem.ts'
import { isStopped } from './isStopped.ts'
import { oursBeside, type OursBesideParts } from './oursBeside.ts'

export interface AnotherRunParts {
  readonly library: Pick<LibrarySession, 'resolve'> & OursBesideParts['library'] & WrittenForParts['library']
  readonly history: OursBesideParts['history'] & WrittenForParts['history']
  readonly rules: WrittenForParts['rules']
  readonly runs: Pick<Runs, 'open' | 'end'>
  readonly plan: Pick<PlanCommands, 'anotherCost' | 'takeAnother'>
  readonly topics: Topics
}

export interface AnotherRun {
  of(scope: Scope): Promise<AnotherOffer>
  /** Begins; the state tells how it goes. @throws AppError 'input.invalid' while another goes on, 'file.foreign' */
  start(scope: Scope): Promise<{ readonly total: number }>
  state(): AnotherState
  /** null where none goes on. */
  runningId(): string | null
  cancel(): void
  idle(): Promise<void>
}

type Standing = Omit<AnotherState, 'revision' | 'isRunning'>

const atRest: Standing = { done: 0, total: 0, taken: 0, failed: 0, problem: null, batchId: null }

/** The first that was left as it was is told, the others are counted. */
export function nextAnother(standing: Standing, came: 'taken' | AppError): Standing {
  const done = standing.done + 1
  if (came === 'taken') return { ...standing, done, taken: standing.taken + 1 }
  return { ...standing, done, failed: standing.failed + 1, problem: firstProblem(standing.problem, came) }
}

export function createAnotherRun(parts: AnotherRunParts): AnotherRun {
  const { library, runs, plan, topics } = parts
  let standing = atRest
  let running: AbortController | null = null
  let work: Promise<void> = Promise.resolve()

  function put(next: Standing): void {
    standing = next
    topics.changed('another')
  }

  async function filesOf(scope: Scope): Promise<readonly WrittenFile[]> {
    const owners = await oursBeside(parts, library.resolve(scope))
    return owners.filter((owner) => isFromService(owner, scope.language)).flatMap((owner) => fileOf(parts, owner) ?? [])
  }

  async function takeAll(files: readonly WrittenFile[], batchId: string, signal: AbortSignal): Promise<void> {
    try {
      for (const file of files) {
        if (signal.aborted) break
        const came = await plan.takeAnother({ ...file, batchId }, signal).then(() => 'taken' as const, toAppError)
        // Stopped meanwhile: only what was written still counts.
        if (came === 'taken' || !isStopped(signal)) put(nextAnother(standing, came))
      }
    } finally {
      runs.end(batchId, isStopped(signal) ? 'stopped' : 'done')
    }
  }

  /** Never rejects: nobody waits for it. What no file can be blamed for, such as a full home, is its problem. */
  async function through(...order: Parameters<typeof takeAll>): Promise<void> {
    await takeAll(...order).catch((thrown: unknown) => {
      standing = { ...standing, problem: firstProblem(standing.problem, thrown) }
    })
    running = null
    topics.changed('another')
    topics.changed('runs')
  }

  return {
    async of(scope) {
      const files = await filesOf(scope)
      return { subtitles: files.length, ...(await plan.anotherCost(files)) }
    },
    async start(scope) {
      if (running) throw new AppError('input.invalid', 'Other subtitles are being taken. Wait for it, or stop it.')
      const { signal } = (running = new AbortController())
      put(atRest)
      try {
        const files = await filesOf(scope)
        if (files.length === 0)
          throw new AppError(
            'file.foreign',
            'None of these subtitles came from the service, so they are left as they are.',
          )
        const about = scopeOf(library.resolve(scope), scope.language)
        const batchId = runs.open({ kind: 'better', command: 'get another', scope: about })
        put({ ...atRest, total: files.length, batchId })
        work = through(files, batchId, signal)
        return { total: files.length }
      } catch (thrown) {
        running = null
        put(atRest)
        throw thrown
      }
    },
    state: () => ({ ...standing, revision: topics.revision('another'), isRunning: running !== null }),
    runningId: () => (running ? standing.batchId : null),
    cancel() {
      running?.abort(new AppError('cancelled', 'Cancelled.'))
    },
    idle: () => work,
  }
}

/** Not made by a machine, put together of two files, saved from inside the video or taken over from the user. */
function isFromService({ language, details }: Written, wanted: Scope['language']): boolean {
  if (details.subtitleId === '' || details.service === insideService || details.made || pairOf(language) !== null)
    return false
  return wanted === null || satisfies(language, wanted)
}

/** null where by its video and language another file is meant, such as one with all of the words beside a forced one. */
function fileOf(parts: WrittenForParts, { id, videoPath, language }: Written): WrittenFile | null {
  const file = { videoId: videoIdOf(videoPath), language }
  return writtenFor(parts, file).written.id === id ? file : null
}
