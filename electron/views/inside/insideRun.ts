/** Tracks inside videos made files beside them, of a whole scope or one: one work at a time, one run, that can be stopped. */
import type { Scope } from '../../../shared/contract/scope.ts'
import type { InsideState } from '../../../shared/contract/videos/inside.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { SaveTrack } from '../../batch/delivery/saveTrack.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import { createYieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import type { Runs } from '../../runs/runs.ts'
import type { History } from '../../sidecar/history/history.ts'
import { textTracks, type InsideTrack } from '../../wanted/insideTrack.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { createTextInside } from '../library/counts/textInside.ts'
import { firstProblem } from '../scope/firstProblem.ts'
import { isStopped } from '../scope/isStopped.ts'
import type { Topics } from '../topics.ts'
import { tracksForWishes } from '../../wanted/tracksForWishes.ts'

export interface InsideRunParts {
  readonly library: Pick<LibrarySession, 'resolve' | 'has' | 'video' | 'recordWritten'>
  readonly history: Pick<History, 'ownerOf'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  /** As they are at this moment. */
  readonly rules: { book(): RulesBook }
  /** Lends what reads and writes, for as long as the work takes. */
  readonly withTracks: <Result>(work: (save: SaveTrack) => Promise<Result>) => Promise<Result>
  readonly topics: Topics
}

export interface InsideChoice {
  readonly scope: Scope
  /** The number of one track, of one video; null: those that stand for a wish and have no file yet. */
  readonly track: number | null
}

export interface InsideRun {
  state(): InsideState
  runningId(): string | null
  /** Begins; the state tells how it goes. @throws AppError 'input.invalid' while another goes on, and for what holds no such track */
  start(choice: InsideChoice): Promise<{ readonly total: number }>
  cancel(): void
  idle(): Promise<void>
}

type Standing = Omit<InsideState, 'revision' | 'isRunning'>

interface Wanted {
  readonly video: LibraryVideo
  readonly inside: InsideTrack
}

const atRest: Standing = {
  videoId: null,
  track: null,
  done: 0,
  total: 0,
  written: 0,
  failed: 0,
  problem: null,
  batchId: null,
}

export function nextInside(standing: Standing, came: 'written' | AppError): Standing {
  const done = standing.done + 1
  if (came === 'written') return { ...standing, done, written: standing.written + 1 }
  const { code, message } = came
  return { ...standing, done, failed: standing.failed + 1, problem: standing.problem ?? { code, message } }
}

export function createInsideRun({ library, runs, topics, ...parts }: InsideRunParts): InsideRun {
  let standing = atRest
  let running: AbortController | null = null
  let work: Promise<void> = Promise.resolve()

  function put(next: Standing): void {
    standing = next
    topics.changed('inside')
  }

  async function saveAll(wanted: readonly Wanted[], batchId: string, signal: AbortSignal): Promise<void> {
    try {
      await parts.withTracks(async (save) => {
        for (const one of wanted) {
          if (signal.aborted) break
          const came = await saveOne(save, { ...one, batchId, signal }).catch(toAppError)
          // Stopped meanwhile: only what was written still counts.
          if (came === 'written' || !isStopped(signal)) put(nextInside(standing, came))
          if (came instanceof AppError && !isStopped(signal)) runs.record(batchId, [failedFile(subjectOf(one), came)])
        }
      })
    } finally {
      runs.end(batchId, isStopped(signal) ? 'stopped' : 'done')
    }
  }

  /** Never rejects: nobody waits for it. What no track can be blamed for, such as a full home, is its problem. */
  async function through(...order: Parameters<typeof saveAll>): Promise<void> {
    await saveAll(...order).catch((thrown: unknown) => {
      standing = { ...standing, problem: firstProblem(standing.problem, thrown) }
    })
    running = null
    topics.changed('inside')
    topics.changed('runs')
  }

  async function saveOne(save: SaveTrack, order: Parameters<SaveTrack>[0]): Promise<'written'> {
    const { video, sidecar: path, language } = await save(order)
    const written = { videoPath: video, path, language }
    const writtenId = parts.history.ownerOf(path)?.id ?? null
    runs.record(order.batchId, [fileOutcome({ ...written, writtenId }, { state: 'written' })])
    library.recordWritten(written)
    topics.changed('history')
    return 'written'
  }

  /** In slices: only videos that hold one are read. One that a scan takes away meanwhile is passed over. */
  async function wantedOf(entries: readonly LibraryEntry[], { track }: InsideChoice): Promise<readonly Wanted[]> {
    const yieldToEventLoop = createYieldToEventLoop()
    const book = parts.rules.book()
    const hasTextInside = createTextInside(book)
    const wanted: Wanted[] = []
    for (const entry of entries) {
      if ((track === null && !hasTextInside(entry)) || !library.has(entry.id)) continue
      const video = library.video(entry.id)
      const tracks =
        track === null ? tracksForWishes(video, book) : textTracks(video).filter(({ index }) => index === track)
      wanted.push(...tracks.map((inside) => ({ video, inside })))
      await yieldToEventLoop()
    }
    if (wanted.length > 0) return wanted
    throw new AppError('input.invalid', 'There is no text track inside that could be saved for a wish.')
  }

  return {
    runningId: () => (running ? standing.batchId : null),
    state: () => ({ ...standing, revision: topics.revision('inside'), isRunning: running !== null }),
    async start(choice) {
      if (running) throw new AppError('input.invalid', 'Tracks are being saved. Wait for it, or stop it.')
      const entries = library.resolve(choice.scope)
      const { signal } = (running = new AbortController())
      const { track, scope } = choice
      // The run before this one is over: nothing of it is told while this one looks for its tracks.
      put({ ...atRest, videoId: track === null ? null : (scope.ids?.[0] ?? null), track })
      try {
        const wanted = await wantedOf(entries, choice)
        const batchId = runs.open({ kind: 'inside', command: 'inside', scope: scopeOf(entries) })
        put({ ...standing, total: wanted.length, batchId })
        work = through(wanted, batchId, signal)
        return { total: wanted.length }
      } catch (thrown) {
        running = null
        put(atRest)
        throw thrown
      }
    },
    cancel() {
      running?.abort(new AppError('cancelled', 'Cancelled.'))
    },
    idle: () => work,
  }
}

function subjectOf({ video, inside }: Wanted) {
  return { videoPath: video.file.path, path: video.file.path, language: inside.track.language ?? 'und' }
}
