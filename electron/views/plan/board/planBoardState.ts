/** The rows of a plan and what a person decided about them: what becomes of both when something happens. Pure. */
import { AppError } from '../../../../shared/errors.ts'
import type { PlannedBatch } from '../../../batch/planBatch.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { Gap } from '../../../wanted/missing.ts'
import type { IgnoredListings } from '../../../wanted/ignored.ts'
import { formatWish } from '../../../wanted/parseWishes.ts'
import { videoIdOf, wishIdOf } from '../../ids.ts'
import { withoutIgnored } from './ignoredCandidates.ts'
import { wishKeyOf, type CoveredItem, type Decision, type MetBy, type PlanItem, type WishEnd } from './planItem.ts'
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
  /** Every wish that the plan was made for, in order: it counts them for as long as it stands. */
  readonly all: readonly PlanItem[]
  /** What became of some of them since, by their ids. */
  readonly ends: ReadonlyMap<string, WishEnd>
  /** Wishes that are ignored since, by their ids: they stand in no list, and come back when they are heeded. */
  readonly ignored: ReadonlySet<string>
  /** Those that are open still. */
  readonly items: readonly PlanItem[]
  readonly matched: PlannedBatch['matched']
  /** By the ids of the rows, so that they outlive a new plan. */
  readonly decisions: ReadonlyMap<string, Decision>
  /** By video: wishes that are met already, of all that was looked through. */
  readonly covered: ReadonlyMap<string, readonly CoveredItem[]>
}

export type BoardEvent =
  /**
   * A new plan; decisions about the same wishes are kept. One that is made again, for the wishes of these ids, keeps what became of
   * all others.
   */
  | { readonly kind: 'planned'; readonly answered: Answered; readonly anew?: ReadonlySet<string> }
  /** New answers for some videos; what was decided about them is forgotten, their rows keep their ids. */
  | { readonly kind: 'asked.again'; readonly answered: Answered }
  /** null takes a decision back. */
  | { readonly kind: 'decided'; readonly decisions: ReadonlyMap<string, Decision | null> }
  /** Decisions that were kept from before. */
  | { readonly kind: 'remembered'; readonly decisions: ReadonlyMap<string, Decision> }
  /** Other releases or authors are ignored. */
  | { readonly kind: 'listings.changed'; readonly listings: IgnoredListings }
  | { readonly kind: 'wishes.ended'; readonly ends: ReadonlyMap<Gap, WishEnd> }
  /** What the library says of wishes: met by now, in whatever way, or (null) open, also where it was met before. */
  | { readonly kind: 'library.read'; readonly met: ReadonlyMap<string, MetBy | null> }
  | { readonly kind: 'stray.renamed'; readonly path: string }
  /** Rows whose wishes are ignored, all of them. */
  | { readonly kind: 'ignored.changed'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'cleared' }
  /** The rows are gone; decisions about the same wishes are kept. */
  | { readonly kind: 'taken.away' }

export type Decisions = ReadonlyMap<PlanItem, Decision>

export const emptyBoard: BoardState = {
  isOpen: false,
  answers: 0,
  all: [],
  ends: new Map(),
  ignored: new Set(),
  items: [],
  matched: [],
  decisions: new Map(),
  covered: new Map(),
}

export function nextBoard(board: BoardState, event: BoardEvent): BoardState {
  switch (event.kind) {
    case 'planned':
      return planned(board, event)
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
      return withEnds(
        board,
        board.all.flatMap(({ id, choice }) => pairOf(id, event.ends.get(choice.gap))),
      )
    case 'library.read':
      return libraryRead(board, event.met)
    case 'stray.renamed':
      return withEnds(
        board,
        board.all.flatMap(({ id, stray }) => pairOf(id, stray?.path === event.path ? 'sidecar' : undefined)),
      )
    case 'taken.away': {
      const { all, ends, ignored, items, covered } = emptyBoard
      return { ...board, isOpen: false, all, ends, ignored, items, matched: [], covered }
    }
    case 'ignored.changed':
      return standing({ ...board, ignored: event.ids })
    case 'cleared':
      return { ...emptyBoard, answers: board.answers }
  }
}

