/** The app on one page: each command and the function that answers it. Mapping only. */
import type { Handlers } from '../../shared/contract/index.ts'
import type { EngineCheck } from '../../shared/contract/settings.ts'
import type { AboutSession } from '../views/settings/aboutSession.ts'
import type { AiSession } from '../views/ai/aiSession.ts'
import type { CacheSession } from '../views/settings/cacheSession.ts'
import type { AppCommands } from '../views/settings/appCommands.ts'
import type { CleaningSession } from '../views/history/cleaningSession.ts'
import type { FolderCommands } from '../views/folders/folderCommands.ts'
import type { OutsidePrograms } from '../views/library/outsidePrograms.ts'
import type { PlanCommands } from '../views/plan/planCommands.ts'
import type { HistorySession } from '../views/history/historySession.ts'
import type { LibrarySession } from '../views/library/librarySession.ts'
import type { SearchSession } from '../views/search/searchSession.ts'
import type { SettingsSession } from '../views/settings/settingsSession.ts'
import type { StrayRenames } from '../views/library/strayRenames.ts'
import type { SupportSession } from '../views/settings/supportSession.ts'
import type { TimingSession } from '../views/timing/timingSession.ts'
import type { UpdatesSession } from '../views/updates/updatesSession.ts'
import type { UploadSession } from '../views/upload/uploadSession.ts'
import type { UsageSession } from '../views/settings/usageSession.ts'
import type { WatchSession } from '../views/watch/watchSession.ts'

export interface Domains {
  readonly app: AppCommands
  readonly about: AboutSession
  readonly library: LibrarySession
  readonly folders: FolderCommands
  readonly outside: OutsidePrograms
  readonly plan: PlanCommands
  readonly usage: UsageSession
  readonly search: SearchSession
  readonly strays: StrayRenames
  readonly cleaning: CleaningSession
  readonly ai: AiSession
  readonly history: HistorySession
  readonly settings: SettingsSession
  readonly checkEngines: (signal: AbortSignal) => Promise<EngineCheck[]>
  /** The downloaded archives that are kept. */
  readonly cache: CacheSession
  readonly support: SupportSession
  readonly updates: UpdatesSession
  readonly upload: UploadSession
  readonly watch: WatchSession
  readonly timing: TimingSession
  /** Aborted when the host closes. */
  readonly signal: AbortSignal
}

