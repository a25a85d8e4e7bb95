/** The way in: reads the whole path of a video or subtitle, or a bare release name, into a Release. Never throws. */
import { factsOf } from './facts.ts'
import {
  isSurelyTitled,
  readDisc,
  readFolders,
  readHeight,
  readPartOfFilm,
  readStructure,
  seasonsOf,
  showKeysOf,
  type FolderFacts,
} from './folders.ts'
import type { Surroundings } from './numbering/findRoom.ts'
import { isClipName, isOpaqueName } from './opaque.ts'
import { splitPath } from './path.ts'
import { withoutSubject } from './posted.ts'
import { subtitleName, withLanguages } from './subtitleName.ts'
import { readName } from './readName.ts'
import type { Release } from './release.ts'
import { shelfOf, type Shelf } from './shelf.ts'
import { recordingPath } from './title/recordingPath.ts'
import { withFolderQuoted, withSeasonNamed } from './title/countedFolder.ts'
import { isExtrasOfShow, isShowFolder, withTypeOfShelf, withoutCount, withoutSeasons } from './title/namedEpisode.ts'
import { withFolders, withHeight, withPart, withStructure } from './withFolders.ts'

/** Longer paths exist on no system; what lies beyond is not read. */
const longestPath = 5000

/**
 * @param path relative or absolute, parted by '/' or '\'; the last component may carry an extension.
 * Fields that nothing says are null, false or empty; `reasons` holds an entry for every field that was read.
 */
export function parseRelease(path: string): Release {
  const { name, extension, folders: all } = recordingPath(splitPath(withoutSubject(path.slice(-longestPath))))
  const shelf = shelfOf(all)
  const folders = all.length > 1 ? withSeasonNamed(all, name, shelf) : all
  const isExtra = shelf === 'series' && isExtrasOfShow(folders)
  const named = foldersOf(name, readFolders(folders, shelf))
  const above = isExtra ? withoutSeasons(named) : named
  const read = subtitleName(name, extension)
  const part = shelf === 'series' ? null : readPartOfFilm(read.name, above[0])
  const around = surroundingsOf(above, shelf, videoFile.has(extension.toLowerCase()))
  const own = withLanguages(part ?? factsOf(readName(read.name, around), 'name'), read)
  const isInShow = isExtra || (shelf === 'series' && isShowFolder(folders[0]))
  const told = isExtra ? withoutCount(own, above) : own
  const whole = withFolders(told, above, { isOpaque: isOpaqueName(read.name), isInShow })
  const parted = withPart(whole, readDisc(folders[0], read.name))
  const sourced = withStructure(parted, readStructure(folders))
  const { values, reasons } = withTypeOfShelf(withHeight(sourced, readHeight(folders)), folders)
  const isCounted = folders.length === all.length && folders[0] !== all[0]
  const quoted = isCounted ? withFolderQuoted(reasons, all[0] ?? '') : reasons
  return values.reasons === quoted ? values : { ...values, reasons: quoted }
}

/** A clip of a camera may lie anywhere: only a folder that is surely a film's names it. */
function foldersOf(name: string, above: readonly FolderFacts[]): readonly FolderFacts[] {
  return above.length > 0 && isClipName(name) ? above.filter(isSurelyTitled) : above
}

const alone: Surroundings = { season: null, lastSeason: null, isFolder: false, isVideo: false, shows: [], shelf: null }
const aloneVideo: Surroundings = { ...alone, isVideo: true }
/** The name of one file, not of a release that may hold many. */
const videoFile = new Set('.mkv .mp4 .avi .m4v .ts .webm .mpg .wmv .mov'.split(' '))

function surroundingsOf(above: readonly FolderFacts[], shelf: Shelf, isVideo: boolean): Surroundings {
  if (above.length === 0 && shelf === null) return isVideo ? aloneVideo : alone
  const { season, lastSeason } = seasonsOf(above)
  return { season, lastSeason, isFolder: false, isVideo, shows: showKeysOf(above), shelf }
}
