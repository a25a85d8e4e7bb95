/**
 * New versions of the app as the window sees them. Looks by itself once a day where the setting lets it, by hand at once;
 * downloads only where the user wants installing and the place allows it. Knows no updater and no network: see UpdateSource.
 */
import type { UpdateFault, UpdateHold, UpdatesState } from '../../../shared/contract/runs/updates.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Log } from '../../log/createLog.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Clock } from '../../../node/clock.ts'
import type { Topics } from '../topics.ts'
import { mayCheckFromMs, waitMs, waitOfflineMs } from './updateCalendar.ts'
import type { UpdateMemory } from './updateMemory.ts'
import { UpdateFailure, type Updater, type UpdateSource } from './updateSource.ts'
import { judgeVersion } from './updateVersions.ts'

export interface UpdatesSessionParts {
  readonly source: UpdateSource
  /** Of the version that runs. */
  readonly version: string
  readonly settings: Pick<SettingsStore, 'read'>
  readonly memory: UpdateMemory
  readonly clock: Pick<Clock, 'nowMs' | 'later'>
  readonly log: Pick<Log, 'write'>
  readonly topics: Topics
}

export interface UpdatesSession {
  state(): UpdatesState
  /** @throws AppError 'input.invalid' where nothing is looked for */
  check(): Promise<void>
  /** @throws AppError 'input.invalid' unless a version is ready */
  install(): void
  /** The setting may be another one. */
  settingsChanged(): void
  /** Settles when nothing is under way any more. */
  close(): Promise<void>
}

type Work = 'none' | 'looking' | 'downloading'

export function createUpdatesSession(parts: UpdatesSessionParts): UpdatesSession {
  const { source, memory, settings, clock, log, topics } = parts
  const mode = () => settings.read()['updates.mode']
  const changed = () => topics.changed('updates')
  const startedMs = clock.nowMs()
  let work: Work = 'none'
  let under: Promise<void> = Promise.resolve()
  let hold: UpdateHold | null = null
  let holdFound: Promise<void> | null = null
  let updater: Updater | null = null
  let known = newerOf(memory.read()?.version ?? null)
  /** Only what this run has looked at can be downloaded. */
  let canDownload = false
  let isReady = false
  let progress: number | null = null
  let fault: UpdateFault | null = null
  let lastMode = mode()
  let cancelWait: (() => void) | null = null
  let isClosed = false

  function newerOf(version: string | null): string | null {
    return version !== null && judgeVersion(version, parts.version) === 'newer' ? version : null
  }

  /** Asked for when somebody first wants to know: not while the app is starting. */
  function findHold(): Promise<void> {
    return (holdFound ??= source.findHold().then((found) => {
      hold = found
      if (found !== null && !isClosed) changed()
    }))
  }

  function status(): UpdatesState['status'] {
    if (source.bar !== null) return 'barred'
    if (work !== 'none') return work
    if (isReady) return 'ready'
    if (known !== null) return 'available'
    return mode() === 'off' ? 'off' : 'idle'
  }

  function fail(thrown: unknown): void {
    // What was ended on purpose is no failure.
    if (isClosed || (work === 'downloading' && mode() !== 'install')) return
    fault = thrown instanceof UpdateFailure ? thrown.fault : 'failed'
    log.write('warn', 'updates.failed', { fault, message: thrown instanceof Error ? thrown.message : String(thrown) })
  }

  /** One thing at a time; every end is told. */
  function begin(kind: Exclude<Work, 'none'>, job: () => Promise<void>): void {
    work = kind
    fault = null
    changed()
    under = job()
      .catch(fail)
      .finally(() => {
        work = 'none'
        progress = null
        if (isClosed) return
        changed()
        goOn()
      })
  }

  async function look(): Promise<void> {
    // Noted before it is asked: an app that is killed meanwhile asks once a day too.
    memory.write({ atMs: clock.nowMs(), version: known })
    await findHold()
    updater ??= await source.open(hold)
    if (isClosed) return
    const found = newerOf(await updater.check())
    known = found
    canDownload = found !== null
    memory.write({ atMs: clock.nowMs(), version: found })
    log.write('info', 'updates.looked', { found })
  }

  async function download(): Promise<void> {
    canDownload = false
    await updater?.download((share) => {
      const shown = Math.floor(share * 100) / 100
      if (shown === progress) return
      progress = shown
      changed()
    })
    isReady = true
    log.write('info', 'updates.ready', { version: known })
  }

  /** What follows from how things stand: a download, or waiting for the next look. */
  function goOn(): void {
    cancelWait?.()
    cancelWait = null
    if (isClosed || source.bar !== null || work !== 'none' || isReady) return
    if (mode() === 'install' && canDownload && hold === null) begin('downloading', download)
    else if (mode() !== 'off') waitForCheck()
  }

  function waitForCheck(): void {
    cancelWait = clock.later(waitMs(times()), () => {
      cancelWait = null
      if (isClosed || work !== 'none' || mode() === 'off') return
      if (clock.nowMs() < mayCheckFromMs(times())) waitForCheck()
      else if (source.isOnline()) begin('looking', look)
      else cancelWait = clock.later(waitOfflineMs, goOn)
    })
  }

  const times = () => ({ nowMs: clock.nowMs(), startedMs, lookedAtMs: memory.read()?.atMs ?? null })

  /** Nothing is installed any more that the user no longer wants installed. */
  function withdraw(): void {
    if (work === 'downloading') {
      updater?.stop()
      canDownload = true
    }
    if (isReady && updater?.withdraw()) {
      isReady = false
      canDownload = true
    }
  }

  goOn()
  return {
    state() {
      if (source.bar === null) void findHold()
      const lookedAtMs = memory.read()?.atMs ?? null
      const revision = topics.revision('updates')
      const { bar, address } = source
      return { revision, status: status(), bar, hold, address, lookedAtMs, version: known, progress, fault }
    },
    async check() {
      if (source.bar !== null)
        throw new AppError('input.invalid', 'This build does not look for newer versions of Undertitle.')
      if (work !== 'none' || isReady) return
      cancelWait?.()
      begin('looking', look)
    },
    install() {
      if (!isReady) throw new AppError('input.invalid', 'There is no newer version ready to be installed.')
      log.write('info', 'updates.restart', { version: known })
      source.restart()
    },
    settingsChanged() {
      if (mode() === lastMode) return
      lastMode = mode()
      if (lastMode !== 'install') withdraw()
      changed()
      goOn()
    },
    async close() {
      isClosed = true
      cancelWait?.()
      updater?.stop()
      await under
    },
  }
}
