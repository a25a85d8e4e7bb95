/** A translation that a person orders: finds what each video can be translated from, and follows the jobs to their end. */
import { takesText } from '../../ai/insideJob.ts'
import { requireTranslator } from '../../ai/translators.ts'
import { besideSources, type BesideSources } from './besideSources.ts'
import { nothingLeftOut } from '../surveyLibrary.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { counted } from '../../../shared/text/counted.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { translatableTracks } from '../../wanted/insideTrack.ts'
import { translatableTexts } from '../../wanted/textBeside.ts'
import { orderedRules, type RulesBook } from '../../wanted/rulesBook.ts'
import { asBatch, type OpenBatch } from '../asBatch.ts'
import type { Done, Emit } from '../batchEvents.ts'
import {
  allAsGaps,
  allSources,
  slicesToFind,
  sourcesOf,
  wishOf,
  type FoundSources,
  type IsSource,
} from './orderedTranslations.ts'
import { planBatch, type PlanParts } from '../planBatch.ts'
import { tellStep, type BatchParts } from '../runBatch.ts'
import { translateGaps } from '../gaps/translateGaps.ts'
import { losesTone } from '../gaps/translationOrder.ts'
import { scopeOf, stepOutcome } from '../stepOutcome.ts'

export interface TranslationOrder {
  readonly videos: readonly LibraryVideo[]
  /** So many of the first of them that have a source; null or nothing for all. */
  readonly most?: number | null
  readonly to: LanguageTag
  /** Languages it may be translated from. */
  readonly from: readonly LanguageTag[]
  readonly tone?: Tone
  readonly isSource: IsSource
  /** The subtitle that is named, of whatever language; null or nothing for the best. */
  readonly pickedId?: string | null
  /** A file beside the video that is named as the source. */
  readonly named?: string | null
  /** Only from what the service lists: the source is one that it has. */
  readonly isListedOnly?: boolean
  /** Asked for where none of `from` brings a source: one search more, at services that tell the languages of their rows. */
  readonly thenFrom?: readonly LanguageTag[]
  readonly rules: RulesBook
  /** What is said where a title has nothing to translate from; the usual sentence unless told. */
  readonly whyNoSource?: string
  /** The cost was told, and agreed to. */
  readonly isCostTold?: boolean
  /** Told what is done otherwise than ordered, in a sentence. */
  readonly note?: (sentence: string) => void
}

export interface FindOrder extends TranslationOrder, Pick<OpenBatch, 'batchId' | 'emit'> {
  readonly signal: AbortSignal
}

/**
 * Costs search units at most: what the service has of these videos, and the best of it to translate from.
 * @throws AppError 'engine.missing' before anything is asked, where it tells that it has nothing to translate with
 */
export async function findSources(parts: PlanParts, order: FindOrder): Promise<FoundSources> {
  await requireTranslator(parts.translators, order.signal)
  const { found, rest } = await besideOf(parts, order)
  return allSources(found, rest.length === 0 ? null : await askSources(parts, { ...order, videos: rest }))
}

/** What is there comes first, unless a subtitle of the service is named. */
async function besideOf(
  { beside }: PlanParts,
  order: TranslationOrder & Pick<FindOrder, 'signal'>,
): Promise<BesideSources> {
  const { videos, pickedId = null, isListedOnly = false } = order
  return pickedId === null && !isListedOnly ? besideSources(beside, order, order.signal) : { found: [], rest: videos }
}

async function askSources(parts: PlanParts, order: FindOrder): Promise<FoundSources> {
  const wish = wishOf(order)
  const survey = { videos: order.videos, ...nothingLeftOut }
  const { rankedGaps } = await planBatch(parts, survey, {
    wantedOf: (videos) => allAsGaps(videos, wish),
    rules: orderedRules(order.rules, { wishes: [wish], forced: 'never' }),
    allowance: 'all',
    limitDownloads: null,
    isOffline: false,
    isOrdered: true,
    pickedId: order.pickedId ?? null,
    batchId: order.batchId,
    signal: order.signal,
    emit: (event) => {
      if (event.kind === 'matched') order.emit(event)
    },
  })
  return sourcesOf(rankedGaps, {
    isSource: order.isSource,
    isCached: (id) => parts.cache.has(id),
    isForBuiltIn: (video) => isForBuiltIn(parts.service, order, video),
  })
}

/** Its words beside it or inside it could be the source: only the built-in service takes a text. */
export function isForBuiltIn(
  service: string,
  { to, from, thenFrom = [], named = null }: Pick<TranslationOrder, 'to' | 'from' | 'thenFrom' | 'named'>,
  video: LibraryVideo,
): boolean {
  if (takesText(service)) return false
  const choice = { to, from: [...from, ...thenFrom], named }
  return translatableTexts(video, choice).length > 0 || translatableTracks(video, { to, preferred: from }).length > 0
}

/** Before anything is asked, and once: only an order to a service tells whether it has an engine. */
async function tellCost(parts: PlanParts, order: FindOrder): Promise<void> {
  if (!order.note) return
  if (!takesText(parts.service) && order.videos.some((video) => translatableTexts(video, order).length > 0))
    order.note(listedAlone)
  if (order.isCostTold) return
  const { searches, mostSearches } = await searchesFor(parts, order)
  const most = mostSearches > searches ? ` (${mostSearches} at most)` : ''
  const asking = mostSearches === 0 ? 'no search' : `about ${counted(searches, 'search', 'searches')}${most}`
  order.note(
    `Finding what to translate from costs ${asking}. A translation costs 1 AI unit, and its source 1 download where it is not here yet.`,
  )
}

