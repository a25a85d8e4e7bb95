/** Watch mode as the window sees it: turned on and off, paused, what waits by page. Watches nothing itself. */
import { relative } from 'node:path'
import type { Folder } from '../../../shared/contract/library.ts'
import type {
  WatchedFolder,
  WatchOption,
  WatchOptions,
  WatchState,
  WatchWait,
} from '../../../shared/contract/program/watch.ts'
import type { Settings } from '../../../shared/settings/settingTable.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { BetterWatch } from '../../watch/rounds/betterWatch.ts'
import type { Digest } from '../../watch/digest.ts'
import type { RootHealth } from '../../watch/look/rootKeeper.ts'
import type { WatchedVideos } from '../../watch/follow/watchedVideos.ts'
import type { WatchLoop } from '../../watch/watchLoop.ts'
import { noteRulesOfAll } from '../../watch/rulesNote.ts'
import type { WatchNotes } from '../../watch/watchNotes.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { WishCalendar, WishEntry } from '../../watch/rounds/wishCalendar.ts'
import type { Clock } from '../../../node/clock.ts'
import { folderNameOf, nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Page, PageWindow } from '../page.ts'
import type { Topics } from '../topics.ts'
import { isPaused, notePaused } from './watchRest.ts'
import { watchSpending, type SpendingParts } from './watchSpending.ts'

/** What the session steers, while watch mode is on. */
export interface RunningWatch {
  readonly loop: WatchLoop
  quietUntilMs(): number | null
  waitingFiles(): readonly string[]
  close(): Promise<void>
}

export interface WatchSessionParts {
  readonly start: () => Promise<RunningWatch>
  readonly library: Pick<LibrarySession, 'folders'>
  readonly videos: WatchedVideos
  readonly calendar: WishCalendar
  readonly better: BetterWatch
  readonly notes: WatchNotes
  readonly budget: SpendingParts['budget']
  /** How many of its questions are open: those that a person has not decided in the review. */
  readonly openQuestions: () => number
  readonly settings: Pick<SettingsStore, 'read' | 'write'>
  readonly rules: Pick<WantedRules, 'fingerprint' | 'book' | 'isOfRun'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly topics: Topics
}

export interface WatchSession {
  state(): WatchState
  /** Goes on as the settings say. */
  wake(): Promise<void>
  turn(isOn: boolean): Promise<void>
  isOn(): boolean
  /** A round goes on. */
  isWorking(): boolean
  pause(isPaused: boolean): void
  isPaused(): boolean
  checkNow(): void
  /** Somebody says that something changed in this folder of a root. */
  lookAt(root: string, folder: string): void
  /** Its loop has something to do, or to leave. */
  wakeLoop(): void
  waiting(window: PageWindow): Page<WatchWait>
  setOption(option: WatchOption, value: string | number | boolean): void
  /** Other folders, or other wishes. */
  syncRoots(): void
  rulesChanged(): void
  /** Another service, or another key of it: the next round asks there, at once. */
  serviceChanged(): void
  recordDigest(digest: Digest): void
  /** Makes room for a run of the user. */
  pauseForUserRun(): Promise<void>
  close(): Promise<void>
}

const settingOf: Readonly<Record<WatchOption, keyof Settings>> = {
  quietHours: 'watch.quietHours',
  digestAt: 'watch.digestAt',
  reservePercent: 'watch.reservePercent',
  translate: 'watch.translate',
  better: 'watch.better',
  betterDays: 'watch.betterDays',
  settleSeconds: 'watch.settleSeconds',
  startAtLogin: 'start.atLogin',
  startMinimised: 'start.minimised',
}

