/** Desktop entry: puts the host behind a locked window. Wires only: what is decided is a function of desktop/. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { app, ipcMain, nativeTheme, protocol, safeStorage, screen, session, shell } from 'electron'
import { toAppError } from '../shared/errors.ts'
import type { AppFiles } from './compose.ts'
import { openDatabase, type Database } from './database/database.ts'
import { bundleScheme, serveBundle } from './desktop/bundleProtocol.ts'
import { pathsOf } from './desktop/commandLine.ts'
import { lockContents } from './desktop/contentsGuards.ts'
import { chooseFile, chooseFolder, chooseUnprotected, confirmLink, showStartFailure } from './desktop/dialogs.ts'
import { createLinkOpener } from './desktop/externalLinks.ts'
import { createHostClient, type HostClient } from './desktop/hostClient.ts'
import { openKeyringSecrets } from './desktop/keyringSecrets.ts'
import { linkHostsOf } from './desktop/linkHosts.ts'
import { createMainWindow } from './desktop/mainWindow.ts'
import type { MenuActions } from './desktop/menuTemplate.ts'
import { openNativeParts } from './desktop/nativeParts.ts'
import { createOpenedPaths } from './desktop/openedPaths.ts'
import { createQuitting, onWindowClose } from './desktop/quitting.ts'
import { readSecondStart } from './desktop/secondStart.ts'
import { lockSession } from './desktop/sessionGuards.ts'
import { createStartAtLogin } from './desktop/startAtLogin.ts'
import { createCurrentTexts } from './desktop/texts/currentTexts.ts'
import { createWindow } from './desktop/window.ts'
import { createBoundsStore, reachableBounds, type BoundsStore } from './desktop/windowBounds.ts'
import type { WindowNeeds } from './desktop/windowOptions.ts'
import { openHost, type Host } from './host.ts'
import { createLog } from './log/createLog.ts'
import { noteError } from './log/noteError.ts'
import { openHome, usualHomeFolder, type Home } from './settings/home.ts'
import { createFileSecrets } from './settings/secrets.ts'
import { realDisk } from './sidecar/disk.ts'
import { listBuiltFiles } from './transport/builtFiles.ts'
import { createElectronTransport } from './transport/electronTransport.ts'

/** Built, everything lies beside this file; in a package the samples lie outside its archive. */
const here = import.meta.dirname
const files: AppFiles = {
  serviceWorker: pathToFileURL(join(here, 'embeddedServiceWorker.js')),
  archiveWorker: pathToFileURL(join(here, 'archiveWorker.js')),
  scanWorker: pathToFileURL(join(here, 'scanWorker.js')),
  watchWorker: pathToFileURL(join(here, 'watchWorker.js')),
  sample: join(app.isPackaged ? process.resourcesPath : here, 'sample'),
}
const trayIcon = join(here, 'icons', process.platform === 'darwin' ? 'trayTemplate.png' : 'tray.png')
const settleWithinMs = 15_000
const cannotWork = 3

const homeFolder = usualHomeFolder({ env: process.env, platform: process.platform })
const texts = createCurrentTexts(() => app.getPreferredSystemLanguages())
const log = createLog({ nowMs: Date.now, env: process.env, say: (sentence) => console.error(sentence) })
const openedPaths = createOpenedPaths(report)

// These three count only before Electron is ready.
app.enableSandbox()
protocol.registerSchemesAsPrivileged([bundleScheme])
app.setPath('userData', join(homeFolder, 'window'))

const paths = pathsOf({ argv: process.argv, cwd: process.cwd(), isPackaged: app.isPackaged })
if (app.requestSingleInstanceLock({ paths })) {
  openedPaths.take(paths)
  app.on('second-instance', (_event, _argv, _cwd, told) => openedPaths.take(readSecondStart(told)))
  app.on('open-file', (event, path) => {
    event.preventDefault()
    openedPaths.take([path])
  })
  app.whenReady().then(start).catch(fail)
} else {
  app.quit()
}

async function start(): Promise<void> {
  log.note('info', 'program.start', { command: 'window', version: app.getVersion(), system: process.platform })
  if (app.isPackaged && app.commandLine.hasSwitch('no-sandbox')) {
    refuseToStart(texts.get().dialog.noSandbox)
    return
  }
  const home = openHome(homeFolder)
  const host = await openDesktopHost(home)
  const client = createHostClient(host)
  lockPages(client)
  await openShell(host, client, openDatabase(home.database))
  openedPaths.connect({
    registerDrop: (dropped) => host.registerDrop(dropped),
    addDropped: (dropId) => client.call('folders.addDropped', { dropId }),
  })
}

