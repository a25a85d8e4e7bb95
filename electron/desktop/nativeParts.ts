/** Menu, tray, taskbar, notifications, sleep and theme: what the system shows beside the window, in step with the host. */
import { app, nativeTheme } from 'electron'
import type { PlanState } from '../../shared/contract/plan.ts'
import type { SettingsState } from '../../shared/contract/settings.ts'
import type { UpdatesState } from '../../shared/contract/runs/updates.ts'
import type { WatchState } from '../../shared/contract/program/watch.ts'
import type { HostClient } from './hostClient.ts'
import { showMenu } from './menu/menu.ts'
import type { MenuNeeds } from './menu/menuTemplate.ts'
import { showNotice } from './notices/notifications.ts'
import type { Power } from './power.ts'
import { noticeOf, type Notice } from './notices/runNotice.ts'
import type { StartAtLogin } from './startAtLogin.ts'
import type { GuardedLog } from './start/processGuards.ts'
import type { MainWindow } from './window/mainWindow.ts'
import type { Navigation } from './window/navigation.ts'
import { taskbarProgress } from './tray/taskbar.ts'
import type { TaskbarFace } from './tray/taskbarFace.ts'
import type { CurrentTexts } from './texts/currentTexts.ts'
import { createTray, type TrayIcon } from './tray/tray.ts'
import type { TrayKeeper } from './tray/trayKeeper.ts'
import { trayView, type TrayActions } from './tray/trayTemplate.ts'
import { updateNoticeOf } from './notices/updateNotice.ts'
import { watchNoticeOf } from './notices/watchNotice.ts'

export interface NativeNeeds {
  readonly host: HostClient
  readonly texts: CurrentTexts
  readonly menu: Omit<MenuNeeds, 'texts'>
  readonly taskbar: TaskbarFace
  readonly power: Power
  readonly startAtLogin: StartAtLogin
  readonly window: MainWindow
  readonly navigation: Navigation
  readonly tray: Pick<TrayKeeper, 'onFound'>
  readonly trayIcon: string
  readonly log: GuardedLog
}

export interface NativeParts {
  /** The user wants no window when the system starts the app at login. */
  readonly startsMinimised: boolean
}

export async function openNativeParts(needs: NativeNeeds): Promise<NativeParts> {
  const { host, texts, taskbar, window, navigation } = needs
  const { report } = needs.log
  let tray: TrayIcon | null = null
  let plan: PlanState | null = null
  let watch: WatchState | null = null
  let updates: UpdatesState | null = null
  let isPutAwayReported = false

  const trayActions: TrayActions = {
    show: () => navigation.open(null),
    checkNow: () => void host.call('watch.checkNow', {}).catch(report),
    pause: (isPaused) => void host.call('watch.pause', { isPaused }).catch(report),
    quit: () => app.quit(),
  }
  const showTray = () => tray?.show(trayView(plan, watch, texts.get()), texts.get())
  const tell = (notice: Notice) => showNotice(notice, texts.get(), (screen) => navigation.open(screen))
  /** What happens before the user's eyes needs no notification. */
  const isWatched = () => window.current()?.isFocused() ?? false

  function refreshTaskbar(): void {
    taskbar.showProgress(taskbarProgress(plan))
    taskbar.showQuestions(watch?.isOn ? watch.questions : 0, texts.get())
  }

  async function applySettings({ values }: SettingsState): Promise<void> {
    nativeTheme.themeSource = values.theme
    await texts.use(values.uiLanguage)
    showMenu({ ...needs.menu, texts: texts.get() })
    taskbar.showShortcuts(texts.get())
    showTray()
  }

  function applyPlan(next: PlanState): void {
    const notice = plan && !isWatched() ? noticeOf(plan.phase, next, texts.get()) : null
    plan = next
    needs.power.planChanged(next.phase)
    refreshTaskbar()
    showTray()
    if (notice) tell(notice)
  }

  /** @param before null at the first look */
  async function applyStartAtLogin(before: boolean | null, wanted: boolean): Promise<void> {
    if (before === null) await (wanted ? needs.startAtLogin.keep() : undefined)
    else if (before !== wanted) await needs.startAtLogin.set(wanted)
  }

  function applyWatch(next: WatchState): void {
    const notice = isWatched() ? null : watchNoticeOf(watch, next, texts.get())
    void applyStartAtLogin(watch?.options.startAtLogin ?? null, next.options.startAtLogin).catch(report)
    watch = next
    refreshTaskbar()
    showTray()
    if (notice) tell(notice)
  }

  function applyUpdates(next: UpdatesState): void {
    const notice = isWatched() ? null : updateNoticeOf(updates, next, texts.get())
    updates = next
    if (notice) tell(notice)
  }

  /** How it comes back, and what goes on meanwhile. */
  function tellPutAway(how: 'hide' | 'minimise'): void {
    const isRun = plan?.phase === 'running'
    // That it goes on watching need not be said at every closing.
    if (!isRun && isPutAwayReported) return
    isPutAwayReported = true
    const { keepsRunning, keepsWatching, keepsRunningMinimised, keepsWatchingMinimised } = texts.get().notice
    const [running, watching] =
      how === 'hide' ? [keepsRunning, keepsWatching] : [keepsRunningMinimised, keepsWatchingMinimised]
    tell({ title: 'Undertitle', body: isRun ? running : watching })
  }

  host.on('updates.changed', applyUpdates)
  host.on('settings.changed', (settings) => void applySettings(settings).catch(report))
  host.on('plan.changed', applyPlan)
  host.on('watch.changed', applyWatch)
  await applySettings(await host.call('settings.read', {}))
  // What is known already need not be told at every start.
  updates = await host.call('updates.state', {})
  const atStart = await host.call('watch.state', {})
  applyWatch(atStart)
  // A new window is given what the others have been shown already.
  window.events.on('shown', refreshTaskbar)
  window.events.on('putAway', tellPutAway)
  needs.tray.onFound(() => {
    tray = createTray(needs.trayIcon, process.platform, trayActions)
    showTray()
  })
  return { startsMinimised: atStart.options.startMinimised }
}
