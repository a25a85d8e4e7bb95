/** The plan on the table: its videos, what a person decided about them, and what is read off both. Spends nothing. */
import type { PlannedBatch } from '../../../batch/planBatch.ts'
import type { HandChoices } from '../../../plan/handChoices.ts'
import type { Gap } from '../../../wanted/missing.ts'
import {
  decisionsOf,
  forgottenBy,
  keptChoice,
  remembered,
  wishPlaceOf,
  type RowChoice,
} from '../running/handDecisions.ts'
import { createBoardReading, type BoardReading, type BoardReadingParts } from './boardReading.ts'
import { lacksWanted } from './ignoredCandidates.ts'
import { emptyBoard, itemOf, nextBoard, type Answered, type BoardEvent, type BoardState } from './planBoardState.ts'
import type { Decision, MetBy, PlanItem, WishEnd } from './planItem.ts'

export interface PlanBoardParts extends BoardReadingParts {
  readonly handChoices: HandChoices
}

export interface PlanBoard extends BoardReading {
  /**
   * Takes a new plan, or the same made again for the wishes of these ids, which keeps what became of the others; decisions about the
   * same wishes are kept.
   */
  load(answered: Answered, anew?: ReadonlySet<string>): void
  /** Takes new answers for some videos, of the plan or not; what was decided about those of the plan is forgotten. */
  replace(answered: Answered): void
  clear(): void
  /** The rows go; what was decided about wishes waits for the next plan. */
  takeAway(): void
  matched(): PlannedBatch['matched']
  items(): readonly PlanItem[]
  has(rowId: string): boolean
  item(rowId: string): PlanItem
  /** Answers how many rows changed. */
  choose(choice: RowChoice): number
  /** Also of wishes that are in no plan just now. */
  decisionOf(rowId: string): Decision | null
  /** Of those in the plan. null takes a decision back. */
  decide(decisions: ReadonlyMap<PlanItem, Decision | null>): void
  /** Decisions that were kept, whether their wishes are in a plan or not. */
  keptDecisions(): number
  /** What stands now, for whoever reckons with it. */
  now(): BoardState
  /** A run has taken up these wishes: they are its rows now. */
  finish(ends: ReadonlyMap<Gap, WishEnd>): void
  /** What the library says of some wishes, by their rows. Answers whether that is news. */
  readLibrary(met: ReadonlyMap<string, MetBy | null>): boolean
  /** A subtitle of the user's has its video's name now. Answers whether it was offered here. */
  finishStray(path: string): boolean
  /** Rows whose wishes are ignored now stand in no list; what was decided about them is kept for when they are heeded again. */
  ignore(rowIds: ReadonlySet<string>): void
  /** Other releases or authors are ignored. false where what is wanted again by now is not at hand: then only a new plan has it. */
  listingsChanged(): boolean
}

export function createPlanBoard({ handChoices, ...parts }: PlanBoardParts): PlanBoard {
  const { settings, rules } = parts
  const service = () => settings.read()['service.address']
  const kept = () => remembered(handChoices.all(service()))
  let board = nextBoard(emptyBoard, { kind: 'remembered', decisions: kept() })

  function dispatch(event: BoardEvent): void {
    board = nextBoard(board, event)
  }

  function decide(decisions: ReadonlyMap<PlanItem, Decision | null>): void {
    const placed = [...decisions].map(([item, choice]) => ({ ...wishPlaceOf(item), choice: keptChoice(choice) }))
    handChoices.keep(service(), placed)
    dispatch({ kind: 'decided', decisions: new Map([...decisions].map(([{ id }, choice]) => [id, choice])) })
  }

  return {
    ...createBoardReading(parts, () => board),
    load(answered, anew) {
      dispatch({ kind: 'remembered', decisions: kept() })
      dispatch({ kind: 'planned', answered, ...(anew && { anew }) })
    },
    replace(answered) {
      const before = board
      dispatch({ kind: 'asked.again', answered })
      const forgotten = forgottenBy(before, board)
      if (forgotten.length > 0) handChoices.keep(service(), forgotten)
    },
    clear() {
      dispatch({ kind: 'cleared' })
      dispatch({ kind: 'remembered', decisions: kept() })
    },
    takeAway: () => dispatch({ kind: 'taken.away' }),
    matched: () => board.matched,
    items: () => board.items,
    has: (rowId) => board.items.some(({ id }) => id === rowId),
    item: (rowId) => itemOf(board, rowId),
    choose(choice) {
      const decisions = decisionsOf(board, choice)
      decide(decisions)
      return decisions.size
    },
    decisionOf: (rowId) => board.decisions.get(rowId) ?? null,
    decide,
    keptDecisions: () => board.decisions.size,
    now: () => board,
    finish: (ends) => dispatch({ kind: 'wishes.ended', ends }),
    readLibrary(met) {
      const before = board
      dispatch({ kind: 'library.read', met })
      return board !== before
    },
    finishStray(path) {
      const before = board.items.length
      dispatch({ kind: 'stray.renamed', path })
      return board.items.length < before
    },
    ignore: (ids) => dispatch({ kind: 'ignored.changed', ids }),
    listingsChanged() {
      const { listings } = rules.book()
      if (board.items.some(({ asRanked }) => lacksWanted(asRanked, listings))) return false
      dispatch({ kind: 'listings.changed', listings })
      return true
    },
  }
}
