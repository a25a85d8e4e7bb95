/** Keeps one watched folder: when it is looked at, whether events of it come, how it stands. Looking itself is checkRoot.ts. */
import { nothingLeftOut } from '../../batch/surveyLibrary.ts'
import { dirname } from 'node:path'
import { toAppError } from '../../../shared/errors.ts'
import type { Checked, CheckRoot } from './checkRoot.ts'
import type { Clock } from '../../../node/clock.ts'
import { notedTimeMs, type WatchNotes } from '../watchNotes.ts'
import type { FolderEvents, OpenEvents } from './folderEvents.ts'
import type { WatchLimit } from './inotifyLimit.ts'
import { awayCheckMs, hintDueMs, nextCheckMs, partsToCheck, troubleCheckMs } from './rootSchedule.ts'
import type { Settling } from './settling.ts'
import type { WatchedDisk } from './watchedDisk.ts'

export type RootState =
  /** Not looked at since the start. */
  | 'starting'
  /** Events come, and it is looked at now and then. */
  | 'watching'
  /** It is looked at often instead: see `why`. */
  | 'looking'
  | 'away'
  | 'unreadable'

export type WhyNoEvents = 'network' | 'removable' | 'limit' | 'failed'

export interface RootHealth {
  readonly path: string
  readonly state: RootState
  readonly why: WhyNoEvents | null
  readonly folders: number
  /** Of all programs of the user, when events were last asked for. */
  readonly limit: WatchLimit | null
  readonly lastCompleteMs: number | null
  /** When it was last looked at, as far as it can be read, and what could not. Since the start. */
  readonly lastCheckMs: number | null
  readonly unread: readonly string[]
  /** On the clock on the wall, as far as that can be said. */
  readonly nextCheckMs: number
  readonly events: number
  /** Changed videos that an event led to, and those that only a look found. */
  readonly foundByEvents: number
  readonly foundByChecks: number
}

export interface RootKeeperParts {
  readonly path: string
  readonly clock: Pick<Clock, 'nowMs' | 'monotonicMs'>
  readonly check: CheckRoot
  readonly events: FolderEvents
  readonly settling: Pick<Settling, 'takeDue' | 'nextCheckMs'>
  readonly disk: Pick<WatchedDisk, 'identity' | 'placeKind' | 'watchLimit'>
  /** When it was last looked at as a whole outlives the app. */
  readonly notes: WatchNotes
  /** Its turn may have come. */
  readonly wake: () => void
}

export interface RootKeeper {
  health(): RootHealth
  /** The moment of its next turn, on the running clock. */
  dueMs(): number
  /** Everything is looked at again as soon as possible: the machine slept, or the user asks for it. */
  expire(): void
  /** Something may have changed in this folder; it counts as an event of the system. */
  hint(folder: string): void
  /**
   * Does what is due, after which its next turn lies ahead. null: nothing was, or the folder is away.
   * @throws AppError 'cancelled', and what kept it from looking; then it looks again a while later
   */
  turn(signal: AbortSignal): Promise<Checked | null>
  close(): void
}

const meansAway: ReadonlySet<string> = new Set(['folder.missing', 'folder.unreadable', 'input.invalid'])
const retryEventsMs: Readonly<Record<'limit' | 'failed', number>> = { limit: 3_600_000, failed: 60_000 }

