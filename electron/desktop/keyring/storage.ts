/** The shell's own small file in the home, by electron-store. Nothing secret, and nothing that would be missed, is in it. */
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { ipcMain } from 'electron'
import ElectronStore from 'electron-store'
import { openKeptValues, type KeptValues } from './keptValues.ts'

const name = 'window'

export function openStorage(homeFolder: string, report: (thrown: unknown) => void): KeptValues {
  const values = openKeptValues({
    open: () => new ElectronStore({ name, cwd: homeFolder, configFileMode: 0o600, clearInvalidConfig: false }),
    setAside: () => renameSync(join(homeFolder, `${name}.json`), join(homeFolder, `${name}.damaged.json`)),
    report,
  })
  // The library offers pages a channel that tells them the folder: ours have one door only.
  ipcMain.removeAllListeners('electron-store-get-data')
  return values
}
