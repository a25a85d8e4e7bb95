/** Menu, tray, badge, notifications and theme: what the system shows beside the window, kept in step with the host. */
import { app, nativeTheme } from 'electron'
import type { PlanState } from '../../shared/contract/plan.ts'
import type { SettingsState } from '../../shared/contract/settings.ts'
import type { WatchState } from '../../shared/contract/watch.ts'
import type { HostClient } from './hostClient.ts'
import { showMenu } from './menu.ts'
import type { MenuNeeds } from './menuTemplate.ts'
import { showNotice } from './notifications.ts'
import { noticeOf } from './runNotice.ts'
import type { SetStartAtLogin } from './startAtLogin.ts'
import type { CurrentTexts } from './texts/currentTexts.ts'
import { createTray } from './tray.ts'
import { trayView } from './trayTemplate.ts'
import { watchNoticeOf } from './watchNotice.ts'

export interface NativeNeeds {
  readonly host: HostClient
  readonly texts: CurrentTexts
  readonly trayIcon: string
  readonly menu: Omit<MenuNeeds, 'texts'>
  readonly startAtLogin: SetStartAtLogin
  showWindow(): void
  /** A run that ends before the user's eyes needs no notification. */
  isWatched(): boolean
  quit(): void
  /** Hears of what could not be done for the tray. */
  readonly report: (thrown: unknown) => void
}

export interface NativeParts {
  /** Something goes on that outlives the window: a run, or watching. */
  isRunning(): boolean
  /** The user wants no window at the start. */
  readonly startsMinimised: boolean
  /** Tells that the window is put away and what goes on. */
  tellPutAway(): void
}

export async function openNativeParts(needs: NativeNeeds): Promise<NativeParts> {
  const { host, texts, report } = needs
  const showWindow = () => needs.showWindow()
  const tray = createTray(needs.trayIcon, {
    show: () => needs.showWindow(),
    lookNow: () => void host.call('watch.checkNow', {}).catch(report),
    pause: (isPaused) => void host.call('watch.pause', { isPaused }).catch(report),
    quit: () => needs.quit(),
  })
  let plan: PlanState | null = null
  let watch: WatchState | null = null
  let isPutAwayTold = false

  const showTray = () => tray.show(trayView(plan, watch, texts.get()), texts.get())

  function applySettings({ values }: SettingsState): void {
    texts.use(values.uiLanguage)
    nativeTheme.themeSource = values.theme
    showMenu({ ...needs.menu, texts: texts.get() })
    showTray()
  }

  function applyPlan(next: PlanState): void {
    const notice = plan && !needs.isWatched() ? noticeOf(plan.phase, next, texts.get()) : null
    plan = next
    showTray()
    if (notice) showNotice(notice, showWindow)
  }

  function applyWatch(next: WatchState): void {
    const notice = needs.isWatched() ? null : watchNoticeOf(watch, next, texts.get())
    const isOther = watch?.options.startAtLogin !== next.options.startAtLogin
    // A wish that was never there needs no clearing at the first look.
    if (isOther && (watch || next.options.startAtLogin))
      void needs.startAtLogin(next.options.startAtLogin).catch(report)
    watch = next
    app.setBadgeCount(next.isOn ? next.questions : 0)
    showTray()
    if (notice) showNotice(notice, showWindow)
  }

  host.on('settings.changed', applySettings)
  host.on('plan.changed', applyPlan)
  host.on('watch.changed', applyWatch)
  applySettings(await host.call('settings.read', {}))
  const atStart = await host.call('watch.state', {})
  applyWatch(atStart)

  return {
    isRunning: () => plan?.phase === 'running' || watch?.isOn === true,
    startsMinimised: atStart.options.startMinimised,
    tellPutAway() {
      const isRun = plan?.phase === 'running'
      // That it goes on watching need not be said at every closing.
      if (!isRun && isPutAwayTold) return
      isPutAwayTold = true
      const { keepsRunning, keepsWatching } = texts.get().notice
      showNotice({ title: 'Undertitle', body: isRun ? keepsRunning : keepsWatching }, showWindow)
    },
  }
}
