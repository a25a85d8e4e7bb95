/** A window with all that belongs to its page: its place, the menu of a right click, its sandbox, its recovery. */
import { join } from 'node:path'
import { app, nativeTheme, screen, type BrowserWindow, type Rectangle } from 'electron'
import type { AppNeeds } from '../appNeeds.ts'
import { systemClock } from '../../../node/clock.ts'
import { offerContextMenu } from '../page/contextMenu.ts'
import { createPageRecovery } from '../page/pageRecovery.ts'
import { judgePageSandbox, realProcesses } from '../start/pageSandbox.ts'
import { refuseToStart } from '../start/refuseToStart.ts'
import { learnedFrame, noOffset, placeToAsk } from './framePlace.ts'
import { reachableBounds } from './reachableBounds.ts'
import { createWindow } from './window.ts'
import type { WindowNeeds } from './windowOptions.ts'
import { addressToOpen } from './windowAddress.ts'
import type { WindowState } from './windowState.ts'

/** It stands where the last one stood. */
export function openShellWindow(needs: AppNeeds, state: WindowState): BrowserWindow {
  const { report } = needs.log
  const first = { address: addressToOpen(state.read('address')), isMaximised: state.read('isMaximised') ?? false }
  const wanted = wantedBounds(state)
  const window = createWindow(windowNeeds(needs.here, wanted && placeToAsk(wanted, frameOf(state))), first, report)
  if (wanted && process.platform === 'linux' && !first.isMaximised)
    window.once('show', () => setTimeout(() => holdPlace(window, wanted, state), settledAfterMs))
  offerContextMenu(window, needs.texts)
  recoverPage(window, needs)
  window.webContents.once('dom-ready', () => void checkSandbox(window, needs).catch(report))
  return window
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

function recoverPage(window: BrowserWindow, { dialogs, log }: AppNeeds): void {
  const page = window.webContents
  const recovery = createPageRecovery({ page, app, dialogs, clock: systemClock, log })
  page.on('render-process-gone', (_event, why) => void recovery.gone(why).catch(log.report))
  window.on('unresponsive', () => void recovery.unresponsive().catch(log.report))
  window.on('responsive', () => recovery.responsive())
}

/** A page without even the filter of system calls is not shown: whoever started the app so is told. */
async function checkSandbox(window: BrowserWindow, { texts, dialogs, log }: AppNeeds): Promise<void> {
  const sandbox = judgePageSandbox(window.webContents.getOSProcessId(), process.platform, realProcesses)
  log.write(sandbox === 'none' ? 'error' : 'info', 'page.sandbox', { sandbox })
  if (sandbox !== 'none' || !app.isPackaged) return
  await log.settle()
  refuseToStart(texts.get().dialog.noSandbox, dialogs)
}