async function openDesktopHost(home: Home): Promise<Host> {
  const secrets = await openKeyringSecrets({
    file: join(home.folder, 'keyring.json'),
    storage: safeStorage,
    platform: process.platform,
    disk: realDisk,
    unprotected: createFileSecrets(home.secrets, realDisk),
    chooseUnprotected: () => chooseUnprotected(texts.get()),
  })
  return openHost({
    homeFolder,
    files,
    env: process.env,
    version: app.getVersion(),
    abilities: { kind: 'desktop', canDropFiles: true, canChooseFolder: true, canShowInFolder: true },
    chooseFolder: () => chooseFolder(texts.get()),
    chooseFile: (proposedName) => chooseFile(proposedName, texts.get()),
    showInFolder: (path) => shell.showItemInFolder(path),
    secrets,
    log,
    report: (error) => console.error(error),
  })
}

/** What no page may do, whatever it holds: before the first window is made. */
function lockPages(client: HostClient): void {
  const openLink = createLinkOpener({
    allowedHosts: async () => linkHostsOf((await client.call('settings.read', {})).values),
    confirm: (name) => confirmLink(name, texts.get()),
    open: (address) => shell.openExternal(address),
  })
  serveBundle(protocol, listBuiltFiles(join(here, 'renderer')))
  lockSession(session.defaultSession)
  app.on('web-contents-created', (_event, contents) => {
    lockContents(contents, (address) => void openLink(address).catch(report))
  })
}

/** Window, menu, tray, and the way they all end. */
async function openShell(host: Host, client: HostClient, db: Database): Promise<void> {
  const bounds = createBoundsStore(db)
  const transport = createElectronTransport(ipcMain, {
    dispatch: host.dispatch,
    subscribe: (listener) => host.hub.subscribe(listener),
    registerDrop: (dropped) => host.registerDrop(dropped),
    report,
  })
  const quitting = createQuitting({
    async settle() {
      transport.close()
      await host.close()
      log.note('info', 'program.end')
      await log.settle()
    },
    quit: () => app.quit(),
    deadline: () => wait(settleWithinMs),
  })
  const window = createMainWindow({
    create: () => createWindow(windowNeeds(bounds), report),
    serve: (contents) => transport.serve(contents),
    bounds,
    onClose: () => onWindowClose({ isRunning: native.isRunning(), isQuitting: quitting.isUnderWay() }),
    onHidden: () => native.tellPutAway(),
  })
  const native = await openNativeParts({
    host: client,
    texts,
    trayIcon,
    menu: {
      platform: process.platform,
      isPackaged: app.isPackaged,
      actions: menuActions(host, client),
    },
    startAtLogin: createStartAtLogin({
      platform: process.platform,
      env: process.env,
      program: process.execPath,
      setLoginItem: (settings) => app.setLoginItemSettings(settings),
    }),
    report,
    showWindow: () => window.show(),
    isWatched: () => window.current()?.isFocused() ?? false,
    quit: () => app.quit(),
  })
  app.on('before-quit', (event) => quitting.beforeQuit(event))
  app.on('will-quit', () => db.close())
  app.on('window-all-closed', () => process.platform === 'darwin' || app.quit())
  app.on('second-instance', () => window.show())
  app.on('activate', () => window.show())
  if (!native.startsMinimised || paths.length > 0) window.show()
}

function windowNeeds(bounds: BoundsStore): WindowNeeds {
  const workAreas = screen.getAllDisplays().map((display) => display.workArea)
  return {
    preload: join(here, 'preload.cjs'),
    isPackaged: app.isPackaged,
    bounds: reachableBounds(bounds.read(), workAreas),
    icon: join(here, 'icons', 'app.png'),
    isDark: nativeTheme.shouldUseDarkColors,
  }
}

function menuActions(host: Host, client: HostClient): MenuActions {
  return {
    addFolder: () => void client.call('folders.choose', {}).catch(report),
    scan: () => void client.call('library.scan', {}).catch(report),
    openScreen: (name) => host.hub.publish('app.screenChosen', { screen: name }),
  }
}

function report(thrown: unknown): void {
  noteError(log.note, 'window.bug', toAppError(thrown))
  console.error(toAppError(thrown))
}

function fail(thrown: unknown): void {
  report(thrown)
  void log.settle().finally(() => refuseToStart(toAppError(thrown).message))
}

function refuseToStart(sentence: string): void {
  showStartFailure(sentence, texts.get())
  app.exit(cannotWork)
}
