/** Tracks inside videos made files beside them, of a whole scope or one: one work at a time, one run, that can be stopped. */
import type { Scope } from '../../../shared/contract/scope.ts'
import type { InsideState } from '../../../shared/contract/videos/inside.ts'
import { AppError } from '../../../shared/errors.ts'
import type { SaveTrack } from '../../batch/delivery/saveTrack.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import type { Runs } from '../../runs/runs.ts'
import type { History } from '../../sidecar/history/history.ts'
import { textTracks, type InsideTrack } from '../../wanted/insideTrack.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { createTextInside } from '../library/counts/textInside.ts'
import { atRest, createScopeWork, eachFile, type ScopeVerb, type ScopeWork } from '../scope/scopeWork.ts'
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

export type InsideRun = ScopeWork<InsideChoice, Standing>

type Standing = Omit<InsideState, 'revision' | 'isRunning'>

interface Wanted {
  readonly video: LibraryVideo
  readonly inside: InsideTrack
}

const resting: Standing = { ...atRest, videoId: null, track: null, written: 0 }

export function createInsideRun(parts: InsideRunParts): InsideRun {
  const { library, runs, topics } = parts

  async function saveOne(save: SaveTrack, order: Parameters<SaveTrack>[0]): Promise<void> {
    const { video, sidecar: path, language } = await save(order)
    const written = { videoPath: video, path, language }
    const writtenId = parts.history.ownerOf(path)?.id ?? null
    runs.record(order.batchId, [fileOutcome({ ...written, writtenId }, { state: 'written' })])
    library.recordWritten(written)
    topics.changed('history')
  }

  /** In slices: only videos that hold one are read. One that a scan takes away meanwhile is passed over. */
  async function wantedOf(entries: readonly LibraryEntry[], { track }: InsideChoice): Promise<readonly Wanted[]> {
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

  const saving: ScopeVerb<InsideChoice, Wanted, Standing> = {
    topic: 'inside',
    busy: 'Tracks are being saved. Wait for it, or stop it.',
    first: ({ track, scope }) => ({ ...resting, videoId: track === null ? null : (scope.ids?.[0] ?? null), track }),
    async find(choice) {
      const entries = library.resolve(choice.scope)
      const files = await wantedOf(entries, choice)
      return { files, run: { kind: 'inside', command: 'inside', scope: scopeOf(entries) } }
    },
    work(wanted, task) {
      const order = { batchId: task.runId(), signal: task.signal }
      return parts.withTracks((save) =>
        eachFile(wanted, task, {
          act: (one) => saveOne(save, { ...one, ...order }),
          failed: (one, error) => runs.record(order.batchId, [failedFile(subjectOf(one), error)]),
          next: (standing) => ({ ...standing, written: standing.written + 1 }),
        }),
      )
    },
  }
  return createScopeWork(parts, saving, resting)
}

function subjectOf({ video, inside }: Wanted) {
  return { videoPath: video.file.path, path: video.file.path, language: inside.track.language ?? 'und' }
}
