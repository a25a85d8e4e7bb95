/** The plan on the table: its rows, what a person decided about them, and the plan that follows from both. Spends nothing. */
import type { Candidate, PlanFilter, PlanGroup, PlanRow } from '../../../shared/contract/plan.ts'
import { planChoices, type PlannedBatch } from '../../batch/planBatch.ts'
import { nameRules } from '../../clean/nameRules.ts'
import type { RankedSubtitle } from '../../matching/choose/choice.ts'
import type { Plan } from '../../plan/plan.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Want } from '../../wanted/missing.ts'
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
  candidates(rowId: string): Candidate[]
  candidate(rowId: string, candidateId: string): RankedSubtitle
  /** Answers how many rows changed. */
  choose(choice: RowChoice): number
  /** These wishes are met now. */
  finish(wants: ReadonlySet<Want>): void
  /** A subtitle of the user's has its video's name now. Answers whether it was offered here. */
  finishStray(path: string): boolean
  /** What is left or cached has changed. */
  refresh(): void
}

/** What follows from the rows and decisions, with what is left and cached by now. */
interface PlacedPlan {
  readonly plan: Plan
  readonly places: ReadonlyMap<Want, Placement>
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
    const plan = planChoices(
      { cache: { has: (id) => link.isCached(id) }, ledger, service: values['service.address'] },
      choices,
      { allowance: values.yesTo, limitDownloads: null },
    )
    const decided = new Set(choices.flatMap((choice) => (choice.decided ? [choice.want] : [])))
    return { plan, places: placements(plan, (want) => decided.has(want)) }
  }

  const planned = () => (current ??= planNow())
  const plan = () => (board.items.length === 0 ? null : planned().plan)

  function placement({ stray, choice }: PlanItem): Placement {
    if (stray !== null) return yoursPlacement
    return planned().places.get(choice.want) ?? skippedPlacement
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
      return item.choice.choice.ranked.map((ranked, index) => ({
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
    finish: (wants) => dispatch({ kind: 'wishes.met', wants }),
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
