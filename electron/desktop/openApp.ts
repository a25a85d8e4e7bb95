/** The app once Electron is ready: the host, the locked window, and all that the system shows beside it. Wires only. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { app, autoUpdater, ipcMain, net, powerMonitor, powerSaveBlocker, shell } from 'electron'
import type { MenuScreen, SettingsSection } from '../../shared/contract/app.ts'
import { screenAddress, type ScreenAddress } from '../../shared/screenAddress.ts'
import type { Host } from '../window/host.ts'
import { createElectronTransport } from '../transport/electronTransport.ts'
import type { AppNeeds } from './appNeeds.ts'
import { openDesktopHost } from './desktopHost.ts'
import { showAbout } from './dialogs.ts'
import { createHostClient, type HostClient } from './hostClient.ts'
import { lockPages } from './window/lockPages.ts'
import type { MainWindow } from './window/mainWindow.ts'
import { openNativeParts, type NativeParts } from './nativeParts.ts'
import { createPower, type PowerEvents } from './power.ts'
import { createQuitting, onWindowClose } from './quitting.ts'
import { createShellWindow } from './window/shellWindow.ts'
import { thinCrashDumps } from './start/crashDumps.ts'
import { atLoginSwitch, homeArguments } from './start/startOrders.ts'
import { createStartAtLogin } from './startAtLogin.ts'
import { openStorage } from './keyring/storage.ts'
import { createTaskbarFace } from './tray/taskbarFace.ts'
import { createTray } from './tray/tray.ts'
import { createTrayKeeper, type TrayKeeper } from './tray/trayKeeper.ts'
import { createTrayLook } from './tray/trayHost.ts'
import { openUpdates, type Updates } from './updates/openUpdates.ts'
import { createWindowState } from './window/windowState.ts'

const settleWithinMs = 15_000
const networkIsBackAfterMs = 5_000

/** @throws AppError 'home.locked' */
export async function openApp(needs: AppNeeds): Promise<void> {
  const { home, log, openedPaths } = needs
  const crashes = thinCrashDumps(join(home.folder, 'crashes'))
  log.note('info', 'program.start', { command: 'window', version: app.getVersion(), system: process.platform, crashes })
  const updates = openOwnUpdates(home.folder)
  const host = await openDesktopHost(needs, updates.source)
  const client = createHostClient(host)
  lockPages(needs, client)
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log.note('warn', 'process.gone', { type, reason, code: exitCode })
  })
  openedPaths.connect({
    registerDrop: (dropped) => host.registerDrop(dropped),
    addDropped(dropId) {
      // Where what was handed over is seen to arrive.
      host.hub.publish('app.screenChosen', { screen: 'library' })
      return client.call('folders.addDropped', { dropId })
    },
  })
  await openShell(needs, { host, client, updates })
}

function openOwnUpdates(homeFolder: string): Updates {
  const { platform, arch, env, execPath, resourcesPath: resources } = process
  const system = { platform, arch, env, execPath, resources }
  return openUpdates({ app, system, homeFolder, isOnline: () => net.isOnline(), squirrel: autoUpdater })
}

interface Opened {
  readonly host: Host
  readonly client: HostClient
  readonly updates: Updates
}

