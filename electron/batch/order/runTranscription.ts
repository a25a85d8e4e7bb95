/** A transcription that a person orders: follows the one job to its end and tells what became of it. */
import type { LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { scopeOf } from '../stepOutcome.ts'
import { asBatch } from '../asBatch.ts'
import type { Done, Emit } from '../batchEvents.ts'
import type { BatchParts } from '../runBatch.ts'
import { transcriptionOrder } from './transcriptionOrder.ts'
import { followOrders, outcomeOf } from '../gaps/translateGaps.ts'

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
  return asBatch(parts, { command: 'transcribe', kind: 'transcribe', emit }, async (batch) => {
    const { batchId } = batch
    batch.beginRun(scopeOf([parseRelease(videoPath)], language))
    const { service } = parts.translate
    const order = transcriptionOrder({ service, batchId, language, videoPath, media })
    const [id] = await followOrders(parts.translate, [order], {
      signal,
      onDone: (done, total) => {
        emit({ kind: 'progress', phase: 'translate', done, total })
      },
    })
    const step = outcomeOf(parts.translate, id ?? -1, videoPath)
    if (step.kind === 'written') batch.emit(step.event)
    if (step.kind === 'skipped') batch.emit({ ...step, video: videoPath, language })
  })
}
