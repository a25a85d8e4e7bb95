/** Builds the object graph: the only file that knows every part. A face of the app opens an engine and asks it. */
import { randomBytes } from 'node:crypto'
import { AppError } from '../shared/errors.ts'
import { createAiJobs, type AiJobs } from './ai/aiJobs.ts'
import type { SurveyParts } from './batch/surveyLibrary.ts'
import { openDatabase, type Database } from './database/database.ts'
import { lockOwner, type OwnerLock } from './database/ownerLock.ts'
import { createLibraryIndex, type LibraryIndex } from './library/libraryIndex.ts'
import { readIds } from './library/readIds.ts'
import { readMediaInfo } from './library/readMediaInfo.ts'
import { createScanThread } from './library/scanThread.ts'
import { createTitleMemory, type TitleMemory } from './matching/titleMemory.ts'
import { createParkedWants, type ParkedWants } from './plan/parkedWants.ts'
import { createQuotaLedger, type QuotaLedger } from './plan/quotaLedger.ts'
import { openHome, type Home } from './settings/home.ts'
import { createFileSecrets, type Secrets } from './settings/secrets.ts'
import { createSettings, type Settings, type SettingsStore } from './settings/settings.ts'
import { realDisk } from './sidecar/disk.ts'
import { createHistory, type History, type HistoryScope } from './sidecar/history.ts'
import { createFolderNames } from './sidecar/folderNames.ts'
import { recover } from './sidecar/recover.ts'
import { createTrash, type Trash } from './sidecar/trash.ts'
import { undo, type Undone } from './sidecar/undo.ts'
import { createSidecarRenames, type SidecarRenames } from './watch/renameSidecar.ts'

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
}

export interface Engine {
  readonly home: Home
  readonly files: AppFiles
  readonly db: Database
  /** As they are at this moment. */
  readonly settings: Settings
  readonly settingsStore: SettingsStore
  readonly secrets: Secrets
  readonly history: History
  readonly trash: Trash
  readonly ledger: QuotaLedger
  readonly libraryIndex: LibraryIndex
  readonly memory: TitleMemory
  readonly parked: ParkedWants
  readonly aiJobs: AiJobs
  readonly survey: SurveyParts
  readonly renames: SidecarRenames
  readonly env: EngineOptions['env']
  /** Takes written files away again. */
  undo(scope: HistoryScope): Promise<readonly Undone[]>
  close(): void
}

export const newId = () => randomBytes(8).toString('hex')

/** @throws AppError 'home.unusable', 'home.locked', 'input.invalid' for an override that does not suit. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const home = openHome(options.homeFolder)
  const lock: OwnerLock | null = options.isOwner ? lockOwner(home.ownerLock) : null
  const db = openOwnDatabase(home)
  const nowMs = Date.now
  const settingsStore = createSettings(db)
  const history = createHistory(db, { nowMs, newBatchId: newId })
  const ledger = createQuotaLedger(db, { nowMs })
  const trash = createTrash(home.trash)
  const parts = { disk: realDisk, history, trash, newId }
  const renames = createSidecarRenames({ db, disk: realDisk, names: createFolderNames(realDisk), newId, nowMs })
  if (lock) {
    ledger.recover()
    await recover(parts)
    await renames.recover()
  }
  const libraryIndex = createLibraryIndex({ database: db, readMediaInfo, readIds })
  const scan = createScanThread(options.files.scanWorker)
  const readSettings = () => settingsStore.readWith(options.overrides ?? {})
  readSettings()
  return {
    home,
    files: options.files,
    db,
    get settings() {
      return readSettings()
    },
    settingsStore,
    secrets: options.secrets ?? createFileSecrets(home.secrets, realDisk),
    history,
    trash,
    ledger,
    libraryIndex,
    memory: createTitleMemory(db, { nowMs }),
    parked: createParkedWants(db, { nowMs }),
    aiJobs: createAiJobs(db, { nowMs }),
    survey: {
      scan: (root, signal) => scan({ root, signal, minimumBytes: readSettings().minimumVideoBytes }),
      describe: (files) => libraryIndex.describeAll(files),
      remember: (root, files, isComplete) => libraryIndex.rememberScan(root, files, isComplete),
      writtenLanguage: (path) => history.ownerOf(path)?.language ?? null,
    },
    renames,
    env: options.env,
    undo: (scope) => undo(parts, scope),
    close() {
      db.close()
      lock?.release()
    },
  }
}

function openOwnDatabase(home: Home): Database {
  try {
    return openDatabase(home.database)
  } catch (thrown) {
    throw new AppError(
      'home.unusable',
      `Undertitle cannot open its database ${home.database}. Check that the disk has room and the file is yours, or name another home with --home.`,
      thrown,
    )
  }
}
