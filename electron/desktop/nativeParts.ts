/** Menu, tray, notifications and theme: what the system shows beside the window, kept in step with the host. */
import { nativeTheme } from 'electron'
import type { PlanState } from '../../shared/contract/plan.ts'
import type { SettingsState } from '../../shared/contract/settings.ts'
import type { HostClient } from './hostClient.ts'
import { showMenu } from './menu.ts'
import type { MenuNeeds } from './menuTemplate.ts'
import { showNotice } from './notifications.ts'
import { noticeOf } from './runNotice.ts'
import type { CurrentTexts } from './texts/currentTexts.ts'
import { createTray } from './tray.ts'
import { trayStatus } from './trayTemplate.ts'

export interface NativeNeeds {
  readonly host: HostClient
  readonly texts: CurrentTexts
  readonly trayIcon: string
  readonly menu: Omit<MenuNeeds, 'texts'>
  showWindow(): void
  /** A run that ends before the user's eyes needs no notification. */
  isWatched(): boolean
  quit(): void
}

export interface NativeParts {
  isRunning(): boolean
  /** Tells that the window is put away and the run goes on. */
  tellPutAway(): void
}

export async function openNativeParts(needs: NativeNeeds): Promise<NativeParts> {
  const { host, texts } = needs
  const tray = createTray(needs.trayIcon, { show: () => needs.showWindow(), quit: () => needs.quit() })
  const showWindow = () => needs.showWindow()
  let plan: PlanState | null = null

  function applySettings({ values }: SettingsState): void {
    texts.use(values.uiLanguage)
    nativeTheme.themeSource = values.theme
    showMenu({ ...needs.menu, texts: texts.get() })
    tray.show(trayStatus(plan, texts.get()), texts.get())
  }

  function applyPlan(next: PlanState): void {
    const notice = plan && !needs.isWatched() ? noticeOf(plan.phase, next, texts.get()) : null
    plan = next
    tray.show(trayStatus(plan, texts.get()), texts.get())
    if (notice) showNotice(notice, showWindow)
  }

  host.on('settings.changed', applySettings)
  host.on('plan.changed', applyPlan)
  applySettings(await host.call('settings.read', {}))

  return {
    isRunning: () => plan?.phase === 'running',
    tellPutAway: () => showNotice({ title: 'Undertitle', body: texts.get().notice.keepsRunning }, showWindow),
  }
}
