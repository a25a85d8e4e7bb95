/**
 * Serves one gap from an opened archive: delivers the pick, the next candidates where it fails, and of what came out of step
 * the best where no other was in step, unless ours stands there and may be right. Each gap gets its last step here.
 */
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ArchiveContent } from '../../download/archive/archiveContent.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { ServedGap } from '../../plan/plan.ts'
import type { PassedOver } from '../../sidecar/history/history.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { ArchiveOpening } from './archiveOpening.ts'
import type { Delivery } from './deliver.ts'
import { isOfQuota, stepOfDelivery } from './deliveryStep.ts'
import type { FulfilOrder, FulfilParts } from './fulfilOrder.ts'
import { mostOutOfStep, passedOver, type Passed } from './passedOver.ts'

/** For one gap: where two archives come damaged, so will the third. */
const mostDamages = 2

/** What came of an archive: what it holds, or why it could not be had. */
export type Opened = ArchiveContent | AppError

interface Trial {
  readonly pick: Candidate
  readonly opened: Opened
  readonly insteadOf?: readonly PassedOver[]
  readonly isLastChoice?: true
}

export interface GapServing {
  serve(served: ServedGap, content: Opened): Promise<void>
  report(gap: Gap, pick: Candidate, delivery: Delivery): void
}

export interface GapServingParts extends Pick<FulfilParts, 'deliver' | 'memory' | 'park' | 'settled' | 'refused'> {
  readonly opening: Pick<ArchiveOpening, 'open' | 'mayReplace' | 'closedBy'>
  /** Whether there is a plan, once that is known: until then nobody knows what others need. */
  readonly standing: Promise<boolean>
}

export function createGapServing(parts: GapServingParts, { batchId, signal, onStep }: FulfilOrder): GapServing {
  const { opening, memory } = parts

  async function serve(served: ServedGap, content: Opened): Promise<void> {
    let problem: Delivery | null = null
    let damages = 0
    let areAllTried = true
    const passed: Passed[] = []
    let opened: Opened = content
    for (const [index, pick] of [served.pick, ...served.next].entries()) {
      if (signal.aborted) return
      if (index > 0) {
        if (!(await parts.standing)) return
        areAllTried = opening.mayReplace(pick.subtitle.id)
        if (!areAllTried) break
        opened = await openInstead(served.gap, pick, passed)
      }
      const delivery = await tryPick(served, { pick, opened, insteadOf: passed.map(passedOver) })
      if (delivery.kind === 'out-of-step' && !(opened instanceof Error)) {
        passed.push({ pick, content: opened, message: delivery.message })
        if (passed.length > mostOutOfStep) break
      } else if (delivery.kind === 'failed' && passed.length > 0) break
      else if (delivery.kind !== 'rejected') {
        if (delivery.kind === 'written') giveUp(served.gap, passed)
        report(served.gap, pick, delivery)
        return
      } else {
        problem = delivery
        if (delivery.code === 'archive.damaged') damages += 1
        if (damages >= mostDamages) break
      }
    }
    await makeDo(served, passed, problem)
    if (passed.length === 0 && areAllTried && problem) keepRefusal(served, problem)
  }

  /** Of a text that a person may want all the same: where ours stands, or another is on offer, nothing is missing for good. */
  function keepRefusal({ gap, replaces }: ServedGap, problem: Delivery): void {
    if (problem.kind === 'rejected' && problem.code === 'subtitle.unfit' && !replaces)
      parts.refused(gap, problem.message)
  }

  /** None that was tried is right: the best of those out of step has to do. */
  async function makeDo(served: ServedGap, passed: readonly Passed[], problem: Delivery | null): Promise<void> {
    const [best] = passed
    if (best && served.replaces && !served.isOursWrong) keepOurs(served.gap, passed, best)
    else if (best) await serveAnyway(served, best)
    else if (problem) report(served.gap, served.pick, problem)
  }

  /** What of ours stands there already is no worse than what is out of step: nobody said that it is wrong. */
  function keepOurs(gap: Gap, passed: readonly Passed[], { pick, message }: Passed): void {
    giveUp(gap, passed)
    report(gap, pick, { kind: 'out-of-step', message })
  }

  /** A subtitle that is out of step is more than none or a wrong one, and a person may yet move it. */
  async function serveAnyway(served: ServedGap, { pick, content }: Passed): Promise<void> {
    if (signal.aborted) return
    report(served.gap, pick, await tryPick(served, { pick, opened: content, isLastChoice: true }))
  }

  /** What is in hand is not fetched again, wherever it is kept. */
  async function openInstead(gap: Gap, pick: Candidate, passed: readonly Passed[]): Promise<Opened> {
    const inHand = passed.find((one) => one.pick.subtitle.id === pick.subtitle.id)
    if (inHand) return inHand.content
    const reason = passed.length > 0 ? 'instead of one that is out of step' : 'instead of one that failed'
    return opening.open({ subtitle: pick.subtitle, gap, reason }).catch(toAppError)
  }

  /** Another is in its place: they are not looked for as better ones. */
  function giveUp({ video }: Gap, passed: readonly Passed[]): void {
    for (const { pick, message } of passed) memory.reject(video.file.path, pick.subtitle.id, message)
  }

  async function tryPick(
    { gap, replaces, isInsisted }: ServedGap,
    { pick, opened, insteadOf = [], isLastChoice }: Trial,
  ): Promise<Delivery> {
    if (opened instanceof Error) return afterFailedFetch(gap, pick, opened)
    onStep(gap, { kind: 'checking' })
    const ordered = { ...(replaces && { replaces }), ...(isInsisted && { isInsisted }) }
    const choosing = isLastChoice ? { isLastChoice } : { insteadOf }
    const delivery = await parts.deliver({ gap, pick, content: opened, batchId, signal, ...ordered, ...choosing })
    if (delivery.kind === 'rejected') memory.reject(gap.video.file.path, pick.subtitle.id, delivery.message)
    return delivery
  }

  function afterFailedFetch(gap: Gap, pick: Candidate, error: AppError): Delivery {
    const { code, message } = error
    const isItsFault = code === 'archive.unreadable' || code === 'archive.noMember'
    if (isItsFault) memory.reject(gap.video.file.path, pick.subtitle.id, message)
    // What a network spoiled is not held to be bad: another candidate may do for now, and the next run may ask again.
    return isItsFault || code === 'archive.damaged' ? { kind: 'rejected', message, code } : { kind: 'failed', error }
  }

  function report(gap: Gap, pick: Candidate, delivery: Delivery): void {
    const isFailed = delivery.kind === 'failed'
    if (signal.aborted && isFailed) return
    if (delivery.kind === 'written') parts.settled(gap)
    const closedBy = opening.closedBy()
    if (isFailed && isOfQuota(delivery.error) && closedBy) parts.park(gap, closedBy)
    onStep(gap, stepOfDelivery(pick, delivery))
  }

  return { serve, report }
}
