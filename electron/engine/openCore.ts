/** The part of an engine that every question to the service needs: home, settings, secrets, ledger. Little is loaded for it. */
import { openDatabase, type Database } from '../database/database.ts'
import { keepCopy, openOrMend, type Opened } from '../database/mend.ts'
import { lockOwner, type OwnerLock } from '../database/ownerLock.ts'
import { realDisk } from '../disk/disk.ts'
import { noLog, type Log } from '../log/createLog.ts'
import { createQuotaLedger, type QuotaLedger } from '../quota/quotaLedger.ts'
import { openDataFolder, type DataFolder } from '../settings/dataFolder.ts'
import { createFileSecrets, type Secrets } from '../settings/secrets.ts'
import { createSettings, type SettingsStore } from '../settings/settings.ts'
import { systemClock } from '../../node/clock.ts'
import type { EarFiles } from '../../node/ear/earFiles.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import { loggedSettings, redactedSecrets } from './logged.ts'

/** Files of the app itself that threads and the demo start from; they lie elsewhere as source and as built. */
export interface AppFiles {
  readonly serviceWorker: URL
  readonly archiveWorker: URL
  readonly collectionWorker: URL
  /** The thread that reads a large manifest. */
  readonly importWorker: URL
  readonly scanWorker: URL
  readonly watchWorker: URL
  /** Folder of the sample catalogue. */
  readonly sample: string
  readonly ear: EarFiles
  /** Folder of a package in which an ffmpeg may lie; null where there is no package. */
  readonly ffmpeg: string | null
}

export interface EngineOptions {
  readonly homeFolder: string
  readonly files: AppFiles
  readonly env: Readonly<Record<string, string | undefined>>
  /** Settings that hold for this run only: key → value. */
  readonly overrides?: Readonly<Record<string, string>>
  /** Where keys and tokens are kept; a file of the home unless told otherwise. */
  readonly secrets?: Secrets
  /** Of the user, as the system says them; by the environment unless told. */
  readonly systemLanguages?: readonly string[]
  /** Nobody outside is told of what is written. */
  readonly isOffline?: boolean
  /** True for whatever writes beside videos: one owner a home at a time. */
  readonly isOwner: boolean
  /** A folder will be scanned as soon as the engine is open. */
  readonly isScanNear?: boolean
  /** Begins to be kept in the home; none unless told. */
  readonly log?: Log
}

export interface EngineCore {
  readonly dataFolder: DataFolder
  /** What was mended while opening, for a person; null when all was well. */
  readonly note: string | null
  readonly files: AppFiles
  readonly db: Database
  /** As they are at this moment. */
  readonly settings: Settings
  readonly settingsStore: SettingsStore
  readonly settingsNews: SettingsNews
  readonly secrets: Secrets
  readonly ledger: QuotaLedger
  readonly env: EngineOptions['env']
  readonly log: Log
  close(): void
}

/** For what goes on from a setting that is read only once. */
export interface SettingsNews {
  /** Told whenever this process has written one, and whenever it sees that another has. @returns what ends it */
  listen(listener: () => void): () => void
  /** Some have other values now. */
  tell(): void
}

/** @throws AppError 'home.unusable', 'home.locked', 'input.invalid' for an override that does not suit. */
export function openCore(options: EngineOptions): EngineCore {
  const dataFolder = openDataFolder(options.homeFolder)
  const { log = noLog } = options
  const { write: note } = log
  log.keepIn(dataFolder.log)
  const lock: OwnerLock | null = options.isOwner ? lockOwner(dataFolder.ownerLock) : null
  const { db, note: mended } = openOwnDatabase(dataFolder, lock)
  if (mended !== null) note('warn', 'home.mended', { message: mended })
  const showPaths = (settings: Settings) => log.showWholePaths(settings['log.wholePaths'])
  const listeners = new Set<() => void>()
  const changed = (settings: Settings) => {
    showPaths(settings)
    settingsNews.tell()
  }
  const settingsNews: SettingsNews = {
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell() {
      for (const hear of listeners) hear()
    },
  }
  const settingsStore = loggedSettings(createSettings(db), { note, changed })
  const readSettings = readerOf(settingsStore, options, () => {
    db.close()
    lock?.release()
  })
  showPaths(readSettings())
  const secrets = redactedSecrets(options.secrets ?? createFileSecrets(dataFolder.secrets, realDisk), (secret) =>
    log.hide(secret),
  )
  return {
    ...{ dataFolder, note: mended, files: options.files, db },
    get settings() {
      return readSettings()
    },
    ...{ settingsStore, settingsNews, secrets, ledger: createQuotaLedger(db, systemClock), env: options.env, log },
    close() {
      if (lock) keepCopy(db, dataFolder.database, Date.now())
      db.close()
      lock?.release()
    },
  }
}

/** @param close called where an override does not suit, or nothing can be read */
function readerOf(store: SettingsStore, { overrides = {} }: EngineOptions, close: () => void): () => Settings {
  try {
    const read = store.readerWith(overrides)
    read()
    return read
  } catch (thrown) {
    close()
    throw thrown
  }
}

/** A damaged one is mended by an owner only: nobody else has it open then. @throws AppError of the disk */
function openOwnDatabase({ database }: DataFolder, lock: OwnerLock | null): Opened {
  try {
    return lock ? openOrMend(database, Date.now()) : { db: openDatabase(database), note: null }
  } catch (thrown) {
    lock?.release()
    throw thrown
  }
}
