/** The app on one page: each command and the function that answers it. Mapping only. */
import type { Handlers } from '../../../shared/contract/index.ts'
import type { EngineCheck } from '../../../shared/contract/settings.ts'
import type { AboutSession } from '../../views/settings/aboutSession.ts'
import type { HostRules } from '../parts/hostRules.ts'
import type { CacheSession } from '../../views/settings/cacheSession.ts'
import type { AppCommands } from '../../views/settings/appCommands.ts'
import type { CleaningRun } from '../../views/history/cleaningRun.ts'
import type { UndoWork } from '../../views/history/undoWork.ts'
import type { CollectionSession } from '../../views/collection/collectionSession.ts'
import type { OutsidePrograms } from '../../views/library/outsidePrograms.ts'
import type { FolderCommands } from '../../views/folders/folderCommands.ts'
import { after } from './after.ts'
import { collectionHandlersOf } from './collectionHandlers.ts'
import { aiHandlersOf, type AiDomains } from './aiHandlers.ts'
import { checkupHandlersOf, type CheckupDomains } from './checkupHandlers.ts'
import { playersHandlersOf, type PlayersDomains } from './playersHandlers.ts'
import { pairsHandlersOf, type PairsDomains } from './pairsHandlers.ts'
import { historyHandlersOf, type HistoryDomains } from './historyHandlers.ts'
import { insideHandlersOf, type InsideDomains } from './insideHandlers.ts'
import { deskHandlersOf, type DeskDomains } from './deskHandlers.ts'
import { reviewHandlersOf } from './reviewHandlers.ts'
import { runsHandlersOf, type RunsDomains } from './runsHandlers.ts'
import { searchHandlersOf, type SearchDomains } from './searchHandlers.ts'
import { uploadHandlersOf, type UploadDomains } from './uploadHandlers.ts'
import { wantedHandlersOf } from './wantedHandlers.ts'
import { writtenHandlersOf, type WrittenDomains } from './writtenHandlers.ts'
import type { PlanEstimates } from '../../views/plan/making/planEstimates.ts'
import type { PlanCommands } from '../../views/plan/planCommands.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { ReviewSession } from '../../views/review/reviewSession.ts'
import type { ScopeVerbs } from '../../views/scope/scopeVerbs.ts'
import type { TitleActs } from '../../views/search/titleActs.ts'
import type { SettingsSession } from '../../views/settings/settingsSession.ts'
import type { SupportSession } from '../../views/settings/supportSession.ts'
import type { UpdatesSession } from '../../views/updates/updatesSession.ts'
import type { UsageSession } from '../../views/settings/usageSession.ts'
import type { WatchSession } from '../../views/watch/watchSession.ts'
import { appHandlers } from './appHandlers.ts'
import { libraryHandlers } from './libraryHandlers.ts'
import { planMakingHandlers } from './planMakingHandlers.ts'

export interface Domains
  extends
    AiDomains,
    DeskDomains,
    CheckupDomains,
    HistoryDomains,
    InsideDomains,
    PairsDomains,
    Pick<WrittenDomains, 'another'>,
    PlayersDomains,
    RunsDomains,
    SearchDomains,
    UploadDomains {
  readonly app: AppCommands
  readonly about: AboutSession
  readonly library: LibrarySession
  readonly folders: FolderCommands
  readonly collection: CollectionSession
  readonly outside: OutsidePrograms
  readonly plan: PlanCommands
  readonly estimates: PlanEstimates
  readonly review: ReviewSession
  readonly usage: UsageSession
  readonly titleActs: TitleActs
  readonly cleaningRun: CleaningRun
  /** Undo and bringing back: ended with the window. */
  readonly undoing: Pick<UndoWork, 'cancel' | 'idle'>
  readonly scopeVerbs: ScopeVerbs
  readonly settings: SettingsSession
  readonly wanted: HostRules
  readonly checkEngines: (signal: AbortSignal) => Promise<EngineCheck[]>
  /** The downloaded archives that are kept. */
  readonly cache: CacheSession
  readonly support: SupportSession
  readonly updates: UpdatesSession
  readonly watch: WatchSession
}

