/** The long-lived host behind a window or a page: one engine, its sessions, one way in and one way out. Composition only. */
import { AppError, toAppError } from '../../shared/errors.ts'
import { openAbout } from './about.ts'
import { openActs, type HostActs } from './hostActs.ts'
import type { PairFollower } from '../batch/pairs/pairFollower.ts'
import { loggedFulfil } from '../batch/delivery/loggedFulfil.ts'
import { openEngine, type Engine } from '../engine/compose.ts'
import { connect } from '../engine/connect.ts'
import { openFollower } from '../engine/pairs.ts'
import { serviceStanding } from '../engine/reachService.ts'
import { openWatchStores } from '../engine/watchStores.ts'
import { handlersOf, type Domains } from './handlers/handlers.ts'
import { openAi, type HostAi } from './parts/hostAi.ts'
import { openCollection } from './parts/hostCollection.ts'
import { openCheckup } from './parts/hostCheckup.ts'
import { openCleaning } from './parts/hostCleaning.ts'
import { openHostPairs } from './parts/hostPairs.ts'
import { createHostEvents, type HostEvents } from './hostEvents.ts'
import { openLibrary, type HostLibrary } from './parts/hostLibrary.ts'
import { abilitiesOf, openOutside } from './parts/hostOutside.ts'
import { openInside } from './parts/hostInside.ts'
import { openHistory } from './parts/hostHistory.ts'
import { openPlan, type HostPlan } from './parts/hostPlan.ts'
import { openPlayers } from './parts/hostPlayers.ts'
import { openReview } from './parts/hostReview.ts'
import { openRules } from './parts/hostRules.ts'
import { openDesk, type HostDesk } from './parts/hostDesk.ts'
import { openTexts } from './parts/hostTexts.ts'
import { openTiming } from './parts/hostTiming.ts'
import { openRuns } from './parts/hostRuns.ts'
import { openHostUpdates } from './parts/hostUpdates.ts'
import { openSearch, type HostSearch } from './parts/hostSearch.ts'
import { openUpload } from './parts/hostUpload.ts'
import { openHostWatch } from './parts/hostWatch.ts'
import type { Host, HostOptions } from './hostParts.ts'
import { noLog } from '../log/createLog.ts'
import { logError } from '../log/logError.ts'
import { createWindowLog } from '../log/windowLog.ts'
import { createPlanEstimates, type PlanEstimates } from '../views/plan/making/planEstimates.ts'
import { createAppCommands } from '../views/settings/appCommands.ts'
import { checkEngines } from '../views/ai/engineChecks.ts'
import { openAsks, type ReviewSession } from '../views/review/reviewSession.ts'
import { createWatchQuestions } from '../views/watch/watchQuestions.ts'
import { createScopeVerbs } from '../views/scope/scopeVerbs.ts'
import { systemClock } from '../../node/clock.ts'
import { createServiceLink, type ServiceLink } from '../views/serviceLink.ts'
import { createCacheSession } from '../views/settings/cacheSession.ts'
import { createSettingsFollowers } from '../views/settings/settingsFollowers.ts'
import { createSettingsSession } from '../views/settings/settingsSession.ts'
import { supportParts } from '../views/settings/supportParts.ts'
import { createSupportSession } from '../views/settings/supportSession.ts'
import { createStrayRenames } from '../views/library/entries/strayRenames.ts'
import { createUsageSession, type UsageSession } from '../views/settings/usageSession.ts'
import type { UpdatesSession } from '../views/updates/updatesSession.ts'
import type { WatchSession } from '../views/watch/watchSession.ts'
import { realDisk } from '../disk/disk.ts'
import { createEventHub } from '../transport/eventHub.ts'
import { ffmpegWords } from '../media/mediaTools.ts'
import { createRouter } from '../transport/router.ts'
import { randomIds } from '../../node/ids.ts'
import type { Bugs } from '../log/bugs.ts'

export type { Host, HostOptions } from './hostParts.ts'

