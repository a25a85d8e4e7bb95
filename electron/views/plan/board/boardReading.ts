/** What is read off the plan on the table: where each wish is placed, rows, groups, sums, candidates. Changes nothing. */
import type { CandidateRow, PlanFilter, PlanGroup, PlanRow } from '../../../../shared/contract/plan.ts'
import { nameRules } from '../../../clean/nameRules.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { TitleMatch } from '../../../serviceClient/listing.ts'
import type { History } from '../../../sidecar/history/history.ts'
import { usableRules } from '../../../wanted/usableRules.ts'
import { soughtWishes, type Wish } from '../../../wanted/wish.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import { placePlan, type PlacedPlan, type PlacedPlanParts } from '../making/placedPlan.ts'
import { videoWordsOf, type KnownTitle } from '../videoWords.ts'
import { candidateIdOf, candidateOf, itemOf, type BoardState } from './planBoardState.ts'
import { coveredCell, endedCell, planCell, shownCandidate } from './planCells.ts'
import { createPlanFilter } from './planFilter.ts'
import { columnOf, skippedPlacement, yoursPlacement, type Placement, type PlanItem } from './planItem.ts'
import { sumsOf, type PlanSums } from './planSums.ts'
import { costOf, countMet, planGroup, planVideos, type PlanVideo } from './planVideos.ts'

export interface BoardReadingParts extends PlacedPlanParts {
  readonly rules: Pick<WantedRules, 'book'>
  readonly history: Pick<History, 'ownerOf'>
}

export interface BoardReading {
  /** The plan as decided; null when there is none. */
  plan(): Plan | null
  /** The title that the service took the row's video for. */
  titleOf(item: PlanItem): TitleMatch | null
  /** The same, with whether a person has said it. */
  knownOf(item: PlanItem): KnownTitle | null
  placement(item: PlanItem): Placement
  videos(filter: PlanFilter): readonly PlanVideo[]
  /** Every video that the plan was made for, whatever became of its wishes. */
  allVideos(): readonly PlanVideo[]
  row(video: PlanVideo): PlanRow
  groups(filter: PlanFilter): PlanGroup[]
  /** What its videos wish for, in the order of the wishes; without videos, what the settings do. */
  languages(): string[]
  sums(): PlanSums
  /** Rows that a person has decided about and that are open still. */
  decided(): number
  candidates(rowId: string): CandidateRow[]
  candidate(rowId: string, candidateId: string): Candidate
  /** Ids of videos that could not be asked for, because the service was away. */
  unaskedIds(): readonly string[]
  /** What is left or cached has changed. */
  refresh(): void
}

/** Worked out when it is asked for, and kept: for as long as the board is the same, and nothing outside it changes. */
interface Kept {
  readonly board: BoardState
  placed: PlacedPlan | null
  found: { readonly key: string; readonly videos: readonly PlanVideo[] } | null
}

/** What follows from its rows alone: decisions do not change it. */
interface RowsRead {
  readonly items: BoardState['items']
  readonly videos: readonly PlanVideo[]
  /** By the path of the video. */
  readonly titles: ReadonlyMap<string, KnownTitle>
  /** Columns of all that its videos wish for. */
  readonly columns: ReadonlySet<string>
}

/** @param now the board as it stands */
export function createBoardReading(parts: BoardReadingParts, now: () => BoardState): BoardReading {
  const { settings, rules, link, history } = parts
  let kept: Kept | null = null
  let rowsRead: RowsRead | null = null

  function current(): Kept {
    const board = now()
    if (kept?.board !== board) kept = { board, placed: null, found: null }
    return kept
  }

  function rows(): RowsRead {
    const board = now()
    if (rowsRead?.items !== board.items) rowsRead = readRows(board)
    return rowsRead
  }

  const planned = () => (current().placed ??= placePlan(parts, now()))
  const plan = () => (now().items.length === 0 ? null : planned().plan)

  function placement({ stray, choice }: PlanItem): Placement {
    if (stray !== null) return yoursPlacement
    return planned().places.get(choice.gap) ?? skippedPlacement
  }

  function videos(filter: PlanFilter): readonly PlanVideo[] {
    const key = JSON.stringify(filter)
    const { found } = current()
    if (found?.key === key) return found.videos
    const shown = rows().videos.filter(createPlanFilter(filter, placement))
    current().found = { key, videos: shown }
    return shown
  }

  const knownOf = ({ choice }: PlanItem) => rows().titles.get(choice.gap.video.file.path) ?? null

  function languages(): string[] {
    const sought = soughtWishes(usableRules(settings.read()).wishes).map(columnOf)
    const { columns } = rows()
    if (columns.size === 0) return [...new Set(sought)]
    // A title or a folder may have rules of its own: what its videos want stands behind what all want, and what none of
    // the videos here wants has no column.
    return [...new Set([...sought.filter((tag) => columns.has(tag)), ...columns])]
  }

  function row(video: PlanVideo): PlanRow {
    const { gap } = video.first.choice
    const { path } = gap.video.file
    const names = nameRules(settings.read(), rules.book())(path)
    const isOurs = (sidecar: string) => history.ownerOf(sidecar) !== null
    const order = languages()
    const cells = [
      ...video.items.map((item) => planCell(item, placement(item), names)),
      ...video.covered.map((item) => coveredCell(item, isOurs)),
      ...video.ended.map(endedCell),
    ]
    return {
      id: video.videoId,
      videoName: nameOfPath(path),
      words: videoWordsOf(path, gap.release, knownOf(video.first)),
      group: video.heading,
      cells: cells.sort((a, b) => order.indexOf(a.column) - order.indexOf(b.column)),
      cost: costOf(video.items, placement),
    }
  }

  return {
    plan,
    knownOf,
    titleOf: (item) => knownOf(item)?.title ?? null,
    placement,
    videos,
    allVideos: () => rows().videos,
    row,
    groups(filter) {
      const groups = Map.groupBy(videos(filter), ({ heading }) => heading)
      return [...groups].map(([group, shown]) => planGroup(group, shown, placement))
    },
    languages,
    sums() {
      const { items, matched } = now()
      const all = rows().videos
      const searchUnits = matched.reduce((sum, { cost }) => sum + cost, 0)
      return sumsOf(plan(), items.map(placement), { searchUnits, ...countMet(all), videos: all.length })
    },
    decided() {
      const { items, decisions } = now()
      return items.filter(({ id }) => decisions.has(id)).length
    },
    candidates(rowId) {
      const item = itemOf(now(), rowId)
      const chosen = placement(item).pick?.subtitle.id ?? null
      return item.choice.ranking.candidates.map((ranked, index) => ({
        ...shownCandidate(ranked),
        id: candidateIdOf(item, index),
        isCached: link.isCached(ranked.subtitle.id),
        isChosen: chosen === ranked.subtitle.id,
      }))
    },
    candidate: (rowId, candidateId) => candidateOf(now(), rowId, candidateId),
    unaskedIds: () => [...new Set(now().items.flatMap((item) => (placement(item).isUnasked ? [item.videoId] : [])))],
    refresh() {
      kept = null
    },
  }
}

function readRows(board: BoardState): RowsRead {
  const videos = planVideos(board)
  const wishesOf = ({ items, covered, ended }: PlanVideo): readonly Wish[] => [
    ...[...items, ...ended.map(({ item }) => item)].map(({ choice }) => choice.gap.wish),
    ...covered.map(({ wish }) => wish),
  ]
  return {
    items: board.items,
    videos,
    titles: new Map(board.matched.map((each) => [each.video.file.path, each])),
    columns: new Set(videos.flatMap(wishesOf).map(columnOf)),
  }
}
