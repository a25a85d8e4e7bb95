/**
 * Keeps what the app stores for itself readable by its user alone, whatever the umask and whatever older versions did, with
 * Node's functions handed in. Windows: a user's own places are private there already, and modes mean nothing.
 */

interface Standing {
  readonly mode: number
  readonly uid: number
}

interface Entry {
  readonly name: string
  isFile(): boolean
  isDirectory(): boolean
}

/** Functions of `node:fs` and `node:path`, and the number of the user; null where there is none. */
interface ModeHands {
  readonly userId: number | null
  readonly chmodSync: (path: string, mode: number) => void
  readonly lstatSync: (path: string) => Standing
}

export interface PrivateFolderHands extends ModeHands {
  readonly readdirSync: (path: string, options: { readonly withFileTypes: true }) => readonly Entry[]
  readonly join: (folder: string, name: string) => string
}

export interface PrivateFileHands extends ModeHands {
  readonly openSync: (path: string, flags: 'wx', mode: number) => number
  readonly closeSync: (handle: number) => void
}

/** What the app puts into a folder of its own, by name. */
export interface OwnEntries {
  readonly files: RegExp
  readonly folders: RegExp
}

const ofOthers = 0o077
const ofAll = 0o777
/** Made for a group (setgid), or for everybody (sticky), on purpose: such a folder stays as it is. */
const onPurpose = 0o3000

/**
 * The app's own files and folders in it, and the folder itself where it holds nothing else: a folder that somebody shares
 * stays shared. Only what belongs to this user; nothing above, nothing further below.
 */
export function tightenFolder(folder: string, own: OwnEntries, hands: PrivateFolderHands): void {
  if (hands.userId === null) return
  const entries = hands.readdirSync(folder, { withFileTypes: true })
  const isOwn = (entry: Entry) =>
    (entry.isFile() && own.files.test(entry.name)) || (entry.isDirectory() && own.folders.test(entry.name))
  for (const entry of entries.filter(isOwn)) tighten(hands.join(folder, entry.name), hands)
  if (entries.every(isOwn)) tighten(folder, hands)
}

/**
 * An empty file where there is none. For SQLite, whose other files take the mode of the first. One that is there is not
 * opened: closing it would take away the locks that this process has on it. Where it cannot be made, SQLite meets the same
 * and tells it in the form that its callers know.
 */
export function makePrivateFile(path: string, hands: PrivateFileHands): void {
  if (hands.userId === null) return
  try {
    hands.closeSync(hands.openSync(path, 'wx', 0o600))
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') tighten(path, hands)
  }
}

function tighten(path: string, hands: ModeHands): void {
  try {
    const { mode, uid } = hands.lstatSync(path)
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
