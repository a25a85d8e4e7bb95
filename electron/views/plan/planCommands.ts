/** The commands of the plan and the activity list, on top of the plan's work, its rows and its log. */
import type {
  ActivityRow,
  ActivityState,
  CandidateRow,
  PlanFilter,
  PlanGroup,
  PlanRow,
  Preview,
} from '../../../shared/contract/plan.ts'
import { AppError } from '../../../shared/errors.ts'
import { cleanRules } from '../../clean/cleanRules.ts'
import { showPlaceOf } from '../../matching/showPlace.ts'
import type { TitleCorrections } from '../../matching/titleCorrections.ts'
import type { Gap } from '../../wanted/missing.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import type { ActivityLog } from './activityLog.ts'
import { videoIdOf as idOfPath } from '../ids.ts'
import type { Page, PageWindow } from '../page.ts'
import type { PlanBoard } from './planBoard.ts'
import type { PlanSession } from './planSession.ts'
import type { RowChoice } from './planBoardState.ts'
import { previewCandidate } from './preview.ts'
import type { Topics } from '../topics.ts'
import { wrongNext, type NextSubtitle, type WrongFile, type WrongNextParts } from './wrongNext.ts'

export interface PlanCommandsParts extends WrongNextParts {
  readonly session: PlanSession
  readonly board: PlanBoard
  readonly activity: ActivityLog
  readonly titles: Pick<TitleCorrections, 'learn'>
  readonly topics: Topics
}

export interface PlanCommands extends Omit<PlanSession, 'choose' | 'askAgain'> {
  page(query: PlanFilter & PageWindow): Page<PlanRow>
  groups(filter: PlanFilter): PlanGroup[]
  candidates(rowId: string): CandidateRow[]
  preview(rowId: string, candidateId: string, signal: AbortSignal): Promise<Preview>
  choose(choice: RowChoice): { readonly changed: number }
  videoIdOf(rowId: string): string
  /** The user's own subtitle of the row. @throws AppError 'input.invalid' where it has none */
  strayOf(rowId: string): { readonly videoId: string; readonly sidecarId: string }
  /** A subtitle of the user's has its video's name, or its old one again. */
  recordRenamed(strayPath: string): void
  /** The row's show has another title now: its videos are asked for again. Answers their rows. */
  askShowAgain(rowId: string): Promise<{ readonly rows: PlanRow[] }>
  activityState(): ActivityState
  activityPage(query: PageWindow & { readonly filter: keyof ActivityState['counts'] }): Page<ActivityRow>
  wrongNext(file: WrongFile, signal: AbortSignal): Promise<{ readonly next: NextSubtitle | null }>
}

export function createPlanCommands(parts: PlanCommandsParts): PlanCommands {
  const { session, board, activity, settings, topics } = parts
  return {
    ...session,
    page({ offset, limit, ...filter }) {
      const items = board.rows(filter)
      const rows = items.slice(offset, offset + limit).map((item) => board.row(item))
      return { rows, total: items.length, revision: topics.revision('plan') }
    },
    groups: (filter) => board.groups(filter),
    candidates: (rowId) => board.candidates(rowId),
    async preview(rowId, candidateId, signal) {
      const { gap } = board.item(rowId).choice
      const pick = board.candidate(rowId, candidateId)
      const connection = await parts.link.current()
      const batchId = session.state().batchId ?? parts.history.startBatch('looked inside')
      const values = settings.read()
      try {
        return await previewCandidate({
          connection,
          rules: usableRules(values),
          clean: cleanRules(values),
          gap,
          pick,
          batchId,
          signal,
        })
      } finally {
        board.refresh()
        topics.changed('plan')
        topics.changed('usage')
      }
    },
    choose(choice) {
      const item = board.item(choice.rowId)
      const wasTitleAsked = board.placement(item).question === 'title'
      const changed = session.choose(choice)
      const title = choice.candidateId === null || !wasTitleAsked ? null : board.titleOf(item)
      if (title) parts.titles.learn(item.choice.gap.video, title)
      return { changed }
    },
    videoIdOf: (rowId) => board.item(rowId).videoId,
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
      const again = board.items().filter(({ videoId }) => videoIds.has(videoId))
      return { rows: again.map((item) => board.row(item)) }
    },
    activityState() {
      const { phase } = session.state()
      const isPaused = phase === 'paused'
      const isRunning = phase === 'running' || isPaused
      return { revision: topics.revision('activity'), counts: activity.counts(), isRunning, isPaused }
    },
    activityPage: (query) => ({ ...activity.page(query), revision: topics.revision('activity') }),
    async wrongNext(file, signal) {
      try {
        return { next: await wrongNext(parts, file, signal) }
      } finally {
        topics.changed('usage')
        topics.changed('history')
      }
    },
  }
}

/** Equal for videos of one show, or of one movie: what is said of a title holds for them. */
function showOf({ video, release }: Gap): string {
  return JSON.stringify(showPlaceOf(video, release))
}
