/** A transcription that a person orders: follows the one job to its end and tells what became of it. */
import { transcriptionOrder } from './transcriptionOrder.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { Done, Emit } from './batchEvents.ts'
import { createTally, type BatchParts } from './runBatch.ts'
import { followOrders, outcomeOf } from './translateWants.ts'

export interface TranscriptionChoice {
  /** Address, or absolute path of a file of this machine. */
  readonly media: string
  /** The result is named after it and put beside it. */
  readonly videoPath: string
  readonly language: LanguageTag
}

export async function runTranscription(
  parts: BatchParts,
  { media, videoPath, language }: TranscriptionChoice,
  { emit, signal }: { readonly emit: Emit; readonly signal: AbortSignal },
): Promise<Done> {
  const startedMs = parts.nowMs()
  const batchId = parts.startBatch('transcribe')
  const tally = createTally(emit)
  const { service } = parts.translate
  const order = transcriptionOrder({ service, batchId, language, videoPath, media })
  const [id] = await followOrders(parts.translate, [order], {
    signal,
    onDone: (done, total) => {
      emit({ kind: 'progress', phase: 'translate', done, total })
    },
  })
  const step = outcomeOf(parts.translate, id ?? -1, videoPath)
  if (step.kind === 'written') tally.emit(step.event)
  if (step.kind === 'skipped') tally.emit({ ...step, video: videoPath, language })
  const { search, download, ai } = parts.spentIn(batchId)
  const seconds = Math.round((parts.nowMs() - startedMs) / 100) / 10
  const done: Done = { kind: 'done', ...tally.counts(), spent: { search, downloads: download, ai }, batchId, seconds }
  emit(done)
  return done
}
