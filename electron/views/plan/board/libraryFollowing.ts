/** Keeps the plan and the questions up with the library, which alone knows what is written, whoever wrote it. */
import type { LibrarySession } from '../../library/librarySession.ts'
import type { Topics } from '../../topics.ts'
import type { PlanMarking, PlanMarkingParts } from '../planMarking.ts'
import type { PlanWorker } from '../planWorker.ts'
import type { Runs } from '../../../runs/runs.ts'
import { wishPlaceOf } from '../running/handDecisions.ts'
import { metBy } from './metWish.ts'
import type { PlanBoard } from './planBoard.ts'
import type { MetBy, PlanItem } from './planItem.ts'
import type { PlanVideo } from './planVideos.ts'

export interface LibraryFollowingParts {
  readonly board: Pick<PlanBoard, 'items' | 'allVideos' | 'readLibrary' | 'now' | 'ignore'>
  readonly library: Pick<LibrarySession, 'has' | 'entry' | 'row'>
  readonly runs: Pick<Runs, 'recordMet'>
  readonly asked: PlanMarkingParts['asked']
  readonly worker: Pick<PlanWorker, 'now'>
  readonly marking: Pick<PlanMarking, 'refresh'>
  readonly topics: Pick<Topics, 'changed' | 'revision'>
}

export interface LibraryFollowing {
  /** A moment's work where the library is as it was. */
  follow(): void
  /** Wishes that are ignored by now leave the plan, those that are heeded again come back to it. */
  leaveOutIgnored(): void
  /** What a run had taken up is read as well. */
  forget(): void
}

/** What was read: of which videos, at which state of the library, and each video as it stood. */
interface Read {
  readonly videos: readonly PlanVideo[]
  readonly revision: number
  readonly entries: ReadonlyMap<string, unknown>
}

export function createLibraryFollowing(parts: LibraryFollowingParts): LibraryFollowing {
  const { board, library, worker, topics } = parts
  let read: Read | null = null
  let questions = 0

  /** Of videos that are others than before: a library is long, and one file changes at a time. */
  function changedSince(before: Read | null, { videos, entries }: Read): readonly PlanVideo[] {
    const isKnown = before !== null && before.videos === videos
    return videos.filter(({ videoId }) => !isKnown || before.entries.get(videoId) !== entries.get(videoId))
  }

  function metOf(video: PlanVideo): readonly (readonly [string, MetBy | null])[] {
    if (!library.has(video.videoId)) return []
    const now = { entry: library.entry(video.videoId), wishes: library.row(video.videoId).wishes }
    const { inRun } = worker.now()
    const items = [...video.items, ...video.ended.map(({ item }) => item)]
    return items.flatMap((item) => {
      const by = inRun.has(item.choice.gap) ? undefined : metBy(item, now)
      return by === undefined ? [] : [[item.id, by] as const]
    })
  }

  function isIgnored({ videoId, wish }: PlanItem): boolean {
    if (!library.has(videoId)) return false
    return library.row(videoId).wishes.some((each) => each.wish === wish && each.state === 'ignored')
  }

  /** Answers whether anything is another way than before. */
  function tellBoard(changed: readonly PlanVideo[]): boolean {
    const before = board.items()
    const isNews = board.readLibrary(new Map(changed.flatMap(metOf)))
    if (!isNews) return false
    const open = new Set(board.items())
    parts.runs.recordMet(before.filter((item) => !open.has(item)).map(wishPlaceOf))
    topics.changed('plan')
    topics.changed('runs')
    return true
  }

  function readNow(): Read {
    const videos = board.allVideos()
    const known = videos.filter(({ videoId }) => library.has(videoId))
    const entries = new Map(known.map(({ videoId }) => [videoId, library.entry(videoId)]))
    return { videos, revision: topics.revision('library'), entries }
  }

  return {
    follow() {
      if (read?.revision === topics.revision('library') && read.videos === board.allVideos()) return
      const now = readNow()
      const isNews = tellBoard(changedSince(read, now))
      // What followed from it is another list of the same videos.
      read = { ...now, videos: board.allVideos() }
      const before = questions
      questions = parts.asked().length
      if (before !== questions) topics.changed('watch')
      if (isNews || before !== questions) parts.marking.refresh()
    },
    leaveOutIgnored() {
      const { all, decisions } = board.now()
      // What the review ignores stands there as answered.
      const open = all.filter(({ id }) => decisions.get(id)?.kind !== 'ignore')
      board.ignore(new Set(open.filter(isIgnored).map(({ id }) => id)))
      topics.changed('plan')
      parts.marking.refresh()
    },
    forget() {
      read = null
    },
  }
}
