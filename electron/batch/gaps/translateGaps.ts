/** Fourth stage: what only a machine can bring. Orders the translations, follows them to their end, and tells what became of each. */
import { isEnded, type AiJob, type AiState } from '../../ai/aiJob.ts'
import type { AiJobs } from '../../ai/aiJobs.ts'
import type { AiParts } from '../../ai/aiParts.ts'
import { createAiQueue, type AiOrder, type AiQueue } from '../../ai/aiQueue.ts'
import { followJob } from '../../ai/followJob.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import type { GapToTranslate } from '../../plan/plan.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { WrittenFile } from '../batchEvents.ts'
import type { SkipReason } from '../../../shared/contract/plan.ts'
import type { GapStep } from '../delivery/fulfilOrder.ts'
import { orderFor } from './translationOrder.ts'

export interface TranslateParts {
  readonly service: string
  /** What following a job works with. */
  readonly ai: AiParts
  readonly jobs: AiJobs
  readonly history: Pick<History, 'ownerOf'>
}

export interface TranslateOrder {
  readonly batchId: string
  /** None: as the service does without one. */
  readonly tone?: Tone
  readonly signal: AbortSignal
  readonly onStep: (gap: Gap, step: GapStep) => void
  /** Translations that are through, of all. */
  readonly onDone: (done: number, total: number) => void
}

/** What is cancelled or waits stays stored, and the next run goes on with it. */
export async function translateGaps(
  parts: TranslateParts,
  gaps: readonly GapToTranslate[],
  order: TranslateOrder,
): Promise<void> {
  const orders = gaps.map((wanted) => orderFor(wanted, { ...order, service: parts.service }))
  const ids = await followOrders(parts, orders, order)
  for (const [index, { gap }] of gaps.entries())
    order.onStep(gap, outcomeOf(parts, ids[index] ?? -1, gap.video.file.path))
}

/** Follows them until each is ended or has to wait. Answers the ids of their jobs, in their order. @throws AppError 'cancelled' */
export async function followOrders(
  parts: Pick<TranslateParts, 'service' | 'ai' | 'jobs'>,
  orders: readonly AiOrder[],
  { signal, onDone }: Pick<TranslateOrder, 'signal' | 'onDone'>,
): Promise<readonly number[]> {
  const ordered = new Set<number>()
  const ended = new Set<number>()
  const queue = openQueue(
    parts,
    ({ id, state }) => ordered.has(id) || isNearlyThere(state),
    ({ id, state }) => {
      if (!ordered.has(id) || !endStates.has(state) || ended.has(id)) return
      onDone(ended.add(id).size, ordered.size)
    },
  )
  const ids = orders.map((each) => queue.order(each).id)
  for (const id of ids) ordered.add(id)
  const stop = () => void queue.close()
  signal.addEventListener('abort', stop, { once: true })
  try {
    onDone(0, ordered.size)
    queue.wake()
    await queue.idle()
  } finally {
    signal.removeEventListener('abort', stop)
    await queue.close()
  }
  signal.throwIfAborted()
  return ids
}

/** Of one run of one command: it follows only what it may. */
function openQueue(
  { service, ai, jobs }: Pick<TranslateParts, 'service' | 'ai' | 'jobs'>,
  mayFollow: (job: AiJob) => boolean,
  changed: (job: AiJob) => void,
): AiQueue {
  const parts = ai({ changed })
  return createAiQueue({
    jobs,
    service: () => service,
    follow: (job, signal) => followJob(parts, job, signal),
    clock: parts.clock,
    changed,
    bugs: { report: () => undefined },
    mayFollow,
  })
}

/** An earlier run died just before the end: finishing costs nothing. */
function isNearlyThere(state: AiState): boolean {
  return state === 'fetched' || state === 'starting'
}

const endStates: ReadonlySet<AiState> = new Set(['done', 'failed', 'refused', 'cancelled'])

export interface OutcomeSources {
  readonly jobs: Pick<AiJobs, 'get' | 'targets'>
  readonly history: Pick<History, 'ownerOf'>
}

export function outcomeOf(
  { jobs, history }: OutcomeSources,
  id: number,
  path: string,
): Extract<GapStep, { readonly kind: 'written' | 'skipped' }> {
  const job = jobs.get(id)
  const target = jobs.targets(id).find(({ videoPath }) => videoPath === path)
  const written = target?.state === 'written' && target.path !== null ? history.ownerOf(target.path) : null
  if (written) return { kind: 'written', event: writtenEvent(written) }
  const code = job?.code ?? null
  const message = target?.message || job?.message || 'It is not there yet; the next run goes on with it.'
  return { kind: 'skipped', reason: reasonOf(job, code), code, message }
}

function reasonOf(job: AiJob | null, code: AiJob['code']): SkipReason {
  if (code === 'quota.exhausted') return 'quota'
  if (code === 'service.busy' && job && !isEnded(job)) return 'quota'
  if (code === 'file.foreign') return 'foreign-file'
  return job?.state === 'refused' ? 'rejected' : 'error'
}

export function writtenEvent(written: Written): WrittenFile {
  const { videoPath, path, language, sizeBytes, details } = written
  const { subtitleId, release, tier, reasons, encoding, warnings, isMachineMade } = details
  return {
    kind: 'written',
    video: videoPath,
    sidecar: path,
    language,
    subtitleId,
    release,
    tier,
    reasons,
    bytes: sizeBytes,
    encoding,
    warnings,
    isMachineMade,
  }
}