/** Window, menu, tray, and the way they all end. */
async function openShell(needs: AppNeeds, { host, client, updates }: Opened): Promise<void> {
  const { home, log, report, texts } = needs
  const state = createWindowState(openStorage(home.folder, report), report)
  const transport = createElectronTransport(ipcMain, {
    dispatch: host.dispatch,
    subscribe: (listener) => host.hub.subscribe(listener),
    registerDrop: (dropped) => host.registerDrop(dropped),
    report,
  })
  const quitting = createQuitting({
    async settle() {
      transport.close()
      try {
        await host.close()
      } finally {
        log.note('info', 'program.end')
        await log.settle()
      }
    },
    report,
    quit: () => updates.end(() => app.quit()),
    deadline: () => wait(settleWithinMs),
  })
  const window = createShellWindow(needs, {
    state,
    serve: (contents) => transport.serve(contents),
    onClose: () =>
      onWindowClose({ isRunning: native.isRunning(), isQuitting: quitting.isUnderWay(), hasWayBack: tray.isThere() }),
    onPutAway: (act) => native.tellPutAway(act),
    onShown: () => native.refreshTaskbar(),
    onSessionEnding: () => updates.holdBack(),
    onSessionEnd() {
      updates.holdBack()
      quitting.sessionEnds()
    },
  })
  const go = (address: ScreenAddress) => {
    const page = window.current()?.webContents
    const tell = () => host.hub.publish('app.screenChosen', address)
    if (!page) state.write('address', screenAddress(address))
    else if (page.isLoading()) page.once('did-finish-load', tell)
    else tell()
    window.show()
  }
  const openScreen = (screen: MenuScreen, section?: SettingsSection) => go({ screen, section })
  const addFolder = () => void client.call('folders.choose', {}).catch(report)
  const native = await openNativeParts({
    host: client,
    texts,
    menu: {
      platform: process.platform,
      isPackaged: app.isPackaged,
      actions: {
        addFolder,
        scan: () => void client.call('library.scan', {}).catch(report),
        openScreen,
        zoom: (step) => window.zoom(step),
        showLogFolder: () => shell.showItemInFolder(home.log),
        showAbout: () => void showAbout(texts.get(), app.getVersion()).catch(report),
      },
    },
    taskbar: createTaskbarFace({
      platform: process.platform,
      badgeIcon: join(needs.here, 'icons', 'badge.png'),
      program: ownProgram(),
      programArgs: ownArguments(home.folder),
      actions: { addFolder, openScreen },
      window: () => window.current(),
    }),
    power: createPower({
      events: powerEvents(),
      blocker: powerSaveBlocker,
      pause: () => void client.call('plan.pause', {}).catch(report),
      goOn: () => void client.call('plan.resume', {}).catch(report),
      lookAgain: () => void client.call('watch.checkNow', {}).catch(report),
      quit: () => app.quit(),
      networkIsBack: () => wait(networkIsBackAfterMs),
    }),
    startAtLogin: createStartAtLogin({
      platform: process.platform,
      env: process.env,
      program: ownProgram(),
      args: [...ownArguments(home.folder), atLoginSwitch],
      setLoginItem: (item) => app.setLoginItemSettings(item),
      hasLoginItem: (item) => app.getLoginItemSettings(item).launchItems.length > 0,
    }),
    report,
    open: (screen) => (screen ? openScreen(screen) : window.show()),
    isWatched: () => window.current()?.isFocused() ?? false,
    quit: () => app.quit(),
  })
  const tray = createTrayKeeper({
    look: createTrayLook({ platform: process.platform, execFile }),
    addIcon: () => native.addTray((actions) => createTray(trayIcon(needs.here), process.platform, actions)),
    pause: (ms) => wait(ms, undefined, { ref: false }),
  })
  app.on('before-quit', (event) => quitting.beforeQuit(event))
  app.on('window-all-closed', () => process.platform === 'darwin' || app.quit())
  app.on('second-instance', () => window.show())
  app.on('activate', () => window.show())
  app.on('browser-window-focus', () => void tray.look().catch(report))
  // Before there is a window: what a link chooses is then the first that it shows.
  needs.openedLinks.connect(go)
  await showFirst({ needs, native, tray, window })
}

interface FirstShow {
  readonly needs: AppNeeds
  readonly native: NativeParts
  readonly tray: TrayKeeper
  readonly window: MainWindow
}

/** A start at login may stay out of sight, where something is left to bring the window with. */
async function showFirst({ needs: { orders }, native, tray, window }: FirstShow): Promise<void> {
  const isAtLogin = orders.isAtLogin || (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin)
  if (!isAtLogin || !native.startsMinimised || orders.paths.length > 0 || orders.links.length > 0) {
    window.show()
    await tray.look()
  } else if (!(await tray.waitFor())) window.showMinimised()
}

/** What the user has and keeps: an AppImage and the portable program run from where they unpack themselves for one start. */
function ownProgram(): string {
  return process.env['APPIMAGE'] ?? process.env['PORTABLE_EXECUTABLE_FILE'] ?? process.execPath
}

/** What another start of the same app and home takes: of a checkout its folder, of a home of one's own its switch. */
function ownArguments(homeFolder: string): readonly string[] {
  return [...(app.isPackaged ? [] : [app.getAppPath()]), ...homeArguments(homeFolder, process.platform)]
}

function powerEvents(): PowerEvents {
  return {
    onSuspend: (listener) => void powerMonitor.on('suspend', listener),
    onResume: (listener) => void powerMonitor.on('resume', listener),
    onShutdown(listener) {
      const holdBack = (event: { preventDefault(): void }) => {
        event.preventDefault()
        listener()
      }
      // Electron's types leave the event out that its documentation gives to the listener.
      powerMonitor.on('shutdown', holdBack as () => void)
    },
  }
}

function trayIcon(here: string): string {
  return join(here, 'icons', process.platform === 'darwin' ? 'trayTemplate.png' : 'tray.png')
}