function planned(board: BoardState, { answered, anew }: BoardEvent & { readonly kind: 'planned' }): BoardState {
  const answers = board.answers + 1
  const fresh = itemsOf(answered, answers)
  const asked = new Set(fresh.map(({ id }) => id))
  const isAgain = anew !== undefined
  const kept = isAgain ? board.all.filter(({ id }) => board.ends.has(id) && !asked.has(id)) : []
  const keptIds = new Set(kept.map(({ id }) => id))
  // What a run has told of a wish holds, although its video is asked for again because of another.
  const isKept = (id: string, end: WishEnd) => keptIds.has(id) || (isAgain && end === 'told' && !anew.has(id))
  return standing({
    ...board,
    isOpen: true,
    answers,
    matched: isAgain ? matchedAnew(board.matched, answered.matched) : answered.matched,
    all: inOrder([...kept, ...fresh]),
    ends: new Map([...board.ends].filter(([id, end]) => isKept(id, end))),
    // What is ignored was not asked for.
    ignored: new Set(),
    covered: new Map([...(isAgain ? coveredOfOthers(board, answered) : []), ...coveredBy(answered, keptIds)]),
  })
}

function askedAgain(board: BoardState, answered: Answered): BoardState {
  const { answers: before, all, ends, ignored, matched, decisions, covered } = board
  const answers = before + 1
  const fresh = itemsOf(answered, answers)
  const again = new Set(fresh.map(({ videoId }) => videoId))
  const { former = [], others = [] } = Object.groupBy(all, ({ videoId }) => (again.has(videoId) ? 'former' : 'others'))
  const renewed = new Set(former.map(({ id }) => id))
  const without = <Value>(map: ReadonlyMap<string, Value>) => new Map([...map].filter(([id]) => !renewed.has(id)))
  return standing({
    isOpen: true,
    answers,
    all: inOrder([...others, ...fresh]),
    ends: without(ends),
    ignored: new Set([...ignored].filter((id) => !renewed.has(id))),
    matched: matchedAnew(matched, answered.matched),
    decisions: without(decisions),
    covered: new Map([...covered, ...coveredBy(answered)]),
  })
}

function matchedAnew(before: BoardState['matched'], fresh: BoardState['matched']): BoardState['matched'] {
  const costs = new Map(before.map(({ video, cost }) => [video.file.path, cost]))
  const paths = new Set(fresh.map(({ video }) => video.file.path))
  // What was asked before has been paid for, whatever is asked again.
  const paid = fresh.map((each) => ({ ...each, cost: each.cost + (costs.get(each.video.file.path) ?? 0) }))
  return [...before.filter(({ video }) => !paths.has(video.file.path)), ...paid]
}

function standing(board: Omit<BoardState, 'items'>): BoardState {
  return { ...board, items: board.all.filter(({ id }) => !board.ends.has(id) && !board.ignored.has(id)) }
}

type Ends = readonly (readonly [id: string, end: WishEnd])[]

const pairOf = (id: string, end: WishEnd | undefined): Ends => (end === undefined ? [] : [[id, end]])

function withEnds(board: BoardState, ends: Ends): BoardState {
  return ends.length === 0 ? board : standing({ ...board, ends: new Map([...board.ends, ...ends]) })
}

/** What a run has told stays told until a file is there. */
function libraryRead(board: BoardState, met: ReadonlyMap<string, MetBy | null>): BoardState {
  const ends = new Map(board.ends)
  for (const [id, by] of met)
    if (by !== null) ends.set(id, by === 'ours' ? 'written' : by)
    else if (ends.get(id) !== 'told') ends.delete(id)
  const isSame = ends.size === board.ends.size && [...ends].every(([id, end]) => board.ends.get(id) === end)
  return isSame ? board : standing({ ...board, ends })
}

function relisted(board: BoardState, listings: IgnoredListings): BoardState {
  const answers = board.answers + 1
  const all = board.all.map((item) => {
    const choice = withoutIgnored(item.asRanked, listings)
    const isSame = choice.ranking.candidates.length === item.choice.ranking.candidates.length
    return isSame ? item : { ...item, choice, asked: answers }
  })
  return standing({ ...board, answers, all })
}

function coveredOfOthers({ covered }: BoardState, { coverage }: Answered): BoardState['covered'] {
  const looked = [coverage.gaps, coverage.covered, coverage.ignored].flatMap((wishes) =>
    wishes.map(({ video }) => videoIdOf(video.file.path)),
  )
  const again = new Set(looked)
  return new Map([...covered].filter(([videoId]) => !again.has(videoId)))
}

/** Not those that a subtitle under an old name meets, and others that are rows of their own. */
function coveredBy(
  { coverage }: Answered,
  others: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, readonly CoveredItem[]> {
  const found = coverage.covered.flatMap(({ video, wish, by }): readonly CoveredItem[] => {
    if (by.kind === 'sidecar' && by.sidecar.isRePaired) return []
    const { path } = video.file
    const id = wishIdOf(path, wishKeyOf({ wish }))
    return others.has(id) ? [] : [{ id, videoId: videoIdOf(path), wish, by }]
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
