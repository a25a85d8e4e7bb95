/** The main window with all that belongs to its page: where it was, the menu of a right click, its sandbox, its recovery. */
import { join } from 'node:path'
import { app, nativeTheme, screen, type BrowserWindow, type Rectangle } from 'electron'
import type { AppNeeds } from '../appNeeds.ts'
import { askAfterCrash, askWhileHanging } from '../dialogs.ts'
import { learnedFrame, noOffset, placeToAsk } from './framePlace.ts'
import { createMainWindow, type MainWindow, type MainWindowParts } from './mainWindow.ts'
import { offerContextMenu } from '../page/contextMenu.ts'
import { createPageRecovery, type PageRecovery } from '../page/pageRecovery.ts'
import { reachableBounds } from './reachableBounds.ts'
import { judgePageSandbox, realProcesses } from '../start/pageSandbox.ts'
import { createWindow } from './window.ts'
import type { WindowNeeds } from './windowOptions.ts'
import { addressToOpen } from './windowAddress.ts'
import type { WindowState } from './windowState.ts'

export type ShellWindowParts = Omit<MainWindowParts, 'create' | 'recover' | 'report'>

export function createShellWindow(needs: AppNeeds, parts: ShellWindowParts): MainWindow {
  const { texts, report } = needs
  const { state } = parts
  return createMainWindow({
    ...parts,
    report,
    recover: (window) => recoveryOf(window, needs),
    create() {
      const first = { address: addressToOpen(state.read('address')), isMaximised: state.read('isMaximised') ?? false }
      const wanted = wantedBounds(state)
      const window = createWindow(windowNeeds(needs.here, wanted && placeToAsk(wanted, frameOf(state))), first, report)
      if (wanted && process.platform === 'linux' && !first.isMaximised)
        window.once('show', () => setTimeout(() => holdPlace(window, wanted, state), settledAfterMs))
      offerContextMenu(window, () => texts.get())
      window.webContents.once('dom-ready', () => void checkSandbox(window, needs).catch(report))
      return window
    },
  })
}

/** A window manager places a new window in this time. */
const settledAfterMs = 400

const frameOf = (state: WindowState) => state.read('frame') ?? noOffset

/** Where it was, if it would still be seen there. */
function wantedBounds(state: WindowState): Rectangle | null {
  const workAreas = screen.getAllDisplays().map((display) => display.workArea)
  return reachableBounds(state.read('bounds'), workAreas)
}

function holdPlace(window: BrowserWindow, wanted: Rectangle, state: WindowState): void {
  if (window.isDestroyed()) return
  const frame = learnedFrame(wanted, window.getNormalBounds(), frameOf(state))
  if (frame === null) return
  state.write('frame', frame)
  const { x, y } = placeToAsk(wanted, frame)
  window.setPosition(x, y)
}

function windowNeeds(here: string, bounds: Rectangle | null): WindowNeeds {
  return {
    preload: join(here, 'preload.cjs'),
    isPackaged: app.isPackaged,
    bounds,
    icon: join(here, 'icons', 'app.png'),
    isDark: nativeTheme.shouldUseDarkColors,
  }
}

function recoveryOf(window: BrowserWindow, { texts, log }: AppNeeds): PageRecovery {
  return createPageRecovery({
    nowMs: Date.now,
    note: log.note,
    reload: () => window.isDestroyed() || window.webContents.reload(),
    end: () => window.webContents.forcefullyCrashRenderer(),
    quit: () => app.quit(),
    askAfterCrash: () => askAfterCrash(texts.get()),
    askWhileHanging: (signal) => askWhileHanging(texts.get(), signal),
  })
}

/** A page without even the filter of system calls is not shown: whoever started the app so is told. */
async function checkSandbox(window: BrowserWindow, { texts, log, refuseToStart }: AppNeeds): Promise<void> {
  const sandbox = judgePageSandbox(window.webContents.getOSProcessId(), process.platform, realProcesses)
  log.note(sandbox === 'none' ? 'error' : 'info', 'page.sandbox', { sandbox })
  if (sandbox !== 'none' || !app.isPackaged) return
  await log.settle()
  refuseToStart(texts.get().dialog.noSandbox)
}
