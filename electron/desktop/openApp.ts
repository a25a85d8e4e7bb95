/** The app once Electron is ready: the host, the locked window, and all that the system shows beside it. Wires only. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { app, autoUpdater, ipcMain, net, powerMonitor, powerSaveBlocker, shell } from 'electron'
import type { Host } from '../window/host.ts'
import { createElectronTransport } from '../transport/window/electronTransport.ts'
import type { AppNeeds } from './appNeeds.ts'
import { systemClock } from '../../node/clock.ts'
import { openDesktopHost } from './desktopHost.ts'
import { createHostClient, type HostClient } from './hostClient.ts'
import { openStorage } from './keyring/storage.ts'
import type { MenuActions } from './menu/menuTemplate.ts'
import { openNativeParts, type NativeParts } from './nativeParts.ts'
import { ownArguments, ownProgram } from './ownStart.ts'
import { createPower, type Power, type PowerEvents } from './power.ts'
import { createQuitting, type Quitting } from './quitting.ts'
import { followRunningWork } from './runningWork.ts'
import { thinCrashDumps } from './start/crashDumps.ts'
import { atLoginSwitch } from './start/startOrders.ts'
import { createStartAtLogin, type StartAtLogin } from './startAtLogin.ts'
import { createTaskbarFace } from './tray/taskbarFace.ts'
import { createTrayKeeper, type TrayKeeper } from './tray/trayKeeper.ts'
import { createTrayCheck } from './tray/trayHost.ts'
import { openUpdates, type Updates } from './updates/openUpdates.ts'
import { lockPages } from './window/lockPages.ts'
import { createMainWindow, type MainWindow } from './window/mainWindow.ts'
import { createNavigation, type Navigation } from './window/navigation.ts'
import { createWindowState } from './window/windowState.ts'

/** @throws AppError 'home.locked' */
export async function openApp(needs: AppNeeds): Promise<void> {
  const { dataFolder, log, openedPaths } = needs
  const crashes = thinCrashDumps(join(dataFolder.folder, 'crashes'))
  log.write('info', 'program.start', {
    command: 'window',
    version: app.getVersion(),
    system: process.platform,
    crashes,
  })
  const updates = openOwnUpdates(dataFolder.folder)
  const host = await openDesktopHost(needs, updates.source)
  const client = createHostClient(host)
  lockPages(needs, { client, media: host.media })
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log.write('warn', 'process.gone', { type, reason, code: exitCode })
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
  return openUpdates({ app, system, homeFolder, net, squirrel: autoUpdater })
}

interface Opened {
  readonly host: Host
  readonly client: HostClient
  readonly updates: Updates
}

/** Window, menu, tray, and the way they all end. */
async function openShell(needs: AppNeeds, { host, client, updates }: Opened): Promise<void> {
  const { dataFolder, log, texts } = needs
  const state = createWindowState(openStorage(dataFolder.folder, log.report), log.report)
  const transport = createElectronTransport(ipcMain, {
    dispatch: host.dispatch,
    subscribe: (listener) => host.hub.subscribe(listener),
    registerDrop: (dropped) => host.registerDrop(dropped),
    leavePages: () => host.leavePages(),
    report: log.report,
  })
  const quitting = createQuitting({ transport, host, updates, clock: systemClock, log })
  const tray = createTrayKeeper({
    look: createTrayCheck({ platform: process.platform, execFile }),
    clock: systemClock,
  })
  const work = await followRunningWork(client)
  const window = createMainWindow(needs, { state, transport, work, quitting, tray, updates })
  const navigation = createNavigation({ window, state, hub: host.hub })
  const actions = menuActions(needs, { client, window, navigation })
  const native = await openNativeParts({
    host: client,
    texts,
    menu: { platform: process.platform, isPackaged: app.isPackaged, actions },
    taskbar: createTaskbarFace({
      platform: process.platform,
      badgeIcon: join(needs.here, 'icons', 'badge.png'),
      program: ownProgram(),
      programArgs: ownArguments(dataFolder.folder),
      actions,
      window,
    }),
    power: openPower(needs, client),
    startAtLogin: openStartAtLogin(dataFolder.folder),
    window,
    navigation,
    tray,
    trayIcon: join(needs.here, 'icons', process.platform === 'darwin' ? 'trayTemplate.png' : 'tray.png'),
    log,
  })
  followApp(needs, { quitting, window, tray })
  // Before there is a window: what a link chooses is then the first that it shows.
  needs.openedLinks.connect((address) => navigation.go(address))
  await showFirst(needs, { native, tray, window })
}

interface Steering {
  readonly client: HostClient
  readonly window: MainWindow
  readonly navigation: Navigation
}

function menuActions({ dataFolder, dialogs, log }: AppNeeds, { client, window, navigation }: Steering): MenuActions {
  return {
    addFolder: () => void client.call('folders.choose', {}).catch(log.report),
    scan: () => void client.call('library.scan', {}).catch(log.report),
    openScreen: (screen, section) => navigation.open(screen, section),
    zoom: (step) => window.zoom(step),
    showLogFolder: () => shell.showItemInFolder(dataFolder.log),
    showAbout: () => void dialogs.showAbout(app.getVersion()).catch(log.report),
  }
}

function openPower({ log }: AppNeeds, client: HostClient): Power {
  return createPower({ events: powerEvents(), blocker: powerSaveBlocker, client, app, clock: systemClock, log })
}

function openStartAtLogin(homeFolder: string): StartAtLogin {
  const { platform, env } = process
  const args = [...ownArguments(homeFolder), atLoginSwitch]
  return createStartAtLogin({ platform, env, program: ownProgram(), args, app })
}

interface Followers {
  readonly quitting: Quitting
  readonly window: MainWindow
  readonly tray: TrayKeeper
}

function followApp({ log }: AppNeeds, { quitting, window, tray }: Followers): void {
  app.on('before-quit', (event) => quitting.beforeQuit(event))
  app.on('window-all-closed', () => process.platform === 'darwin' || app.quit())
  app.on('second-instance', () => window.show())
  app.on('activate', () => window.show())
  app.on('browser-window-focus', () => void tray.look().catch(log.report))
}

interface FirstShow {
  readonly native: NativeParts
  readonly tray: TrayKeeper
  readonly window: MainWindow
}

/** A start at login may stay out of sight, where something is left to bring the window with. */
async function showFirst({ orders }: AppNeeds, { native, tray, window }: FirstShow): Promise<void> {
  const isAtLogin = orders.isAtLogin || (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin)
  if (!isAtLogin || !native.startsMinimised || orders.paths.length > 0 || orders.links.length > 0) {
    window.show()
    await tray.look()
  } else if (!(await tray.waitFor())) window.showMinimised()
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
