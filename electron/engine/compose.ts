/** Builds the object graph: the only file that knows every part. A face of the app opens an engine and asks it. */
import { randomBytes } from 'node:crypto'
import { createAiJobs, type AiJobs } from '../ai/aiJobs.ts'
import { createDeliveredTexts, type DeliveredTexts } from '../clean/deliveredTexts.ts'
import type { SurveyParts } from '../batch/surveyLibrary.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { keepCopy, openOrMend, type Opened } from '../database/mend.ts'
import { lockOwner, type OwnerLock } from '../database/ownerLock.ts'
import { tidyCache } from '../download/tidyCache.ts'
import { createLibraryIndex, type LibraryIndex } from '../library/libraryIndex.ts'
import { readIds } from '../library/media/readIds.ts'
import { readMediaInfo } from '../library/media/readMediaInfo.ts'
import { createScanThread } from '../library/scan/scanThread.ts'
import { noLog, type Log } from '../log/createLog.ts'
import { redactedSecrets, loggedHistory, loggedJobs, loggedSettings, logUndone } from './logged.ts'
import { createTitleMemory, type TitleMemory } from '../matching/titleMemory.ts'
import { createParkedGaps, type ParkedGaps } from '../plan/parkedGaps.ts'
import { createQuotaLedger, type QuotaLedger } from '../quota/quotaLedger.ts'
import { openDataFolder, type DataFolder } from '../settings/dataFolder.ts'
import { createFileSecrets, type Secrets } from '../settings/secrets.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import { createSettings, type SettingsStore } from '../settings/settings.ts'
import { realDisk } from '../disk/disk.ts'
import { createHistory, type History } from '../sidecar/history.ts'
import type { HistoryScope } from '../sidecar/historyScope.ts'
import { createFolderNames, type FolderNames } from '../sidecar/folderNames.ts'
import { recover } from '../sidecar/recover.ts'
import { createTrash, type Trash } from '../sidecar/trash.ts'
import { undo, type Undone } from '../sidecar/undo.ts'
import { readVideoContent } from '../sidecar/videoContent.ts'
import { createSidecarRenames, type SidecarRenames } from '../sidecar/renameSidecar.ts'

/** Files of the app itself that threads and the demo start from; they lie elsewhere as source and as built. */
export interface AppFiles {
  readonly serviceWorker: URL
  readonly archiveWorker: URL
  readonly scanWorker: URL
  readonly watchWorker: URL
  /** Folder of the sample catalogue. */
  readonly sample: string
}

export interface EngineOptions {
  readonly homeFolder: string
  readonly files: AppFiles
  readonly env: Readonly<Record<string, string | undefined>>
  /** Settings that hold for this run only: key → value. */
  readonly overrides?: Readonly<Record<string, string>>
  /** Where keys and tokens are kept; a file of the home unless told otherwise. */
  readonly secrets?: Secrets
  /** True for whatever writes beside videos: one owner a home at a time. */
  readonly isOwner: boolean
  /** Begins to be kept in the home; none unless told. */
  readonly log?: Log
}

export interface Engine {
  readonly dataFolder: DataFolder
  /** What was mended while opening, for a person; null when all was well. */
  readonly note: string | null
  readonly files: AppFiles
  readonly db: Database
  /** As they are at this moment. */
  readonly settings: Settings
  readonly settingsStore: SettingsStore
  readonly secrets: Secrets
  readonly history: History
  readonly trash: Trash
  /** What cleaned files were before. */
  readonly deliveredTexts: DeliveredTexts
  readonly ledger: QuotaLedger
  readonly libraryIndex: LibraryIndex
  readonly memory: TitleMemory
  readonly parked: ParkedGaps
  readonly aiJobs: AiJobs
  readonly survey: SurveyParts
  /** What is known of folders that are written in: one for all that writes beside videos. */
  readonly names: FolderNames
  readonly renames: SidecarRenames
  readonly env: EngineOptions['env']
  readonly log: Log
  /** Takes written files away again. */
  undo(scope: HistoryScope): Promise<readonly Undone[]>
  close(): void
}

export const newId = () => randomBytes(8).toString('hex')

/** @throws AppError 'home.unusable', 'home.locked', 'input.invalid' for an override that does not suit. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const dataFolder = openDataFolder(options.homeFolder)
  const { log = noLog } = options
  const { write: note } = log
  log.keepIn(dataFolder.log)
  const lock: OwnerLock | null = options.isOwner ? lockOwner(dataFolder.ownerLock) : null
  const { db, note: mended } = openOwnDatabase(dataFolder, lock)
  if (mended !== null) note('warn', 'home.mended', { message: mended })
  const nowMs = Date.now
  const showPaths = (settings: Settings) => log.showWholePaths(settings['log.wholePaths'])
  const settingsStore = loggedSettings(createSettings(db), { note, changed: showPaths })
  const readSettings = () => settingsStore.readWith(options.overrides ?? {})
  try {
    showPaths(readSettings())
  } catch (thrown) {
    db.close()
    lock?.release()
    throw thrown
  }
  const history = loggedHistory(createHistory(db, { nowMs, newBatchId: newId }), note)
  const ledger = createQuotaLedger(db, { nowMs })
  const trash = createTrash(dataFolder.trash)
  const parts = { disk: realDisk, history, trash, newId }
  const names = createFolderNames(realDisk)
  const renames = createSidecarRenames({ db, disk: realDisk, names, newId, nowMs, contentOf: readVideoContent })
  if (lock) {
    ledger.recover()
    await recover(parts)
    await tidyCache({ db, folder: dataFolder.cache })
    await renames.recover()
  }
  const libraryIndex = createLibraryIndex({ database: db, readMediaInfo, readIds })
  const scan = createScanThread(options.files.scanWorker)
  return {
    dataFolder,
    note: mended,
    files: options.files,
    db,
    get settings() {
      return readSettings()
    },
    settingsStore,
    secrets: redactedSecrets(options.secrets ?? createFileSecrets(dataFolder.secrets, realDisk), (secret) =>
      log.hide(secret),
    ),
    history,
    trash,
    deliveredTexts: createDeliveredTexts(db, (id) => history.get(id)),
    ledger,
    libraryIndex,
    memory: createTitleMemory(db, { nowMs }),
    parked: createParkedGaps(db, { nowMs }),
    aiJobs: loggedJobs(createAiJobs(db, { nowMs }), note),
    survey: {
      scan: (root, signal) => scan({ root, signal, minimumBytes: readSettings().minimumVideoBytes }),
      libraryIndex,
      history,
    },
    names,
    renames,
    env: options.env,
    log,
    async undo(scope) {
      const results = await undo(parts, scope)
      logUndone(results, note)
      return results
    },
    close() {
      if (lock) keepCopy(db, dataFolder.database, Date.now())
      db.close()
      lock?.release()
    },
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
