/** How this copy of the app is started again: by the system at login, by a shortcut of the taskbar. */
import { app } from 'electron'
import { homeArguments } from './start/startOrders.ts'

/** What the user has and keeps: an AppImage and the portable program run from where they unpack themselves for one start. */
export function ownProgram(): string {
  return process.env['APPIMAGE'] ?? process.env['PORTABLE_EXECUTABLE_FILE'] ?? process.execPath
}

/** What another start of the same app and home takes: of a checkout its folder, of a home of one's own its switch. */
export function ownArguments(homeFolder: string): readonly string[] {
  return [...(app.isPackaged ? [] : [app.getAppPath()]), ...homeArguments(homeFolder, process.platform)]
}
