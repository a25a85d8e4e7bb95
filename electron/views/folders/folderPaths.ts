/** Which folder of the library a path lies in, and what a new folder means for those that are there. Pure. */

export interface FolderPath {
  readonly id: string
  /** Absolute and real; a single video that was added alone counts as a folder of its own. */
  readonly path: string
}

/** Folders of one library never lie inside each other, so there is at most one. */
export function folderOfPath<Folder extends FolderPath>(folders: readonly Folder[], path: string): Folder | null {
  return folders.find((folder) => isWithin(path, folder.path)) ?? null
}

export interface Merge<Folder extends FolderPath> {
  /** The folder that holds the new one already. */
  readonly holder: Folder | null
  /** Folders that lie inside the new one and become part of it. */
  readonly swallowed: readonly Folder[]
}

export function mergeFolder<Folder extends FolderPath>(folders: readonly Folder[], path: string): Merge<Folder> {
  const holder = folderOfPath(folders, path)
  return { holder, swallowed: holder ? [] : folders.filter((folder) => isWithin(folder.path, path)) }
}

export function isWithin(path: string, folder: string): boolean {
  if (path === folder) return true
  const last = folder.at(-1)
  const start = last === '/' || last === '\\' ? folder : null
  if (start !== null) return path.startsWith(start)
  return path.startsWith(folder) && /[/\\]/.test(path.charAt(folder.length))
}

export function nameOfPath(path: string): string {
  const trimmed = path.replace(/[/\\]+$/, '')
  return trimmed.slice(lastSeparator(trimmed) + 1) || path
}

export function folderNameOf(path: string): string {
  return path.slice(0, Math.max(0, lastSeparator(path)))
}

/** The deepest folder that holds all of them; '' where they have none but the root in common. */
export function commonFolder(paths: readonly string[]): string {
  let folder = folderNameOf(paths[0] ?? '')
  while (folder !== '' && !paths.every((path) => isWithin(path, folder))) folder = folderNameOf(folder)
  return folder
}

function lastSeparator(path: string): number {
  return Math.max(path.lastIndexOf('/'), process.platform === 'win32' ? path.lastIndexOf('\\') : -1)
}
