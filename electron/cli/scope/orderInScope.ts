/** What an order of translations or transcriptions costs is told before it is given; on a terminal a person agrees to it. */
import { AppError } from '../../../shared/errors.ts'
import { counted } from '../../../shared/text/counted.ts'
import { newestOf } from '../../plan/newestOf.ts'
import type { Given } from '../table/appCommand.ts'
import type { transcribeOptions } from '../table/jobOptions.ts'
import { shown, type Terminal } from '../terminal.ts'
import type { UnseenPlaces } from './unseenPlaces.ts'
import { countOf, readVideoScope, type VideoScope } from './batchScope.ts'

/** As `get` has them, for units of another kind. */
export interface OrderScope extends VideoScope {
  readonly mostAi: number | null
  readonly isDryRun: boolean
  /** It needs no answer of a person. */
  readonly isAgreed: boolean
}

/** At most. */
export interface OrderCost {
  readonly searches: number
  /** Where every item can be ordered; as many as `searches` unless told. */
  readonly likelySearches?: number
  readonly downloads: number
  readonly ai: number
}

type OrderValues = Pick<
  Given<typeof transcribeOptions>['values'],
  'title' | 'season' | 'newest' | 'max-ai' | 'dry-run' | 'yes'
>

/** @throws AppError 'input.invalid' for an unusable value */
export function readOrderScope(values: OrderValues): OrderScope {
  return {
    ...readVideoScope(values),
    mostAi: countOf('max-ai', values['max-ai']),
    isDryRun: values['dry-run'] ?? false,
    isAgreed: values.yes ?? false,
  }
}

/** What something is ordered for: a video, or other media. */
export interface Orderable {
  readonly path: string
  /** What changed last is ordered first; what was named itself before all of it. */
  readonly modifiedMs: number
}

export interface Found<Item extends Orderable> {
  readonly open: readonly Item[]
  /** Beyond the newest. */
  readonly later: number
  /** Videos of the scope that have such a subtitle already, those without sound, and those without a usable text track. */
  readonly covered: number
  readonly silent?: number
  readonly textless?: number
}

export interface Ordering<Item extends Orderable> {
  readonly language: string
  readonly scope: OrderScope
  /** Known to be left; null where nobody knows. */
  readonly aiLeft: number | null
  readonly isJson: boolean
  readonly unseen: Pick<UnseenPlaces, 'count'>
  readonly terminal: Pick<Terminal, 'stdout' | 'stderr' | 'ask'>
  /** @param others What is looked at where some of them cannot be ordered. */
  costOf(items: readonly Item[], others: readonly Item[]): Promise<OrderCost>
}

export interface Agreed<Item extends Orderable> {
  readonly items: readonly Item[]
  /** Of a limit to AI units: what is looked at, in this order, where some of them cannot be ordered. */
  readonly others: readonly Item[]
  /** Left for another run. */
  readonly leftOut: number
}

/** @throws AppError 'cancelled' where the person wants nothing of it */
export async function agreeOnOrder<Item extends Orderable>(
  found: Found<Item>,
  ordering: Ordering<Item>,
): Promise<Agreed<Item>> {
  const { scope } = ordering
  const { open, later } = found
  const meant = scope.mostAi === null ? open : newestOf(open, scope.mostAi)
  const othersOf = (items: readonly Item[]) => (scope.mostAi === null ? [] : newestFirst(open, items))
  const costOf = (items: readonly Item[]) => ordering.costOf(items, othersOf(items))
  const cost = await costOf(meant)
  tellCost({ ...found, leftOut: later + open.length - meant.length }, { ...ordering, videos: meant.length, cost })
  if (scope.isDryRun) tellItems(meant, ordering)
  const items = scope.isDryRun || scope.isAgreed ? meant : await asked(meant, { ...ordering, costOf, cost })
  return { items, others: othersOf(items), leftOut: later + open.length - items.length }
}