export function handlersOf(domains: Domains): Handlers {
  const {
    app,
    about,
    library,
    folders,
    outside,
    plan,
    estimates,
    usage,
    titleActs,
    strays,
    cleaning,
    cleaningRun,
    scopeVerbs,
    settings,
    wanted,
    watch,
    signal,
  } = domains
  return {
    ...appHandlers(app, outside),
    'about.state': () => about.state(),
    'about.licence': ({ packageId, offset }) => about.licence(packageId, offset),
    'about.bill': () => about.bill(),

    ...libraryHandlers(library),
    'scope.play': ({ scope }) => after(() => scopeVerbs.play(scope)),
    'scope.showInFolder': ({ scope }) => after(() => scopeVerbs.showInFolder(scope)),
    'scope.desk': async ({ scope }) => scopeVerbs.desk(scope),
    'scope.list': ({ scope }) => scopeVerbs.list(scope),
    'cleaning.start': (order) => cleaningRun.start(order),
    'cleaning.state': async () => cleaningRun.state(),
    'cleaning.cancel': () => after(() => cleaningRun.cancel()),
    'library.showSkipped': ({ skippedId }) => after(() => outside.showFound(library.skippedPath(skippedId))),
    'library.video': async ({ videoId }) => app.video(videoId),
    'library.scan': () => after(() => folders.scanAll()),
    'library.cancelScan': () => after(() => library.cancelScan()),
    'video.setTitle': async (choice) => titleActs.set(choice),
    'video.forgetTitle': async ({ videoId }) => titleActs.forget(videoId),
    'video.undoTitle': ({ undoId }) => after(() => titleActs.undo(undoId)),
    'video.renameSidecar': (choice) => strays.rename(choice),
    'video.cleanable': (choice) => cleaning.cleanable(choice, signal),
    'video.clean': (choice) => after(() => cleaning.clean(choice, signal)),
    'video.undoRename': ({ renameId }) => after(() => strays.undo(renameId)),
    'library.showInFolder': ({ videoId }) => after(() => outside.showVideo(videoId)),
    'library.play': ({ videoId }) => after(() => outside.play(videoId)),
    'folders.browse': ({ placeId, files }) => folders.browse(placeId, files),
    'folders.add': ({ placeId }) => folders.add(placeId),
    'folders.addDropped': ({ dropId }) => folders.addDropped(dropId),
    'folders.choose': () => folders.choose(),
    'folders.addSample': () => folders.addSample(),
    'folders.remove': ({ folderId }) => folders.remove(folderId),
    ...collectionHandlersOf(domains),

    'plan.state': async () => plan.state(),
    ...planMakingHandlers({ plan, estimates, signal }),
    'plan.cancel': () => after(() => plan.cancel()),
    'plan.page': async (query) => plan.page(query),
    'plan.groups': async (filter) => plan.groups(filter),
    'plan.candidates': async ({ rowId }) => plan.candidates(rowId),
    'plan.preview': ({ rowId, candidateId }) => plan.preview(rowId, candidateId, signal),
    'plan.choose': async (choice) => plan.choose(choice),
    'plan.setTitle': (choice) => titleActs.setInPlan(choice),
    'plan.renameYours': async ({ rowId }) => strays.rename(plan.strayOf(rowId)),
    'plan.run': () => after(() => plan.run()),
    'plan.pause': () => after(() => plan.pause()),
    'plan.resume': () => after(() => plan.resume()),
    ...reviewHandlersOf(domains),
    ...runsHandlersOf(domains),
    ...writtenHandlersOf(domains),

    'usage.state': async () => usage.read(),
    'usage.refresh': () => usage.refresh(signal),
    'usage.entries': async (query) => usage.entries(query),
    'usage.days': async ({ days }) => usage.days(days),

    ...aiHandlersOf(domains),

    ...historyHandlersOf(domains),

    ...wantedHandlersOf(wanted),

    'settings.read': async () => settings.read(),
    'settings.write': async ({ key, value }) => settings.write(key, value),
    'settings.setSecret': ({ name, value }) => settings.setSecret(name, value),
    'settings.forgetService': ({ address }) => settings.forgetService(address),
    'settings.chooseWhisper': async ({ placeId }) => {
      const path = await folders.pathOf(placeId)
      return path === null ? settings.read() : settings.setFolder('engines.whisperFolder', path)
    },
    'settings.chooseFfmpeg': async ({ placeId }) => {
      const path = await folders.pathOf(placeId)
      return path === null ? settings.read() : settings.setFolder('ffmpeg', path)
    },
    'settings.checkEngines': () => domains.checkEngines(signal),
    'settings.tryLanguages': async ({ languages }) => app.tryLanguages(languages),
    'settings.cache': async () => domains.cache.state(),
    'settings.clearCache': () => domains.cache.clear(),
    'settings.testService': ({ key }) => settings.tryKey(key, () => usage.test(signal)),

    'support.make': () => domains.support.make(),
    'support.save': ({ reportId, omitted: skipped }) => domains.support.save(reportId, skipped),

    'updates.state': async () => domains.updates.state(),
    'updates.check': () => after(() => domains.updates.check()),
    'updates.install': () => after(() => domains.updates.install()),

    ...searchHandlersOf(domains),
    ...uploadHandlersOf(domains),
    ...deskHandlersOf(domains),
    ...checkupHandlersOf(domains),
    ...playersHandlersOf(domains),
    ...pairsHandlersOf(domains),
    ...insideHandlersOf(domains),

    'watch.state': async () => watch.state(),
    'watch.turn': ({ isOn }) => after(() => watch.turn(isOn)),
    'watch.pause': ({ isPaused }) => after(() => watch.pause(isPaused)),
    'watch.checkNow': () => after(() => watch.checkNow()),
    'watch.waiting': async (window) => watch.waiting(window),
    'watch.setOption': ({ option, value }) => after(() => watch.setOption(option, value)),
  }
}
