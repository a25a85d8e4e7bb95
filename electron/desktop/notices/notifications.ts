/** Shows a notification of the host's own: pages may not (sessionGuards.ts). */
import { Notification } from 'electron'
import type { MenuScreen } from '../../../shared/contract/app.ts'
import type { Notice } from './runNotice.ts'
import type { NativeTexts } from '../texts/NativeTexts.ts'

/** Held until they are closed: one that is collected as garbage no longer answers a click. */
const shown = new Set<Notification>()

/** @param open brings the window forward, on a screen where one is named. A click is "Show"; buttons are where the system has them. */
export function showNotice(
  { title, body, leads }: Notice,
  { notice }: NativeTexts,
  open: (screen: MenuScreen | null) => void,
): void {
  if (!Notification.isSupported()) return
  const buttons = [notice.show, ...(leads ? [leads.label] : [])]
  const actions = buttons.map((text) => ({ type: 'button' as const, text }))
  const notification = new Notification({ title, body, silent: true, actions })
  const end = () => void shown.delete(notification)
  notification.on('click', () => open(null))
  notification.on('action', (details: { readonly actionIndex?: number }, oldIndex?: number) =>
    open((details.actionIndex ?? oldIndex) === 1 ? (leads?.screen ?? null) : null),
  )
  notification.on('close', end)
  notification.on('failed', end)
  shown.add(notification)
  notification.show()
}