function newestFirst<Item extends Orderable>(open: readonly Item[], without: readonly Item[]): readonly Item[] {
  const taken = new Set(without)
  return open.filter((item) => !taken.has(item)).toSorted((a, b) => b.modifiedMs - a.modifiedMs)
}

interface Told extends Pick<Ordering<Orderable>, 'language' | 'aiLeft' | 'isJson' | 'unseen' | 'terminal'> {
  readonly videos: number
  readonly cost: OrderCost
}

interface Counts extends Pick<Found<Orderable>, 'covered' | 'silent' | 'textless'> {
  readonly leftOut: number
}

function tellCost(
  { covered, silent = 0, textless = 0, leftOut }: Counts,
  { language, aiLeft, isJson, unseen, terminal, videos, cost }: Told,
): void {
  if (isJson) {
    const counts = { videos, covered, silent, textless, left_out: leftOut, unreadable: unseen.count() }
    const { likelySearches: likely = cost.searches, searches, downloads, ai } = cost
    const units = { searches, likely_searches: likely, downloads, ai }
    terminal.stdout(JSON.stringify({ event: 'cost', language, ...counts, ...units, ai_left: aiLeft }))
    return
  }
  const rest = [
    covered > 0 ? `${covered} already ${covered === 1 ? 'has' : 'have'} one` : null,
    silent > 0 ? `${silent} without sound` : null,
    textless > 0 ? `${textless} without a text track to translate from` : null,
    leftOut > 0 ? `${leftOut} left for later` : null,
  ].filter((part) => part !== null)
  const left = aiLeft === null ? '' : `; ${counted(aiLeft, 'AI unit')} ${aiLeft === 1 ? 'is' : 'are'} left`
  terminal.stderr(`${[counted(videos, 'video'), ...rest].join(', ')}: ${costWords(cost)} at most${left}.`)
}

function tellItems(
  items: readonly Orderable[],
  { language, isJson, terminal }: Pick<Told, 'language' | 'isJson' | 'terminal'>,
): void {
  for (const { path } of items) {
    const record = { event: 'would_order', video: path, language }
    terminal.stdout(isJson ? JSON.stringify(record) : `to order ${language.padEnd(5)} ${shown(path)}`)
  }
}

function costWords({ searches, likelySearches = searches, downloads, ai }: OrderCost): string {
  const likely = searches > likelySearches ? ` (mostly ${likelySearches})` : ''
  const parts = [
    ...(searches > 0 ? [`${counted(searches, 'search', 'searches')}${likely}`] : []),
    ...(downloads > 0 ? [counted(downloads, 'download')] : []),
    counted(ai, 'AI unit'),
  ]
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

interface Asking<Item extends Orderable> extends Pick<Ordering<Item>, 'aiLeft' | 'terminal'> {
  readonly cost: OrderCost
  readonly costOf: (items: readonly Item[]) => Promise<OrderCost>
}

/** A single unit is as good as ordered by its name. */
async function asked<Item extends Orderable>(
  meant: readonly Item[],
  { cost, aiLeft, costOf, terminal: { ask } }: Asking<Item>,
): Promise<readonly Item[]> {
  if (ask === null || cost.ai <= 1) return meant
  const affordable = aiLeft !== null && aiLeft > 0 ? newestOf(meant, aiLeft) : meant
  const ways: readonly { readonly says: string; readonly items: readonly Item[] | null }[] = [
    ...(affordable.length < meant.length
      ? [{ says: `newest ${affordable.length} (${costWords(await costOf(affordable))})`, items: affordable }]
      : []),
    { says: `all (${costWords(cost)})`, items: meant },
    { says: 'not now', items: null },
  ]
  const offered = ways.map(({ says }, index) => `${index + 1} ${says}`).join(', ')
  for (;;) {
    const answer = (await ask(`Begin with: ${offered}? `)).trim()
    const way = ways[Number(answer) - 1]
    if (way?.items) return way.items
    if (way || answer === '' || /^(?:no?|q|quit)$/i.test(answer))
      throw new AppError('cancelled', 'Nothing was ordered, and nothing was spent.')
  }
}
