/**
 * Delivering with a look at the timing behind it: what is out of step is told or, where the settings say so and it is sure,
 * written again at other times.
 */
import type { Deliver, DeliverOrder, Delivery } from './deliver.ts'
import type { Alignment } from '../../../shared/timing/alignCues.ts'
import { applyTiming, type ApplyTimingParts } from '../../timing/applyTiming.ts'
import { checkTiming, type CheckTimingParts } from '../../timing/checkTiming.ts'
import { evidenceOf, type TimingSource } from '../../timing/timingSources.ts'

/**
 * measure: told only, by the user's own subtitles beside the video. Mended by these, or by the video itself too, which
 * reads all of it.
 */
export type TimingAfterDownload = 'off' | 'measure' | 'subtitles' | 'video'

export interface TimedDeliverParts {
  readonly deliver: Deliver
  readonly mode: TimingAfterDownload
  readonly timing: CheckTimingParts & ApplyTimingParts
}

/** The delivered version is in the trash then, and undoing the run takes both away. */
export function createTimedDeliver(parts: TimedDeliverParts): Deliver {
  if (parts.mode === 'off') return parts.deliver
  return async (order) => {
    const delivery = await parts.deliver(order)
    if (delivery.kind !== 'written' || order.gap.isForced) return delivery
    // It is written all the same: a person can have its timing checked later.
    return look(parts, order, delivery).catch(() => delivery)
  }
}

type WrittenDelivery = Extract<Delivery, { readonly kind: 'written' }>

async function look(
  { mode, timing }: TimedDeliverParts,
  { gap, batchId, signal }: DeliverOrder,
  delivery: WrittenDelivery,
): Promise<WrittenDelivery> {
  const { sidecar: path, tier } = delivery.event
  const subject = { video: gap.video, path, signal }
  // What may move it is asked first: another subtitle that only may tell must not end the search.
  const isMover = (source: TimingSource) => mayMoveByItself(source, tier)
  const moving =
    mode === 'measure'
      ? null
      : await checkTiming(timing, { ...subject, mayReadVideo: mode === 'video', isTrusted: isMover })
  const isMeasured = moving !== null && moving.source !== null && moving.alignment.kind !== 'unclear'
  const { alignment, source } = isMeasured
    ? moving
    : await checkTiming(timing, { ...subject, mayReadVideo: false, isTrusted: mayTell })
  if (!source || alignment.kind === 'unclear') return delivery
  if (!isMeasured || alignment.kind !== 'mendable') return told(delivery, alignment, source)
  const { retiming, before, after } = alignment
  const evidence = { against: source.kind, named: source.named, before, after }
  const write = { ...subject, batchId, retiming, evidence, mayTouchEdited: false }
  const { details, sizeBytes } = await applyTiming(timing, write)
  const { timing: change } = details
  return change ? { ...delivery, event: { ...delivery.event, bytes: sizeBytes, timing: change } } : delivery
}

function told(
  delivery: WrittenDelivery,
  { kind, retiming }: Pick<Alignment, 'kind' | 'retiming'>,
  source: TimingSource,
): WrittenDelivery {
  if (kind === 'unclear') return delivery
  const measured = { result: kind, retiming, evidence: evidenceOf(source) }
  return { ...delivery, event: { ...delivery.event, measured } }
}

/** Another file of ours may be as wrong as this one. */
function mayTell({ kind }: TimingSource): boolean {
  return kind !== 'ours'
}

/** A subtitle made for this very release is moved by the video alone; another file of ours may be as wrong as this one. */
function mayMoveByItself({ kind }: TimingSource, tier: number): boolean {
  return kind === 'own' ? tier > 0 : kind !== 'ours'
}
