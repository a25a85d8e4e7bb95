/**
 * Keeps what is stored for its user alone readable by nobody else, whatever the umask and whatever older versions did.
 * Windows: a user's own places are private there already, and modes mean nothing.
 */
import { chmodSync, closeSync, lstatSync, openSync, readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/** Whose modes they are, and what changes them; another in tests. */
export interface ModeHands {
  /** Null where users have no numbers. */
  readonly userId: number | null
  readonly chmodSync: (path: string, mode: number) => void
}

const ofThisMachine: ModeHands = { userId: process.getuid?.() ?? null, chmodSync }

/** What stands in a folder of our own, by name. */
export interface OwnEntries {
  readonly files: RegExp
  readonly folders: RegExp
}

const ofOthers = 0o077
const ofAll = 0o777
/** Made for a group (setgid), or for everybody (sticky), on purpose: such a folder stays as it is. */
const onPurpose = 0o3000

/**
 * Our own files and folders in it, and the folder itself where it holds nothing else: a folder that somebody shares
 * stays shared. Only what belongs to this user; nothing above, nothing further below.
 */
export function tightenFolder(folder: string, own: OwnEntries, hands = ofThisMachine): void {
  if (hands.userId === null) return
  const entries = readdirSync(folder, { withFileTypes: true })
  const isOwn = (entry: Dirent) =>
    (entry.isFile() && own.files.test(entry.name)) || (entry.isDirectory() && own.folders.test(entry.name))
  for (const entry of entries.filter(isOwn)) tighten(join(folder, entry.name), hands)
  if (entries.every(isOwn)) tighten(folder, hands)
}

/**
 * An empty file where there is none. For SQLite, whose other files take the mode of the first. One that is there is not
 * opened: closing it would take away the locks that this process has on it. Where it cannot be made, SQLite meets the same
 * and tells it in the form that its callers know.
 */
export function makePrivateFile(path: string, hands = ofThisMachine): void {
  if (hands.userId === null) return
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') tighten(path, hands)
  }
}

function tighten(path: string, hands: ModeHands): void {
  try {
    const { mode, uid } = lstatSync(path)
    const isLoose = (mode & ofOthers) !== 0 && (mode & onPurpose) === 0
    // A link is as it is: its target is tightened by its own name, if it is ours.
    if (isLoose && uid === hands.userId && !isLink(mode)) hands.chmodSync(path, mode & ofAll & ~ofOthers)
  } catch (thrown) {
    if (!cannotHaveModes.has(codeOf(thrown))) throw thrown
  }
}

function isLink(mode: number): boolean {
  return (mode & 0o170000) === 0o120000
}

/** Drives without modes refuse to change them; another process may have taken the file away. Neither keeps the app from working. */
const cannotHaveModes: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EROFS', 'ENOENT'])

function codeOf(thrown: unknown): unknown {
  return thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
}
