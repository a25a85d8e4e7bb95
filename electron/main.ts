/** Desktop entry: what must be settled before Electron is ready, then the app. Wires only: what is decided is in desktop/. */
import { join } from 'node:path'
import { app, crashReporter, protocol } from 'electron'
import { systemClock } from '../node/clock.ts'
import { AppError, toAppError } from '../shared/errors.ts'
import { bundleScheme } from './desktop/window/bundleProtocol.ts'
import { createDialogs } from './desktop/dialogs.ts'
import { readReceivedLinks } from './desktop/links/appLinks.ts'
import { createOpenedLinks } from './desktop/links/openedLinks.ts'
import { createOpenedPaths } from './desktop/links/openedPaths.ts'
import { openApp } from './desktop/openApp.ts'
import { readSecondStart } from './desktop/links/secondStart.ts'
import { keepCrashDumps } from './desktop/start/crashDumps.ts'
import { guardProcess } from './desktop/start/processGuards.ts'
import { refuseToStart } from './desktop/start/refuseToStart.ts'
import { findRefusedSwitch } from './desktop/start/refusedSwitches.ts'
import { readStartOrders, type StartOrders } from './desktop/start/startOrders.ts'
import { createCurrentTexts } from './desktop/texts/currentTexts.ts'
import { createLog } from './log/createLog.ts'
import { openDataFolder, type DataFolder } from './settings/dataFolder.ts'
import { workingFolder } from './settings/workingFolder.ts'

/** Told to Windows, and the same as `appId` of the packages: the taskbar groups and notifies by it. */
const appUserModelId = 'app.undertitle.desktop'
/** As many as the first start takes of a second one: a folder is the way to hand over more. */
const mostSent = 1_000

const log = guardProcess(
  process,
  createLog({ clock: systemClock, env: process.env, say: (sentence) => console.error(sentence) }),
)
const texts = createCurrentTexts(() => app.getPreferredSystemLanguages())
const dialogs = createDialogs(texts)
const { argv, env, platform } = process
const openedPaths = createOpenedPaths(log.report)
const openedLinks = createOpenedLinks()
// Windows looks for programs in the folder it stands in first: none of a user's videos shall be taken for ffmpeg.
env['NoDefaultCurrentDirectoryInExePath'] = '1'

try {
  begin()
} catch (thrown) {
  failWhenReady(thrown)
}

function begin(): void {
  const orders = readStartOrders({ argv, cwd: workingFolder(), isPackaged: app.isPackaged, env, platform })
  const refused = findRefusedSwitch((name) => app.commandLine.hasSwitch(name), app.isPackaged)
  // These count only before Electron is ready. The first also takes --no-sandbox back, which it must: pageSandbox.ts.
  app.enableSandbox()
  protocol.registerSchemesAsPrivileged([bundleScheme])
  app.setAppUserModelId(appUserModelId)
  if (refused !== null) {
    failWhenReady(new AppError('input.invalid', `An installed Undertitle does not start with --${refused}.`))
    return
  }
  const home = usableHome(orders)
  if (home === null) return
  app.setPath('userData', join(home.folder, 'window'))
  keepCrashDumps(join(home.folder, 'crashes'), app, crashReporter)
  // Whatever is looked for by name from now on is not looked for among the user's files.
  process.chdir(home.folder)
  if (!app.requestSingleInstanceLock({ paths: orders.paths.slice(0, mostSent), links: orders.links })) {
    app.quit()
    return
  }
  openedPaths.take(orders.paths)
  openedLinks.take(orders.links)
  app.on('second-instance', (_event, _argv, _cwd, told) => {
    openedPaths.take(readSecondStart(told))
    openedLinks.take(readReceivedLinks(told))
  })
  // macOS hands links over so.
  app.on('open-url', (event, address) => {
    event.preventDefault()
    openedLinks.take([address])
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    openedPaths.take([path])
  })
  app
    .whenReady()
    .then(() => texts.use(''))
    .then(() =>
      openApp({ here: import.meta.dirname, dataFolder: home, orders, texts, dialogs, log, openedPaths, openedLinks }),
    )
    .catch(fail)
}

/** Null where it cannot be used: said in a dialog, for which Electron needs no home. */
function usableHome(orders: StartOrders): DataFolder | null {
  try {
    const home = openDataFolder(orders.homeFolder)
    log.keepIn(home.log)
    return home
  } catch (thrown) {
    failWhenReady(thrown)
    return null
  }
}

/** A sentence in a box needs Electron. */
function failWhenReady(thrown: unknown): void {
  app.whenReady().then(() => fail(thrown), log.report)
}

function fail(thrown: unknown): void {
  log.report(thrown)
  void Promise.allSettled([log.settle(), texts.use('')]).then(() => refuseToStart(toAppError(thrown).message, dialogs))
}