async function searchesFor(
  parts: PlanParts,
  order: TranslationOrder,
): Promise<{ readonly searches: number; readonly mostSearches: number }> {
  const asking = async (from: TranslationOrder['from']) =>
    (await parts.estimate(allAsGaps(order.videos, wishOf({ ...order, from })).gaps)).whole
  const { searches, mostSearches } = await asking(order.from)
  // A service that is asked for more tells languages: however many are asked for, it costs what one does.
  const [oneMore] = laterSources(parts, order) ?? []
  return { searches, mostSearches: mostSearches + (oneMore ? (await asking([oneMore])).mostSearches : 0) }
}

/** At most, of videos that each have a source. Asks nothing. @throws AppError for a file that is named and is no source */
export async function costOfOrder(parts: PlanParts, order: TranslationOrder, signal: AbortSignal) {
  const { rest } = await besideOf(parts, { ...order, signal })
  const { mostSearches: searches } = await searchesFor(parts, { ...order, videos: rest })
  return { searches, downloads: rest.length, ai: order.videos.length }
}

/** Of a subtitle that is named by its number alone nobody knows the language: the likely ones are asked for first. */
async function findAnySources(parts: PlanParts, order: FindOrder): Promise<FoundSources> {
  await requireTranslator(parts.translators, order.signal)
  const { found: there, rest } = await besideOf(parts, order)
  if (rest.length === 0) {
    if (!order.isCostTold) order.note?.(fromBeside)
    return allSources(there, null)
  }
  return allSources(there, await askAnySources(parts, { ...order, videos: rest }))
}

const fromBeside =
  'It is made from the subtitle beside the video: no search and no download. A translation costs 1 AI unit.'

/** No more is asked for than it takes to find that many. */
async function findSomeSources(parts: PlanParts, order: FindOrder): Promise<FoundSources> {
  const { videos, most = null } = order
  if (most === null) return findAnySources(parts, order)
  const found: FoundSources[] = []
  const toTranslate = () => found.flatMap((some) => some.toTranslate)
  for (const some of slicesToFind(videos, most)) {
    if (toTranslate().length >= most) break
    found.push(await findAnySources(parts, { ...order, videos: some }))
  }
  return { toTranslate: toTranslate().slice(0, most), without: found.flatMap(({ without }) => without) }
}

async function askAnySources(parts: PlanParts, order: FindOrder): Promise<FoundSources> {
  await tellCost(parts, order)
  const found = await askSources(parts, order)
  const isOpen = found.toTranslate.length === 0 && found.without.some(({ reason }) => reason === 'no-candidate')
  const from = laterSources(parts, order)
  return isOpen && from ? askSources(parts, { ...order, from }) : found
}

function laterSources({ memory, service }: PlanParts, { thenFrom }: TranslationOrder): TranslationOrder['from'] | null {
  return thenFrom && !memory.leavesLanguagesOut(service) ? thenFrom : null
}

const listedAlone =
  'A subtitle beside a video cannot be what it is made from: this service translates only subtitles that it has. The built-in one takes it: --service embedded.'

const toneless =
  'The service knows no tone for a file of a season pack, so it is translated in its usual one. A subtitle of that episode alone, or the built-in service, takes a tone.'

function passedOver(videos: number): string {
  return `${counted(videos, 'video')} passed over: there is nothing to translate from.`
}

/** Emits everything that happens, `done` last, and returns that. */
export async function runTranslation(
  parts: BatchParts,
  order: TranslationOrder,
  { emit, signal }: { readonly emit: Emit; readonly signal: AbortSignal },
): Promise<Done> {
  return asBatch(parts, { command: 'translate', kind: 'translate', emit }, async (batch) => {
    const { toTranslate, without: missed } = await findSomeSources(parts.plan, { ...order, ...batch, signal })
    const { whyNoSource } = order
    const without = missed.map((one) =>
      one.reason === 'no-candidate' && whyNoSource !== undefined ? { ...one, message: whyNoSource } : one,
    )
    const all = [...toTranslate, ...without].map(({ gap }) => gap.release)
    batch.beginRun(scopeOf(all, order.to))
    batch.record(without.map(({ gap, message }) => stepOutcome(gap, noCandidate(message))))
    for (const { gap, message } of without) tellStep(gap, noCandidate(message), batch.emit)
    const tone = order.tone && { tone: order.tone }
    if (order.most && without.length > 0) order.note?.(passedOver(without.length))
    const isToneless = toTranslate.some((wanted) => losesTone(wanted, { service: parts.translate.service, ...tone }))
    if (isToneless) order.note?.(toneless)
    await translateGaps(parts.translate, toTranslate, {
      batchId: batch.batchId,
      signal,
      ...tone,
      onStep: (gap, step) => {
        tellStep(gap, step, batch.emit)
      },
      onDone: (done, total) => {
        emit({ kind: 'progress', phase: 'translate', done, total })
      },
    })
  })
}

function noCandidate(message: string) {
  return { kind: 'skipped', reason: 'no-candidate', code: null, message } as const
}
