/** The questions of the plan and of watch mode as one list: what is open, what was decided, in which order. Pure. */
import { compareText } from '../../../shared/text/compareText.ts'
import type { ReviewDecision, ReviewRow } from '../../../shared/contract/runs/review.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import { sortKeyOf } from '../library/titles/titleOrder.ts'
import type { PlanBoard } from '../plan/board/planBoard.ts'
import type { Decision, Placement, PlanItem } from '../plan/board/planItem.ts'
import type { WatchAsk } from '../watch/watchQuestions.ts'

/** What the list is made from. */
export interface ReviewSources {
  readonly items: readonly PlanItem[]
  readonly placeOf: (item: PlanItem) => Placement
  readonly decisionOf: (id: string) => Decision | null
  readonly asked: readonly WatchAsk[]
  /** A subtitle is there by now, whoever wrote it. */
  readonly isMet: (ask: WatchAsk) => boolean
  /** null for a video that has left the library. */
  readonly entryOf: (videoId: string) => Pick<LibraryEntry, 'title' | 'type' | 'season' | 'path'> | null
}

/** One question: of an item of the plan, of watch mode, or of both. */
export interface Question {
  readonly id: string
  readonly videoId: string
  readonly path: string
  readonly group: string
  readonly season: number | null
  readonly kind: ReviewRow['kind']
  readonly item: PlanItem | null
  readonly ask: WatchAsk | null
  readonly decision: ReviewDecision | null
}

/** About a file that is, or was, there: whatever a plan says of the wish. */
export function isAboutFile({ kind }: Pick<WatchAsk, 'kind'>): boolean {
  return kind === 'foreign-file' || kind === 'removed' || kind === 'better'
}

/** What the plan has decided, or a person, watch mode need not ask. */
export function isOpenAsk(
  ask: WatchAsk,
  { item, decision }: { item: PlanItem | null; decision: Decision | null },
  placeOf: ReviewSources['placeOf'],
): boolean {
  if (isAboutFile(ask)) return true
  return decision === null && (item === null || placeOf(item).answer === 'ask')
}

export function questionsOf(sources: ReviewSources): readonly Question[] {
  const { items, placeOf, decisionOf, asked, isMet, entryOf } = sources
  const itemsById = new Map(items.map((item) => [item.id, item]))
  const open = asked.filter((ask) => {
    const found = { item: itemsById.get(ask.id) ?? null, decision: decisionOf(ask.id) }
    return !isMet(ask) && isOpenAsk(ask, found, placeOf) && entryOf(ask.videoId) !== null
  })
  const asks = new Map(open.map((ask) => [ask.id, ask]))
  const ofPlan = items.flatMap((item) => {
    const question = questionOf(item, { placeOf, decisionOf, asks })
    return question ? [question] : []
  })
  const groups = groupsByTitle(items)
  const known = new Set(ofPlan.map(({ id }) => id))
  const ofWatch = open.flatMap((ask) => (known.has(ask.id) ? [] : questionOfWatch(ask, { entryOf, groups })))
  return inOrder([...ofPlan, ...ofWatch])
}

interface AroundItem extends Pick<ReviewSources, 'placeOf' | 'decisionOf'> {
  readonly asks: ReadonlyMap<string, WatchAsk>
}

function questionOf(item: PlanItem, { placeOf, decisionOf, asks }: AroundItem): Question | null {
  const { answer, question } = placeOf(item)
  const decision = decisionOf(item.id)
  const ask = asks.get(item.id) ?? null
  // It is about a file: what the plan would do beside it is another matter.
  if (ask && isAboutFile(ask) && answer !== 'ask') return null
  if (answer !== 'ask' && decision === null) return null
  return {
    ...ofItem(item),
    kind: question ?? 'tier',
    ask,
    // What was chosen and is no longer on offer is open again.
    decision: answer === 'ask' || decision === null ? null : shownDecision(decision),
  }
}

/** Of a row that is no question: a person wants to look at it. */
export function questionOfRow(item: PlanItem, board: Pick<PlanBoard, 'placement' | 'decisionOf'>): Question {
  const { answer, question } = board.placement(item)
  const decision = board.decisionOf(item.id)
  return {
    ...ofItem(item),
    kind: answer === 'none' ? 'none' : (question ?? 'tier'),
    ask: null,
    decision: decision && shownDecision(decision),
  }
}

function ofItem(item: PlanItem): Omit<Question, 'kind' | 'ask' | 'decision'> {
  const { gap } = item.choice
  const place = { path: gap.video.file.path, group: item.heading, season: gap.release.season }
  return { id: item.id, videoId: item.videoId, ...place, item }
}

function shownDecision({ kind }: Decision): ReviewDecision {
  const shown = { subtitle: 'chosen', translate: 'translate', skip: 'skipped', ignore: 'ignored' } as const
  return shown[kind]
}

interface AroundAsk extends Pick<ReviewSources, 'entryOf'> {
  readonly groups: ReadonlyMap<string, string>
}

function questionOfWatch(ask: WatchAsk, { entryOf, groups }: AroundAsk): readonly Question[] {
  const entry = entryOf(ask.videoId)
  if (!entry) return []
  const { title, type, season, path } = entry
  const own = title === null ? '' : `${title}${season === null ? '' : ` S${String(season).padStart(2, '0')}`}`
  const group = type === 'movie' ? '' : (groups.get(groupKey(title, season)) ?? own)
  return [{ id: ask.id, videoId: ask.videoId, path, group, season, kind: ask.kind, item: null, ask, decision: null }]
}

/** A show stands under one name, also where only the plan knows how the service calls it. */
function groupsByTitle(items: readonly PlanItem[]): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap(({ heading, choice: { gap } }) =>
      heading === '' ? [] : [[groupKey(gap.release.title, gap.release.season), heading] as const],
    ),
  )
}

function groupKey(title: string | null, season: number | null): string {
  return `${titleKey(title ?? '')} ${season ?? ''}`
}

/** Seasons by name, and their episodes in order; then the movies: as in the plan. Of one video the order stays as it came. */
function inOrder(questions: readonly Question[]): readonly Question[] {
  const keyed = questions.map((question) => ({
    question,
    key: `${question.group === '' ? 1 : 0}${sortKeyOf(question.group)}\n${sortKeyOf(question.path)}`,
  }))
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ question }) => question)
}
