/** The commands of the plan, on top of its work and its rows. */
import type { CandidateRow, PlanFilter, PlanGroup, PlanRow } from '../../../shared/contract/plan.ts'
import type { Preview } from '../../../shared/contract/preview.ts'
import { AppError } from '../../../shared/errors.ts'
import { cleanRules } from '../../clean/cleanRules.ts'
import { showPlaceOf } from '../../matching/showPlace.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import { videoIdOf as idOfPath } from '../ids.ts'
import type { LearntTitles } from '../library/titles/learntTitles.ts'
import type { Page, PageWindow } from '../page.ts'
import type { PlanBoard } from './board/planBoard.ts'
import type { AnotherCosts } from './making/anotherCosts.ts'
import type { ListedFor } from './making/listedFor.ts'
import type { AskRetryOutlook } from './making/retryOutlook.ts'
import type { PlanSession } from './planSession.ts'
import type { RowChoice } from './running/handDecisions.ts'
import { openOffered, previewOfOffered, refuseUnpaid, type OfferedText } from './board/preview.ts'
import type { Topics } from '../topics.ts'
import { writeRefused, type WriteRefusedParts, type WrittenAnyway } from './running/writeRefused.ts'
import { wrongNext, type NextSubtitle, type WrongNextParts } from './running/wrongNext.ts'
import {
  lookAtOther,
  othersOf,
  takeAnother,
  takeOther,
  type Others,
  type OtherFile,
} from './running/otherCandidates.ts'
import type { OthersAsked } from './running/otherOffers.ts'
import type { WrittenFile } from './running/writtenFor.ts'

export interface PlanCommandsParts extends WrongNextParts {
  readonly memory: WrongNextParts['memory'] & WriteRefusedParts['memory']
  readonly session: PlanSession
  readonly board: PlanBoard
  readonly learntTitles: LearntTitles
  readonly topics: Topics
  readonly anotherCost: AnotherCosts
  readonly retryOutlook: AskRetryOutlook
  readonly listedFor: ListedFor
}

export interface CandidateLook {
  readonly rowId: string
  readonly candidateId: string
  readonly mayDownload: boolean
}

export interface PlanCommands extends Omit<PlanSession, 'choose' | 'decide' | 'lookAt' | 'openBatch'> {
  page(query: PlanFilter & PageWindow): Page<PlanRow>
  groups(filter: PlanFilter): PlanGroup[]
  candidates(rowId: string): CandidateRow[]
  preview(rowId: string, candidateId: string, signal: AbortSignal): Promise<Preview>
  /** All of its text. @throws AppError 'input.invalid' where that would cost a download and must not */
  lookInside(look: CandidateLook, signal: AbortSignal): Promise<OfferedText>
  choose(choice: RowChoice): { readonly changed: number }
  videoIdOf(rowId: string): string
  /** What the service took it for. */
  titleOfRow(rowId: string): TitleMatch | null
  /** The ids of those of these videos that stand in the plan. */
  plannedOf(videoPaths: readonly string[]): readonly string[]
  /** The user's own subtitle of the row. @throws AppError 'input.invalid' where it has none */
  strayOf(rowId: string): { readonly videoId: string; readonly sidecarId: string }
  /** A subtitle of the user's has its video's name, or its old one again. */
  recordRenamed(strayPath: string): void
  /** The row's show has another title now: its videos are asked for again. Answers how many those are. */
  askShowAgain(rowId: string): Promise<{ readonly videos: number }>
  wrongNext(file: WrittenFile, signal: AbortSignal): Promise<{ readonly next: NextSubtitle | null }>
  /** What was downloaded for a wish and refused, after all: free, as it is kept. @throws AppError as a run does */
  writeRefused(file: WrittenFile, signal: AbortSignal): Promise<WrittenAnyway>
  /** What else was on offer for a wish that is met. Costs nothing, or at most a search where `mayAsk`. */
  others(asked: OthersAsked, signal: AbortSignal): Promise<Others>
  /** All of its text. @throws AppError 'input.invalid' where that would cost a download and must not */
  lookAtOther(look: OtherFile & Pick<CandidateLook, 'mayDownload'>, signal: AbortSignal): Promise<OfferedText>
  /** Another in the place of ours. @throws AppError as a run does */
  takeOther(other: OtherFile, signal: AbortSignal): Promise<{ readonly batchId: string; readonly next: NextSubtitle }>
  /** Of the next one in the place of each of these of ours, before anything is asked. */
  readonly anotherCost: AnotherCosts
  /** Of these wishes of runs, taken up again. */
  readonly retryOutlook: AskRetryOutlook
  readonly listedFor: ListedFor
  /** The best of the others in the place of a wrong one of ours, in a run that somebody else opened. @throws AppError as a run does */
  takeAnother(
    file: WrittenFile & { readonly batchId: string },
    signal: AbortSignal,
  ): Promise<{ readonly writtenId: number }>
}

