/** The plan on the table: its videos, what a person decided about them, and the plan that follows from both. Spends nothing. */
import type { CandidateRow, PlanFilter, PlanGroup, PlanRow } from '../../../../shared/contract/plan.ts'
import { planGaps, type PlannedBatch } from '../../../batch/planBatch.ts'
import { nameRules } from '../../../clean/nameRules.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { HandChoices } from '../../../plan/handChoices.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { QuotaLedger } from '../../../quota/quotaLedger.ts'
import type { TitleMatch } from '../../../serviceClient/listing.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import type { History } from '../../../sidecar/history/history.ts'
import type { Gap } from '../../../wanted/missing.ts'
import { usableRules } from '../../../wanted/usableRules.ts'
import { soughtWishes, type Wish } from '../../../wanted/wish.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import {
  decidedChoices,
  decisionsOf,
  forgottenBy,
  keptChoice,
  remembered,
  wishPlaceOf,
  type RowChoice,
} from '../running/handDecisions.ts'
import { lacksWanted } from './ignoredCandidates.ts'
import {
  candidateIdOf,
  candidateOf,
  emptyBoard,
  itemOf,
  nextBoard,
  type Answered,
  type BoardEvent,
  type BoardState,
} from './planBoardState.ts'
import { coveredCell, endedCell, planCell, shownCandidate } from './planCells.ts'
import { createPlanFilter } from './planFilter.ts'
import { columnOf, placements, skippedPlacement, yoursPlacement } from './planItem.ts'
import type { Decision, Placement, PlanItem, WishEnd } from './planItem.ts'
import { sumsOf, type PlanSums } from './planSums.ts'
import { costOf, planGroup, planVideos, type PlanVideo } from './planVideos.ts'
import { videoWordsOf, type KnownTitle } from '../videoWords.ts'

export interface PlanBoardParts {
  readonly settings: Pick<SettingsStore, 'read'>
  readonly rules: Pick<WantedRules, 'book'>
  readonly ledger: Pick<QuotaLedger, 'remaining'>
  readonly link: Pick<ServiceLink, 'isCached'>
  readonly handChoices: HandChoices
  readonly history: Pick<History, 'ownerOf'>
}

export interface PlanBoard {
  /** Takes a new plan; decisions about the same wishes are kept. */
  load(answered: Answered): void
  /** Takes new answers for some videos, of the plan or not; what was decided about those of the plan is forgotten. */
  replace(answered: Answered): void
  clear(): void
  /** The rows go; what was decided about wishes waits for the next plan. */
  takeAway(): void
  /** The plan as decided; null when there is none. */
  plan(): Plan | null
  matched(): PlannedBatch['matched']
  items(): readonly PlanItem[]
  /** The title that the service took the row's video for. */
  titleOf(item: PlanItem): TitleMatch | null
  /** The same, with whether a person has said it. */
  knownOf(item: PlanItem): KnownTitle | null
  has(rowId: string): boolean
  item(rowId: string): PlanItem
  placement(item: PlanItem): Placement
  videos(filter: PlanFilter): readonly PlanVideo[]
  row(video: PlanVideo): PlanRow
  groups(filter: PlanFilter): PlanGroup[]
  /** What its videos wish for, in the order of the wishes; without videos, what the settings do. */
  languages(): string[]
  sums(): PlanSums
  candidates(rowId: string): CandidateRow[]
  candidate(rowId: string, candidateId: string): Candidate
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
  /** A subtitle of the user's has its video's name now. Answers whether it was offered here. */
  finishStray(path: string): boolean
  /** Other releases or authors are ignored. false where what is wanted again by now is not at hand: then only a new plan has it. */
  listingsChanged(): boolean
  /** What is left or cached has changed. */
  refresh(): void
}

/** What follows from the rows and decisions, with what is left and cached by now. */
interface PlacedPlan {
  readonly plan: Plan
  readonly places: ReadonlyMap<Gap, Placement>
}

