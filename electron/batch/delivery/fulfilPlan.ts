/**
 * Third stage: fetches the planned archives, a few at a time, and delivers what they serve. A subtitle that fails its
 * checks is replaced by the next candidate by itself, within the same limits.
 */
import PQueue from 'p-queue'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ArchiveOrder, FetchArchive, FetchedArchive } from '../../download/fetchArchive.ts'
import type { ArchiveCache } from '../../download/cache/archiveCache.ts'
import type { OpenMember } from '../../download/member/openMember.ts'
import type { ArchiveContent } from '../../download/archive/archiveContent.ts'
import type { TitleMemory } from '../../matching/titleMemory.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { GapInside, Plan, PlannedArchive, ServedGap } from '../../plan/plan.ts'
import type { ListedSubtitle } from '../../serviceClient/listing.ts'
import type { PassedOver } from '../../sidecar/history/history.ts'
import { refusedTrackId } from '../../wanted/insideTrack.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { Skipped, WrittenFile } from '../batchEvents.ts'
import type { Deliver, Delivery, FindObstacle } from './deliver.ts'
import type { GapParking } from '../gaps/gapParking.ts'
import { endsTheRun } from './endsTheRun.ts'
import { mostOutOfStep, passedOver, type Passed } from './passedOver.ts'
import { TrackRefusal, type SaveTrack } from './saveTrack.ts'

export interface FulfilParts extends GapParking {
  readonly fetch: FetchArchive
  readonly open: OpenMember
  readonly deliver: Deliver
  /** Asked first, so that nothing is paid for that cannot be written. */
  readonly findObstacle: FindObstacle
  readonly cache: Pick<ArchiveCache, 'has'>
  /** Makes a track inside a video a file beside it. */
  readonly saveTrack: SaveTrack
  /** Knows for good what does not suit a video. */
  readonly memory: Pick<TitleMemory, 'reject'>
}

/** What becomes of one gap, step by step; 'written' and 'skipped' are the last. */
export type GapStep =
  | { readonly kind: 'downloading' | 'checking' }
  | { readonly kind: 'written'; readonly event: WrittenFile }
  | ({ readonly kind: 'skipped' } & Pick<Skipped, 'reason' | 'code' | 'message'>)

export interface FulfilOrder {
  readonly batchId: string
  /** Downloads this run may still make, null for no limit of its own. */
  readonly limitDownloads: number | null
  readonly signal: AbortSignal
  readonly onStep: (gap: Gap, step: GapStep) => void
  /** Archives that are through, of all. */
  readonly onArchive: (done: number, total: number) => void
  /** Settles when the next archive may be begun: a person may have paused the run. */
  readonly turn?: () => Promise<void>
}

/** Downloads in flight: the service is asked politely. */
const fetchedAtOnce = 8
/** While some are fetched, as many are unpacked, checked and written, so that no download waits for a disk. */
const takenAtOnce = 2 * fetchedAtOnce

/** Whole videos are read: more at a time would only make the disk seek. */
const readAtOnce = 1

/** For one gap: where two archives come damaged, so will the third. */
const mostDamages = 2

export async function fulfilPlan(parts: FulfilParts, plan: Plan, order: FulfilOrder): Promise<void> {
  const run = createFulfilment(parts, plan, order)
  const queue = new PQueue({ concurrency: takenAtOnce })
  const tracks = new PQueue({ concurrency: readAtOnce })
  await Promise.all([
    queue.addAll(plan.archives.map((archive) => () => run.take(archive))),
    tracks.addAll(plan.inside.map((wanted) => () => run.takeInside(wanted))),
  ])
  order.signal.throwIfAborted()
}

interface Trial {
  readonly pick: Candidate
  readonly opened: ArchiveContent | AppError
  readonly insteadOf?: readonly PassedOver[]
  readonly isLastChoice?: true
}

interface Opening {
  readonly subtitle: ListedSubtitle
  readonly gap: Gap
  readonly reason: string
  readonly begin?: () => Promise<void>
  /** Units that the plan counted for it. */
  readonly planned?: number
}

