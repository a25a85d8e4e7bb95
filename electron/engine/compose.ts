/** Builds the object graph: the only file that knows every part. A face of the app opens an engine and asks it. */
import { join } from 'node:path'
import { createAiJobs, type AiJobs } from '../ai/aiJobs.ts'
import { createDeliveredTexts, type DeliveredTexts } from '../clean/deliveredTexts.ts'
import type { PlayerTeller } from '../batch/players/playerTeller.ts'
import { tellingHistory, tellingNames } from '../batch/players/tellingHistory.ts'
import type { SurveyParts } from '../batch/surveyLibrary.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { keepCopy, openOrMend, type Opened } from '../database/mend.ts'
import { lockOwner, type OwnerLock } from '../database/ownerLock.ts'
import { tidyCache } from '../download/cache/tidyCache.ts'
import { createLibraryIndex, type LibraryIndex } from '../library/libraryIndex.ts'
import { readIds } from '../library/media/readIds.ts'
import { readMediaInfo } from '../library/media/readMediaInfo.ts'
import { createScanThread } from '../library/scan/scanThread.ts'
import { noLog, type Log } from '../log/createLog.ts'
import { redactedSecrets, loggedHistory, loggedJobs, loggedRuns, loggedSettings, logUndone } from './logged.ts'
import { createCloseListener, type CloseListener } from '../media/closeListener.ts'
import { createMediaCache } from '../media/mediaCache.ts'
import { ffmpegIn } from '../media/mediaTools.ts'
import { listen } from '../media/readMedia.ts'
import { createSoundBook, type SoundBook } from '../media/soundBook.ts'
import { createTitleMemory, type TitleMemory } from '../matching/titleMemory.ts'
import { createHandChoices, type HandChoices } from '../plan/handChoices.ts'
import { createNotFoundWishes, type NotFoundWishes } from '../plan/notFoundWishes.ts'
import { createParkedGaps, type ParkedGaps } from '../plan/parkedGaps.ts'
import { createWantedRules, type WantedRules } from '../wanted/wantedRules.ts'
import type { WishRules } from '../wanted/wish.ts'
import { createQuotaLedger, type QuotaLedger } from '../quota/quotaLedger.ts'
import { createRunPages, type RunPages } from '../runs/runPages.ts'
import { createRuns, type Runs } from '../runs/runs.ts'
import { openDataFolder, type DataFolder } from '../settings/dataFolder.ts'
import { createFileSecrets, type Secrets } from '../settings/secrets.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import { createSettings, type SettingsStore } from '../settings/settings.ts'
import { realDisk } from '../disk/disk.ts'
import { createHistory, type History } from '../sidecar/history/history.ts'
import type { HistoryScope } from '../sidecar/history/historyScope.ts'
import { createFolderNames, type FolderNames } from '../sidecar/publish/folderNames.ts'
import { recover } from '../sidecar/publish/recover.ts'
import { createTimingBook, type TimingBook } from '../timing/timingBook.ts'
import { createTrash, type Trash } from '../sidecar/trash/trash.ts'
import type { Undone } from '../sidecar/trash/undo.ts'
import type { BroughtBack } from '../sidecar/trash/bringBackUndone.ts'
import { readVideoContent } from '../sidecar/history/videoContent.ts'
import { createSidecarRenames, type SidecarRenames } from '../sidecar/rename/renameSidecar.ts'
import type { DigestNotice } from '../watch/digestNotice.ts'
import { openOutside, type Outside } from './openOutside.ts'
import { createUndoRuns } from '../batch/undoRuns.ts'
import { systemClock } from '../../node/clock.ts'
import { hasEar, type EarFiles } from '../../node/ear/earFiles.ts'
import { randomIds } from '../../node/ids.ts'

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
  /** Tells media servers where something was written. */
  readonly teller: PlayerTeller
  readonly digestNotice: DigestNotice
  /** What both are made of. */
  readonly outside: Outside
  readonly history: History
  /** Everything that the app does for a person or by itself, as one row each; and how these rows are read. */
  readonly runs: Runs
  readonly runPages: RunPages
  readonly trash: Trash
  /** What cleaned files were before. */
  readonly deliveredTexts: DeliveredTexts
  readonly ledger: QuotaLedger
  readonly libraryIndex: LibraryIndex
  readonly memory: TitleMemory
  readonly parked: ParkedGaps
  /** What a person decided about wishes, whatever plan they are in. */
  readonly handChoices: HandChoices
  /** What the service was asked for in vain, by whatever run. */
  readonly notFound: NotFoundWishes
  /** What is wanted where, and what is ignored. */
  readonly rules: WantedRules
  readonly aiJobs: AiJobs
  readonly survey: SurveyParts
  /** What is known of folders that are written in: one for all that writes beside videos. */
  readonly names: FolderNames
  readonly renames: SidecarRenames
  /** How loud films are; listened to once. */
  readonly sounds: SoundBook
  /** What was measured of the timing of subtitles. */
  readonly timingBook: TimingBook
  /** Hears voices in loud music; null where its files are not there. */
  readonly closeListener: CloseListener | null
  /** The ffmpeg that is used. */
  readonly ffmpeg: string
  readonly env: EngineOptions['env']
  readonly log: Log
  /** Takes written files away again, as a run of its own. */
  undo(scope: HistoryScope): Promise<readonly Undone[]>
  /** Takes an undo back. @throws AppError 'input.invalid' where nothing was taken away */
  bringBack(runId: string): Promise<readonly BroughtBack[]>
  close(): void
}

