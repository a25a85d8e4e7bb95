/**
 * The edge to electron-updater, which compares versions, keeps downloads and runs the installers. Loaded by import() at the
 * first look. What goes over the network is ours (updateRequests.ts): its own client follows redirects anywhere, sends an id
 * that it makes for each user, and reads answers of any size.
 */
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppUpdater, MacUpdater, NsisUpdater } from 'electron-updater'
import { UpdateFailure, type Updater } from '../../views/updates/updateSource.ts'
import { judgeVersion } from '../../views/updates/updateVersions.ts'
import { addressProvider, type AnnouncedFiles, type Course } from './addressProvider.ts'
import { readPublishers } from './publishers.ts'
import { verifyStrictly } from './strictSignature.ts'
import { fetchFile, type RequestParts } from './updateRequests.ts'

export interface ElectronUpdaterNeeds {
  /** told: looks, and can install nothing. */
  readonly kind: 'nsis' | 'mac' | 'told'
  /** Ends in '/'. */
  readonly address: string
  readonly version: string
  readonly platform: NodeJS.Platform
  readonly arch: string
  /** Its own, for what is downloaded. */
  readonly folder: string
  /** app-update.yml, which names the publisher. */
  readonly configFile: string
  readonly life: AppLife
  /** Electron's own updater, which takes over on macOS. */
  readonly squirrel: NodeJS.EventEmitter | null
  /** For a server of a test on this machine. */
  readonly mayBePlain?: boolean
  /** Answers why a file is not signed by one of them; electron-updater's own look, made strict, unless told otherwise. */
  readonly verify?: ((publishers: string[], file: string) => Promise<string | null>) | undefined
}

export interface AppLife {
  quit(): void
  relaunch(): void
  onQuit(handler: (exitCode: number) => void): void
}

export interface RestartingUpdater extends Updater {
  /** After the app has settled: starts the installer, or the update that macOS holds, and ends the app. */
  restart(): void
}

const downloads = 'downloads'
const squirrelWithinMs = 10 * 60_000

/** Looks and can do nothing else, whatever it is told. */
class OnlyLooking extends AppUpdater {
  constructor(...[options, app]: ConstructorParameters<typeof NsisUpdater>) {
    super(options, app)
  }

  protected override doDownloadUpdate(): Promise<never> {
    return Promise.reject(new UpdateFailure('not_signed', 'Nothing is installed by itself here.'))
  }

  override quitAndInstall(): void {
    throw new UpdateFailure('not_signed', 'Nothing is installed by itself here.')
  }
}

const updaterClasses = { nsis: NsisUpdater, mac: MacUpdater, told: OnlyLooking } as const

export function createElectronUpdater(needs: ElectronUpdaterNeeds): RestartingUpdater {
  const { kind, folder, version, life } = needs
  const course: Course = { stop: new AbortController(), onProgress: () => undefined }
  const updater = openUpdater(needs, course)

  async function renew<Result>(work: () => Promise<Result>): Promise<Result> {
    course.stop = new AbortController()
    try {
      return await work()
    } catch (thrown) {
      throw failureOf(thrown)
    }
  }

  async function look(): Promise<string | null> {
    const result = await updater.checkForUpdates()
    const offered = result?.updateInfo.version ?? ''
    const verdict = judgeVersion(offered, version)
    if (verdict === 'older') throw new UpdateFailure('older', `The update address offers ${offered}, which is older.`)
    if (verdict === 'newer') {
      if (result?.isUpdateAvailable) return offered
      throw new UpdateFailure('system_too_old', `${offered} does not run on this system.`)
    }
    await rm(join(folder, downloads), { recursive: true, force: true })
    return null
  }

  async function download(): Promise<void> {
    updater.autoInstallOnAppQuit = true
    if (kind === 'mac') await downloadForSquirrel(updater, needs.squirrel)
    else await updater.downloadUpdate()
  }

  return {
    check: () => renew(look),
    download: (onProgress) => {
      course.onProgress = onProgress
      return renew(download)
    },
    withdraw() {
      updater.autoInstallOnAppQuit = false
      return kind !== 'mac'
    },
    stop: () => course.stop.abort(),
    restart() {
      if (updater instanceof NsisUpdater) {
        if (!updater.install(true, true)) life.relaunch()
        life.quit()
      } else {
        needs.squirrel?.once('error', () => life.quit())
        updater.quitAndInstall()
      }
    },
  }
}

