/** The service's data folder, for its user alone: its books hold what everybody searched. */
import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../../node/files/makeFolder.ts'
import { makePrivateFile, tightenFolder } from '../../../node/files/privatePlace.ts'

const userId = process.getuid?.() ?? null
const hands = { userId, chmodSync, lstatSync, readdirSync, openSync, closeSync, join }
/** Database, locks, and what SQLite puts beside them. */
const own = { files: /^service\.sqlite|\.lock(-journal|-wal|-shm)?$/, folders: /^log$/ }

/** Made where it is missing. Throws as the system does. */
export function openDataFolder(folder: string): void {
  makeFolder(folder, { mkdirSync, statSync, dirname }, 0o700)
  tightenFolder(folder, own, hands)
}

/** The path of a file for SQLite to open, there and private. */
export function privateFileIn(folder: string, name: string): string {
  const path = join(folder, name)
  makePrivateFile(path, hands)
  return path
}
