/** Transcriptions that a person orders: follows the jobs to their end and tells what became of each. */
import type { LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { scopeOf } from '../stepOutcome.ts'
import { asBatch } from '../asBatch.ts'
import type { Done, Emit } from '../batchEvents.ts'
import type { BatchParts } from '../runBatch.ts'
import { transcriptionOrder } from './transcriptionOrder.ts'
import { followOrders, outcomeOf } from '../gaps/translateGaps.ts'

export interface SpokenMedia {
  /** Address, or absolute path of a file of this machine. */
  readonly media: string
  /** The result is named after it and put beside it. */
  readonly videoPath: string
}

export interface TranscriptionChoice {
  readonly spoken: readonly SpokenMedia[]
  readonly language: LanguageTag
}

export async function runTranscription(
  parts: BatchParts,
  { spoken, language }: TranscriptionChoice,
  { emit, signal }: { readonly emit: Emit; readonly signal: AbortSignal },
): Promise<Done> {
  return asBatch(parts, { command: 'transcribe', kind: 'transcribe', emit }, async (batch) => {
    const { batchId } = batch
    const about = spoken.map(({ videoPath }) => parseRelease(videoPath))
    batch.beginRun(scopeOf(about, language))
    const { service } = parts.translate
    const orders = spoken.map((each) => transcriptionOrder({ service, batchId, language, ...each }))
    const ids = await followOrders(parts.translate, orders, {
      signal,
      onDone: (done, total) => {
        emit({ kind: 'progress', phase: 'transcribe', done, total })
      },
    })
    for (const [index, { videoPath }] of spoken.entries()) {
      const step = outcomeOf(parts.translate, ids[index] ?? -1, videoPath)
      if (step.kind === 'written') batch.emit(step.event)
      else batch.emit({ ...step, video: videoPath, language })
    }
  })
}
