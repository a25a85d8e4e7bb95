/**
 * The loop of watch mode: looks at what is due, then does what there is to do, then sleeps until the next moment. One
 * thing at a time. It holds no timer but one, and trusts no clock: see clockJumps.ts.
 */
import { isDiskError } from '../../shared/diskTrouble.ts'
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { Clock } from '../../node/clock.ts'
import { createJumpWatch } from './look/clockJumps.ts'
import { awayPauseMs, isServiceAway } from '../serviceClient/awayPause.ts'
import { retryDelayMs } from './rounds/retryCalendar.ts'
import type { RootHealth, RootKeeper } from './look/rootKeeper.ts'
import type { Settling } from './look/settling.ts'
import type { WatchListener } from './watchListener.ts'
import type { WatchWork } from './watchWork.ts'

export type LoopActivity = 'idle' | 'looking' | 'working'

export interface LoopProblem {
  readonly code: ErrorCode
  readonly message: string
  /** When it is tried again, on the clock on the wall. */
  readonly retryMs: number
}

export interface LoopState {
  readonly activity: LoopActivity
  readonly problem: LoopProblem | null
  readonly roots: readonly RootHealth[]
}

export interface WatchLoopParts {
  readonly clock: Pick<Clock, 'nowMs' | 'monotonicMs' | 'later'>
  /** `wake` tells the loop that its turn may have come. */
  readonly keeperFor: (root: string, wake: () => void) => RootKeeper
  /** Files that are still growing, whose end is worth a short wait: a burst is worked on as one. */
  readonly settling: Pick<Settling, 'waiting'>
  readonly work: WatchWork
  readonly listener: Pick<WatchListener, 'changed' | 'report'>
}

export interface WatchLoop {
  /** Which folders are watched from now on. */
  setRoots(roots: readonly string[]): void
  state(): LoopState
  /** Its turn may have come: something changed outside. */
  wake(): void
  /** Looks at everything again, and does not wait with the work. */
  checkNow(): void
  /** Somebody says that something changed in this folder of a root. */
  hint(root: string, folder: string): void
  /** Ends the work that goes on; settles when it has. It goes on by itself once its work is allowed again. */
  pauseForUserRun(): Promise<void>
  /** Ends the work that goes on and begins it anew, whatever failed before: another service answers from now on. */
  startAnew(): void
  /** Settles when nothing runs any more. */
  close(): Promise<void>
}

/** Whatever claims to be due all the time: the loop never runs hot. */
const shortestSleepMs = 100
/** A look may ask for another at once: a video brought its subtitles along. More than this waits for the next turn. */
const mostChecksATurn = 3
/** Clocks jump and machines sleep: never sleep longer than this. */
const longestSleepMs = 30_000
/** Work that a disk of this machine kept from its end is begun again after this at the latest. */
const longestDiskRetryMs = 30_000
/** How long work waits for files that are still growing. */
const longestHoldMs = 60_000

