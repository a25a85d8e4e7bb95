/** `watch`: what `get` does, and then again whenever something changes, until a signal ends it. */
import type { Engine } from '../../engine/compose.ts'
import { connect } from '../../engine/connect.ts'
import { logError } from '../../log/logError.ts'
import { openDatabase } from '../../database/database.ts'
import { openWatch, type Watch } from '../../engine/openWatch.ts'
import { openFollower } from '../../engine/pairs.ts'
import { serviceStanding } from '../../engine/reachService.ts'
import { openVideoFollower } from '../../engine/videoFollower.ts'
import { openWatchStores } from '../../engine/watchStores.ts'
import { keepAliveClock as clock } from '../../../node/clock.ts'
import { strictBook } from '../strictBook.ts'
import { folderOfPath } from '../../views/folders/folderPaths.ts'
import { createFolderStore } from '../../views/folders/folderStore.ts'
import { createServiceLink } from '../../views/serviceLink.ts'
import { createFolderEvents } from '../../watch/look/folderEventsThread.ts'
import { noteRulesOfSome } from '../../watch/rulesNote.ts'
import type { WatchListener } from '../../watch/watchListener.ts'
import { openWatchTranslations, type WatchTranslations } from '../../engine/watchTranslations.ts'
import { readBatchOptions, type BatchOptions } from '../batchOptions.ts'
import { meantTest, readBatchScope, type BatchScope } from '../scope/batchScope.ts'
import { renamedLine } from '../print/renamedLine.ts'
import { followOthers } from '../followOthers.ts'
import { keyOfEnvironment } from '../keyOfEnvironment.ts'
import { mustBeThere } from '../namedPaths.ts'
import { printerOf } from '../print/printer.ts'
import type { ProgramFiles } from '../programFiles.ts'
import { readerGone, shown, type ExitCode, type Terminal } from '../terminal.ts'
import { createHealthTeller } from '../print/watchHealth.ts'
import { withEngine } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { watchOptions } from '../table/optionSets.ts'

export async function watchCommand(
  given: Given<typeof watchOptions>,
  terminal: Terminal,
  files: ProgramFiles,
): Promise<ExitCode> {
  const options = readBatchOptions(given, terminal)
  const scope = readBatchScope(given)
  const { home, overrides, isOffline } = options
  return withEngine({ home, terminal, files, isOwner: true, overrides, isOffline }, async (engine) => {
    await watchUntilStopped(engine, options, { terminal, files, scope })
    return terminal.signal.reason === readerGone ? 130 : 0
  })
}

interface Here {
  readonly terminal: Terminal
  readonly files: ProgramFiles
  readonly scope: BatchScope
}

async function watchUntilStopped(
  engine: Engine,
  options: BatchOptions,
  { terminal, files, scope }: Here,
): Promise<void> {
  mustBeKnownOrThere(engine, options.paths)
  strictBook(engine)
  const { isOffline, isDryRun } = options
  const requireItsService = keyOfEnvironment(engine)
  const link = createServiceLink({
    async connect() {
      requireItsService(engine.settings['service.address'])
      return connect(engine, { needsKey: !isOffline, isOffline })
    },
    standing: () => serviceStanding(engine),
    onConnected: () => undefined,
  })
  // Without a key, it ends before it begins.
  await link.current()
  const events = createFolderEvents(files.watchWorker)
  const { isJson: json, isQuiet: quiet, isVerbose: verbose } = options
  const print = printerOf({ json, quiet, verbose }, terminal)
  const say = createHealthTeller({
    tell(line) {
      if (!quiet) terminal.stderr(shown(line))
    },
    print(line) {
      if (json) terminal.stdout(JSON.stringify(line))
    },
  })
  const listener: WatchListener = {
    emit: print,
    round: () => undefined,
    written: () => undefined,
    limited(message) {
      terminal.stderr(message)
      if (json) terminal.stdout(JSON.stringify({ event: 'error', code: 'quota.exhausted', message, retry_at: null }))
    },
    checked(_, { followed }) {
      if (quiet && !json) return
      for (const each of followed) terminal.stdout(renamedLine(each, json))
    },
    digest: ({ written, questions }) =>
      terminal.stderr(`Since the last digest: ${written} written, ${questions} to review.`),
    changed() {
      if (watch) say(watch.loop.state())
    },
    report(error) {
      logError(engine.log.write, 'watch.bug', error)
      terminal.stderr(shown(`${error.code}: ${error.message}`))
    },
  }
  const translations =
    isOffline || isDryRun
      ? noTranslations
      : openWatchTranslations({ engine, link, listener, changed: () => watch?.loop.wake() })
  // A dry run takes no news from the watch that will write: what it learns of the folders ends with it.
  const stores = openWatchStores(isDryRun ? openDatabase(':memory:') : engine.db, engine)
  let watch: Watch | null = null
  try {
    watch = await openWatch({
      ...{ engine, stores, events, translations, listener, link, follower: openFollower(engine) },
      videoFollower: openVideoFollower(engine, stores),
      kind: {
        ...{ isOffline, isDryRun, startsWhole: true, limitDownloads: options.limitDownloads },
        limitSearches: scope.mostSearches,
        scope: { isMeant: await meantTest(scope, options.paths, engine), newest: scope.newest },
      },
      rules: engine.rules,
      mayWork: () => true,
    })
    noteRulesOfSome({ rules: engine.rules, ...stores })
    watch.loop.setRoots(options.paths)
    followOthers({ engine, stores, link, translations, listener, loop: watch.loop, clock, signal: terminal.signal })
    await aborted(terminal.signal)
  } finally {
    terminal.status('')
    await watch?.close()
    await translations.close()
    await events.close()
    await link.close()
  }
}

/** A folder whose drive is away is waited for; one that nobody has met yet is misspelt. @throws AppError as `mustBeThere` does */
function mustBeKnownOrThere({ db, libraryIndex }: Engine, paths: readonly string[]): void {
  const folders = createFolderStore(db, clock).list()
  const isKnown = (path: string) => libraryIndex.countBelow(path) > 0 || folderOfPath(folders, path) !== null
  mustBeThere(...paths.filter((path) => !isKnown(path)))
}

/** A dry run, and one that works offline, leave what was ordered before as it is. */
const noTranslations: WatchTranslations = {
  order: () => undefined,
  turn: () => undefined,
  restart: () => undefined,
  close: async () => undefined,
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
