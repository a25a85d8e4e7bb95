/** The way in: reads the whole path of a video or subtitle, or a bare release name, into a Release. Never throws. */
import { factsOf } from './facts.ts'
import { readFolders, showKeysOf } from './folders.ts'
import { isOpaqueName, turnedRound } from './opaque.ts'
import { splitPath } from './path.ts'
import { subtitleName, withLanguages } from './subtitleName.ts'
import { readName } from './readName.ts'
import type { Release } from './release.ts'
import { shelfOf } from './shelf.ts'
import { withFolders } from './withFolders.ts'

/** Longer paths exist on no system; what lies beyond is not read. */
const longestPath = 5000

/**
 * @param path relative or absolute, parted by '/' or '\'; the last component may carry an extension.
 * Fields that nothing says are null, false or empty; `reasons` holds an entry for every field that was read.
 */
export function parseRelease(path: string): Release {
  const { name, extension, folders } = splitPath(path.slice(-longestPath))
  const shelf = shelfOf(folders)
  const above = readFolders(folders, shelf)
  const season = above.map(({ facts }) => facts.values.season).find((stated) => stated !== null) ?? null
  const read = subtitleName(name, extension)
  const around = { season, isFolder: false, shows: showKeysOf(above), shelf }
  const own = withLanguages(factsOf(readName(turnedRound(read.name), around), 'name'), read)
  const { values, reasons } = withFolders(own, above, isOpaqueName(read.name))
  return values.reasons === reasons ? values : { ...values, reasons }
}
