/** Shows a notification of the host's own: pages may not (sessionGuards.ts). */
import { Notification } from 'electron'
import type { Notice } from './runNotice.ts'

export function showNotice({ title, body }: Notice, onClick: () => void): void {
  if (!Notification.isSupported()) return
  const notification = new Notification({ title, body, silent: true })
  notification.on('click', onClick)
  notification.show()
}