export function createPlanBoard({ settings, rules, ledger, link, handChoices, history }: PlanBoardParts): PlanBoard {
  const service = () => settings.read()['service.address']
  const kept = () => remembered(handChoices.all(service()))
  let board = nextBoard(emptyBoard, { kind: 'remembered', decisions: kept() })
  let current: PlacedPlan | null = null
  let listed: readonly PlanVideo[] | null = null
  let found: { readonly key: string; readonly videos: readonly PlanVideo[] } | null = null
  let titles: ReadonlyMap<string, KnownTitle> | null = null
  let columns: ReadonlySet<string> | null = null

  function dispatch(event: BoardEvent): void {
    const before = board
    board = nextBoard(board, event)
    if (before.items !== board.items) [listed, titles, columns] = [null, null, null]
    forget()
  }

  function forget(): void {
    current = null
    found = null
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
  const all = () => (listed ??= planVideos(board.items, board.covered))

  function placement({ stray, choice }: PlanItem): Placement {
    if (stray !== null) return yoursPlacement
    return planned().places.get(choice.gap) ?? skippedPlacement
  }

  function videos(filter: PlanFilter): readonly PlanVideo[] {
    const key = JSON.stringify(filter)
    if (found?.key === key) return found.videos
    const shown = all().filter(createPlanFilter(filter, placement))
    found = { key, videos: shown }
    return shown
  }

  function knownOf({ choice }: PlanItem): KnownTitle | null {
    titles ??= new Map(board.matched.map((each) => [each.video.file.path, each]))
    return titles.get(choice.gap.video.file.path) ?? null
  }

  function languages(): string[] {
    const sought = soughtWishes(usableRules(settings.read()).wishes).map(columnOf)
    columns ??= new Set(all().flatMap(wishesOf).map(columnOf))
    const wanted = columns
    if (wanted.size === 0) return [...new Set(sought)]
    // A title or a folder may have rules of its own: what its videos want stands behind what all want, and what none of
    // the videos here wants has no column.
    return [...new Set([...sought.filter((tag) => wanted.has(tag)), ...wanted])]
  }

  function wishesOf({ videoId, items, covered }: PlanVideo): readonly Wish[] {
    const ended = (board.ended.get(videoId) ?? []).map(({ gap }) => gap)
    return [...items.map(({ choice }) => choice.gap), ...covered, ...ended].map(({ wish }) => wish)
  }

  function decide(decisions: ReadonlyMap<PlanItem, Decision | null>): void {
    const placed = [...decisions].map(([item, choice]) => ({ ...wishPlaceOf(item), choice: keptChoice(choice) }))
    handChoices.keep(service(), placed)
    dispatch({ kind: 'decided', decisions: new Map([...decisions].map(([{ id }, choice]) => [id, choice])) })
  }

  return {
    load(answered) {
      dispatch({ kind: 'remembered', decisions: kept() })
      dispatch({ kind: 'planned', answered })
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
    plan,
    matched: () => board.matched,
    items: () => board.items,
    knownOf,
    titleOf: (item) => knownOf(item)?.title ?? null,
    has: (rowId) => board.items.some(({ id }) => id === rowId),
    item: (rowId) => itemOf(board, rowId),
    placement,
    videos,
    row(video) {
      const { gap } = video.items[0].choice
      const { path } = gap.video.file
      const names = nameRules(settings.read(), rules.book())(path)
      const isOurs = (sidecar: string) => history.ownerOf(sidecar) !== null
      const order = languages()
      const cells = [
        ...video.items.map((item) => planCell(item, placement(item), names)),
        ...video.covered.map((item) => coveredCell(item, isOurs)),
        ...(board.ended.get(video.videoId) ?? []).map(endedCell),
      ]
      return {
        id: video.videoId,
        videoName: nameOfPath(path),
        words: videoWordsOf(path, gap.release, knownOf(video.items[0])),
        group: video.heading,
        cells: cells.sort((a, b) => order.indexOf(a.column) - order.indexOf(b.column)),
        cost: costOf(video.items, placement),
      }
    },
    groups(filter) {
      const whole = Map.groupBy(all(), ({ heading }) => heading)
      return [...Map.groupBy(videos(filter), ({ heading }) => heading)].map(([group, shown]) =>
        planGroup(group, { all: whole.get(group) ?? shown, shown: shown.length }, placement),
      )
    },
    languages,
    sums() {
      const searchUnits = board.matched.reduce((sum, { cost }) => sum + cost, 0)
      const covered = all().reduce((sum, video) => sum + video.covered.length, 0)
      return sumsOf(plan(), board.items.map(placement), { searchUnits, covered, videos: all().length })
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
      decide(decisions)
      return decisions.size
    },
    decisionOf: (rowId) => board.decisions.get(rowId) ?? null,
    decide,
    keptDecisions: () => board.decisions.size,
    now: () => board,
    finish: (ends) => dispatch({ kind: 'wishes.ended', ends }),
    finishStray(path) {
      const before = board.items.length
      dispatch({ kind: 'stray.renamed', path })
      return board.items.length < before
    },
    listingsChanged() {
      const { listings } = rules.book()
      if (board.items.some(({ asRanked }) => lacksWanted(asRanked, listings))) return false
      dispatch({ kind: 'listings.changed', listings })
      return true
    },
    refresh: forget,
  }
}
