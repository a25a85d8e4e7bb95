/** Builds the object graph: the only file that knows every part. A face of the app opens an engine and asks it. */
import { join } from 'node:path'
import { createAiJobs, type AiJobs } from '../ai/aiJobs.ts'
import { createDeliveredTexts, type DeliveredTexts } from '../clean/deliveredTexts.ts'
import type { PlayerTeller } from '../batch/players/playerTeller.ts'
import { tellingHistory, tellingNames } from '../batch/players/tellingHistory.ts'
import type { SurveyParts } from '../batch/surveyLibrary.ts'
import { tidyCache } from '../download/cache/tidyCache.ts'
import { createLibraryIndex, type LibraryIndex } from '../library/libraryIndex.ts'
import { readIds } from '../library/media/readIds.ts'
import { readMediaInfo } from '../library/media/readMediaInfo.ts'
import { createTakenVideos, type TakenVideos } from '../library/takenVideos.ts'
import { createScanThread } from '../library/scan/scanThread.ts'
import { indexedHistory } from './indexedHistory.ts'
import { loggedHistory, loggedJobs, loggedRuns, logUndone } from './logged.ts'
import { openCore, type EngineCore, type EngineOptions } from './openCore.ts'
import { createCloseListener, type CloseListener } from '../media/closeListener.ts'
import { createMediaCache } from '../media/mediaCache.ts'
import { chooseFfmpeg, type ChosenFfmpeg } from '../../node/programs/chooseFfmpeg.ts'
import { listen } from '../media/readMedia.ts'
import { createSoundBook, type SoundBook } from '../media/soundBook.ts'
import { createLearntNames, type LearntNames } from '../matching/learntNames.ts'
import { createTitleMemory, type TitleMemory } from '../matching/titleMemory.ts'
import { createHandChoices, type HandChoices } from '../plan/handChoices.ts'
import { createNotFoundWishes, type NotFoundWishes } from '../plan/notFoundWishes.ts'
import { createParkedGaps, type ParkedGaps } from '../plan/parkedGaps.ts'
import { createWantedRules, type WantedRules } from '../wanted/wantedRules.ts'
import type { WishRules } from '../wanted/wish.ts'
import { createRunPages, type RunPages } from '../runs/runPages.ts'
import { createRuns, type Runs } from '../runs/runs.ts'
import type { DataFolder } from '../settings/dataFolder.ts'
import { realDisk } from '../disk/disk.ts'
import { createHistory, type History } from '../sidecar/history/history.ts'
import type { HistoryScope } from '../sidecar/history/historyScope.ts'
import { createFolderNames, type FolderNames } from '../sidecar/publish/folderNames.ts'
import { recover } from '../sidecar/publish/recover.ts'
import { createLanguageDoubts, type LanguageDoubts } from '../checkup/languageDoubts.ts'
import { createDraftBook, type DraftBook } from '../timing/draftBook.ts'
import { createTimingBook, type TimingBook } from '../timing/timingBook.ts'
import { createTrash, type Trash } from '../sidecar/trash/trash.ts'
import type { Undone } from '../sidecar/trash/undo.ts'
import type { BroughtBack } from '../sidecar/trash/bringBackUndone.ts'
import { readVideoContent } from '../sidecar/history/videoContent.ts'
import { createSidecarRenames, type SidecarRenames } from '../sidecar/rename/renameSidecar.ts'
import type { DigestNotice } from '../watch/digestNotice.ts'
import { openOutside, type Outside } from './openOutside.ts'
import { createUndoRuns, type UndoFollower } from '../batch/undoRuns.ts'
import { systemClock } from '../../node/clock.ts'
import { hasEar, type EarFiles } from '../../node/ear/earFiles.ts'
import { randomIds } from '../../node/ids.ts'

