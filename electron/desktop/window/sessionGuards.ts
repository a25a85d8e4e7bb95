/** Takes from a page what a page could ask the machine for: permissions, devices, screens, downloads. */
import type { Session } from 'electron'

type GuardedSession = Pick<
  Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'setSpellCheckerEnabled'
  | 'on'
>

/** Asking and checking are two doors in Electron: both are shut. Notifications are the host's own (notifications.ts). */
export function lockSession(session: GuardedSession): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler(null)
  session.setSpellCheckerEnabled(false)
  session.on('will-download', (event) => event.preventDefault())
}
