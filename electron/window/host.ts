/** The long-lived host behind a window or a page: one engine, its sessions, one way in and one way out. Composition only. */
import { AppError, toAppError } from '../../shared/errors.ts'
import { openAbout } from './about.ts'
import { newId, openEngine, type Engine } from '../engine/compose.ts'
import { connect } from '../engine/connect.ts'
import { handlersOf, type Domains } from './handlers.ts'
import { openAi, type HostAi } from './hostAi.ts'
import { openCache } from './hostCache.ts'
import { openCleaning } from './hostCleaning.ts'
import { createHostEvents, type HostEvents } from './hostEvents.ts'
import { openLibrary, type HostLibrary } from './hostLibrary.ts'
import { abilitiesOf, openOutside } from './hostOutside.ts'
import { openPlan, type HostPlan } from './hostPlan.ts'
import { openTiming } from './hostTiming.ts'
import { openHostUpdates } from './hostUpdates.ts'
import { openUpload } from './hostUpload.ts'
import { openHostWatch } from './hostWatch.ts'
import type { Host, HostOptions } from './hostParts.ts'
import { noLog } from '../log/createLog.ts'
import { noteError } from '../log/noteError.ts'
import { notedFulfil } from '../batch/notedFulfil.ts'
import { createWindowLog } from '../log/windowLog.ts'
import { nameBeside } from '../library/strays.ts'
import { chooseSubtitle } from '../matching/choose/chooseSubtitle.ts'
import { createTitleCorrections } from '../matching/titleCorrections.ts'
import { createAppCommands } from '../views/settings/appCommands.ts'
import { checkEngines } from '../views/ai/engineChecks.ts'
import { createFulfilOne } from '../views/plan/fulfilOne.ts'
import { createHistorySession } from '../views/history/historySession.ts'
import { createSearchSession } from '../views/search/searchSession.ts'
import { createServiceLink, type ServiceLink } from '../views/serviceLink.ts'
import { createSettingsSession } from '../views/settings/settingsSession.ts'
import { createStrayRenames } from '../views/library/strayRenames.ts'
import { createUsageSession, type UsageSession } from '../views/settings/usageSession.ts'
import type { UpdatesSession } from '../views/updates/updatesSession.ts'
import type { WatchSession } from '../views/watch/watchSession.ts'
import { addressOfSecret, enginesInEnvironment, isEngineSecret } from '../settings/engineSettings.ts'
import { realDisk } from '../disk/disk.ts'
import { createHistoryPages } from '../sidecar/historyPages.ts'
import { createTrashCan } from '../sidecar/trashCan.ts'
import { openSupport } from './support.ts'
import { createEventHub } from '../transport/eventHub.ts'
import { createRouter } from '../transport/router.ts'
import { usableRules } from '../engine/usableRules.ts'
import { parseWishes } from '../wanted/parseWishes.ts'
import type { WantedRules } from '../wanted/wish.ts'

export type { Host, HostOptions } from './hostParts.ts'

