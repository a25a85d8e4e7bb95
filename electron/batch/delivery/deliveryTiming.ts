/**
 * The timing of what a run is about to write: measured first, because a text of another cut gives way to the next candidate;
 * told or, where the settings say so and it is sure, mended once it is written.
 */
import { AppError, toAppError } from '../../../shared/errors.ts'
import { sha256Of } from '../../disk/disk.ts'
import type { RetimedText } from '../../timing/applyTiming.ts'
import { checkTiming, type TimingCheck } from '../../timing/checkTiming.ts'
import { applyAndKeep, keepWritten, type KeptTimingsParts } from '../../timing/keptTimings.ts'
import { evidenceOf, type MeasuredTiming, type TimingSource } from '../../timing/timingSources.ts'
import { resultWords } from '../../timing/timingWords.ts'
import type { WrittenFile } from '../batchEvents.ts'
import type { DeliverOrder } from './deliverOrder.ts'

/**
 * measure: told only, by the user's own subtitles beside the video. Mended by these, or by the video itself too, which
 * reads all of it.
 */
export type TimingAfterDownload = 'off' | 'measure' | 'subtitles' | 'video'

export interface DeliveryTimingParts {
  readonly mode: TimingAfterDownload
  readonly timing: KeptTimingsParts
}

/** A text that is ready to be written. */
export interface TextToPut {
  readonly path: string
  readonly bytes: Uint8Array
}

/** A check in which something could tell. */
type ToldCheck = TimingCheck & {
  readonly source: TimingSource
  readonly alignment: { readonly kind: MeasuredTiming['result'] }
}

/** What was measured, and what it becomes where it may be mended by itself. */
export interface DeliveryLook {
  readonly check: ToldCheck
  /** The same text in step; null where it is only told. */
  readonly mended: RetimedText | null
  /** Why another candidate suits better, where one is left; null where this one is in step or can be mended. */
  readonly against: string | null
}

export interface DeliveryTiming {
  /** Null where nothing could tell. */
  look(order: DeliverOrder, text: TextToPut): Promise<DeliveryLook | null>
  /** Of a text that stands there now. The delivered version is in the trash then, and undoing the run takes both away. */
  conclude(order: DeliverOrder, look: DeliveryLook, event: WrittenFile): Promise<WrittenFile>
}

export function createDeliveryTiming({ mode, timing }: DeliveryTimingParts): DeliveryTiming | null {
  if (mode === 'off') return null
  return {
    async look(order, text) {
      if (order.gap.isForced) return null
      try {
        return await lookAt({ mode, timing }, order, text)
      } catch {
        order.signal.throwIfAborted()
        // It is written all the same: a person can have its timing checked later.
        return null
      }
    },
    async conclude(order, look, event) {
      const told = { ...event, measured: measuredOf(look.check) }
      const path = event.sidecar
      try {
        if (look.mended) {
          const write = { check: look.check, retimed: look.mended, path }
          return { ...event, ...(await mended(timing, order, write)) }
        }
        await keepWritten(timing, { path, video: order.gap.video, check: look.check })
        return told
      } catch {
        // It is written all the same, and what was measured is told.
        return told
      }
    },
  }
}

async function lookAt(
  { mode, timing }: DeliveryTimingParts,
  { gap, pick, signal }: DeliverOrder,
  { path, bytes }: TextToPut,
): Promise<DeliveryLook | null> {
  const subject = { video: gap.video, path, content: bytes, signal }
  const mayMove = (source: TimingSource) => mayTell(source) && (source.kind !== 'own' || pick.tier > 0)
  // What may move it is asked first: another subtitle that only may tell must not end the search.
  if (mode !== 'measure') {
    const reading = { mayReadVideo: mode === 'video', confirmsBySound: true, isOfRelease: pick.tier === 0 }
    const check = await checkTiming(timing, { ...subject, ...reading, isTrusted: mayMove })
    if (hasTold(check)) return sureLook(timing, { gap, pick, signal }, { check, text: { path, bytes } })
  }
  const isLeft = (source: TimingSource) => mayTell(source) && (mode === 'measure' || !mayMove(source))
  // Told and not moved: which of the two is off need not be known.
  const check = await checkTiming(timing, { ...subject, mayReadVideo: false, isOfRelease: false, isTrusted: isLeft })
  return hasTold(check) ? { check, mended: null, against: null } : null
}

function hasTold(check: TimingCheck): check is ToldCheck {
  return check.source !== null && check.alignment.kind !== 'unclear'
}

/** What told may move it: where it moves nothing, or cannot, another candidate may be the right one. */
async function sureLook(
  { reader }: DeliveryTimingParts['timing'],
  { gap, pick, signal }: Pick<DeliverOrder, 'gap' | 'pick' | 'signal'>,
  { check, text }: { readonly check: ToldCheck; readonly text: TextToPut },
): Promise<DeliveryLook> {
  const { kind, retiming } = check.alignment
  if (kind === 'fits') return { check, mended: null, against: null }
  const words = resultWords(check.alignment, evidenceOf(check.source))
  if (kind !== 'mendable') return { check, mended: null, against: words }
  const fps = gap.video.media?.fps ?? null
  const request = { languageHint: pick.language, fileName: text.path, fps, retiming }
  const made = await reader.retime(text.bytes, request, signal).catch(toAppError)
  signal.throwIfAborted()
  if (made instanceof AppError) return { check, mended: null, against: made.message }
  return { check, mended: { text: made.text, ofSha256: sha256Of(text.bytes) }, against: null }
}

async function mended(
  timing: DeliveryTimingParts['timing'],
  { gap, batchId, signal }: DeliverOrder,
  { check, retimed, path }: { readonly check: ToldCheck; readonly retimed: RetimedText; readonly path: string },
): Promise<Pick<WrittenFile, 'bytes' | 'timing'>> {
  const { alignment, source } = check
  const { retiming, before, after } = alignment
  const evidence = { against: source.kind, named: source.named, before, after }
  const write = { video: gap.video, path, batchId, retiming, retimed, evidence, mayTouchEdited: false, signal }
  const { details, sizeBytes } = await applyAndKeep(timing, write)
  return { bytes: sizeBytes, ...(details.timing && { timing: details.timing }) }
}

function measuredOf({ alignment: { kind, retiming }, source }: ToldCheck): MeasuredTiming {
  return { result: kind, retiming, evidence: evidenceOf(source) }
}

/** Another file of ours may be as wrong as this one. */
function mayTell({ kind }: TimingSource): boolean {
  return kind !== 'ours'
}