/** macOS looks at the signature itself, after it was handed the file: before its word nothing is ready. */
async function downloadForSquirrel(updater: AppUpdater, squirrel: NodeJS.EventEmitter | null): Promise<void> {
  if (!squirrel) throw new UpdateFailure('failed', 'There is no updater of the system.')
  const given = new AbortController()
  const signal = AbortSignal.any([given.signal, AbortSignal.timeout(squirrelWithinMs)])
  const refusals: unknown[] = []
  const refuse = (thrown: unknown) => void refusals.push(thrown)
  squirrel.on('error', refuse)
  const taken = once(squirrel, 'update-downloaded', { signal })
  taken.catch(() => undefined) // Awaited below, unless the download failed before.
  try {
    // One after the other: a second download would join one that is not over.
    await updater.downloadUpdate()
    await taken
  } catch (thrown) {
    if (refusals.length === 0) throw thrown
    throw new UpdateFailure('not_signed', `macOS did not take the new version: ${String(refusals[0])}`, thrown)
  } finally {
    squirrel.off('error', refuse)
    given.abort()
  }
}

function openUpdater(needs: ElectronUpdaterNeeds, course: Course): AppUpdater {
  const { kind, folder, version, life, configFile } = needs
  const updater = new updaterClasses[kind](undefined, {
    version,
    name: 'Undertitle',
    isPackaged: true,
    appUpdateConfigPath: configFile,
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: async () => undefined,
    relaunch: () => life.relaunch(),
    quit: () => life.quit(),
    onQuit: (handler) => life.onQuit(handler),
  })
  updater.logger = null
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.allowDowngrade = false
  updater.allowPrerelease = false
  updater.disableWebInstaller = true
  updater.disableDifferentialDownload = true
  updater.isUserWithinRollout = () => true
  if (updater instanceof NsisUpdater)
    updater.verifyUpdateCodeSignature = needs.verify ?? ((names, file) => verifyStrictly(names, file))
  takeOver(updater, needs, course)
  return updater
}

/** Its fields for the network, for the id of the user and for the publisher are not open: they are replaced by ours. */
function takeOver(updater: AppUpdater, needs: ElectronUpdaterNeeds, course: Course): void {
  const { kind, configFile } = needs
  const parts: RequestParts = {
    agent: `Undertitle/${needs.version} (${needs.platform})`,
    mayBePlain: needs.mayBePlain ?? false,
  }
  const announced: AnnouncedFiles = new Map()
  const httpExecutor = {
    async download(url: URL, file: string): Promise<void> {
      const known = announced.get(url.href)
      if (!known) throw new UpdateFailure('elsewhere', 'The file was not announced.')
      const { sha512, size: sizeBytes } = known
      const { onProgress } = course
      await fetchFile({ url, file, sha512, sizeBytes, onProgress }, parts, course.stop.signal)
    },
  }
  const config = kind === 'nsis' ? readPublishers(configFile) : Promise.resolve([])
  config.catch(() => undefined) // Heard where it is awaited.
  const value = config.then((publisherName) => ({ updaterCacheDirName: downloads, publisherName }))
  value.catch(() => undefined)
  Object.assign(updater, {
    httpExecutor,
    stagingUserIdPromise: { value: Promise.resolve('') },
    configOnDisk: { value },
  })
  updater.setFeedURL({
    provider: 'custom',
    updateProvider: addressProvider({ ...needs, parts, announced, course }),
  })
}

function failureOf(thrown: unknown): UpdateFailure {
  if (thrown instanceof UpdateFailure) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : null
  if (code === 'ERR_UPDATER_INVALID_SIGNATURE') return new UpdateFailure('not_signed', message, thrown)
  if (thrown instanceof Error && 'syscall' in thrown && 'path' in thrown)
    return new UpdateFailure('disk', message, thrown)
  return new UpdateFailure('failed', message, thrown)
}