export interface Engine extends EngineCore {
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
  readonly libraryIndex: LibraryIndex
  readonly memory: TitleMemory
  readonly learntNames: LearntNames
  readonly parked: ParkedGaps
  /** What a person decided about wishes, whatever plan they are in. */
  readonly handChoices: HandChoices
  /** What the service was asked for in vain, by whatever run. */
  readonly notFound: NotFoundWishes
  /** What is wanted where, and what is ignored. */
  readonly rules: WantedRules
  readonly aiJobs: AiJobs
  readonly survey: SurveyParts
  readonly takenVideos: TakenVideos
  /** What is known of folders that are written in: one for all that writes beside videos. */
  readonly names: FolderNames
  readonly renames: SidecarRenames
  /** How loud films are; listened to once. */
  readonly sounds: SoundBook
  /** What was measured of the timing of subtitles. */
  readonly timingBook: TimingBook
  /** What was edited by hand and is not kept yet. */
  readonly drafts: DraftBook
  /** Subtitles whose text is in another language than their name says. */
  readonly languageDoubts: LanguageDoubts
  /** Hears voices in loud music; null where its files are not there. */
  readonly closeListener: CloseListener | null
  /** The ffmpeg that is used, and where it is from. */
  readonly chosenFfmpeg: ChosenFfmpeg
  /** Its program alone. */
  readonly ffmpeg: string
  /** Takes written files away again, as a run of its own. */
  undo(scope: HistoryScope, follower?: UndoFollower<Undone>): Promise<readonly Undone[]>
  /** Takes an undo back. @throws AppError 'input.invalid' where nothing was taken away */
  bringBack(runId: string, follower?: UndoFollower<BroughtBack>): Promise<readonly BroughtBack[]>
}

/** @throws AppError 'home.unusable', 'home.locked', 'input.invalid' for an override that does not suit. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  // First of all: its thread loads while the database is opened.
  const scan = createScanThread(options.files.scanWorker, options)
  const core = openCore(options)
  const { dataFolder, db, ledger, secrets, log } = core
  const { write: note } = log
  const clock = systemClock
  const readSettings = () => core.settings
  const outside = openOutside(db, {
    ...{ settings: { read: readSettings }, secrets, note, systemLanguages: languagesOf(options) },
    isOffline: options.isOffline ?? false,
  })
  const { teller } = outside
  const libraryIndex = createLibraryIndex({ database: db, readMediaInfo, readIds })
  const bareHistory = createHistory(db, { clock, ids: randomIds })
  const history = tellingHistory(loggedHistory(indexedHistory(bareHistory, { db, index: libraryIndex }), note), teller)
  const runs = loggedRuns(createRuns(db, { clock, ids: randomIds }), note)
  const runPages = createRunPages(db)
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
  if (options.isOwner) {
    ledger.recover()
    await recover(parts)
    // After the files: what a dying run has written all the same is known by now.
    runs.recover()
    await tidyCache({ db, folder: dataFolder.cache })
    await renames.recover()
  }
  const undoRuns = createUndoRuns({ files: parts, history, runs, pages: runPages })
  const ffmpeg = () =>
    chooseFfmpeg({ named: readSettings().ffmpeg, bundled: options.files.ffmpeg, path: options.env['PATH'] ?? '' })
  const takenVideos = createTakenVideos(db)
  return {
    ...core,
    get settings() {
      return readSettings()
    },
    teller,
    digestNotice: outside.digestNotice,
    outside,
    history,
    runs,
    runPages,
    trash,
    deliveredTexts: createDeliveredTexts(db, (id) => history.get(id)),
    libraryIndex,
    takenVideos,
    memory: createTitleMemory(db, clock),
    learntNames: createLearntNames(db),
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
      scan: (root, signal) =>
        scan({ root, signal, minimumBytes: readSettings().minimumVideoBytes, taken: takenVideos.list() }),
      libraryIndex,
      history,
    },
    names,
    renames,
    ...openSounds(dataFolder, options.files.ear),
    timingBook: createTimingBook({ db, history, disk: realDisk, clock }),
    drafts: createDraftBook(db, clock),
    languageDoubts: createLanguageDoubts(db),
    get chosenFfmpeg() {
      return ffmpeg()
    },
    get ffmpeg() {
      return ffmpeg().program
    },
    async undo(scope, follower) {
      const results = await undoRuns.undo(scope, follower)
      logUndone(results, note)
      return results
    },
    bringBack: (runId, follower) => undoRuns.bringBack(runId, follower),
    close() {
      outside.close()
      core.close()
    },
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
