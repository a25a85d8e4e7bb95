/** The rows of a plan and what a person decided about them: what becomes of both when something happens. Pure. */
import { AppError } from '../../../../shared/errors.ts'
import type { PlannedBatch } from '../../../batch/planBatch.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { Gap } from '../../../wanted/missing.ts'
import type { IgnoredListings } from '../../../wanted/ignored.ts'
import { formatWish } from '../../../wanted/parseWishes.ts'
import { videoIdOf, wishIdOf } from '../../ids.ts'
import { withoutIgnored } from './ignoredCandidates.ts'
import { wishKeyOf, type CoveredItem, type Decision, type EndedItem, type PlanItem, type WishEnd } from './planItem.ts'
import { titledVideo } from './planGroupNames.ts'
import { inOrder, type NamedItem } from './planOrder.ts'
import { straysOf } from './planStrays.ts'

/** What of a planned batch the board takes. */
export type Answered = Pick<PlannedBatch, 'rankedGaps' | 'matched' | 'coverage'>

export interface BoardState {
  /** A plan stands, though it may have no rows. */
  readonly isOpen: boolean
  /** Number of answers taken so far: candidates of another one have other ids. */
  readonly answers: number
  readonly items: readonly PlanItem[]
  readonly matched: PlannedBatch['matched']
  /** By the ids of the rows, so that they outlive a new plan. */
  readonly decisions: ReadonlyMap<string, Decision>
  /** By video: wishes that are met already, of all that was looked through. */
  readonly covered: ReadonlyMap<string, readonly CoveredItem[]>
  /** By video: wishes that a run has taken up since. */
  readonly ended: ReadonlyMap<string, readonly EndedItem[]>
}

export type BoardEvent =
  /** A new plan; decisions about the same wishes are kept. */
  | { readonly kind: 'planned'; readonly answered: Answered }
  /** New answers for some videos; what was decided about them is forgotten, their rows keep their ids. */
  | { readonly kind: 'asked.again'; readonly answered: Answered }
  /** null takes a decision back. */
  | { readonly kind: 'decided'; readonly decisions: ReadonlyMap<string, Decision | null> }
  /** Decisions that were kept from before. */
  | { readonly kind: 'remembered'; readonly decisions: ReadonlyMap<string, Decision> }
  /** Other releases or authors are ignored. */
  | { readonly kind: 'listings.changed'; readonly listings: IgnoredListings }
  | { readonly kind: 'wishes.ended'; readonly ends: ReadonlyMap<Gap, WishEnd> }
  | { readonly kind: 'stray.renamed'; readonly path: string }
  | { readonly kind: 'cleared' }
  /** The rows are gone; decisions about the same wishes are kept. */
  | { readonly kind: 'taken.away' }

export type Decisions = ReadonlyMap<PlanItem, Decision>

export const emptyBoard: BoardState = {
  isOpen: false,
  answers: 0,
  items: [],
  matched: [],
  decisions: new Map(),
  covered: new Map(),
  ended: new Map(),
}

export function nextBoard(board: BoardState, event: BoardEvent): BoardState {
  switch (event.kind) {
    case 'planned': {
      const { answered } = event
      const answers = board.answers + 1
      const items = inOrder(itemsOf(answered, answers))
      return {
        ...board,
        isOpen: true,
        answers,
        matched: answered.matched,
        items,
        covered: coveredBy(answered),
        ended: new Map(),
      }
    }
    case 'asked.again':
      return askedAgain(board, event.answered)
    case 'decided': {
      const decisions = new Map(board.decisions)
      for (const [id, decision] of event.decisions)
        if (decision) decisions.set(id, decision)
        else decisions.delete(id)
      return { ...board, decisions }
    }
    case 'remembered':
      return { ...board, decisions: event.decisions }
    case 'listings.changed':
      return relisted(board, event.listings)
    case 'wishes.ended':
      return endedIn(board, event.ends)
    case 'stray.renamed':
      return { ...board, items: board.items.filter(({ stray }) => stray?.path !== event.path) }
    case 'taken.away':
      return { ...board, isOpen: false, items: [], matched: [], covered: emptyBoard.covered, ended: emptyBoard.ended }
    case 'cleared':
      return { ...emptyBoard, answers: board.answers }
  }
}

