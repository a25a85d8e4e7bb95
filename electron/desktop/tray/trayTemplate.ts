/** The tray's menu as data: what runs, what watch mode does, the window, and the way out. */
import type { MenuItemConstructorOptions } from 'electron'
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { WatchState } from '../../../shared/contract/program/watch.ts'
import type { NativeTexts } from '../texts/NativeTexts.ts'

export interface TrayActions {
  show(): void
  checkNow(): void
  pause(isPaused: boolean): void
  quit(): void
}

export interface TrayView {
  readonly status: string
  /** null: watch mode is off. */
  readonly isPaused: boolean | null
}

export type RunProgress = Pick<PlanState, 'phase' | 'progress'>

type SeenWatch = Pick<WatchState, 'isOn' | 'isPaused' | 'activity' | 'questions'> & {
  readonly folders: readonly Pick<WatchState['folders'][number], 'state'>[]
}

export function trayView(plan: RunProgress | null, watch: SeenWatch | null, texts: NativeTexts): TrayView {
  const isPaused = watch?.isOn ? watch.isPaused : null
  return { status: trayStatus(plan, watch, texts), isPaused }
}

/** A run of the user comes first; then what watch mode does, what it cannot see, and what it asks. */
function trayStatus(plan: RunProgress | null, watch: SeenWatch | null, { tray }: NativeTexts): string {
  if (plan?.phase === 'running') return tray.running({ done: plan.progress.done, total: plan.progress.total })
  if (!watch?.isOn) return tray.idle
  const lost = watch.folders.filter(({ state }) => state === 'away' || state === 'unreadable').length
  const doing = watch.activity === 'working' ? tray.watchWorking : tray.watching
  return [
    watch.isPaused ? tray.watchPaused : doing,
    ...(lost > 0 ? [tray.outOfSight({ folders: lost })] : []),
    ...(watch.questions > 0 ? [tray.questions({ questions: watch.questions })] : []),
  ].join(' · ')
}

export function trayTemplate(
  { status, isPaused }: TrayView,
  texts: NativeTexts,
  actions: TrayActions,
): MenuItemConstructorOptions[] {
  const { tray } = texts
  const watching: MenuItemConstructorOptions[] = [
    { label: tray.lookNow, click: () => actions.checkNow() },
    { label: isPaused ? tray.resume : tray.pause, click: () => actions.pause(!isPaused) },
    { type: 'separator' },
  ]
  return [
    { label: status, enabled: false },
    { type: 'separator' },
    ...(isPaused === null ? [] : watching),
    { label: texts.tray.show, click: () => actions.show() },
    { label: texts.menu.quit, click: () => actions.quit() },
  ]
}
