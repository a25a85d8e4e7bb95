/** Translations that a person orders of tracks inside the videos: nothing is searched for or downloaded. */
import type { LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import { insideOrder, requireTakesText } from '../../ai/insideJob.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { translatableTracks, type InsideTrack } from '../../wanted/insideTrack.ts'
import { asBatch } from '../asBatch.ts'
import type { Done, Emit } from '../batchEvents.ts'
import { followOrders, outcomeOf } from '../gaps/translateGaps.ts'
import type { BatchParts } from '../runBatch.ts'
import type { Gap } from '../../wanted/missing.ts'
import { scopeOf, stepOutcome } from '../stepOutcome.ts'
import { wishOf } from './orderedTranslations.ts'

export interface InsideTranslationOrder {
  readonly videos: readonly LibraryVideo[]
  readonly to: LanguageTag
  /** Languages that are taken first. */
  readonly preferred: readonly LanguageTag[]
  readonly tone: Tone | null
}

export interface FoundInside {
  readonly found: readonly { readonly video: LibraryVideo; readonly inside: InsideTrack }[]
  readonly without: readonly LibraryVideo[]
}

/** What becomes of a video without one. */
export const nothingInside = {
  kind: 'skipped',
  reason: 'no-candidate',
  code: null,
  message: 'There is no text track inside this video that says its language, is whole and is in another one than this.',
} as const

export function findInside({ videos, to, preferred }: Omit<InsideTranslationOrder, 'tone'>): FoundInside {
  const looked = videos.map((video) => ({ video, inside: translatableTracks(video, { to, preferred })[0] }))
  return {
    found: looked.flatMap(({ video, inside }) => (inside ? [{ video, inside }] : [])),
    without: looked.flatMap(({ video, inside }) => (inside ? [] : [video])),
  }
}

/** What is wanted of a video: this language, made of nothing that the service has. */
export function insideGap(video: LibraryVideo, to: LanguageTag): Gap {
  return { video, release: parseRelease(video.file.path), wish: wishOf({ to, from: [] }) }
}

/** Emits everything that happens, `done` last, and returns that. @throws AppError 'input.invalid' for a service that takes no text */
export async function runInsideTranslation(
  parts: BatchParts,
  order: InsideTranslationOrder,
  { emit, signal }: { readonly emit: Emit; readonly signal: AbortSignal },
): Promise<Done> {
  const { service } = parts.translate
  requireTakesText(service)
  return asBatch(parts, { command: 'translate', kind: 'translate', emit }, async (batch) => {
    const { batchId } = batch
    const { to: language, tone } = order
    const { found, without } = findInside(order)
    batch.beginRun(
      scopeOf(
        order.videos.map(({ file }) => parseRelease(file.path)),
        language,
      ),
    )
    batch.record(without.map((video) => stepOutcome(insideGap(video, language), nothingInside)))
    for (const { file } of without) batch.emit({ ...nothingInside, video: file.path, language })
    const orders = found.map((one) => insideOrder({ ...one, service, batchId, to: language, tone }))
    const ids = await followOrders(parts.translate, orders, {
      signal,
      onDone: (done, total) => {
        emit({ kind: 'progress', phase: 'translate', done, total })
      },
    })
    for (const [index, { video }] of found.entries()) {
      const step = outcomeOf(parts.translate, ids[index] ?? -1, video.file.path)
      if (step.kind === 'written') batch.emit(step.event)
      else batch.emit({ ...step, video: video.file.path, language })
    }
  })
}
