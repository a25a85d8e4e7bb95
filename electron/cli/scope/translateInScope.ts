/** `translate` of folders and of several videos: those that have no subtitle in that language, at a cost that is told before. */
import type { AiCost } from '../../../shared/contract/ai.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import { requireTakesText } from '../../ai/insideJob.ts'
import type { Emit } from '../../batch/batchEvents.ts'
import type { Connection } from '../../batch/connection.ts'
import { findInside, runInsideTranslation } from '../../batch/order/runInsideTranslation.ts'
import { slicesToFind } from '../../batch/order/orderedTranslations.ts'
import { runTranslation } from '../../batch/order/runTranslation.ts'
import type { Engine } from '../../engine/compose.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { canBeTranslated } from '../../matching/choose/canBeTranslated.ts'
import { sourcesFor, translationCost, withoutLanguage } from '../../views/ai/translationCosts.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import { strictBook } from '../strictBook.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import {
  agreeOnOrder,
  type Agreed,
  type Found,
  type Orderable,
  type OrderCost,
  type OrderScope,
} from './orderInScope.ts'
import type { UnseenPlaces } from './unseenPlaces.ts'
import { newestVideos, videosInScope } from './videosInScope.ts'

export interface ScopeTranslation {
  /** Absolute, folders and videos. */
  readonly paths: readonly string[]
  readonly scope: OrderScope
  readonly to: LanguageTag
  /** null for what is likely. */
  readonly from: LanguageTag | null
  readonly tone: Tone | null
  /** From text tracks inside the videos, and nothing else. */
  readonly isFromInside: boolean
  readonly isJson: boolean
  readonly unseen: UnseenPlaces
  /** Prints what happens to these videos. */
  readonly printerFor: (paths: readonly string[]) => Emit
  readonly terminal: Terminal
}

interface Translatable extends Orderable {
  readonly video: LibraryVideo
}

export async function translateInScope(
  { batch }: Connection,
  engine: Engine,
  wanted: ScopeTranslation,
): Promise<ExitCode> {
  const { scope, to: language, terminal, isJson, isFromInside, unseen } = wanted
  const { service } = batch.translate
  if (isFromInside) requireTakesText(service)
  const rules = strictBook(engine)
  const found = await toTranslate(engine, wanted)
  const { history } = engine
  const costing = { history, estimate: batch.plan.estimate, beside: batch.plan.beside, rules, service }
  const { items, others, leftOut } = await agreeOnOrder(found, {
    ...{ language, scope, isJson, unseen, terminal },
    aiLeft: engine.ledger.unitsLeft(service, 'ai'),
    costOf: (some, more) => costOf(costing, wanted, { items: some, others: more }),
  })
  const left = leftOut + (found.textless ?? 0)
  if (scope.isDryRun || items.length === 0) return items.length + left > 0 ? 1 : 0
  // With a track inside each of them, none is passed over.
  const passed = isFromInside ? [] : others
  const videos = [...items, ...passed].map(({ video }) => video)
  const most = passed.length > 0 ? items.length : null
  const emit = wanted.printerFor(videos.map(({ file }) => file.path))
  const { skipped, failed } = await run({ batch, rules, videos, most, wanted }, { emit, signal: terminal.signal })
  return skipped + failed + left > 0 ? 1 : 0
}

async function toTranslate(
  engine: Engine,
  { paths, scope, to, isFromInside, unseen, terminal }: ScopeTranslation,
): Promise<Found<Translatable>> {
  const videos = await videosInScope(engine, paths, { scope, unseen, signal: terminal.signal })
  const lacking = withoutLanguage(videos, to)
  // Of a track inside it is known before: a limit is not used up by videos that nothing can be made for.
  const able = isFromInside
    ? findInside({ videos: lacking, to, preferred: [] }).found.map(({ video }) => video)
    : lacking
  const newest = newestVideos(able, scope.newest)
  const open = newest.map((video) => ({ video, path: video.file.path, modifiedMs: video.file.modifiedMs }))
  return {
    open,
    later: able.length - newest.length,
    covered: videos.length - lacking.length,
    textless: lacking.length - able.length,
  }
}

/** Where some have nothing to translate from, others are searched for in the same steps as `runTranslation` has. */
async function costOf(
  parts: Parameters<typeof translationCost>[0],
  { to, from: only, isFromInside, terminal: { signal } }: ScopeTranslation,
  { items, others }: Pick<Agreed<Translatable>, 'items' | 'others'>,
): Promise<OrderCost> {
  const videos = [...items, ...others].map(({ video }) => video)
  if (items.length === 0) return { searches: 0, downloads: 0, ai: 0 }
  if (isFromInside) return { searches: 0, downloads: 0, ai: items.length }
  const slices = slicesToFind(videos, items.length)
  const costs: AiCost[] = []
  for (const some of slices) costs.push(await translationCost(parts, { videos: some, to, only }, signal))
  const sum = (of: (cost: AiCost) => number) => costs.reduce((total, cost) => total + of(cost), 0)
  const most = items.length
  return {
    searches: sum(({ searches }) => searches),
    likelySearches: costs[0]?.searches ?? 0,
    downloads: Math.min(
      most,
      sum(({ downloads }) => downloads),
    ),
    ai: most,
  }
}

interface Ordered {
  readonly batch: Connection['batch']
  readonly rules: RulesBook
  readonly videos: readonly LibraryVideo[]
  /** So many of the first of them that can be ordered; null for all. */
  readonly most: number | null
  readonly wanted: ScopeTranslation
}

function run(
  { batch, rules, videos, most, wanted }: Ordered,
  telling: { readonly emit: Emit; readonly signal: AbortSignal },
) {
  const { to, from: only, tone, isFromInside, terminal } = wanted
  const from = only === null ? sourcesFor(videos, rules) : [only]
  if (isFromInside) return runInsideTranslation(batch, { videos, to, preferred: from, tone }, telling)
  const note = (sentence: string) => {
    terminal.stderr(sentence)
  }
  const order = {
    videos,
    most,
    to,
    from,
    rules,
    note,
    isSource: canBeTranslated,
    isCostTold: true,
    ...(tone && { tone }),
  }
  return runTranslation(batch, order, telling)
}
