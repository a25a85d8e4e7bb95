/**
 * The work of a run, archive by archive: what is in the way, the download, the checks, the next candidate where one fails. An
 * archive may be taken before its plan stands, for what it surely serves; what else it serves is taken once it does.
 */
import PQueue from 'p-queue'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ArchiveContent } from '../../download/archive/archiveContent.ts'
import type { ArchiveOrder, FetchedArchive } from '../../download/fetchArchive.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { GapInside, Plan, PlannedArchive, ServedGap } from '../../plan/plan.ts'
import type { ListedSubtitle } from '../../serviceClient/listing.ts'
import type { PassedOver } from '../../sidecar/history/history.ts'
import { refusedTrackId } from '../../wanted/insideTrack.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { Delivery } from './deliver.ts'
import { endsTheRun } from './endsTheRun.ts'
import type { FulfilOrder, FulfilParts } from './fulfilOrder.ts'
import { mostOutOfStep, passedOver, type Passed } from './passedOver.ts'
import { TrackRefusal } from './saveTrack.ts'

/** Downloads in flight: the service is asked politely. */
export const fetchedAtOnce = 8

/** For one gap: where two archives come damaged, so will the third. */
const mostDamages = 2

interface Trial {
  readonly pick: Candidate
  readonly opened: ArchiveContent | AppError
  readonly insteadOf?: readonly PassedOver[]
  readonly isLastChoice?: true
}

interface EarlyTake {
  readonly gaps: ReadonlySet<Gap>
  /** Null for what can be had from the cache, and where nothing was fetched. */
  readonly opened: Promise<ArchiveContent | AppError | null>
}

interface Opening {
  readonly subtitle: ListedSubtitle
  readonly gap: Gap
  readonly reason: string
  readonly begin?: () => Promise<void>
  /** Units that the plan counted for it. */
  readonly planned?: number
}

export function createTakes(parts: FulfilParts, order: FulfilOrder) {
  const { onStep, signal } = order
  const fetches = new PQueue({ concurrency: fetchedAtOnce })
  const standing = Promise.withResolvers<boolean>()
  const early = new Map<string, EarlyTake>()
  /** 0 while nobody knows. */
  let total = 0
  /** What is planned counts from when the plan stands, so that no replacement takes what others still wait for. */
  let downloads = 0
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

  function planStands(plan: Plan | null): void {
    total = plan ? plan.archives.length + plan.inside.length : 0
    downloads += plan?.archives.reduce((units, { cost }) => units + cost, 0) ?? 0
    standing.resolve(plan !== null)
  }

  async function take(archive: PlannedArchive): Promise<void> {
    const before = early.get(archive.subtitle.id)
    if (before) return takeRest(archive, before)
    await order.turn?.()
    if (signal.aborted) return
    const serves = await withoutObstacle(archive.serves)
    const content = await openFor(serves, archive)
    if (content) for (const served of serves) await serve(served, content)
  }

  /** Before the plan stands: it will hold this archive, for these gaps at least. */
  async function takeEarly(archive: PlannedArchive): Promise<void> {
    if (early.has(archive.subtitle.id)) return
    const opened = Promise.withResolvers<ArchiveContent | AppError | null>()
    early.set(archive.subtitle.id, { gaps: new Set(archive.serves.map(({ gap }) => gap)), opened: opened.promise })
    const serves = signal.aborted ? [] : await withoutObstacle(archive.serves)
    const content = await openFor(serves, archive)
    // What is kept is opened again where the plan serves more with it.
    const isKept = !(content instanceof Error) && parts.cache.has(archive.subtitle.id)
    opened.resolve(isKept ? null : content)
    if (content) for (const served of serves) await serve(served, content)
  }

  /** Its unit is counted already, and a failed download is not tried anew. */
  async function takeRest({ subtitle, serves: all }: PlannedArchive, { gaps, opened }: EarlyTake): Promise<void> {
    const rest = all.filter(({ gap }) => !gaps.has(gap))
    const inHand = rest.length > 0 ? await opened : null
    if (signal.aborted || rest.length === 0) return
    const serves = await withoutObstacle(rest)
    const content = inHand ?? (await openFor(serves, { subtitle, cost: 0 }, { isCounted: true }))
    if (content) for (const served of serves) await serve(served, content)
  }

  async function openFor(
    serves: readonly ServedGap[],
    { subtitle, cost: planned }: Pick<PlannedArchive, 'subtitle' | 'cost'>,
    { isCounted = false } = {},
  ): Promise<ArchiveContent | AppError | null> {
    const [first] = serves
    const begin = async () => {
      await order.turn?.()
      if (!signal.aborted) for (const { gap } of serves) onStep(gap, { kind: 'downloading' })
    }
    if (!first) downloads -= planned
    const opening = first && open({ subtitle, gap: first.gap, reason: 'chosen', begin, planned })
    const content = (await opening?.catch(toAppError)) ?? null
    if (!isCounted) order.onArchive(++ended, total)
    return content
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
        // Until then nobody knows what others need.
        if (!(await standing.promise)) return
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

  return { planStands, take, takeEarly, takeInside }
}
