/** Whether a video lies in a folder of the library that is away. Pure. */
import type { Folder } from '../../../../shared/contract/library.ts'

type Known = Pick<Folder, 'path' | 'state'>

/** @param place the folder of the video, whole, as its host writes paths */
export function isAway(place: string, folders: readonly Known[]): boolean {
  return folders.some(({ path, state }) => state === 'away' && isWithin(place, path))
}

function isWithin(place: string, root: string): boolean {
  if (!place.startsWith(root)) return false
  return place.length === root.length || /[\\/]/.test(`${root.slice(-1)}${place.charAt(root.length)}`)
}