export function handlersOf(domains: Domains): Handlers {
  const {
    app,
    about,
    library,
    folders,
    outside,
    plan,
    usage,
    search,
    strays,
    cleaning,
    ai,
    history,
    settings,
    upload,
    watch,
    timing,
    signal,
  } = domains
  return {
    'app.state': async () => app.state(),
    'app.endFirstRun': () => after(() => app.endFirstRun()),

    'about.state': () => about.state(),
    'about.licence': ({ packageId, offset }) => about.licence(packageId, offset),
    'about.bill': () => about.bill(),

    'library.state': async () => library.state(),
    'library.page': async (query) => library.page(query),
    'library.skipped': async ({ kind, ...rest }) => skipped(library, { ...rest, kind }),
    'library.video': async ({ videoId }) => app.video(videoId),
    'library.scan': () => after(() => folders.scanAll()),
    'library.cancelScan': () => after(() => library.cancelScan()),
    'video.setTitle': (choice) => after(() => search.setTitle(choice)),
    'video.forgetTitle': ({ videoId }) => after(() => search.forgetTitle(videoId)),
    'video.renameSidecar': (choice) => after(() => strays.rename(choice)),
    'video.cleanable': (choice) => cleaning.cleanable(choice, signal),
    'video.clean': (choice) => after(() => cleaning.clean(choice, signal)),
    'video.undoRename': ({ renameId }) => after(() => strays.undo(renameId)),
    'library.showInFolder': ({ videoId }) => after(() => outside.showVideo(videoId)),
    'library.play': ({ videoId }) => after(() => outside.play(videoId)),
    'folders.browse': ({ placeId }) => folders.browse(placeId),
    'folders.add': ({ placeId }) => folders.add(placeId),
    'folders.addDropped': ({ dropId }) => folders.addDropped(dropId),
    'folders.choose': () => folders.choose(),
    'folders.addSample': () => folders.addSample(),
    'folders.remove': ({ folderId }) => after(() => library.removeFolder(folderId)),

    'plan.state': async () => plan.state(),
    'plan.make': (scope) => after(() => plan.make(scope)),
    'plan.cancel': () => after(() => plan.cancel()),
    'plan.page': async (query) => plan.page(query),
    'plan.groups': async (filter) => plan.groups(filter),
    'plan.candidates': async ({ rowId }) => plan.candidates(rowId),
    'plan.preview': ({ rowId, candidateId }) => plan.preview(rowId, candidateId, signal),
    'plan.choose': async (choice) => plan.choose(choice),
    'plan.setTitle': async ({ rowId, titleId }) => {
      search.setTitle({ videoId: plan.videoIdOf(rowId), titleId })
      return plan.askShowAgain(rowId)
    },
    'plan.renameYours': ({ rowId }) => after(() => strays.rename(plan.strayOf(rowId))),
    'plan.run': () => after(() => plan.run()),
    'plan.pause': () => after(() => plan.pause()),
    'plan.resume': () => after(() => plan.resume()),
    'activity.state': async () => plan.activityState(),
    'activity.page': async (query) => plan.activityPage(query),
    'activity.retry': () => after(() => plan.retry()),
    'video.wrongNext': (file) => plan.wrongNext(file, signal),

    'usage.state': async () => usage.state(),
    'usage.refresh': () => usage.refresh(signal),
    'usage.entries': async (query) => usage.entries(query),
    'usage.days': async ({ days }) => usage.days(days),
    'search.titles': ({ text }) => search.titles(text, signal),
    'search.complete': ({ text }) => search.complete(text, signal),
    'search.subtitles': (wanted) => search.subtitles(wanted, signal),
    'search.download': (choice) => search.download(choice, signal),

    'ai.state': async () => ai.state(),
    'ai.page': async (query) => ai.page(query),
    'ai.translate': (order) => ai.translate(order, signal),
    'ai.transcribe': ({ videoId, language }) => after(() => ai.transcribe(videoId, language)),
    'ai.cancel': async ({ rowId }) => ai.cancel(rowId),
    'ai.retry': async ({ rowId }) => ai.retry(rowId),

    'history.page': async (query) => history.page(query),
    'history.batches': async () => history.batches(),
    'history.countUndo': async ({ scope }) => ({ files: history.countUndo(scope) }),
    'history.undo': ({ scope }) => history.undo(scope),
    'history.removed': async ({ rowId }) => cleaning.removed(rowId),
    'history.restoreDelivered': ({ rowId }) => cleaning.restore(rowId, signal),
    'history.renames': async (window) => strays.page(window),
    'subtitles.showInFolder': ({ file }) => after(() => outside.showSubtitle(file)),
    'subtitles.dragOut': ({ file }) => after(() => outside.dragSubtitle(file)),
    'trash.page': async (window) => history.trash(window),
    'trash.restore': ({ rowId }) => history.restore(rowId),
    'trash.empty': () => history.emptyTrash(),

    'settings.read': async () => settings.read(),
    'settings.write': async ({ key, value }) => settings.write(key, value),
    'settings.setSecret': ({ name, value }) => settings.setSecret(name, value),
    'settings.chooseWhisper': async ({ placeId }) => {
      const path = await folders.pathOf(placeId)
      return path === null ? settings.read() : settings.setWhisperFolder(path)
    },
    'settings.checkEngines': () => domains.checkEngines(signal),
    'settings.tryLanguages': async ({ languages }) => app.tryLanguages(languages),
    'settings.cache': async () => domains.cache.state(),
    'settings.clearCache': () => domains.cache.clear(),
    'settings.testService': () => app.testService(signal),

    'support.make': () => domains.support.make(),
    'support.save': ({ reportId, omitted: skipped }) => domains.support.save(reportId, skipped),

    'updates.state': async () => domains.updates.state(),
    'updates.check': () => after(() => domains.updates.check()),
    'updates.install': () => after(() => domains.updates.install()),

    'upload.state': async () => upload.state(),
    'upload.page': async (query) => upload.page(query),
    'upload.sources': (query) => upload.sources(query),
    'upload.addSource': async ({ sourceId }) => ({ added: await upload.addSource(sourceId, signal) }),
    'upload.addDropped': async ({ dropId }) => ({ added: await upload.addDropped(dropId, signal) }),
    'upload.edit': ({ rowIds, change }) => after(() => upload.edit(rowIds, change)),
    'upload.check': ({ rowIds }) => after(() => upload.check(rowIds, signal)),
    'upload.titles': ({ text }) => upload.titles(text, signal),
    'upload.setTitle': ({ rowIds, titleId }) => after(() => upload.setTitle(rowIds, titleId)),
    'upload.preview': ({ rowId }) => upload.preview(rowId, signal),
    'upload.send': ({ rowIds }) => after(() => upload.send(rowIds)),
    'upload.sendAgain': ({ rowId }) => after(() => upload.sendAgain(rowId)),
    'upload.cancel': () => after(() => upload.cancel()),
    'upload.follow': () => after(() => upload.follow(signal)),
    'upload.remove': async ({ rowIds }) => ({ removed: upload.remove(rowIds) }),

    'timing.state': async () => timing.state(),
    'timing.check': (choice) => after(() => timing.check(choice)),
    'timing.cancel': () => after(() => timing.cancel()),
    'timing.apply': ({ rowIds }) => timing.apply(rowIds, signal),
    'timing.shift': (choice) => after(() => timing.shift(choice, signal)),

    'watch.state': async () => watch.state(),
    'watch.turn': ({ isOn }) => after(() => watch.turn(isOn)),
    'watch.pause': ({ isPaused }) => after(() => watch.pause(isPaused)),
    'watch.checkNow': () => after(() => watch.checkNow()),
    'watch.questions': async (window) => watch.questions(window),
    'watch.waiting': async (window) => watch.waiting(window),
    'watch.answer': ({ questionId, answer }) => after(() => watch.answer(questionId, answer)),
    'watch.setOption': ({ option, value }) => after(() => watch.setOption(option, value)),
  }
}

/** For commands that answer no more than that they are done. */
async function after(work: () => unknown): Promise<Record<string, never>> {
  await work()
  return {}
}

function skipped(
  library: LibrarySession,
  query: {
    readonly kind: 'ignored' | 'orphans'
    readonly offset: number
    readonly limit: number
    readonly search: string
  },
) {
  const { rows, ...page } = library.skipped({ ...query, kind: query.kind === 'orphans' ? 'orphan' : 'ignored' })
  return { ...page, rows: [...rows] }
}
