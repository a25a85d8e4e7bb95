/** What of the library a player or server does not have: whole folders, and of one that it has a part of, what lies beside that. Pure. */
import { dirname, relative, sep } from 'node:path'
import { isInside, toTheirs, type FolderPair } from '../../../shared/players/folderPairs.ts'
import { nameOfPath } from '../folders/folderPaths.ts'

export interface TheirLibraries {
  /** The folders of its libraries, under its own names. */
  readonly locations: readonly string[]
  readonly pairs: readonly FolderPair[]
}

/** More of them nobody reads in a sentence. */
const mostNames = 20

/** @param videos paths of all videos of these folders @returns names to be told, each once */
export function unseenFolders(
  folders: readonly string[],
  videos: Iterable<string>,
  { locations, pairs }: TheirLibraries,
): string[] {
  const isSeen = (path: string) => locations.some((place) => isInside(toTheirs(path, pairs), place))
  const isInPart = (path: string) => locations.some((place) => isInside(place, toTheirs(path, pairs)))
  const unseen = folders.filter((folder) => !isSeen(folder))
  const inPart = unseen.filter(isInPart)
  const below =
    inPart.length === 0
      ? []
      : partsOf(
          inPart,
          [...foldersOf(videos)].filter((folder) => !isSeen(folder)),
        )
  return [...new Set([...unseen.filter((folder) => !isInPart(folder)).map(nameOfPath), ...below])].slice(0, mostNames)
}

/** A folder with a thousand videos is looked at once. */
function foldersOf(videos: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of videos) folders.add(dirname(path))
  return folders
}

/** The names right below these folders that lead to what is not seen; a folder's own name for what lies in it itself. */
function partsOf(folders: readonly string[], unseen: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    unseen
      .filter((path) => isInside(path, folder))
      .map((path) => relative(folder, path).split(sep)[0] || nameOfPath(folder))
      .sort(),
  )
}
