/** Delivering with a look at the timing behind it: what is out of step for sure is written again at other times. */
import type { Deliver, DeliverOrder, Delivery } from './deliver.ts'
import { applyTiming, type ApplyTimingParts } from '../../timing/applyTiming.ts'
import { checkTiming, type CheckTimingParts } from '../../timing/checkTiming.ts'
import type { TimingSource } from '../../timing/timingSources.ts'

/** Against what: nothing, the user's own subtitles beside the video, or the video itself too, which reads all of it. */
export type TimingAfterDownload = 'off' | 'subtitles' | 'video'

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
    return mend(parts, order, delivery).catch(() => delivery)
  }
}

type WrittenDelivery = Extract<Delivery, { readonly kind: 'written' }>

async function mend(
  { mode, timing }: TimedDeliverParts,
  { gap, batchId, signal }: DeliverOrder,
  delivery: WrittenDelivery,
): Promise<WrittenDelivery> {
  const { sidecar: path, tier } = delivery.event
  const subject = { video: gap.video, path, signal }
  const isTrusted = (source: TimingSource) => mayMoveByItself(source, tier)
  const { alignment, source } = await checkTiming(timing, { ...subject, mayReadVideo: mode === 'video', isTrusted })
  if (alignment.kind !== 'mendable' || !source) return delivery
  const { retiming, before, after } = alignment
  const evidence = { against: source.kind, named: source.named, before, after }
  const write = { ...subject, batchId, retiming, evidence, mayTouchEdited: false }
  const { details, sizeBytes } = await applyTiming(timing, write)
  const { timing: change } = details
  return change ? { ...delivery, event: { ...delivery.event, bytes: sizeBytes, timing: change } } : delivery
}

/** A subtitle made for this very release is moved by the video alone; another file of ours may be as wrong as this one. */
function mayMoveByItself({ kind }: TimingSource, tier: number): boolean {
  return kind === 'own' ? tier > 0 : kind !== 'ours'
}