/** @throws AppError 'home.unusable', 'home.locked' */
export async function openHost(options: HostOptions): Promise<Host> {
  const { log = noLog } = options
  const engine = await openEngine({ ...options, log, isOwner: true })
  const bugs: Bugs = {
    report(error) {
      logError(log.write, 'app.bug', error)
      options.report?.(error)
    },
  }
  if (engine.note !== null) options.report?.(new AppError('home.unusable', engine.note))
  const hub = createEventHub((thrown) => {
    bugs.report(toAppError(thrown))
  })
  const events = createHostEvents(hub, systemClock)
  const stop = new AbortController()
  const parts = openParts(engine, options, { events, bugs })
  const domains = domainsOf(parts, stop.signal)
  events.connect(domains)
  hub.subscribe(createWindowLog(log.write))

  let closing: Promise<void> | null = null
  const report = (thrown: unknown) => bugs.report(toAppError(thrown))
  const loaded = parts.library.library.load().then(async () => {
    parts.plan.wake()
    parts.ai.following.wake()
    engine.teller.wake()
    await parts.watch.wake().catch(report)
    hub.subscribe(({ name }) => {
      if (name === 'library.changed') parts.watch.syncRoots()
    })
    await parts.library.library.forgetRemovedBefore().catch(report)
  }, report)
  return {
    dispatch: createRouter(handlersOf(domains), (error) => bugs.report(error)),
    hub,
    media: parts.desk.files,
    hooks: domains.hooks,
    servedAt: (url) => parts.engine.digestNotice.servedAt(url),
    registerDrop: (paths) => parts.library.folders.registerDrop(paths),
    leavePage: (pageId) => parts.desk.media.leavePage(pageId),
    leavePages: () => parts.desk.leaveAll(),
    close: () => (closing ??= close()),
  }

  async function close(): Promise<void> {
    stop.abort(new AppError('cancelled', 'Undertitle was closed.'))
    parts.desk.leaveAll()
    const planClosed = parts.plan.close()
    domains.plan.cancel('cut')
    const { plan, upload, timing, cleaningRun, pairs, inside, undoing, checkup, library, hooks } = domains
    for (const work of [upload, timing, cleaningRun, inside, undoing, checkup]) work.cancel()
    library.close()
    await Promise.all([loaded, planClosed])
    await domains.collection.close()
    await parts.watch.close()
    for (const working of [plan, upload, timing, cleaningRun, inside, undoing]) await working.idle()
    await pairs.close()
    for (const working of [checkup, hooks, library]) await working.idle()
    await library.forgetRemoved()
    await parts.updates.close()
    await parts.ai.following.close()
    events.close()
    await parts.link.close()
    engine.close()
  }
}

interface HostParts extends HostCallbacks {
  readonly engine: Engine
  readonly options: HostOptions
  readonly library: HostLibrary
  readonly plan: HostPlan
  readonly review: ReviewSession
  readonly ai: HostAi
  readonly link: ServiceLink
  readonly estimates: PlanEstimates
  readonly usage: UsageSession
  readonly watch: WatchSession
  readonly updates: UpdatesSession
  readonly search: HostSearch
  readonly desk: HostDesk
  readonly follower: PairFollower
  readonly acts: HostActs
}

interface HostCallbacks {
  readonly events: HostEvents
  readonly bugs: Bugs
}

function openParts(engine: Engine, options: HostOptions, { events, bugs }: HostCallbacks): HostParts {
  const link = createServiceLink({
    connect: () => connect(engine),
    standing: () => serviceStanding(engine),
    onConnected: () => {
      events.changed('plan')
    },
  })
  const retitled = (paths: readonly string[]) => plan.session.forgetNotFound(paths)
  const stores = openWatchStores(engine.db, engine)
  const acts = openActs(engine)
  const { noted, undoing } = acts
  const library = openLibrary({ engine, options, events, stores, retitled, undoing, bugs })
  const follower = openFollower(engine)
  const shared = { engine, events, library: library.library, link, bugs }
  /** Carries plans out, and notes in the log what becomes of each file. */
  const fulfilPlan = loggedFulfil(engine.log.write)
  const estimates = createPlanEstimates({
    ...shared,
    ...engine,
    library: library.library,
    settings: engine.settingsStore,
  })
  const ai = openAi({ ...shared, folders: library.folders, notes: stores.notes })
  const questions = createWatchQuestions({
    ...stores,
    history: engine.history,
    rules: engine.rules,
    clock: systemClock,
    topics: events,
    wake: () => watch.wakeLoop(),
  })
  const asked = () => openAsks({ board: plan.board, watch: questions, library: library.library })
  const plan = openPlan({
    ...shared,
    quietLink: link,
    // A better one is for a wish that is met.
    asked: () => asked().filter(({ wish }) => wish !== ''),
    // A run of the user goes first: watch mode makes room before it begins.
    link: { ...link, current: () => watch.pauseForUserRun().then(() => link.current()) },
    ...{ ai: ai.session, learntTitles: library.learntTitles, fulfilPlan, estimates },
  })
  const watch = openHostWatch({
    ...shared,
    ...{ stores, follower, videoFollower: library.videoFollower },
    plan: () => plan.plan,
    ai: ai.following,
    openQuestions: () => asked().length,
    onRound: () => plan.session.refreshNotFound(),
  })
  const review = openReview({ ...shared, plan, questions, watch, noted, learntTitles: library.learntTitles })
  const usage = createUsageSession({
    ...{ ...shared, ledger: engine.ledger, settings: engine.settingsStore },
    ...{ clock: systemClock, topics: events },
  })
  const updates = openHostUpdates({ engine, options, events })
  const search = openSearch({
    ...{ ...library, ...shared },
    plan: plan.plan,
    fulfilPlan,
    ai: ai.session,
  })
  const desk = openDesk({ ...shared, plan: plan.plan, search: search.search, bounds: options.clipBounds })
  const made = { library, plan, review, ai, link, estimates, usage, watch, updates, search, desk, follower, acts }
  return { engine, options, events, bugs, ...made }
}

