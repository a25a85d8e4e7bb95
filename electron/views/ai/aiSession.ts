/** Translations and transcriptions as the window orders and follows them, on top of the queue that works on them. */
import type { AiFilter, AiOrdered, AiRow, AiState } from '../../../shared/contract/ai.ts'
import { AppError } from '../../../shared/errors.ts'
import { languageTagOf, satisfies, type LanguageTag } from '../../../shared/language.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import type { AiQueue, AiOrder } from '../../ai/aiQueue.ts'
import type { FoundSources } from '../../batch/orderedTranslations.ts'
import type { FindOrder } from '../../batch/runTranslation.ts'
import type { OrderedFor } from '../../batch/translateWants.ts'
import type { PlanParts } from '../../batch/planBatch.ts'
import type { Connection } from '../../batch/connection.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { WantToTranslate } from '../../plan/plan.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { RankedSubtitle } from '../../matching/choose/choice.ts'
import type { WantedRules } from '../../wanted/wish.ts'
import { countsOf, isOfFilter, rowsOf, type AiRowsParts } from './aiRows.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibrarySession } from '../library/librarySession.ts'

export interface AiSessionParts {
  readonly rows: AiRowsParts
  readonly queue: AiQueue
  readonly library: Pick<LibrarySession, 'video'>
  readonly connect: () => Promise<Connection>
  readonly service: () => string
  readonly rules: () => WantedRules
  readonly startBatch: (command: string) => string
  readonly ledger: Pick<QuotaLedger, 'remaining' | 'counter'>
  readonly findSources: (parts: PlanParts, order: FindOrder) => Promise<FoundSources>
  readonly likelySources: (video: LibraryVideo, wished: readonly LanguageTag[]) => readonly LanguageTag[]
  readonly wishedLanguages: () => readonly LanguageTag[]
  readonly canBeTranslated: (source: RankedSubtitle) => boolean
  readonly orderFor: (wanted: WantToTranslate, order: OrderedFor) => AiOrder
  readonly losesTone: (wanted: WantToTranslate, order: Pick<OrderedFor, 'service' | 'tone'>) => boolean
  readonly transcriptionOf: (
    video: LibraryVideo,
    order: { service: string; batchId: string; language: LanguageTag },
  ) => AiOrder
  readonly changed: (topic: 'ai' | 'usage') => void
  readonly revision: () => number
}

export interface AiSession {
  state(): AiState
  page(query: { readonly filter: AiFilter; readonly offset: number; readonly limit: number }): {
    readonly rows: AiRow[]
    readonly total: number
    readonly revision: number
  }
  /** @throws AppError 'input.unknownLanguage', and as matching does */
  translate(order: TranslateChoice, signal: AbortSignal): Promise<AiOrdered>
  transcribe(videoId: string, language: string): void
  cancel(rowId: string | null): { readonly changed: number }
  retry(rowId: string | null): { readonly changed: number }
  /** What a plan has found to need a translation. */
  orderPlanned(wants: readonly WantToTranslate[], batchId: string): void
}

export interface TranslateChoice {
  readonly videoIds: readonly string[]
  readonly to: string
  readonly tone: Tone | null
}

export function createAiSession(parts: AiSessionParts): AiSession {
  const { queue, ledger, service } = parts
  const all = () => rowsOf(parts.rows)

  function jobIdsOf(rowId: string | null): readonly number[] | null {
    if (rowId === null) return null
    const row = all().find(({ id }) => id === rowId)
    if (!row) throw new AppError('input.invalid', 'This job is no longer in the list. Look at the list again.')
    return [row.jobId]
  }

  function order(wants: readonly WantToTranslate[], batchId: string, tone: Tone | null): void {
    for (const want of wants)
      queue.order(parts.orderFor(want, { service: service(), batchId, ...(tone === null ? {} : { tone }) }))
    queue.wake()
    parts.changed('ai')
  }

  async function find(videos: readonly LibraryVideo[], to: LanguageTag, signal: AbortSignal) {
    const { batch } = await parts.connect()
    const batchId = parts.startBatch('translate')
    const wished = parts.wishedLanguages()
    const from = [...new Set(videos.flatMap((video) => parts.likelySources(video, wished)))]
    const found = await parts.findSources(batch.plan, {
      ...{ videos, to, from, batchId, signal },
      isSource: parts.canBeTranslated,
      rules: parts.rules(),
      emit: () => undefined,
    })
    return { ...found, batchId }
  }

  return {
    state() {
      const unitsLeft = ledger.remaining(service(), 'ai')
      const resetsAtMs = ledger.counter(service(), 'ai')?.resetsAtMs ?? null
      return { revision: parts.revision(), counts: countsOf(all()), unitsLeft, resetsAtMs }
    },
    page({ filter, offset, limit }) {
      const rows = all().filter((row) => isOfFilter(row, filter))
      return { rows: rows.slice(offset, offset + limit), total: rows.length, revision: parts.revision() }
    },
    async translate({ videoIds, to: named, tone }, signal) {
      const to = knownLanguage(named)
      const videos = videoIds.map((id) => parts.library.video(id))
      const open = videos.filter((video) => !speaks(video, to))
      if (open.length === 0) return { ordered: 0, covered: videos.length, withoutTone: 0, without: [] }
      const { toTranslate, without, batchId } = await find(open, to, signal)
      order(toTranslate, batchId, tone)
      parts.changed('usage')
      return {
        ordered: toTranslate.length,
        covered: videos.length - open.length,
        withoutTone: toTranslate.filter((want) => parts.losesTone(want, { service: service(), ...(tone && { tone }) }))
          .length,
        without: without.map(({ want, ...why }) => ({ videoName: nameOfPath(want.video.file.path), ...why })),
      }
    },
    transcribe(videoId, named) {
      const video = parts.library.video(videoId)
      const language = knownLanguage(named)
      queue.order(
        parts.transcriptionOf(video, { service: service(), batchId: parts.startBatch('transcribe'), language }),
      )
      queue.wake()
      parts.changed('ai')
    },
    cancel: (rowId) => ({ changed: queue.cancel(jobIdsOf(rowId)) }),
    retry: (rowId) => ({ changed: queue.retry(jobIdsOf(rowId)) }),
    orderPlanned(wants, batchId) {
      if (wants.length > 0) order(wants, batchId, null)
    },
  }
}

function knownLanguage(text: string): LanguageTag {
  const tag = languageTagOf(text)
  if (tag === null) throw new AppError('input.unknownLanguage', `"${text}" is not a supported language.`)
  return tag
}

function speaks({ file }: LibraryVideo, language: LanguageTag): boolean {
  return file.sidecars.some((each) => !each.isForced && each.language !== null && satisfies(each.language, language))
}
