/** The plan on the table: its rows, what a person decided about them, and the plan that follows from both. Spends nothing. */
import type { Candidate, PlanFilter, PlanGroup, PlanRow } from '../../../shared/contract/plan.ts'
import { compareText } from '../../../shared/compareText.ts'
import { AppError } from '../../../shared/errors.ts'
import type { PlannedBatch } from '../../batch/planBatch.ts'
import type { RankedSubtitle } from '../../matching/choose/choice.ts'
import type { ChoiceForWant, Plan } from '../../plan/plan.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import type { NameRules } from '../../sidecar/writtenName.ts'
import type { Want } from '../../wanted/missing.ts'
import type { Wish } from '../../wanted/wish.ts'
import { videoIdOf } from '../ids.ts'
import { searchKeyOf, sortKeyOf } from '../library/libraryEntry.ts'
import { comesFrom, groupOf, placements, planRow, skippedPlacement, yoursPlacement } from './planItem.ts'
import type { Decision, Placement, PlanItem, RowNames } from './planItem.ts'
import { straysOf } from './planStrays.ts'
import { sumsOf, type PlanSums } from './planSums.ts'
import { matchingCandidate } from './seasonChoice.ts'

export interface PlanBoardParts {
  readonly formatWish: (wish: Wish) => string
  /** As the settings say it at this moment. */
  readonly names: () => NameRules
  /** Plans again: pure, but for what is left and cached by now. */
  readonly plan: (choices: readonly ChoiceForWant[]) => Plan
  readonly isCached: (subtitleId: string) => boolean
  readonly nameBeside: RowNames['nameBeside']
}

/** What of a planned batch the board takes. */
type Taken = Pick<PlannedBatch, 'choices' | 'matched' | 'coverage'>

export interface PlanBoard {
  /** Takes a new plan; decisions about the same wishes are kept. */
  load(planned: Taken): void
  /** Takes new answers for the videos of `planned`; what was decided about them is forgotten, their rows keep their ids. */
  replace(planned: Taken): void
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
  /** null skips. Answers how many rows changed. */
  choose(rowId: string, candidateId: string | null, isForSeason: boolean): number
  /** These wishes are met now. */
  finish(wants: ReadonlySet<Want>): void
  /** A subtitle of the user's has its video's name now. Answers whether it was offered here. */
  finishStray(path: string): boolean
  /** What is left or cached has changed. */
  refresh(): void
}

export function createPlanBoard(parts: PlanBoardParts): PlanBoard {
  let loads = 0
  let items: readonly PlanItem[] = []
  let matched: PlannedBatch['matched'] = []
  let current: { readonly plan: Plan; readonly placed: ReadonlyMap<Want, Placement> } | null = null
  const decisions = new Map<string, Decision>()

  const decisionOf = (item: PlanItem) => decisions.get(decisionKey(item))

  function itemsOf({ choices, matched: matches, coverage }: Taken): readonly NamedItem[] {
    loads += 1
    const titles = new Map(matches.map(({ video, title }) => [video.file.path, title]))
    const found = choices.map((choice) => ({ choice, stray: null }))
    return [...found, ...straysOf(coverage.covered)].map(({ choice, stray }, index) => ({
      id: `${loads}.${index}`,
      asked: loads,
      videoId: videoIdOf(choice.want.video.file.path),
      choice,
      stray,
      group: groupOf(choice, titles.get(choice.want.video.file.path) ?? null),
      wish: parts.formatWish(choice.want.wish),
    }))
  }

  function decidedChoice(item: PlanItem): ChoiceForWant {
    const decision = decisionOf(item)
    const { choice } = item.choice
    const decided =
      decision?.kind === 'subtitle' && choice.ranked.find(({ subtitle }) => subtitle.id === decision.subtitleId)
    return decided ? { ...item.choice, decided } : item.choice
  }

  function planned(): NonNullable<typeof current> {
    if (current) return current
    const choices = items.filter((item) => item.stray === null && decisionOf(item)?.kind !== 'skip').map(decidedChoice)
    const plan = parts.plan(choices)
    const decided = new Set(choices.flatMap((choice) => (choice.decided ? [choice.want] : [])))
    current = { plan, placed: placements(plan, (want) => decided.has(want)) }
    return current
  }

  function placement(item: PlanItem): Placement {
    if (item.stray !== null) return yoursPlacement
    return planned().placed.get(item.choice.want) ?? skippedPlacement
  }

  function item(rowId: string): PlanItem {
    const found = items.find(({ id }) => id === rowId)
    if (!found) throw new AppError('input.invalid', 'This row is no longer in the plan. Look at the plan again.')
    return found
  }

  function rows({ answer, source, group, search }: PlanFilter): readonly PlanItem[] {
    const searched = searchKeyOf(search)
    return items.filter((each) => {
      const placed = placement(each)
      if (answer !== null && placed.answer !== answer) return false
      if (source !== null && !comesFrom(source, placed)) return false
      if (group !== null && each.heading !== group) return false
      return searched === '' || searchKeyOf(`${each.choice.want.video.file.path} ${each.group}`).includes(searched)
    })
  }

  function candidate(rowId: string, candidateId: string): RankedSubtitle {
    const each = item(rowId)
    const found = each.choice.choice.ranked.find((_, index) => candidateIdOf(each, index) === candidateId)
    if (!found) throw new AppError('input.invalid', 'This subtitle is no longer on offer. Look at the plan again.')
    return found
  }

  function decide(each: PlanItem, chosen: RankedSubtitle | null): void {
    const decision: Decision = chosen ? { kind: 'subtitle', subtitleId: chosen.subtitle.id } : { kind: 'skip' }
    decisions.set(decisionKey(each), decision)
  }

  function chooseForSeason(rowId: string, chosen: RankedSubtitle | null): number {
    const { group, wish, choice } = item(rowId)
    if (choice.want.release.type === 'movie') return 0
    let changed = 0
    for (const other of items) {
      if (other.id === rowId || other.group !== group || other.wish !== wish || other.stray !== null) continue
      const match = chosen && matchingCandidate(chosen, other.choice.choice.ranked)
      if (chosen && !match) continue
      decide(other, match)
      changed += 1
    }
    return changed
  }

  return {
    load(planned) {
      matched = planned.matched
      items = inOrder(itemsOf(planned))
      current = null
    },
    replace(planned) {
      const fresh = itemsOf(planned)
      const again = new Set(fresh.map(({ videoId }) => videoId))
      const [former, others] = [items.filter(isOneOf(again)), items.filter((each) => !isOneOf(again)(each))]
      const idsBefore = new Map(former.map((each) => [decisionKey(each), each.id]))
      for (const each of former) decisions.delete(decisionKey(each))
      const paths = new Set(planned.matched.map(({ video }) => video.file.path))
      matched = [...matched.filter(({ video }) => !paths.has(video.file.path)), ...planned.matched]
      items = inOrder([
        ...others,
        ...fresh.map((each) => ({ ...each, id: idsBefore.get(decisionKey(each)) ?? each.id })),
      ])
      current = null
    },
    clear() {
      items = []
      matched = []
      current = null
      decisions.clear()
    },
    plan: () => (items.length === 0 ? null : planned().plan),
    matched: () => matched,
    items: () => items,
    titleOf: ({ choice }) =>
      matched.find(({ video }) => video.file.path === choice.want.video.file.path)?.title ?? null,
    item,
    placement,
    rows,
    row: (each) => planRow(each, placement(each), { rules: parts.names(), nameBeside: parts.nameBeside }),
    groups: (filter) =>
      [...Map.groupBy(rows(filter), ({ heading }) => heading)].map(([group, some]) => ({ group, rows: some.length })),
    sums() {
      const searchUnits = matched.reduce((sum, { cost }) => sum + cost, 0)
      return sumsOf(items.length === 0 ? null : planned().plan, items.map(placement), searchUnits)
    },
    candidates(rowId) {
      const each = item(rowId)
      const chosen = placement(each).pick
      return each.choice.choice.ranked.map((ranked, index) =>
        shownCandidate(ranked, { id: candidateIdOf(each, index), chosen, ...parts }),
      )
    },
    candidate,
    choose(rowId, candidateId, isForSeason) {
      const chosen = candidateId === null ? null : candidate(rowId, candidateId)
      decide(item(rowId), chosen)
      const others = isForSeason ? chooseForSeason(rowId, chosen) : 0
      current = null
      return 1 + others
    },
    finish(wants) {
      items = items.filter(({ choice }) => !wants.has(choice.want))
      current = null
    },
    finishStray(path) {
      const left = items.filter(({ stray }) => stray?.path !== path)
      const wasHere = left.length < items.length
      items = left
      return wasHere
    },
    refresh() {
      current = null
    },
  }
}

