/** The plan on the table: its rows, what a person decided about them, and the plan that follows from both. Spends nothing. */
import type { CandidateRow, PlanFilter, PlanGroup, PlanRow } from '../../../shared/contract/plan.ts'
import { planGaps, type PlannedBatch } from '../../batch/planBatch.ts'
import { nameRules } from '../../clean/nameRules.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { Plan } from '../../plan/plan.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Gap } from '../../wanted/missing.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import type { ServiceLink } from '../serviceLink.ts'
import {
  candidateIdOf,
  candidateOf,
  decidedChoices,
  decisionsOf,
  emptyBoard,
  itemOf,
  nextBoard,
  titleOf,
  type Answered,
  type BoardEvent,
  type RowChoice,
} from './planBoardState.ts'
import { placements, planRow, shownCandidate, skippedPlacement, yoursPlacement } from './planItem.ts'
import type { Placement, PlanItem } from './planItem.ts'
import { createPlanFilter } from './planFilter.ts'
import { sumsOf, type PlanSums } from './planSums.ts'

export interface PlanBoardParts {
  readonly settings: Pick<SettingsStore, 'read'>
  readonly ledger: Pick<QuotaLedger, 'remaining'>
  readonly link: Pick<ServiceLink, 'isCached'>
}

export interface PlanBoard {
  /** Takes a new plan; decisions about the same wishes are kept. */
  load(answered: Answered): void
  /** Takes new answers for some videos; what was decided about them is forgotten, their rows keep their ids. */
  replace(answered: Answered): void
  clear(): void
  /** The plan as decided; null when there is none. */
  plan(): Plan | null
  matched(): PlannedBatch['matched']
  items(): readonly PlanItem[]
  /** The title that the service took the row's video for. */
  titleOf(item: PlanItem): TitleMatch | null
  item(rowId: string): PlanItem
  placement(item: PlanItem): Placement
  rows(filter: PlanFilter): readonly PlanItem[]
  row(item: PlanItem): PlanRow
  groups(filter: PlanFilter): PlanGroup[]
  sums(): PlanSums
  candidates(rowId: string): CandidateRow[]
  candidate(rowId: string, candidateId: string): Candidate
  /** Answers how many rows changed. */
  choose(choice: RowChoice): number
  /** These wishes are met now. */
  finish(gaps: ReadonlySet<Gap>): void
  /** A subtitle of the user's has its video's name now. Answers whether it was offered here. */
  finishStray(path: string): boolean
  /** What is left or cached has changed. */
  refresh(): void
}

/** What follows from the rows and decisions, with what is left and cached by now. */
interface PlacedPlan {
  readonly plan: Plan
  readonly places: ReadonlyMap<Gap, Placement>
}

export function createPlanBoard({ settings, ledger, link }: PlanBoardParts): PlanBoard {
  let board = emptyBoard
  let current: PlacedPlan | null = null

  function dispatch(event: BoardEvent): void {
    board = nextBoard(board, event)
    current = null
  }

  function planNow(): PlacedPlan {
    const values = settings.read()
    const choices = decidedChoices(board)
    const plan = planGaps(
      { cache: { has: (id) => link.isCached(id) }, ledger, service: values['service.address'] },
      choices,
      { allowance: values.yesTo, limitDownloads: null },
    )
    const decided = new Set(choices.flatMap((choice) => (choice.picked ? [choice.gap] : [])))
    return { plan, places: placements(plan, (gap) => decided.has(gap)) }
  }

  const planned = () => (current ??= planNow())
  const plan = () => (board.items.length === 0 ? null : planned().plan)

  function placement({ stray, choice }: PlanItem): Placement {
    if (stray !== null) return yoursPlacement
    return planned().places.get(choice.gap) ?? skippedPlacement
  }

  function rows(filter: PlanFilter): readonly PlanItem[] {
    const isShown = createPlanFilter(filter)
    return board.items.filter((item) => isShown(item, placement(item)))
  }

  return {
    load: (answered) => dispatch({ kind: 'planned', answered }),
    replace: (answered) => dispatch({ kind: 'asked.again', answered }),
    clear: () => dispatch({ kind: 'cleared' }),
    plan,
    matched: () => board.matched,
    items: () => board.items,
    titleOf: (item) => titleOf(board, item),
    item: (rowId) => itemOf(board, rowId),
    placement,
    rows,
    row(item) {
      const values = settings.read()
      return planRow(item, placement(item), nameRules(values, usableRules(values).wishes))
    },
    groups: (filter) =>
      [...Map.groupBy(rows(filter), ({ heading }) => heading)].map(([group, some]) => ({ group, rows: some.length })),
    sums() {
      const searchUnits = board.matched.reduce((sum, { cost }) => sum + cost, 0)
      return sumsOf(plan(), board.items.map(placement), searchUnits)
    },
    candidates(rowId) {
      const item = itemOf(board, rowId)
      const chosen = placement(item).pick?.subtitle.id ?? null
      return item.choice.ranking.candidates.map((ranked, index) => ({
        ...shownCandidate(ranked),
        id: candidateIdOf(item, index),
        isCached: link.isCached(ranked.subtitle.id),
        isChosen: chosen === ranked.subtitle.id,
      }))
    },
    candidate: (rowId, candidateId) => candidateOf(board, rowId, candidateId),
    choose(choice) {
      const decisions = decisionsOf(board, choice)
      dispatch({ kind: 'decided', decisions })
      return decisions.size
    },
    finish: (gaps) => dispatch({ kind: 'wishes.met', gaps }),
    finishStray(path) {
      const before = board.items.length
      dispatch({ kind: 'stray.renamed', path })
      return board.items.length < before
    },
    refresh() {
      current = null
    },
  }
}