/** @throws AppError 'home.unusable', 'home.locked', 'input.invalid' for an override that does not suit. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const dataFolder = openDataFolder(options.homeFolder)
  const { log = noLog } = options
  const { write: note } = log
  log.keepIn(dataFolder.log)
  const lock: OwnerLock | null = options.isOwner ? lockOwner(dataFolder.ownerLock) : null
  const { db, note: mended } = openOwnDatabase(dataFolder, lock)
  if (mended !== null) note('warn', 'home.mended', { message: mended })
  const clock = systemClock
  const showPaths = (settings: Settings) => log.showWholePaths(settings['log.wholePaths'])
  const settingsStore = loggedSettings(createSettings(db), { note, changed: showPaths })
  const readSettings = readerOf(settingsStore, options, () => {
    db.close()
    lock?.release()
  })
  showPaths(readSettings())
  const secrets = redactedSecrets(options.secrets ?? createFileSecrets(dataFolder.secrets, realDisk), (secret) =>
    log.hide(secret),
  )
  const outside = openOutside(db, {
    ...{ settings: readSettings, secrets, note, systemLanguages: languagesOf(options) },
    isOffline: options.isOffline ?? false,
  })
  const { teller } = outside
  const history = tellingHistory(loggedHistory(createHistory(db, { clock, ids: randomIds }), note), teller)
  const runs = loggedRuns(createRuns(db, { clock, ids: randomIds }), note)
  const runPages = createRunPages(db)
  const ledger = createQuotaLedger(db, clock)
  const trash = createTrash(dataFolder.trash)
  const parts = { disk: realDisk, history, trash, ids: randomIds }
  const names = tellingNames(createFolderNames(realDisk), teller)
  const renames = createSidecarRenames({
    db,
    disk: realDisk,
    names,
    ids: randomIds,
    clock,
    contentOf: readVideoContent,
  })
  if (lock) {
    ledger.recover()
    await recover(parts)
    // After the files: what a dying run has written all the same is known by now.
    runs.recover()
    await tidyCache({ db, folder: dataFolder.cache })
    await renames.recover()
  }
  const undoRuns = createUndoRuns({ files: parts, history, runs, pages: runPages })
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
    secrets,
    teller,
    digestNotice: outside.digestNotice,
    outside,
    history,
    runs,
    runPages,
    trash,
    deliveredTexts: createDeliveredTexts(db, (id) => history.get(id)),
    ledger,
    libraryIndex,
    memory: createTitleMemory(db, clock),
    parked: createParkedGaps(db, clock),
    handChoices: createHandChoices(db, clock),
    notFound: createNotFoundWishes(db, clock),
    rules: createWantedRules({
      db,
      clock,
      settings: { read: readSettings },
      fixed: fixedRules(options.overrides ?? {}),
    }),
    aiJobs: loggedJobs(createAiJobs(db, clock), note),
    survey: {
      scan: (root, signal) => scan({ root, signal, minimumBytes: readSettings().minimumVideoBytes }),
      libraryIndex,
      history,
    },
    names,
    renames,
    ...openSounds(dataFolder, options.files.ear),
    timingBook: createTimingBook({ db, history, disk: realDisk, clock }),
    get ffmpeg() {
      return ffmpegIn(readSettings().ffmpeg)
    },
    env: options.env,
    log,
    async undo(scope) {
      const results = await undoRuns.undo(scope)
      logUndone(results, note)
      return results
    },
    bringBack: (runId) => undoRuns.bringBack(runId),
    close() {
      outside.close()
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

/** 'pt_BR.UTF-8' → 'pt-BR'. */
function languagesOf({ systemLanguages, env }: EngineOptions): readonly string[] {
  const named = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return systemLanguages ?? [named.replace(/[.@].*$/, '').replace('_', '-')]
}

const mostSoundBytes = 100 * 2 ** 20

function openSounds({ cache: folder }: DataFolder, files: EarFiles): Pick<Engine, 'sounds' | 'closeListener'> {
  const cache = createMediaCache({ folder: join(folder, 'sound'), mostBytes: mostSoundBytes, ids: randomIds })
  const keyOf = async (path: string) => (await readVideoContent(path))?.partialHash ?? null
  return {
    sounds: createSoundBook({ cache, keyOf, listen }),
    closeListener: hasEar(files) ? createCloseListener({ files, cache, keyOf, clock: systemClock }) : null,
  }
}

/** What is said for a run alone wins over the rules of every folder and title. */
function fixedRules(overrides: Readonly<Record<string, string>>): ReadonlySet<keyof WishRules> {
  const ruleOf = { languages: 'wishes', hearingImpaired: 'hearingImpaired', forced: 'forced' } as const
  return new Set(Object.entries(ruleOf).flatMap(([setting, rule]) => (setting in overrides ? [rule] : [])))
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
