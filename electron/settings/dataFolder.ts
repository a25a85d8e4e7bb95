/** The app's home: where it keeps its database, cache, trash, log and the built-in service's data. */
import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { asDiskError } from '../../shared/diskTrouble.ts'
import { makeFolder } from '../../node/files/makeFolder.ts'
import { closeToOthers } from './dataFolderEntries.ts'

export interface DataFolder {
  readonly folder: string
  readonly database: string
  readonly ownerLock: string
  /** Held by whoever sends uploads: the command may, while a window or watch mode owns the home. */
  readonly uploadLock: string
  readonly secrets: string
  readonly cache: string
  readonly trash: string
  /** Folder of what is written down of the app's doings. */
  readonly log: string
  /** Data of the built-in service. */
  readonly service: string
  /** Where `demo` puts its sample videos unless told otherwise. */
  readonly demo: string
}

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
}

/** The OS's place for app data; UNDERTITLE_HOME comes before it. */
export function usualDataFolder({ env, platform }: Surroundings): string {
  const chosen = env['UNDERTITLE_HOME']
  if (chosen) return resolve(chosen)
  if (platform === 'win32') return join(env['APPDATA'] || join(homedir(), 'AppData', 'Roaming'), 'Undertitle')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Undertitle')
  return join(env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'undertitle')
}

/** With those it lies in; what is there already stays as it is. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder, 0o700)
}

/** Creates the folder, readable by its user only. @throws AppError of its disk with what to do. */
export function openDataFolder(folder: string): DataFolder {
  try {
    makePrivateFolder(folder)
    closeToOthers(folder)
    accessSync(folder, constants.R_OK | constants.W_OK)
  } catch (thrown) {
    throw asDiskError(thrown, { path: folder, instead: 'name another home with --home' }) ?? thrown
  }
  return {
    folder,
    database: join(folder, 'undertitle.sqlite'),
    ownerLock: join(folder, 'owner.lock'),
    uploadLock: join(folder, 'upload.lock'),
    secrets: join(folder, 'secrets.json'),
    cache: join(folder, 'cache'),
    trash: join(folder, 'trash'),
    log: join(folder, 'log'),
    service: join(folder, 'service'),
    demo: join(folder, 'demo'),
  }
}
