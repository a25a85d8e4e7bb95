/** Fourth stage: what only a machine can bring. Orders the translations, follows them to their end, and tells what became of each. */
import type { AiJob, AiState, AiTarget } from '../ai/aiJob.ts'
import type { AiOrder, AiQueue } from '../ai/aiQueue.ts'
import type { Tone } from '../../shared/translation/tones.ts'
import type { WantToTranslate } from '../plan/plan.ts'
import type { Written } from '../sidecar/history.ts'
import type { Want } from '../wanted/missing.ts'
import type { SkipReason, WrittenFile } from './batchEvents.ts'
import type { WantStep } from './fulfilPlan.ts'
import { languageOfWant } from './planBatch.ts'

export interface TranslateParts {
  readonly service: string
  /** Hands in a queue that follows only these jobs. */
  readonly openQueue: (mayFollow: (job: AiJob) => boolean, changed: (job: AiJob) => void) => AiQueue
  readonly jobs: {
    readonly targets: (jobId: number) => readonly AiTarget[]
    readonly get: (id: number) => AiJob | null
  }
  readonly ownerOf: (path: string) => Written | null
}

export interface TranslateOrder {
  readonly batchId: string
  /** None: as the service does without one. */
  readonly tone?: Tone
  readonly signal: AbortSignal
  readonly onStep: (want: Want, step: WantStep) => void
  /** Translations that are through, of all. */
  readonly onDone: (done: number, total: number) => void
}

/** What is cancelled or waits stays stored, and the next run goes on with it. */
export async function translateWants(
  parts: TranslateParts,
  wants: readonly WantToTranslate[],
  order: TranslateOrder,
): Promise<void> {
  const ordered = new Map<number, Want[]>()
  const ended = new Set<number>()
  const queue = parts.openQueue(
    ({ id, state }) => ordered.has(id) || isNearlyThere(state),
    ({ id, state }) => {
      if (!ordered.has(id) || !endStates.has(state) || ended.has(id)) return
      order.onDone(ended.add(id).size, ordered.size)
    },
  )
  for (const wanted of wants) {
    const { id } = queue.order(orderFor(wanted, { ...order, service: parts.service }))
    ordered.set(id, [...(ordered.get(id) ?? []), wanted.want])
  }
  const stop = () => void queue.close()
  order.signal.addEventListener('abort', stop, { once: true })
  try {
    order.onDone(0, ordered.size)
    queue.wake()
    await queue.idle()
  } finally {
    order.signal.removeEventListener('abort', stop)
    await queue.close()
  }
  order.signal.throwIfAborted()
  for (const [id, waiting] of ordered) for (const want of waiting) order.onStep(want, stepOf(parts, id, want))
}

/** An earlier run died just before the end: finishing costs nothing. */
function isNearlyThere(state: AiState): boolean {
  return state === 'fetched' || state === 'starting'
}

const endStates: ReadonlySet<AiState> = new Set(['done', 'failed', 'refused', 'cancelled'])

export interface OrderedFor {
  readonly service: string
  readonly batchId: string
  readonly tone?: Tone
}

/** A file of a pack has no choice of tone: only v1 takes it, and v1 knows none (API §4 "v1 translation"). */
export function orderFor({ want, source }: WantToTranslate, { service, batchId, tone }: OrderedFor): AiOrder {
  const { subtitle, file, language } = source
  return {
    kind: 'translation',
    service,
    subtitleId: subtitle.id,
    fileId: file?.fileId ?? '',
    media: '',
    sourceLanguage: language,
    target: languageOfWant(want),
    tone: file === null ? (tone ?? '') : '',
    targets: [
      { videoPath: want.video.file.path, batchId, pick: { ...source, subtitle: { ...subtitle, files: null } } },
    ],
  }
}

function stepOf({ jobs, ownerOf }: TranslateParts, id: number, { video }: Want): WantStep {
  const job = jobs.get(id)
  const target = jobs.targets(id).find(({ videoPath }) => videoPath === video.file.path)
  const written = target?.state === 'written' && target.path !== null ? ownerOf(target.path) : null
  if (written) return { kind: 'written', event: writtenEvent(written) }
  const code = job?.code ?? null
  const message = target?.message || job?.message || 'The translation is not there yet; the next run goes on with it.'
  return { kind: 'skipped', reason: reasonOf(job, code), code, message }
}

function reasonOf(job: AiJob | null, code: AiJob['code']): SkipReason {
  if (code === 'quota.exhausted') return 'quota'
  if (code === 'file.foreign') return 'foreign-file'
  return job?.state === 'refused' ? 'rejected' : 'error'
}

export function writtenEvent(written: Written): WrittenFile {
  const { videoPath, path, language, sizeBytes, details } = written
  const { subtitleId, release, tier, reasons, encoding, warnings } = details
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
  }
}
