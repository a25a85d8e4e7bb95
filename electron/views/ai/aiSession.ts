/** Translations and transcriptions as the window orders and follows them, on top of the queue that works on them. */
import type { AiFilter, AiOrdered, AiRow, AiState } from '../../../shared/contract/ai.ts'
import { AppError } from '../../../shared/errors.ts'
import { languageTagOf, satisfies, type LanguageTag } from '../../../shared/language.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import type { AiJobs } from '../../ai/aiJobs.ts'
import type { AiQueue } from '../../ai/aiQueue.ts'
import { likelySources } from '../../batch/orderedTranslations.ts'
import { findSources } from '../../batch/runTranslation.ts'
import { transcriptionOrder } from '../../batch/transcriptionOrder.ts'
import { losesTone, orderFor } from '../../batch/translateGaps.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { GapToTranslate } from '../../plan/plan.ts'
import { canBeTranslated } from '../../plan/sortGaps.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { History } from '../../sidecar/history.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import { languagesOfWish } from '../../wanted/wish.ts'
import type { Clock } from '../clock.ts'
import { countsOf, isOfFilter, rowsOf } from './aiRows.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'

export interface AiSessionParts {
  readonly jobs: Pick<AiJobs, 'list' | 'targets'>
  readonly queue: AiQueue
  readonly library: Pick<LibrarySession, 'has' | 'video'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly history: Pick<History, 'startBatch'>
  readonly ledger: Pick<QuotaLedger, 'unitsLeft' | 'counter'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly topics: Topics
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
  orderPlanned(gaps: readonly GapToTranslate[], batchId: string): void
}

export interface TranslateChoice {
  readonly videoIds: readonly string[]
  readonly to: string
  readonly tone: Tone | null
}

export function createAiSession(parts: AiSessionParts): AiSession {
  const { jobs, queue, library, settings, history, ledger, topics } = parts
  const service = () => settings.read()['service.address']
  const revision = () => topics.revision('ai')
  const all = () => rowsOf(jobs, { library, nowMs: parts.clock.nowMs() })

  function jobIdsOf(rowId: string | null): readonly number[] | null {
    if (rowId === null) return null
    const row = all().find(({ id }) => id === rowId)
    if (!row) throw new AppError('input.invalid', 'This job is no longer in the list. Look at the list again.')
    return [row.jobId]
  }

  function order(gaps: readonly GapToTranslate[], batchId: string, tone: Tone | null): void {
    for (const gap of gaps)
      queue.order(orderFor(gap, { service: service(), batchId, ...(tone === null ? {} : { tone }) }))
    queue.wake()
    topics.changed('ai')
  }

  async function find(videos: readonly LibraryVideo[], to: LanguageTag, signal: AbortSignal) {
    const { batch } = await parts.link.current()
    const batchId = history.startBatch('translate')
    const rules = usableRules(settings.read())
    const wished = rules.wishes.flatMap(languagesOfWish)
    const from = [...new Set(videos.flatMap((video) => likelySources(video, wished)))]
    const found = await findSources(batch.plan, {
      ...{ videos, to, from, batchId, signal },
      isSource: canBeTranslated,
      rules,
      emit: () => undefined,
    })
    return { ...found, batchId }
  }

  return {
    state() {
      const unitsLeft = ledger.unitsLeft(service(), 'ai')
      const resetsAtMs = ledger.counter(service(), 'ai')?.resetsAtMs ?? null
      return { revision: revision(), counts: countsOf(all()), unitsLeft, resetsAtMs }
    },
    page({ filter, offset, limit }) {
      const rows = all().filter((row) => isOfFilter(row, filter))
      return { rows: rows.slice(offset, offset + limit), total: rows.length, revision: revision() }
    },
    async translate({ videoIds, to: named, tone }, signal) {
      const to = knownLanguage(named)
      const videos = videoIds.map((id) => library.video(id))
      const open = videos.filter((video) => !speaks(video, to))
      if (open.length === 0) return { ordered: 0, covered: videos.length, withoutTone: 0, without: [] }
      const { toTranslate, without, batchId } = await find(open, to, signal)
      order(toTranslate, batchId, tone)
      topics.changed('usage')
      return {
        ordered: toTranslate.length,
        covered: videos.length - open.length,
        withoutTone: toTranslate.filter((gap) => losesTone(gap, { service: service(), ...(tone && { tone }) })).length,
        without: without.map(({ gap, ...why }) => ({ videoName: nameOfPath(gap.video.file.path), ...why })),
      }
    },
    transcribe(videoId, named) {
      const video = library.video(videoId)
      const language = knownLanguage(named)
      const order = { service: service(), batchId: history.startBatch('transcribe'), language }
      queue.order(transcriptionOrder({ ...order, videoPath: video.file.path }))
      queue.wake()
      topics.changed('ai')
    },
    cancel: (rowId) => ({ changed: queue.cancel(jobIdsOf(rowId)) }),
    retry: (rowId) => ({ changed: queue.retry(jobIdsOf(rowId)) }),
    orderPlanned(gaps, batchId) {
      if (gaps.length > 0) order(gaps, batchId, null)
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
