/** The long-lived host behind a window or a page: one engine, its sessions, one way in and one way out. Composition only. */
import { AppError, toAppError } from '../../shared/errors.ts'
import { openAbout } from './about.ts'
import { newId, openEngine, type Engine } from '../engine/compose.ts'
import { connect } from '../engine/connect.ts'
import { handlersOf, type Domains } from './handlers.ts'
import { openAi, type HostAi } from './hostAi.ts'
import { openCleaning } from './hostCleaning.ts'
import { createHostEvents, type HostEvents } from './hostEvents.ts'
import { openLibrary, type HostLibrary } from './hostLibrary.ts'
import { abilitiesOf, openOutside } from './hostOutside.ts'
import { openPlan, windowFulfil, type HostPlan } from './hostPlan.ts'
import { openTiming } from './hostTiming.ts'
import { openHostUpdates } from './hostUpdates.ts'
import { openUpload } from './hostUpload.ts'
import { openHostWatch } from './hostWatch.ts'
import type { Host, HostOptions } from './hostParts.ts'
import { noLog } from '../log/createLog.ts'
import { logError } from '../log/logError.ts'
import { createWindowLog } from '../log/windowLog.ts'
import { createTitleCorrections } from '../matching/titleCorrections.ts'
import { createAppCommands } from '../views/settings/appCommands.ts'
import { checkEngines } from '../views/ai/engineChecks.ts'
import { createHistorySession } from '../views/history/historySession.ts'
import { createSearchSession } from '../views/search/searchSession.ts'
import { systemClock } from '../views/clock.ts'
import { createServiceLink, type ServiceLink } from '../views/serviceLink.ts'
import { createCacheSession } from '../views/settings/cacheSession.ts'
import { createSettingsFollowers } from '../views/settings/settingsFollowers.ts'
import { createSettingsSession } from '../views/settings/settingsSession.ts'
import { supportParts } from '../views/settings/supportParts.ts'
import { createSupportSession } from '../views/settings/supportSession.ts'
import { createStrayRenames } from '../views/library/strayRenames.ts'
import { createUsageSession, type UsageSession } from '../views/settings/usageSession.ts'
import type { UpdatesSession } from '../views/updates/updatesSession.ts'
import type { WatchSession } from '../views/watch/watchSession.ts'
import { realDisk } from '../disk/disk.ts'
import { createHistoryPages } from '../sidecar/historyPages.ts'
import { createTrashCan } from '../sidecar/trashCan.ts'
import { createEventHub } from '../transport/eventHub.ts'
import { createRouter } from '../transport/router.ts'

export type { Host, HostOptions } from './hostParts.ts'

/** @throws AppError 'home.unusable', 'home.locked' */
export async function openHost(options: HostOptions): Promise<Host> {
  const { homeFolder, files, env, secrets, log = noLog } = options
  const engine = await openEngine({ homeFolder, files, env, log, isOwner: true, ...(secrets ? { secrets } : {}) })
  const report = (error: AppError) => {
    logError(log.write, 'app.bug', error)
    options.report?.(error)
  }
  if (engine.note !== null) options.report?.(new AppError('home.unusable', engine.note))
  const hub = createEventHub((thrown) => {
    report(toAppError(thrown))
  })
  const events = createHostEvents(hub, systemClock)
  const stop = new AbortController()
  const parts = openParts(engine, options, { events, report })
  const domains = domainsOf(parts, stop.signal)
  events.connect(domains)
  hub.subscribe(createWindowLog(log.write))

  let closing: Promise<void> | null = null
  const loaded = parts.library.library.load().then(
    async () => {
      parts.plan.wake()
      parts.ai.following.wake()
      await parts.watch.wake().catch((thrown: unknown) => report(toAppError(thrown)))
      hub.subscribe(({ name }) => {
        if (name === 'library.changed') parts.watch.syncRoots()
      })
    },
    (thrown: unknown) => {
      report(toAppError(thrown))
    },
  )
  return {
    dispatch: createRouter(handlersOf(domains), report),
    hub,
    registerDrop: (paths) => parts.library.folders.registerDrop(paths),
    close: () => (closing ??= close()),
  }

  async function close(): Promise<void> {
    stop.abort(new AppError('cancelled', 'Undertitle was closed.'))
    parts.plan.close()
    domains.plan.cancel()
    domains.upload.cancel()
    domains.timing.cancel()
    domains.library.cancelScan()
    await loaded
    await parts.watch.close()
    await domains.plan.idle()
    await domains.upload.idle()
    await domains.timing.idle()
    await domains.library.idle()
    await parts.updates.close()
    await parts.ai.following.close()
    events.close()
    await parts.link.close()
    engine.close()
  }
}