function askedAgain(board: BoardState, answered: Answered): BoardState {
  const { answers: before, items, matched, decisions, covered } = board
  const answers = before + 1
  const fresh = itemsOf(answered, answers)
  const again = new Set(fresh.map(({ videoId }) => videoId))
  const { former = [], others = [] } = Object.groupBy(items, ({ videoId }) =>
    again.has(videoId) ? 'former' : 'others',
  )
  const renewed = new Set(former.map(({ id }) => id))
  const paths = new Set(answered.matched.map(({ video }) => video.file.path))
  return {
    isOpen: true,
    answers,
    items: inOrder([...others, ...fresh]),
    matched: [...matched.filter(({ video }) => !paths.has(video.file.path)), ...answered.matched],
    decisions: new Map([...decisions].filter(([id]) => !renewed.has(id))),
    covered: new Map([...covered, ...coveredBy(answered)]),
    ended: new Map([...board.ended].filter(([videoId]) => !again.has(videoId))),
  }
}

function endedIn(board: BoardState, ends: ReadonlyMap<Gap, WishEnd>): BoardState {
  const fresh = board.items.flatMap(({ id, videoId, choice: { gap } }): readonly EndedItem[] => {
    const end = ends.get(gap)
    return end ? [{ id, videoId, gap, end }] : []
  })
  return {
    ...board,
    items: board.items.filter(({ choice }) => !ends.has(choice.gap)),
    ended: Map.groupBy([...[...board.ended.values()].flat(), ...fresh], ({ videoId }) => videoId),
  }
}

function relisted(board: BoardState, listings: IgnoredListings): BoardState {
  const answers = board.answers + 1
  const items = board.items.map((item) => {
    const choice = withoutIgnored(item.asRanked, listings)
    const isSame = choice.ranking.candidates.length === item.choice.ranking.candidates.length
    return isSame ? item : { ...item, choice, asked: answers }
  })
  return { ...board, answers, items }
}

/** Not those that a subtitle under an old name meets: they are rows of their own. */
function coveredBy({ coverage }: Answered): ReadonlyMap<string, readonly CoveredItem[]> {
  const found = coverage.covered.flatMap(({ video, wish, by }): readonly CoveredItem[] => {
    if (by.kind === 'sidecar' && by.sidecar.isRePaired) return []
    const { path } = video.file
    return [{ id: wishIdOf(path, wishKeyOf({ wish })), videoId: videoIdOf(path), wish, by }]
  })
  return Map.groupBy(found, ({ videoId }) => videoId)
}

function itemsOf({ rankedGaps, matched, coverage }: Answered, asked: number): readonly NamedItem[] {
  const titles = new Map(matched.map((each) => [each.video.file.path, each]))
  const found = rankedGaps.map((choice) => ({ choice, stray: null }))
  return [...found, ...straysOf(coverage.covered)].map(({ choice, stray }) => ({
    id: wishIdOf(choice.gap.video.file.path, wishKeyOf(choice.gap)),
    asked,
    videoId: videoIdOf(choice.gap.video.file.path),
    choice,
    asRanked: choice,
    stray,
    titled: titledVideo(choice, titles.get(choice.gap.video.file.path) ?? null),
    wish: formatWish(choice.gap.wish),
  }))
}

/** Of a plan that a restart, a setting or another window has taken away. */
export function planIsGone(): AppError {
  return new AppError('input.invalid', 'This plan is no longer open. Make the plan again.')
}

/** @throws AppError 'input.invalid' for a row of another plan, as the next two do */
export function itemOf({ isOpen, items }: BoardState, rowId: string): PlanItem {
  const found = items.find(({ id }) => id === rowId)
  if (!isOpen) throw planIsGone()
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