export function createPlanCommands(parts: PlanCommandsParts): PlanCommands {
  const { session, board, settings, topics } = parts

  /** Whoever chooses where the title was the question has answered that too. */
  function titleLearntBy({ rowId, candidateId }: Pick<RowChoice, 'rowId' | 'candidateId'>): () => void {
    const item = board.item(rowId)
    const title = candidateId !== null && board.placement(item).question === 'title' ? board.titleOf(item) : null
    return () => {
      if (title) parts.learntTitles.learn(item.choice.gap.video, title)
    }
  }

  async function lookInside({ rowId, candidateId, mayDownload }: CandidateLook, signal: AbortSignal) {
    const { gap } = board.item(rowId).choice
    const pick = board.candidate(rowId, candidateId)
    const connection = await parts.link.current()
    if (!mayDownload) refuseUnpaid(connection, pick)
    const order = { connection, rules: parts.rules.book(), clean: cleanRules(settings.read()), gap, pick, signal }
    try {
      return await openOffered({ ...order, batchId: session.openBatch() })
    } finally {
      board.refresh()
      topics.changed('plan')
      topics.changed('usage')
    }
  }

  const otherParts = { ...parts, openBatch: () => session.openBatch() }

  /** What it cost and wrote is shown, however it ended. */
  async function told<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } finally {
      topics.changed('usage')
      topics.changed('history')
    }
  }

  return {
    ...session,
    page({ offset, limit, ...filter }) {
      session.followLibrary()
      const videos = board.videos(filter)
      const rows = videos.slice(offset, offset + limit).map((video) => board.row(video))
      return { rows, total: videos.length, revision: topics.revision('plan') }
    },
    groups(filter) {
      session.followLibrary()
      return board.groups(filter)
    },
    candidates: (rowId) => board.candidates(rowId),
    preview: async (rowId, candidateId, signal) =>
      previewOfOffered(await lookInside({ rowId, candidateId, mayDownload: true }, signal)),
    lookInside,
    choose(choice) {
      const learnt = titleLearntBy(choice)
      const changed = session.choose(choice)
      learnt()
      return { changed }
    },
    videoIdOf: (rowId) => board.item(rowId).videoId,
    titleOfRow: (rowId) => board.titleOf(board.item(rowId)),
    plannedOf(videoPaths) {
      const planned = new Set(board.items().map(({ videoId }) => videoId))
      return videoPaths.map(idOfPath).filter((id) => planned.has(id))
    },
    strayOf(rowId) {
      const { videoId, stray } = board.item(rowId)
      if (!stray) throw new AppError('input.invalid', 'This row has no subtitle of yours. Look at the plan again.')
      return { videoId, sidecarId: idOfPath(stray.path) }
    },
    recordRenamed(strayPath) {
      if (board.finishStray(strayPath)) topics.changed('plan')
      topics.changed('history')
    },
    async askShowAgain(rowId) {
      const show = showOf(board.item(rowId).choice.gap)
      const meant = board.items().filter(({ choice }) => showOf(choice.gap) === show)
      const videoIds = new Set(meant.map(({ videoId }) => videoId))
      await session.askAgain([...videoIds])
      return { videos: videoIds.size }
    },
    wrongNext: (file, signal) => told(async () => ({ next: await wrongNext(parts, file, signal) })),
    writeRefused: (file, signal) => told(() => writeRefused(parts, file, signal)),
    others(asked, signal) {
      const list = () => othersOf(otherParts, asked, signal)
      return asked.mayAsk ? told(list) : list()
    },
    lookAtOther: (look, signal) => told(() => lookAtOther(otherParts, look, signal)),
    takeOther: (other, signal) => told(() => takeOther(otherParts, other, signal)),
    anotherCost: parts.anotherCost,
    retryOutlook: parts.retryOutlook,
    listedFor: parts.listedFor,
    takeAnother: (file, signal) => told(() => takeAnother(otherParts, file, signal)),
  }
}

/** Equal for videos of one show, or of one movie: what is said of a title holds for them. */
function showOf({ video, release }: Gap): string {
  return JSON.stringify(showPlaceOf(video, release))
}