function createFulfilment(parts: FulfilParts, plan: Plan, order: FulfilOrder) {
  const { onStep, signal } = order
  const total = plan.archives.length + plan.inside.length
  const fetches = new PQueue({ concurrency: fetchedAtOnce })
  /** What is planned counts from the start, so that no replacement takes what others still wait for. */
  let downloads = plan.archives.reduce((units, { cost }) => units + cost, 0)
  let ended = 0
  /** Set once the service will not answer any more in this run; archives from the cache still go on. */
  let closedBy: AppError | null = null

  /** `begin` is waited for in the row of the downloads: what waits there was not begun yet. */
  async function open({ subtitle, gap, reason, begin, planned = 0 }: Opening): Promise<ArchiveContent> {
    const isCached = parts.cache.has(subtitle.id)
    if (!isCached) downloads += 1 - planned
    const archive = { subtitle, batchId: order.batchId, subject: gap.video.file.path, reason }
    const { content, units } = await fetches.add(async () => {
      await begin?.()
      return fetchUnlessOver(archive, isCached)
    })
    // What was kept may prove to be damaged and be fetched after all; what was to be fetched may be kept by now.
    if (isCached) downloads += units - planned
    return content
  }

  async function fetchUnlessOver(archive: ArchiveOrder, isCached: boolean): Promise<FetchedArchive> {
    signal.throwIfAborted()
    if (!isCached && closedBy) throw closedBy
    try {
      return await parts.fetch(archive, signal)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (endsTheRun(error)) closedBy ??= error
      throw error
    }
  }

  function mayReplace(subtitleId: string): boolean {
    return parts.cache.has(subtitleId) || order.limitDownloads === null || downloads < order.limitDownloads
  }

  async function take(archive: PlannedArchive): Promise<void> {
    await order.turn?.()
    if (signal.aborted) return
    const serves = await withoutObstacle(archive.serves)
    const [first] = serves
    const begin = async () => {
      await order.turn?.()
      if (!signal.aborted) for (const { gap } of serves) onStep(gap, { kind: 'downloading' })
    }
    const { subtitle, cost: planned } = archive
    if (!first) downloads -= planned
    const content =
      first && (await open({ subtitle, gap: first.gap, reason: 'chosen', begin, planned }).catch(toAppError))
    order.onArchive(++ended, total)
    if (content) for (const served of serves) await serve(served, content)
  }

  async function takeInside({ gap, source }: GapInside): Promise<void> {
    await order.turn?.()
    if (signal.aborted) return
    onStep(gap, { kind: 'checking' })
    try {
      const event = await parts.saveTrack({ video: gap.video, inside: source, batchId: order.batchId, signal })
      parts.settled(gap)
      onStep(gap, { kind: 'written', event })
    } catch (thrown) {
      const { code, message } = toAppError(thrown)
      if (order.signal.aborted) return
      const isRefused = thrown instanceof TrackRefusal
      // The next run takes what is wished for after it.
      if (isRefused) parts.memory.reject(gap.video.file.path, refusedTrackId(gap.video, source), message)
      const reason = code === 'file.foreign' ? 'foreign-file' : isRefused ? 'rejected' : 'error'
      onStep(gap, { kind: 'skipped', reason, code, message })
    } finally {
      order.onArchive(++ended, total)
    }
  }

  async function withoutObstacle(serves: readonly ServedGap[]): Promise<readonly ServedGap[]> {
    const free: ServedGap[] = []
    for (const served of serves) {
      const obstacle = await parts.findObstacle(served)
      if (obstacle) report(served.gap, served.pick, obstacle)
      else free.push(served)
    }
    return free
  }

  async function serve(served: ServedGap, content: ArchiveContent | AppError): Promise<void> {
    let problem: Delivery | null = null
    let damages = 0
    const passed: Passed[] = []
    let opened: ArchiveContent | AppError = content
    for (const [index, pick] of [served.pick, ...served.next].entries()) {
      if (signal.aborted) return
      if (index > 0) {
        if (!mayReplace(pick.subtitle.id)) break
        opened = await openInstead(served.gap, pick, passed)
      }
      const delivery = await tryPick(served, { pick, opened, insteadOf: passed.map(passedOver) })
      if (delivery.kind === 'out-of-step' && !(opened instanceof Error)) {
        passed.push({ pick, content: opened, message: delivery.message })
        if (passed.length > mostOutOfStep) break
      } else if (delivery.kind === 'failed' && passed.length > 0) break
      else if (delivery.kind !== 'rejected') {
        if (delivery.kind === 'written') for (const one of passed) giveUp(served.gap, one)
        report(served.gap, pick, delivery)
        return
      } else {
        problem = delivery
        if (delivery.code === 'archive.damaged') damages += 1
        if (damages >= mostDamages) break
      }
    }
    const [best] = passed
    if (best && served.replaces) keepOurs(served.gap, passed, best)
    else if (best) await serveAnyway(served, best)
    else if (problem) report(served.gap, served.pick, problem)
  }

  /** What of ours stands there already is no worse than what is out of step. */
  function keepOurs(gap: Gap, passed: readonly Passed[], { pick, message }: Passed): void {
    for (const one of passed) giveUp(gap, one)
    report(gap, pick, { kind: 'out-of-step', message })
  }

  /** What is in hand is not fetched again, wherever it is kept. */
  async function openInstead(gap: Gap, pick: Candidate, passed: readonly Passed[]): Promise<ArchiveContent | AppError> {
    const inHand = passed.find((one) => one.pick.subtitle.id === pick.subtitle.id)
    if (inHand) return inHand.content
    const reason = passed.length > 0 ? 'instead of one that is out of step' : 'instead of one that failed'
    return open({ subtitle: pick.subtitle, gap, reason }).catch(toAppError)
  }

  /** A subtitle that is out of step is more than none, and a person may yet move it. */
  async function serveAnyway(served: ServedGap, { pick, content }: Passed): Promise<void> {
    if (signal.aborted) return
    report(served.gap, pick, await tryPick(served, { pick, opened: content, isLastChoice: true }))
  }

  /** Another is in its place: it is not looked for as a better one. */
  function giveUp({ video }: Gap, { pick, message }: Passed): void {
    parts.memory.reject(video.file.path, pick.subtitle.id, message)
  }

  async function tryPick(
    { gap, replaces }: ServedGap,
    { pick, opened, insteadOf = [], isLastChoice }: Trial,
  ): Promise<Delivery> {
    if (opened instanceof Error) return afterFailedFetch(gap, pick, opened)
    onStep(gap, { kind: 'checking' })
    const replacing = replaces ? { replaces } : {}
    const choosing = isLastChoice ? { isLastChoice } : { insteadOf }
    const { batchId } = order
    const delivery = await parts.deliver({ gap, pick, content: opened, batchId, signal, ...replacing, ...choosing })
    if (delivery.kind === 'rejected') parts.memory.reject(gap.video.file.path, pick.subtitle.id, delivery.message)
    return delivery
  }

  function afterFailedFetch(gap: Gap, pick: Candidate, error: AppError): Delivery {
    const { code, message } = error
    const isItsFault = code === 'archive.unreadable' || code === 'archive.noMember'
    if (isItsFault) parts.memory.reject(gap.video.file.path, pick.subtitle.id, message)
    // What a network spoiled is not held to be bad: another candidate may do for now, and the next run may ask again.
    return isItsFault || code === 'archive.damaged' ? { kind: 'rejected', message, code } : { kind: 'failed', error }
  }

  function report(gap: Gap, pick: Candidate, delivery: Delivery): void {
    if (signal.aborted && delivery.kind === 'failed') return
    switch (delivery.kind) {
      case 'written':
        parts.settled(gap)
        onStep(gap, delivery)
        return
      case 'covered':
        onStep(gap, { kind: 'skipped', reason: 'covered', code: null, message: delivery.message })
        return
      case 'foreign':
        onStep(gap, { kind: 'skipped', reason: 'foreign-file', code: 'file.foreign', message: delivery.message })
        return
      case 'rejected':
        onStep(gap, {
          kind: 'skipped',
          reason: 'rejected',
          code: delivery.code,
          message: `${pick.releaseName}: ${delivery.message}`,
        })
        return
      case 'out-of-step':
        onStep(gap, { kind: 'skipped', reason: 'rejected', code: null, message: delivery.message })
        return
      case 'failed':
        reportFailure(gap, delivery.error)
    }
  }

  function reportFailure(gap: Gap, { code, message }: AppError): void {
    const isQuota = code === 'quota.exhausted' || code === 'service.busy'
    if (isQuota && closedBy) parts.park(gap, closedBy)
    onStep(gap, { kind: 'skipped', reason: isQuota ? 'quota' : 'error', code, message })
  }

  return { take, takeInside }
}
