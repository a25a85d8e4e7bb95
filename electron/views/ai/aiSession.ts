/** Translations and transcriptions as the window orders and follows them, on top of the queue that works on them. */
import type { Scope } from '../../../shared/contract/scope.ts'
import type { AiCost, AiFilter, AiOrdered, AiRow, AiState } from '../../../shared/contract/ai.ts'
import { AppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import { requireTakesText } from '../../ai/insideJob.ts'
import type { AiJobs } from '../../ai/aiJobs.ts'
import type { AiQueue } from '../../ai/aiQueue.ts'
import type { FoundSources } from '../../batch/order/orderedTranslations.ts'
import { findInside, insideGap, nothingInside } from '../../batch/order/runInsideTranslation.ts'
import { findSources } from '../../batch/order/runTranslation.ts'
import { losesTone, orderFor } from '../../batch/gaps/translationOrder.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { GapToTranslate } from '../../plan/plan.ts'
import { canBeTranslated } from '../../matching/choose/canBeTranslated.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { History } from '../../sidecar/history/history.ts'
import { asRun, type Runs } from '../../runs/runs.ts'
import { scopeOf, stepOutcome } from '../../batch/stepOutcome.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { Clock } from '../../../node/clock.ts'
import { knownLanguage } from './knownLanguage.ts'
import { orderedVideos } from './orderedVideos.ts'
import { createSpokenOrders, type SpokenOrders } from './spokenOrders.ts'
import { replacedSubtitle } from './replacedSubtitle.ts'
import { sourcesFor, translationCost, withoutLanguage } from './translationCosts.ts'
import { countsOf, isOfFilter, rowsOf } from './aiRows.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'

export interface AiSessionParts {
  readonly jobs: Pick<AiJobs, 'list' | 'targets'>
  readonly queue: AiQueue
  readonly library: Pick<LibrarySession, 'has' | 'video' | 'resolve'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly rules: Pick<WantedRules, 'book'>
  readonly history: Pick<History, 'ownerOf'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly ledger: Pick<QuotaLedger, 'unitsLeft' | 'counter'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly topics: Topics
}

export interface AiSession extends SpokenOrders {
  state(): AiState
  page(query: {
    readonly filter: AiFilter
    readonly runId: string | null
    readonly offset: number
    readonly limit: number
  }): {
    readonly rows: AiRow[]
    readonly total: number
    readonly revision: number
  }
  /** Asks nothing that costs. @throws AppError 'input.unknownLanguage' */
  cost(order: Pick<TranslateChoice, 'scope' | 'to' | 'replaces'>, signal: AbortSignal): Promise<AiCost>
  /** @throws AppError 'input.unknownLanguage', and as matching does */
  translate(order: TranslateChoice, signal: AbortSignal): Promise<AiOrdered>
  cancel(rowId: string | null): { readonly changed: number }
  retry(rowId: string | null): { readonly changed: number }
  /** What a plan has found to need a translation. */
  orderPlanned(gaps: readonly GapToTranslate[], batchId: string): void
}

export interface TranslateChoice {
  readonly scope: Scope
  readonly to: string
  readonly tone: Tone | null
  /** From a text track inside each video, and nothing else. */
  readonly isFromInside?: boolean
  /** The subtitle of ours beside the one video that the result takes the place of. */
  readonly replaces?: string | null
}

/** How what was found is ordered. */
interface OrderedSo {
  readonly batchId: string
  readonly tone: Tone | null
  readonly replacesId: number | null
}

export function createAiSession(parts: AiSessionParts): AiSession {
  const { jobs, queue, library, settings, runs, ledger, history, topics } = parts
  const service = () => settings.read()['service.address']
  const revision = () => topics.revision('ai')
  const all = (runId: string | null = null) => rowsOf(jobs, { library, nowMs: parts.clock.nowMs(), runId })

  function jobIdsOf(rowId: string | null): readonly number[] | null {
    if (rowId === null) return null
    const row = all().find(({ id }) => id === rowId)
    if (!row) throw new AppError('input.invalid', 'This job is no longer in the list. Look at the list again.')
    return [row.jobId]
  }

  function order(gaps: readonly GapToTranslate[], { batchId, tone, replacesId }: OrderedSo): void {
    for (const gap of gaps) {
      const { targets, ...work } = orderFor(gap, { service: service(), batchId, ...(tone === null ? {} : { tone }) })
      queue.order({ ...work, targets: targets.map((target) => ({ ...target, replacesId })) })
    }
    queue.wake()
    topics.changed('ai')
  }

  async function find(batchId: string, { videos, to, signal }: Finding): Promise<FoundToTranslate> {
    const { batch } = await parts.link.current()
    const rules = parts.rules.book()
    const from = sourcesFor(videos, rules)
    const found = await findSources(batch.plan, {
      ...{ videos, to, from, batchId, signal },
      isSource: canBeTranslated,
      rules,
      emit: () => undefined,
    })
    runs.record(
      batchId,
      found.without.map(({ gap, message }) =>
        stepOutcome(gap, { kind: 'skipped', reason: 'no-candidate', code: null, message }),
      ),
    )
    return found
  }

  /** Nothing is asked. */
  function findTracks(batchId: string, { videos, to }: Finding): FoundToTranslate {
    const { found, without } = findInside({ videos, to, preferred: sourcesFor(videos, parts.rules.book()) })
    const gapOf = (video: LibraryVideo) => insideGap(video, to)
    const { reason, message } = nothingInside
    const missed = without.map((video) => ({ gap: gapOf(video), reason, message }))
    runs.record(
      batchId,
      missed.map(({ gap }) => stepOutcome(gap, nothingInside)),
    )
    return { toTranslate: found.map(({ video, inside }) => ({ gap: gapOf(video), inside })), without: missed }
  }

  return {
    state() {
      const unitsLeft = ledger.unitsLeft(service(), 'ai')
      const resetsAtMs = ledger.counter(service(), 'ai')?.resetsAtMs ?? null
      return { revision: revision(), counts: countsOf(all()), unitsLeft, resetsAtMs }
    },
    page({ filter, runId, offset, limit }) {
      const rows = all(runId).filter((row) => isOfFilter(row, filter))
      return { rows: rows.slice(offset, offset + limit), total: rows.length, revision: revision() }
    },
    async cost({ scope, to: named, replaces: sidecarId = null }, signal) {
      const to = knownLanguage(named)
      const videos = orderedVideos(library, scope).map(({ id }) => library.video(id))
      if (sidecarId !== null) replacedSubtitle(history, { videos, to, sidecarId })
      const { batch } = await parts.link.current()
      const { estimate, beside, translators } = batch.plan
      const known = { estimate, beside, rules: parts.rules.book(), history, service: service() }
      const cost = await translationCost(known, { videos, to, isReplacing: sidecarId !== null }, signal)
      // A service that does not answer just now says whether it can when it is ordered.
      const hasEngine = await translators.has(signal).catch((thrown: unknown) => {
        if (signal.aborted) throw thrown
        return true
      })
      return hasEngine ? cost : { ...cost, hasNoEngine: true }
    },
    async translate({ scope, to: named, tone, isFromInside = false, replaces: sidecarId = null }, signal) {
      const to = knownLanguage(named)
      if (isFromInside) requireTakesText(service())
      const entries = orderedVideos(library, scope)
      const videos = entries.map(({ id }) => library.video(id))
      const replaced = sidecarId === null ? null : replacedSubtitle(history, { videos, to, sidecarId })
      const open = replaced ? videos : withoutLanguage(videos, to)
      if (open.length === 0) return { runId: null, ordered: 0, covered: videos.length, withoutTone: 0, without: [] }
      const openPaths = new Set(open.map(({ file }) => file.path))
      const meant = entries.filter(({ path }) => openPaths.has(path))
      const start = { kind: 'translate', command: 'translate', scope: scopeOf(meant, to) } as const
      const { runId, toTranslate, without } = await asRun(runs, start, async (runId) => {
        const finding = { videos: open, to, signal }
        const found = isFromInside ? findTracks(runId, finding) : await find(runId, finding)
        order(found.toTranslate, { batchId: runId, tone, replacesId: replaced?.id ?? null })
        return { ...found, runId }
      })
      topics.changed('usage')
      return {
        ...{ runId, ordered: toTranslate.length },
        covered: videos.length - open.length,
        withoutTone: toTranslate.filter((gap) => losesTone(gap, { service: service(), ...(tone && { tone }) })).length,
        without: without.map(({ gap, ...why }) => ({ videoName: nameOfPath(gap.video.file.path), ...why })),
      }
    },
    ...createSpokenOrders(parts),
    cancel: (rowId) => ({ changed: queue.cancel(jobIdsOf(rowId)) }),
    retry: (rowId) => ({ changed: queue.retry(jobIdsOf(rowId)) }),
    orderPlanned(gaps, batchId) {
      if (gaps.length > 0) order(gaps, { batchId, tone: null, replacesId: null })
    },
  }
}

interface FoundToTranslate {
  readonly toTranslate: readonly GapToTranslate[]
  readonly without: FoundSources['without']
}

interface Finding {
  readonly videos: readonly LibraryVideo[]
  readonly to: LanguageTag
  readonly signal: AbortSignal
}