export function createWatchLoop(parts: WatchLoopParts): WatchLoop {
  const { clock, work, listener } = parts
  const jumpSince = createJumpWatch(clock)
  const keepers = new Map<string, RootKeeper>()
  const stop = new AbortController()
  let aside = new AbortController()
  let cancelSleep: (() => void) | null = null
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let activity: LoopActivity = 'idle'
  let problem: (LoopProblem & { readonly failures: number; readonly untilMs: number }) | null = null
  /** Folders whose last look failed. */
  const troubles = new Map<string, LoopProblem>()
  /** What ended the last turn before its end. */
  let turnTrouble: LoopProblem | null = null
  let heldSinceMs: number | null = null
  let sleptForMs = 0

  const nowMs = () => clock.monotonicMs()

  function show(next: LoopActivity): void {
    if (activity === next) return
    activity = next
    listener.changed()
  }

  function wake(): void {
    if (stop.signal.aborted) return
    isAskedAgain = true
    if (running) return
    cancelSleep?.()
    cancelSleep = null
    running = turns().finally(() => {
      running = null
      if (isAskedAgain) wake()
    })
  }

  async function turns(): Promise<void> {
    isAskedAgain = false
    try {
      if (jumpSince(sleptForMs) !== null) for (const keeper of keepers.values()) keeper.expire()
      for (let times = 0; times < mostChecksATurn && (await checkWhatIsDue()); times += 1)
        if (stop.signal.aborted) return
      if (isWorkDue()) await workOnce()
      work.endTurn()
      recordTurn(null)
    } catch (thrown) {
      recordTurn(toAppError(thrown))
    }
    show('idle')
    sleep()
  }

  /** The same trouble turn after turn is told once. */
  function recordTurn(error: AppError | null): void {
    if (error?.code === 'cancelled') return
    const before = turnTrouble?.message ?? null
    turnTrouble = error && { code: error.code, message: error.message, retryMs: clock.nowMs() + longestSleepMs }
    if (before === (error?.message ?? null)) return
    if (error) listener.report(error)
    listener.changed()
  }

  /** True when a folder was looked at. One that cannot be looked at does not keep the others from it. */
  async function checkWhatIsDue(): Promise<boolean> {
    let isLooked = false
    for (const [root, keeper] of [...keepers]) {
      if (stop.signal.aborted || keepers.get(root) !== keeper || keeper.dueMs() > nowMs()) continue
      isLooked = true
      show('looking')
      await checkRootNow(root, keeper)
      listener.changed()
    }
    return isLooked
  }

  async function checkRootNow(root: string, keeper: RootKeeper): Promise<void> {
    try {
      const checked = await keeper.turn(stop.signal)
      if (checked) await work.noteChecked(root, checked)
      troubles.delete(root)
    } catch (thrown) {
      const { code, message } = toAppError(thrown)
      if (code === 'cancelled') return
      const retryMs = clock.nowMs() + Math.max(0, keeper.dueMs() - nowMs())
      if (troubles.get(root)?.message !== message) listener.report(toAppError(thrown))
      troubles.set(root, { code, message, retryMs })
    }
  }

  function isWorkDue(): boolean {
    if (!work.isAllowed() || (problem && problem.untilMs > nowMs())) return false
    const roots = workableRoots()
    const hasWork = roots.length > 0 && work.isDue(roots)
    if (!hasWork || parts.settling.waiting().length === 0) {
      heldSinceMs = null
      return hasWork
    }
    heldSinceMs ??= nowMs()
    return nowMs() - heldSinceMs >= longestHoldMs
  }

  /** A folder that is away, or was never looked at, is left alone. */
  function workableRoots(): readonly string[] {
    return [...keepers].filter(([, keeper]) => isThere(keeper.health())).map(([root]) => root)
  }

  async function workOnce(): Promise<void> {
    heldSinceMs = null
    show('working')
    aside = new AbortController()
    const signal = AbortSignal.any([stop.signal, aside.signal])
    const letGo = watchOver(aside)
    try {
      await work.run({ roots: workableRoots(), signal })
      problem = null
    } catch (thrown) {
      if (!signal.aborted) recordProblem(toAppError(thrown))
    } finally {
      letGo()
    }
    listener.changed()
  }

  /** Quiet hours may begin in the middle of a long round: it goes on after them. */
  function watchOver(round: AbortController): () => void {
    const look = () => {
      if (work.isAllowed()) cancel = clock.later(longestSleepMs, look)
      else round.abort(new AppError('cancelled', 'Watch mode keeps quiet now.'))
    }
    let cancel = clock.later(longestSleepMs, look)
    return () => cancel()
  }

  function recordProblem(error: AppError): void {
    if (error.code === 'internal') listener.report(error)
    const failures = (problem?.failures ?? 0) + 1
    const { code, message } = error
    const delayMs = isServiceAway(code) ? awayPauseMs(failures - 1) : retryDelayMs(code, failures)
    const waitMs = isDiskError(code) ? Math.min(longestDiskRetryMs, delayMs) : delayMs
    problem = { code, message, failures, untilMs: nowMs() + waitMs, retryMs: clock.nowMs() + waitMs }
  }

  function sleep(): void {
    if (stop.signal.aborted) return
    const due = [...keepers.values()].map((keeper) => keeper.dueMs())
    const nextMs = Math.min(...due, retryMs(), nowMs() + longestSleepMs)
    sleptForMs = Math.max(shortestSleepMs, nextMs - nowMs())
    cancelSleep = clock.later(sleptForMs, wake)
  }

  /** A try whose time came in quiet hours waits like any other work. */
  function retryMs(): number {
    return problem && problem.untilMs > nowMs() ? problem.untilMs : Infinity
  }

  return {
    setRoots(roots) {
      for (const [root, keeper] of keepers) {
        if (roots.includes(root)) continue
        keeper.close()
        keepers.delete(root)
        troubles.delete(root)
      }
      for (const root of roots) if (!keepers.has(root)) keepers.set(root, parts.keeperFor(root, wake))
      wake()
    },
    state: () => ({
      activity,
      problem: problem ?? firstOf(troubles) ?? turnTrouble,
      roots: [...keepers.values()].map((keeper) => keeper.health()),
    }),
    wake,
    checkNow() {
      problem = null
      for (const keeper of keepers.values()) keeper.expire()
      wake()
    },
    hint: (root, folder) => keepers.get(root)?.hint(folder),
    async pauseForUserRun() {
      aside.abort(new AppError('cancelled', 'Watch mode makes room for a run of the user.'))
      if (activity === 'working') await running
    },
    startAnew() {
      problem = null
      aside.abort(new AppError('cancelled', 'Watch mode goes on with another service.'))
      wake()
    },
    async close() {
      stop.abort(new AppError('cancelled', 'Watch mode was ended.'))
      cancelSleep?.()
      await running
      for (const keeper of keepers.values()) keeper.close()
      keepers.clear()
    },
  }
}

function firstOf(troubles: ReadonlyMap<string, LoopProblem>): LoopProblem | null {
  const [first = null] = troubles.values()
  return first
}

function isThere({ state }: RootHealth): boolean {
  return state === 'watching' || state === 'looking'
}