interface HostParts {
  readonly engine: Engine
  readonly options: HostOptions
  readonly events: HostEvents
  readonly library: HostLibrary
  readonly plan: HostPlan
  readonly ai: HostAi
  readonly link: ServiceLink
  readonly usage: UsageSession
  readonly watch: WatchSession
  readonly updates: UpdatesSession
}

interface HostCallbacks {
  readonly events: HostEvents
  readonly report: (error: AppError) => void
}

function openParts(engine: Engine, options: HostOptions, { events, report }: HostCallbacks): HostParts {
  const link = createServiceLink(
    () => connect(engine),
    () => {
      events.changed('plan')
    },
  )
  const library = openLibrary({ engine, options, events })
  const shared = { engine, events, library: library.library, link, report }
  const ai = openAi(shared)
  const plan = openPlan({
    ...shared,
    // A run of the user goes first: watch mode makes room before it begins.
    link: { ...link, current: () => watch.pauseForUserRun().then(() => link.current()) },
    ai: ai.session,
  })
  const watch = openHostWatch({
    ...shared,
    plan: () => plan.plan,
    ai: ai.following,
  })
  const usage = createUsageSession({
    ledger: engine.ledger,
    link,
    settings: engine.settingsStore,
    clock: systemClock,
    topics: events,
  })
  const updates = openHostUpdates({ engine, options, events })
  return { engine, options, events, library, plan, ai, link, usage, watch, updates }
}

function domainsOf(parts: HostParts, signal: AbortSignal): Domains {
  const { engine, options, events, link, usage } = parts
  const { library, folders, store } = parts.library
  const { history, ledger, secrets } = engine
  const { plan } = parts.plan
  const titles = createTitleCorrections(engine.memory)
  const { board } = parts.plan
  const { watch, updates } = parts
  const shared = { library, plan, board, watch, updates, usage, link, topics: events, settings: engine.settingsStore }
  const followers = createSettingsFollowers({ ...shared, ai: parts.ai.following })
  secrets.whenUnlocked(() => followers.enginesChanged())
  return {
    library,
    folders,
    plan,
    usage,
    ai: parts.ai.session,
    cleaning: openCleaning({ engine, events, library }),
    watch: parts.watch,
    updates: parts.updates,
    timing: openTiming({ engine, events, library }),
    signal,
    upload: openUpload({ engine, events, link, folders }),
    app: createAppCommands({
      version: options.version,
      abilities: abilitiesOf(options),
      store,
      library,
      history,
      settings: engine.settingsStore,
      titles,
      renames: engine.renames,
      link,
      topics: events,
    }),
    outside: openOutside({ engine, options, library }),
    strays: createStrayRenames({
      library,
      renames: engine.renames,
      plan,
      topics: events,
    }),
    search: createSearchSession({
      link,
      ledger,
      history,
      library,
      corrections: titles,
      fulfilPlan: windowFulfil(engine),
      settings: engine.settingsStore,
      newId,
      topics: events,
    }),
    history: createHistorySession({
      history,
      pages: createHistoryPages(engine.db, history),
      trashCan: createTrashCan({ disk: realDisk, history, trash: engine.trash, newId }),
      undo: (scope) => engine.undo(scope),
      library,
      topics: events,
    }),
    about: openAbout(options),
    support: createSupportSession({
      gather: () => supportParts(engine, { version: options.version, face: options.abilities.kind }),
      chooseFile: options.chooseFile ?? null,
      disk: realDisk,
      newId,
      clock: systemClock,
    }),
    cache: createCacheSession({ ...shared, place: { db: engine.db, folder: engine.dataFolder.cache } }),
    checkEngines: (until) => checkEngines({ settings: engine.settingsStore, link }, until),
    settings: createSettingsSession({
      ...{ secrets, followers, topics: events },
      store: engine.settingsStore,
      env: engine.env,
    }),
  }
}