export function createRootKeeper(parts: RootKeeperParts): RootKeeper {
  const { path, clock, disk, notes } = parts
  const completeNote = `complete:${path}`
  const foldersNote = `folders:${path}`
  const nowMs = () => clock.monotonicMs()
  let state: RootState = 'starting'
  let why: WhyNoEvents | null = null
  let open: OpenEvents | null = null
  let openedOn: string | null = null
  let mayOpenMs = nowMs()
  let lookMs = nowMs()
  let lastCompleteMs = notedTimeMs(notes, completeNote)
  let lastCheck: Pick<RootHealth, 'lastCheckMs' | 'unread'> = { lastCheckMs: null, unread: [] }
  let limit: WatchLimit | null = null
  /** As many as it held when it was last looked at as a whole; 0: never. */
  let folders = Number(notes.get(foldersNote) ?? 0)
  let isClosed = false
  const counts = { events: 0, foundByEvents: 0, foundByChecks: 0 }
  const hinted = new Set<string>()
  let hint = { firstMs: 0, lastMs: 0 }

  function closeEvents(): void {
    open?.close()
    open = null
    hinted.clear()
  }

  function onHint(some: readonly string[]): void {
    counts.events += some.length
    hint = { firstMs: hinted.size === 0 ? nowMs() : hint.firstMs, lastMs: nowMs() }
    for (const folder of some) hinted.add(folder)
    parts.wake()
  }

  function onTrouble(code: string): void {
    why = code === 'ENOSPC' || code === 'EMFILE' ? 'limit' : 'failed'
    closeEvents()
    state = state === 'watching' ? 'looking' : state
    mayOpenMs = nowMs() + retryEventsMs[why]
    lookMs = Math.min(lookMs, nowMs() + nextCheckMs(0, false))
    parts.wake()
  }

  async function openEvents(): Promise<void> {
    if (open || nowMs() < mayOpenMs) return
    const place = await disk.placeKind(path)
    limit = await disk.watchLimit()
    openedOn = await disk.identity(path)
    if (isClosed || openedOn === null) return
    if (place !== 'local') why = place
    else if (limit && folders > limit.limit - limit.used) why = 'limit'
    else {
      why = null
      const mine = parts.events.watch(path, {
        onReady() {
          // What changed while the events were being set up is found by looking once more.
          lookMs = nowMs()
          parts.wake()
        },
        onHint,
        onTrouble: (code) => {
          if (open === mine || open === null) onTrouble(code)
        },
      })
      open = mine
      return
    }
    mayOpenMs = nowMs() + retryEventsMs.limit
  }

  async function checkAll(signal: AbortSignal): Promise<Checked | null> {
    if (open && (await disk.identity(path)) !== openedOn) closeEvents()
    hinted.clear()
    const startedMs = nowMs()
    lookMs = Infinity // Unless something asks for another look meanwhile.
    try {
      // The two take their time together. What a look has read before its events came is looked at once more.
      if (state === 'starting' && folders > 0) await openEvents()
      const checked = await parts.check({ root: path, below: null, signal })
      folders = checked.folders
      lastCheck = { lastCheckMs: clock.nowMs(), unread: checked.unread }
      if (checked.unread.length === 0) {
        lastCompleteMs = lastCheck.lastCheckMs
        notes.set(completeNote, String(lastCompleteMs))
        notes.set(foldersNote, String(folders))
      }
      await openEvents()
      state = open ? 'watching' : 'looking'
      lookMs = Math.min(lookMs, nowMs() + nextCheckMs(nowMs() - startedMs, open !== null))
      return checked
    } catch (thrown) {
      const { code } = toAppError(thrown)
      if (signal.aborted || !meansAway.has(code)) throw thrown
      closeEvents()
      mayOpenMs = nowMs()
      state = code === 'folder.unreadable' ? 'unreadable' : 'away'
      lookMs = nowMs() + awayCheckMs
      return null
    }
  }

  async function checkParts(some: readonly string[], signal: AbortSignal): Promise<Checked | null> {
    let all: Checked | null = null
    for (const below of some) {
      const checked = await parts.check({ root: path, below, signal }).catch((thrown: unknown) => {
        if (all === null && (signal.aborted || !meansAway.has(toAppError(thrown).code))) throw thrown
        lookMs = nowMs() // What came before counts: no later look brings it. All of the root says what its trouble is.
        return null
      })
      if (!checked) return all
      all = all ? joined(all, checked) : checked
    }
    return all
  }

  function partsDue(): readonly string[] | null {
    const folders = new Set<string>()
    if (hinted.size > 0 && hintDueMs(hint) <= nowMs()) {
      for (const folder of hinted) folders.add(folder)
      hinted.clear()
    }
    for (const file of parts.settling.takeDue(path)) folders.add(dirname(file))
    return folders.size === 0 ? [] : partsToCheck(path, folders)
  }

  async function turnNow(signal: AbortSignal): Promise<Checked | null> {
    const isCheckDue = lookMs <= nowMs()
    const some = isCheckDue ? null : partsDue()
    if (some?.length === 0) return null
    const checked = some === null ? await checkAll(signal) : await checkParts(some, signal)
    counts[isCheckDue ? 'foundByChecks' : 'foundByEvents'] += foundIn(checked)
    if (checked?.isToRepeat) {
      // What came along with a video stands beside it now: one more look, before anything is looked for.
      for (const { to } of checked.followed) hinted.add(dirname(to))
      hint = { firstMs: -Infinity, lastMs: -Infinity }
    }
    return checked
  }

  return {
    health: () => ({
      ...{ path, state, why, folders, limit, lastCompleteMs },
      ...lastCheck,
      // While it is looked at, there is no next look yet.
      nextCheckMs: Math.round(clock.nowMs() + (Number.isFinite(lookMs) ? Math.max(0, lookMs - nowMs()) : 0)),
      ...counts,
    }),
    dueMs() {
      // What is away is looked for as a whole, and what was waited for there is met again when it is back.
      if (state === 'away' || state === 'unreadable') return lookMs
      const hintMs = hinted.size > 0 ? hintDueMs(hint) : Infinity
      return Math.min(lookMs, hintMs, parts.settling.nextCheckMs(path) ?? Infinity)
    },
    expire() {
      lookMs = nowMs()
      mayOpenMs = Math.min(mayOpenMs, nowMs())
    },
    hint: (folder) => onHint([folder]),
    async turn(signal) {
      try {
        return await turnNow(signal)
      } catch (thrown) {
        // It may be so for long. What the hints had told is found by that look.
        lookMs = nowMs() + troubleCheckMs
        throw thrown
      }
    },
    close() {
      isClosed = true
      closeEvents()
    },
  }
}

function foundIn(checked: Checked | null): number {
  return checked ? checked.changed.length + checked.gone.length : 0
}

function joined(a: Checked, b: Checked): Checked {
  return {
    unread: [...a.unread, ...b.unread],
    folders: a.folders,
    ...nothingLeftOut,
    changed: [...a.changed, ...b.changed],
    gone: [...a.gone, ...b.gone],
    followed: [...a.followed, ...b.followed],
    isToRepeat: a.isToRepeat || b.isToRepeat,
  }
}