/** @throws AppError 'home.unusable', 'home.locked' */
export async function openHost(options: HostOptions): Promise<Host> {
  const { homeFolder, files, env, secrets, log = noLog } = options
  const engine = await openEngine({ homeFolder, files, env, log, isOwner: true, ...(secrets ? { secrets } : {}) })
  const report = (error: AppError) => {
    noteError(log.note, 'app.bug', error)
    options.report?.(error)
  }
  if (engine.note !== null) options.report?.(new AppError('home.unusable', engine.note))
  const hub = createEventHub((thrown) => {
    report(toAppError(thrown))
  })
  const events = createHostEvents(hub, Date.now)
  const stop = new AbortController()
  const parts = openParts(engine, options, { events, report })
  const domains = domainsOf(parts, stop.signal)
  events.connect(domains)
  hub.subscribe(createWindowLog(log.note))

  let closing: Promise<void> | null = null
  const loaded = parts.library.library.load().then(
    async () => {
      parts.plan.wake()
      parts.ai.wake()
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
    await parts.ai.close()
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
  readonly rules: () => WantedRules
}

interface Told {
  readonly events: HostEvents
  readonly report: (error: AppError) => void
}

function openParts(engine: Engine, options: HostOptions, { events, report }: Told): HostParts {
  const rules = () => usableRules(engine)
  const link = createServiceLink(
    () => connect(engine),
    () => {
      events.changed('plan')
    },
  )
  const library = openLibrary({ engine, options, events, rules: rules() })
  const shared = { engine, events, library: library.library, link, rules, report }
  const ai = openAi({ ...shared, mayFollowWatched: () => !watch.isResting() })
  const plan = openPlan({
    ...shared,
    // A run of the user goes first: watch mode makes room before it begins.
    link: { ...link, current: () => watch.standAside().then(() => link.current()) },
    translate: (wants, batchId) => {
      ai.ai.orderPlanned(wants, batchId)
    },
  })
  const watch = openHostWatch({
    ...shared,
    plan: () => plan.plan,
    ai,
  })
  const usage = createUsageSession({
    ledger: engine.ledger,
    connect: () => link.current(),
    service: () => engine.settings['service.address'],
    nowMs: Date.now,
    changed: () => {
      events.changed('usage')
    },
    revision: () => events.revision('usage'),
  })
  const updates = openHostUpdates({ engine, options, events })
  return { engine, options, events, library, plan, ai, link, usage, watch, updates, rules }
}

function domainsOf(parts: HostParts, signal: AbortSignal): Domains {
  const { engine, options, events, link, rules, usage } = parts
  const { library, folders, store } = parts.library
  const { history, ledger, secrets } = engine
  const { plan } = parts.plan
  const connectNow = () => link.current()
  const titles = createTitleCorrections(engine.memory)
  const refuseWhileBusy = () => {
    if (plan.isBusy())
      throw new AppError('input.invalid', 'A plan is being made or run. Wait for it, or cancel it, and try again.')
  }
  const tell = (...topics: readonly Parameters<HostEvents['changed']>[0][]) => {
    for (const topic of topics) events.changed(topic)
  }
  const connectAnew = () => {
    link.renew()
    parts.ai.restart()
    parts.watch.serviceChanged()
    tell('settings')
  }
  secrets.whenUnlocked?.(connectAnew)
  return {
    library,
    folders,
    plan,
    usage,
    ai: parts.ai.ai,
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
      rules,
      titles,
      renamesOf: (path) => engine.renames.of(path),
      parseWishes,
      connect: connectNow,
      learned: () => {
        tell('usage')
      },
    }),
    outside: openOutside({ engine, options, library }),
    strays: createStrayRenames({
      library,
      renames: engine.renames,
      nameBeside,
      renamed: (path) => {
        plan.noteRenamed(path)
      },
      revision: () => events.revision('history'),
    }),
    search: createSearchSession({
      connect: connectNow,
      ledger,
      history,
      library,
      corrections: titles,
      corrected: () => {
        tell('library')
      },
      choose: chooseSubtitle,
      fulfilOne: createFulfilOne(notedFulfil(engine.log.note)),
      rules,
      newId,
      spent: () => {
        tell('usage', 'history')
      },
    }),
    history: createHistorySession({
      history,
      pages: createHistoryPages(engine.db, history),
      trashCan: createTrashCan({ disk: realDisk, history, trash: engine.trash, newId }),
      undo: (scope) => engine.undo(scope),
      library,
      changed: () => {
        tell('history')
      },
      revision: () => events.revision('history'),
    }),
    about: openAbout(options),
    support: openSupport(engine, options),
    cache: openCache({
      engine,
      refuseWhileBusy,
      standAside: () => parts.watch.standAside(),
      cleared() {
        parts.plan.board.refresh()
        tell('plan')
      },
    }),
    checkEngines: (until) => checkEngines({ settings: () => engine.settings, connect: connectNow }, until),
    settings: createSettingsSession({
      store: engine.settingsStore,
      secrets,
      parseWishes,
      refuseWhileBusy,
      onService() {
        connectAnew()
        plan.reset()
        usage.reset()
      },
      onEngines: connectAnew,
      engines: {
        inEnvironment: () => enginesInEnvironment(engine.env),
        addressOfSecret,
        isEngineSecret,
      },
      onRules() {
        library.setRules(rules())
        plan.reset()
        parts.watch.rulesChanged([])
      },
      changed: () => {
        parts.plan.board.refresh()
        parts.updates.settingsChanged()
        tell('settings', 'plan', 'upload')
      },
      revision: () => events.revision('settings'),
    }),
  }
}