export function createWatchSession(parts: WatchSessionParts): WatchSession {
  const { calendar, notes, settings, topics } = parts
  const changed = () => topics.changed('watch')
  const revision = () => topics.revision('watch')
  let running: RunningWatch | null = null
  let changing: Promise<void> = Promise.resolve()
  let digest: Digest | null = null
  const roots = () => parts.library.folders().map(({ path }) => path)

  /** One after the other, so that it is never started twice. */
  function follow(): Promise<void> {
    // A start that failed must not keep the next one from trying.
    changing = changing
      .catch(() => undefined)
      .then(async () => {
        const isOn = settings.read()['watch.isOn']
        if (isOn && !running) {
          const started = await parts.start()
          // They may have changed while it was off.
          noteRules()
          running = started
          running.loop.setRoots(roots())
        }
        if (!isOn && running) {
          const ended = running
          running = null
          await ended.close()
        }
        changed()
      })
    return changing
  }

  function noteRules(): void {
    if (!noteRulesOfAll(parts, parts.videos)) return
    running?.loop.wake()
    changed()
  }

  return {
    state() {
      const loop = running?.loop.state()
      const folders = watchedFolders(loop?.roots ?? [], parts.library.folders())
      const { problem = null, activity = 'idle' } = loop ?? {}
      return {
        revision: revision(),
        isOn: running !== null,
        isPaused: isPaused(notes),
        activity,
        quietUntilMs: running?.quietUntilMs() ?? null,
        folders,
        lastCompleteMs: oldest(folders),
        nextCheckMs: folders.length === 0 ? null : Math.min(...folders.map(({ nextCheckMs }) => nextCheckMs)),
        limit: loop?.roots.find(({ limit }) => limit !== null)?.limit ?? null,
        questions: parts.openQuestions(),
        waiting: calendar.count('waiting'),
        spending: watchSpending(parts, parts.clock.nowMs()),
        settling: running?.waitingFiles().length ?? 0,
        problem: problem && { code: problem.code, message: problem.message, retryMs: problem.retryMs },
        digest: digest && { atMs: digest.atMs, written: digest.written, questions: digest.questions },
        options: optionsOf(settings.read()),
      }
    },
    wake: follow,
    async turn(isOn) {
      settings.write('watch.isOn', isOn)
      // Who turns it on wants it to go on; a pause belongs to the time before.
      if (isOn) notePaused(notes, false)
      await follow()
    },
    pause(value) {
      notePaused(notes, value)
      if (value) void running?.loop.pauseForUserRun()
      running?.loop.wake()
      changed()
    },
    isOn: () => running !== null,
    isWorking: () => running?.loop.state().activity === 'working',
    isPaused: () => isPaused(notes),
    checkNow: () => running?.loop.checkNow(),
    lookAt: (root, folder) => running?.loop.hint(root, folder),
    wakeLoop: () => running?.loop.wake(),
    waiting: (window) => ({
      rows: calendar.list('waiting', window).map(waitOf),
      total: calendar.count('waiting'),
      revision: revision(),
    }),
    setOption(option, value) {
      settings.write(settingOf[option], value)
      running?.loop.wake()
      changed()
    },
    syncRoots: () => running?.loop.setRoots(roots()),
    rulesChanged: noteRules,
    serviceChanged() {
      calendar.retryHeldBack(parts.clock.nowMs())
      running?.loop.startAnew()
      changed()
    },
    recordDigest(next) {
      digest = next
      changed()
    },
    pauseForUserRun: async () => running?.loop.pauseForUserRun(),
    async close() {
      await changing
      await running?.close()
      running = null
    },
  }
}

/** A root whose folder has just left the library is watched no more. */
function watchedFolders(roots: readonly RootHealth[], folders: readonly Folder[]): WatchedFolder[] {
  return roots.flatMap((root) => {
    const folder = folders.find(({ path }) => path === root.path)
    return folder ? [{ ...root, id: folder.id, videos: folder.videos, unread: unreadOf(root) }] : []
  })
}

function unreadOf({ path, unread }: RootHealth): WatchedFolder['unread'] {
  const [first, ...others] = unread
  return first === undefined ? null : { name: relative(path, first), more: others.length }
}

function oldest(folders: readonly WatchedFolder[]): number | null {
  const times = folders.flatMap(({ lastCompleteMs }) => lastCompleteMs ?? [])
  return times.length === 0 || times.length < folders.length ? null : Math.min(...times)
}

function optionsOf(settings: Settings): WatchOptions {
  return {
    quietHours: settings['watch.quietHours'],
    digestAt: settings['watch.digestAt'],
    reservePercent: settings['watch.reservePercent'],
    translate: settings['watch.translate'],
    better: settings['watch.better'],
    betterDays: settings['watch.betterDays'],
    settleSeconds: settings['watch.settleSeconds'],
    startAtLogin: settings['start.atLogin'],
    startMinimised: settings['start.minimised'],
  }
}

function placeOf(videoPath: string) {
  return { videoId: videoIdOf(videoPath), name: nameOfPath(videoPath), folder: folderNameOf(videoPath) }
}

function idOf({ videoPath, wish }: Pick<WishEntry, 'videoPath' | 'wish'>): string {
  return videoIdOf(`${videoPath}\n${wish}`)
}

function waitOf(entry: WishEntry): WatchWait {
  const { language, message, reason, code, tries, failures, nextMs } = entry
  return {
    id: idOf(entry),
    language,
    message,
    reason,
    code,
    tries,
    failures,
    nextMs: nextMs ?? 0,
    ...placeOf(entry.videoPath),
  }
}
