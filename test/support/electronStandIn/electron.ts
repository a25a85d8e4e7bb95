/** What `import … from 'electron'` means to an app that runs on the stand-in. */
import { records } from './records.ts'
import { app } from './standInApp.ts'
import { ipcMain } from './standInContents.ts'
import {
  crashReporter,
  dialog,
  Menu,
  nativeImage,
  nativeTheme,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  safeStorage,
  screen,
  shell,
  Tray,
} from './standInNative.ts'
import { protocol, session } from './standInProtocol.ts'
import { BrowserWindow } from './standInWindow.ts'

export {
  app,
  BrowserWindow,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
}

/** A message of the test: run this function here, beside the app, or let these names of files have these paths. */
type Message =
  | { readonly kind: 'evaluate'; readonly id: number; readonly text: string; readonly value: unknown }
  | { readonly kind: 'files'; readonly id: number; readonly paths: Readonly<Record<string, string>> }

const electron = {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  powerMonitor,
  safeStorage,
  shell,
  Tray,
  records,
}

/** For packages that import the whole of it. */
export default electron

async function obey(message: Message): Promise<unknown> {
  if (message.kind === 'files') {
    for (const window of BrowserWindow.getAllWindows()) await window.webContents.knowFiles(message.paths)
    return null
  }
  // The test's own function, sent as text: the same way Playwright reaches into a real Electron.
  const work = (0, eval)(`(${message.text})`) as (parts: typeof electron, value: unknown) => unknown
  return work(electron, message.value)
}

process.on('message', (message: Message) => {
  void obey(message).then(
    (value) => process.send?.({ kind: 'answer', id: message.id, value: value ?? null }),
    (thrown: unknown) => process.send?.({ kind: 'answer', id: message.id, problem: String(thrown) }),
  )
})

// A test that died must not leave its app behind.
process.on('disconnect', () => app.exit(1))
