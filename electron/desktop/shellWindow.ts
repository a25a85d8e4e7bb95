/** The main window with all that belongs to its page: where it was, the menu of a right click, its sandbox, its recovery. */
import { join } from 'node:path'
import { app, nativeTheme, screen, type BrowserWindow } from 'electron'
import type { AppNeeds } from './appNeeds.ts'
import { askAfterCrash, askWhileHanging } from './dialogs.ts'
import { createMainWindow, type MainWindow, type MainWindowParts } from './mainWindow.ts'
import { offerContextMenu } from './page/contextMenu.ts'
import { createPageRecovery, type PageRecovery } from './page/pageRecovery.ts'
import { reachableBounds } from './reachableBounds.ts'
import { judgePageSandbox, realProcesses } from './start/pageSandbox.ts'
import { createWindow } from './window.ts'
import type { WindowNeeds } from './windowOptions.ts'
import type { WindowState } from './windowState.ts'

export type ShellWindowParts = Pick<MainWindowParts, 'serve' | 'onClose' | 'onPutAway' | 'onSessionEnd'> & {
  readonly state: WindowState
}

export function createShellWindow(needs: AppNeeds, parts: ShellWindowParts): MainWindow {
  const { texts, report } = needs
  const { state } = parts
  return createMainWindow({
    ...parts,
    report,
    recover: (window) => recoveryOf(window, needs),
    create() {
      const first = { address: state.read('address') ?? '', isMaximised: state.read('isMaximised') ?? false }
      const window = createWindow(windowNeeds(needs.here, state), first, report)
      offerContextMenu(window, () => texts.get())
      window.webContents.once('dom-ready', () => checkSandbox(window, needs))
      return window
    },
  })
}

function windowNeeds(here: string, state: WindowState): WindowNeeds {
  const workAreas = screen.getAllDisplays().map((display) => display.workArea)
  return {
    preload: join(here, 'preload.cjs'),
    isPackaged: app.isPackaged,
    bounds: reachableBounds(state.read('bounds'), workAreas),
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
function checkSandbox(window: BrowserWindow, { texts, log, refuseToStart }: AppNeeds): void {
  const sandbox = judgePageSandbox(window.webContents.getOSProcessId(), process.platform, realProcesses)
  log.note(sandbox === 'none' ? 'error' : 'info', 'page.sandbox', { sandbox })
  if (sandbox === 'none' && app.isPackaged) refuseToStart(texts.get().dialog.noSandbox)
}