function domainsOf(parts: HostParts, signal: AbortSignal): Domains {
  const { engine, options, events, bugs, link, usage, search } = parts
  const { version, abilities } = options
  const { library, folders, store, titles, titleRuns, timings, videoFollower: mover } = parts.library
  const { history, secrets, renames, languageDoubts: doubts } = engine
  const { plan, board, another } = parts.plan
  const { watch, updates } = parts
  const { noted, undoing: wayBack } = parts.acts
  const shared = { library, plan, board, watch, updates, usage, link, topics: events, settings: engine.settingsStore }
  const { rules } = engine
  const { teller } = engine
  const followers = createSettingsFollowers({ ...shared, folders, rules, ai: parts.ai.following, teller })
  secrets.whenUnlocked(() => followers.keysKnown())
  const cleaning = openCleaning({ engine, events, library })
  const pairs = openHostPairs({ ...parts, library, plan, clock: systemClock })
  const outside = openOutside({ engine, options, library })
  const { historySession, undoing, orphans } = openHistory({ ...parts.library, engine, events, noted })
  const upload = openUpload({ engine, events, link, folders, roots: store })
  const checkup = openCheckup({ engine, events, library, plan, bugs })
  const inside = openInside({ engine, events, library })
  const app = createAppCommands({
    version,
    abilities: abilitiesOf(options),
    ...{ store, library, history, titles, timings, rules, renames, doubts },
    settings: engine.settingsStore,
  })
  const others = [upload, cleaning.run, pairs.run, another, checkup, inside, undoing]
  const runs = openRuns({ ...parts, library, timings, titleRuns, historySession, undoing, others })
  return {
    ...openPlayers({ engine, events, library, watch, bugs, signal }),
    library,
    folders,
    plan,
    estimates: parts.estimates,
    review: parts.review,
    runs,
    acts: parts.acts.session(runs, titleRuns, historySession),
    ...{ undoing, orphans },
    usage,
    ai: parts.ai.session,
    collection: openCollection({ engine, options, events, plan, watch }),
    checkup,
    cleaning: cleaning.session,
    cleaningRun: cleaning.run,
    ...{ pairs, another, inside },
    scopeVerbs: createScopeVerbs({ library, outside, app }),
    texts: openTexts({ engine, events, library, acts: noted, taking: historySession }),
    watch: parts.watch,
    updates: parts.updates,
    timing: openTiming({ engine, events, library }),
    media: parts.desk.media,
    desk: parts.desk.desk,
    signal,
    wanted: openRules({ ...shared, store, engine, followers, link: parts.link, undoing: wayBack, bugs, signal }),
    upload,
    ...{ app, outside },
    strays: createStrayRenames({ library, renames, doubts, history, mover, plan, acts: noted, topics: events }),
    ...search,
    history: historySession,
    about: openAbout(options),
    support: createSupportSession({
      gather: async () =>
        supportParts(engine, { version, face: abilities.kind, ffmpeg: ffmpegWords(await parts.desk.tools.find()) }),
      chooseFile: options.chooseFile ?? null,
      disk: realDisk,
      ids: randomIds,
      clock: systemClock,
    }),
    cache: createCacheSession({ ...shared, place: { db: engine.db, folder: engine.dataFolder.cache } }),
    checkEngines: (until) => checkEngines({ settings: engine.settingsStore, link }, until),
    settings: createSettingsSession({
      ...{ secrets, followers, library, undoing: wayBack, topics: events },
      store: engine.settingsStore,
      env: engine.env,
    }),
  }
}