function decisionKey({ videoId, wish }: Pick<PlanItem, 'videoId' | 'wish'>): string {
  return `${videoId} ${wish}`
}

function isOneOf(videoIds: ReadonlySet<string>): (item: PlanItem) => boolean {
  return ({ videoId }) => videoIds.has(videoId)
}

/** Another answer of the service offers other candidates: they must not pass for those a screen still shows. */
function candidateIdOf({ asked }: PlanItem, index: number): string {
  return `c${asked}.${index}`
}

/** Which heading it stands under depends on the others. */
type NamedItem = Omit<PlanItem, 'heading'> & Partial<Pick<PlanItem, 'heading'>>

/** A heading for a single video would only repeat its name. */
function withHeadings(items: readonly NamedItem[]): readonly PlanItem[] {
  const groups = Map.groupBy(items, ({ group }) => group)
  const isShared = (group: string) => new Set(groups.get(group)?.map(({ videoId }) => videoId)).size > 1
  return items.map((item) => {
    const heading = isShared(item.group) ? item.group : ''
    return hasHeading(item, heading) ? item : { ...item, heading }
  })
}

/** What did not change stays the same object. */
function hasHeading(item: NamedItem, heading: string): item is PlanItem {
  return item.heading === heading
}

/** Groups by name, and the videos of one in their order; then what belongs to none. */
function inOrder(items: readonly NamedItem[]): readonly PlanItem[] {
  const keyed = withHeadings(items).map((item) => ({
    item,
    key: `${item.heading === '' ? 1 : 0}${sortKeyOf(item.group)}\n${sortKeyOf(item.choice.want.video.file.path)}\n${item.wish}`,
  }))
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ item }) => item)
}

interface CandidateLooks {
  readonly id: string
  readonly chosen: RankedSubtitle | null
  readonly isCached: PlanBoardParts['isCached']
}

function shownCandidate(ranked: RankedSubtitle, { id, chosen, isCached }: CandidateLooks): Candidate {
  const { subtitle, releaseName, isHearingImpaired, isMachineMade, tier, reasons } = ranked
  const { author, comment, fps } = subtitle
  return {
    id,
    release: releaseName,
    author,
    comment,
    fps,
    isHearingImpaired,
    isMachineMade,
    tier,
    reasons: [...reasons],
    isPack: subtitle.isFullSeason || ranked.file !== null || ranked.isUnlistedPack,
    isCached: isCached(subtitle.id),
    isChosen: chosen?.subtitle.id === subtitle.id,
  }
}
