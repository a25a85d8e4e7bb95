/** Where rules and ignoring hold: a folder with all below it, a title below a folder, one video. Pure. */

/** A folder of the disk, or a show or movie as matching's `ShowPlace` names it: within one folder, by its key. */
export type RulesPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'title'; readonly folder: string; readonly titleKey: string }

/** The key of the show or movie that a video's name says. Read only where a title has rules of its own: reading names is most of the work. */
export type ReadShowKey = () => string

/** The folders that hold this path, nearest first, each without a separator at its end. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = []
  for (let folder = parentOf(path); folder !== null; folder = parentOf(folder)) folders.push(folder)
  return folders
}

/** null at the top. The top of a disk of Unix is ''. */
export function parentOf(path: string): string | null {
  const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'))
  return end < 0 ? null : path.slice(0, end)
}

/** As places keep it: '/films/' and '/films' are one folder. */
export function plainFolder(folder: string): string {
  return folder.replace(/[/\\]+$/, '')
}

/** How many folders lie between: the fewer, the nearer. null: the title is not of this place. */
export function distanceTo(
  place: Pick<Extract<RulesPlace, { kind: 'title' }>, 'folder' | 'titleKey'>,
  path: string,
  readKey: ReadShowKey,
): number | null {
  if (readKey() !== place.titleKey) return null
  const distance = foldersAbove(path).indexOf(plainFolder(place.folder))
  // A video without a title in its name is known by its folder alone.
  return distance < 0 || (place.titleKey === '' && distance > 0) ? null : distance
}
