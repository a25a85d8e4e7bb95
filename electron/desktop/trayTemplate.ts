/** The tray's menu as data: what runs, the window, and the way out. */
import type { MenuItemConstructorOptions } from 'electron'
import type { PlanState } from '../../shared/contract/plan.ts'
import type { NativeTexts } from './texts/en.ts'

export interface TrayActions {
  show(): void
  quit(): void
}

export type RunProgress = Pick<PlanState, 'phase' | 'progress'>

export function trayStatus(plan: RunProgress | null, { tray }: NativeTexts): string {
  return plan?.phase === 'running' ? tray.running(plan.progress.done, plan.progress.total) : tray.idle
}

export function trayTemplate(status: string, texts: NativeTexts, actions: TrayActions): MenuItemConstructorOptions[] {
  return [
    { label: status, enabled: false },
    { type: 'separator' },
    { label: texts.tray.show, click: () => actions.show() },
    { label: texts.menu.quit, click: () => actions.quit() },
  ]
}
