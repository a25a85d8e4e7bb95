/** The rows of a plan and what a person decided about them: what becomes of both when something happens. Pure. */
import { AppError } from '../../../shared/errors.ts'
import type { PlannedBatch } from '../../batch/planBatch.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { RankedGap } from '../../plan/plan.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import type { Gap } from '../../wanted/missing.ts'
import { formatWish } from '../../wanted/parseWishes.ts'
import { videoIdOf } from '../ids.ts'
import { groupOf, type Decision, type PlanItem } from './planItem.ts'
import { inOrder, type NamedItem } from './planOrder.ts'
import { straysOf } from './planStrays.ts'
import { matchingCandidate } from './seasonChoice.ts'

/** What of a planned batch the board takes. */
export type Answered = Pick<PlannedBatch, 'rankedGaps' | 'matched' | 'coverage'>

export interface BoardState {
  /** Number of answers taken so far: rows of another one have other ids. */
  readonly answers: number
  readonly items: readonly PlanItem[]
  readonly matched: PlannedBatch['matched']
  /** By video and wish, so that they outlive a new plan. */
  readonly decisions: ReadonlyMap<string, Decision>
}

export type BoardEvent =
  /** A new plan; decisions about the same wishes are kept. */
  | { readonly kind: 'planned'; readonly answered: Answered }
  /** New answers for some videos; what was decided about them is forgotten, their rows keep their ids. */
  | { readonly kind: 'asked.again'; readonly answered: Answered }
  | { readonly kind: 'decided'; readonly decisions: Decisions }
  | { readonly kind: 'wishes.met'; readonly gaps: ReadonlySet<Gap> }
  | { readonly kind: 'stray.renamed'; readonly path: string }
  | { readonly kind: 'cleared' }

export type Decisions = ReadonlyMap<PlanItem, Decision>

export const emptyBoard: BoardState = { answers: 0, items: [], matched: [], decisions: new Map() }

export function nextBoard(board: BoardState, event: BoardEvent): BoardState {
  switch (event.kind) {
    case 'planned': {
      const { answered } = event
      const answers = board.answers + 1
      return { ...board, answers, matched: answered.matched, items: inOrder(itemsOf(answered, answers)) }
    }
    case 'asked.again':
      return askedAgain(board, event.answered)
    case 'decided': {
      const decided = [...event.decisions].map(([item, decision]) => [decisionKey(item), decision] as const)
      return { ...board, decisions: new Map([...board.decisions, ...decided]) }
    }
    case 'wishes.met':
      return { ...board, items: board.items.filter(({ choice }) => !event.gaps.has(choice.gap)) }
    case 'stray.renamed':
      return { ...board, items: board.items.filter(({ stray }) => stray?.path !== event.path) }
    case 'cleared':
      return { ...emptyBoard, answers: board.answers }
  }
}

function askedAgain({ answers: before, items, matched, decisions }: BoardState, answered: Answered): BoardState {
  const answers = before + 1
  const fresh = itemsOf(answered, answers)
  const again = new Set(fresh.map(({ videoId }) => videoId))
  const { former = [], others = [] } = Object.groupBy(items, ({ videoId }) =>
    again.has(videoId) ? 'former' : 'others',
  )
  const idsBefore = new Map(former.map((each) => [decisionKey(each), each.id]))
  const renewed = fresh.map((each) => ({ ...each, id: idsBefore.get(decisionKey(each)) ?? each.id }))
  const paths = new Set(answered.matched.map(({ video }) => video.file.path))
  return {
    answers,
    items: inOrder([...others, ...renewed]),
    matched: [...matched.filter(({ video }) => !paths.has(video.file.path)), ...answered.matched],
    decisions: new Map([...decisions].filter(([key]) => !idsBefore.has(key))),
  }
}

function itemsOf({ rankedGaps, matched, coverage }: Answered, asked: number): readonly NamedItem[] {
  const titles = new Map(matched.map(({ video, title }) => [video.file.path, title]))
  const found = rankedGaps.map((choice) => ({ choice, stray: null }))
  return [...found, ...straysOf(coverage.covered)].map(({ choice, stray }, index) => ({
    id: `${asked}.${index}`,
    asked,
    videoId: videoIdOf(choice.gap.video.file.path),
    choice,
    stray,
    group: groupOf(choice, titles.get(choice.gap.video.file.path) ?? null),
    wish: formatWish(choice.gap.wish),
  }))
}

function decisionKey({ videoId, wish }: Pick<PlanItem, 'videoId' | 'wish'>): string {
  return `${videoId} ${wish}`
}

/** What a plan is made from: without what was skipped, with what was chosen. */
export function decidedChoices({ items, decisions }: BoardState): readonly RankedGap[] {
  return items.flatMap((item) => {
    const decision = decisions.get(decisionKey(item))
    if (item.stray !== null || decision?.kind === 'skip') return []
    const { candidates } = item.choice.ranking
    const decided = decision && candidates.find(({ subtitle }) => subtitle.id === decision.subtitleId)
    return [decided ? { ...item.choice, picked: decided } : item.choice]
  })
}

/** @throws AppError 'input.invalid' for a row of another plan, as the next two do */
export function itemOf({ items }: BoardState, rowId: string): PlanItem {
  const found = items.find(({ id }) => id === rowId)
  if (!found) throw new AppError('input.invalid', 'This row is no longer in the plan. Look at the plan again.')
  return found
}

export function candidateOf(board: BoardState, rowId: string, candidateId: string): Candidate {
  const item = itemOf(board, rowId)
  const found = item.choice.ranking.candidates.find((_, index) => candidateIdOf(item, index) === candidateId)
  if (!found) throw new AppError('input.invalid', 'This subtitle is no longer on offer. Look at the plan again.')
  return found
}

/** Another answer of the service offers other candidates: they must not pass for those a screen still shows. */
export function candidateIdOf({ asked }: PlanItem, index: number): string {
  return `c${asked}.${index}`
}

export interface RowChoice {
  readonly rowId: string
  /** null skips. */
  readonly candidateId: string | null
  readonly isForSeason: boolean
}

/** What one choice decides: its row, and for a season the others of it that have something alike. */
export function decisionsOf(board: BoardState, { rowId, candidateId, isForSeason }: RowChoice): Decisions {
  const item = itemOf(board, rowId)
  const chosen = candidateId === null ? null : candidateOf(board, rowId, candidateId)
  const others = isForSeason && item.choice.gap.release.type !== 'movie' ? board.items.filter(isOfSeason(item)) : []
  const alike = others.flatMap((other): (readonly [PlanItem, Decision])[] => {
    const match = chosen && matchingCandidate(chosen, other.choice.ranking.candidates)
    return chosen && !match ? [] : [[other, decisionFor(match)]]
  })
  return new Map([[item, decisionFor(chosen)], ...alike])
}

function isOfSeason({ id, group, wish }: PlanItem): (other: PlanItem) => boolean {
  return (other) => other.id !== id && other.group === group && other.wish === wish && other.stray === null
}

function decisionFor(chosen: Candidate | null): Decision {
  return chosen ? { kind: 'subtitle', subtitleId: chosen.subtitle.id } : { kind: 'skip' }
}

/** The title that the service took the row's video for. */
export function titleOf({ matched }: BoardState, { choice }: PlanItem): TitleMatch | null {
  return matched.find(({ video }) => video.file.path === choice.gap.video.file.path)?.title ?? null
}
