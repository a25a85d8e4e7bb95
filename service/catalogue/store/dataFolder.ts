/** The service's data folder, for its user alone: its books hold what everybody searched. */
import { makeFolder } from '../../../node/files/makeFolder.ts'
import { tightenFolder } from '../../../node/files/privatePlace.ts'

/** Database, locks, and what SQLite puts beside them. */
const own = { files: /^service\.sqlite|\.lock(-journal|-wal|-shm)?$/, folders: /^log$/ }

/** Made where it is missing. Throws as the system does. */
export function openDataFolder(folder: string): void {
  makeFolder(folder, 0o700)
  tightenFolder(folder, own)
}
