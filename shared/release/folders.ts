/** What the names of the folders above a file say. Touches no disk. */
import { factsOf, without, type Facts } from './facts.ts'
import { partOfFile } from './numbering/part.ts'
import { readName } from './readName.ts'
import { shelfOf, type Shelf } from './shelf.ts'
import { inOnePiece } from './signs.ts'
import { belowPlain, isPlainFolder } from './title/plainFolders.ts'
import { joinedKey } from './title/titleKey.ts'

const deepest = 4

const libraryFolders =
  /^(?:[a-z]:|(?:my[ ._]?)?(?:movies?|films?|videos?|tv|tv[ ._-]?shows?|shows?|series|serien|anime|cartoons|kids|downloads?|torrents?|complete[d]?|incomplete|media|data|library|mnt|srv|home|users?|volumes?|nas|share[ds]?|public|storage|desktop|documents|disk ?\d*|drop|watch|new|unsorted|sorted|temp|tmp|test|usb|usenet|nzb|share|plex|emby|jellyfin|kodi|4k|uhd|hd|sd|[0-9]{3,4}p|movies? ?(?:4k|hd|uhd|sd|3d)|dokus?|documentar(?:y|ies))(?:[ ._-]?(?:4k|hd|uhd|(?<!series[ ._-]?)\d))?)$/i
const partFolders =
  /^(?:subs?|subtitles?|sample|samples|proof|extras?|featurettes?|bonus|trailers?|behind the scenes|deleted scenes|interviews?|scenes|shorts|other|(?:alternate )?versions?|editions?|bdmv|stream|video_ts|audio_ts|cd[ ._-]?\d|disc[ ._-]?\d|dvd[ ._-]?\d|part[ ._-]?\d|\d{4}-\d\d-\d\d[.\d-]{6,16}\.rec)$/i
const extrasFolder =
  /^(?:extras?|featurettes?|bonus|trailers?|behind the scenes|deleted scenes|interviews?|scenes|shorts)$/i
const discFolder = /^(?:cd|disc|disk|dvd)[ ._-]?([1-9])$/i
const partOfFilm = /^(?:part|pt|teil|parte|partie)[ ._-]?([1-9])$/i
/** 'S 1', 'S.01': as some part the letter from the number. */
const spacedSeason = /^s[ ._](\d{1,2})$/i
const specialsFolder = /^(?:specials?|season[ ._]?0+|s0+|ova|extras? season)$/i

export interface FolderFacts {
  readonly facts: Facts
  /** 'Season 2' and nothing more. */
  readonly isSeasonOnly: boolean
  /** Its title for comparing, '' for none. */
  readonly key: string
  /** The title behind the year of a film ('Title (2009) - Titel'), '' for none. */
  readonly otherKey: string
  /** What the names of its files may begin with: its title, with and without what may be a year. */
  readonly showKeys: readonly string[]
  /** What a folder of films that is only a year says of a film with another title, null for every other folder. */
  readonly sortedYear: Facts | null
}

/** 'Disc 2'. */
const longestDisc = 8

const inFolder = { season: null, lastSeason: null, isFolder: true, isVideo: false, shows: [], shelf: null }

/** The folders that say something, nearest first. */
export function readFolders(folders: readonly string[], shelf: Shelf): readonly FolderFacts[] {
  if (folders.length === 0) return []
  const known = shelf === 'films' ? knownFilms : knownOthers
  const above = belowPlain(folders.slice(0, deepest))
  const read = above.map((folder, at) => readPart(folder, above[at + 1], shelf) ?? readFolder(folder, shelf, known))
  const [season] = read
  const show = shelf !== 'films' && season?.isSeasonOnly === true ? readUnderShelf(folders, read[1]) : null
  return (show ? [season, show] : read).flatMap((facts) => facts ?? [])
}

/** 'TV/Extras/Season 1', 'TV/480/Season 2': what lies between the shelf and a season is a show, whatever it is called. */
function readUnderShelf(
  [, folder, above]: readonly string[],
  read: FolderFacts | null | undefined,
): FolderFacts | null {
  const isNamed = (read?.facts.values.title ?? null) !== null
  if (folder === undefined || above === undefined || isNamed || shelfOf([above]) === null || isPlainFolder(folder))
    return null
  const facts = without(factsOf(readName(`${folder} (2001)`, inFolder), 'folder'), ['year'])
  const key = joinedKey(folder)
  return { facts, isSeasonOnly: false, key, otherKey: '', showKeys: [key], sortedYear: null }
}

/** 'Title/CD2/title', 'Title/Part 2': which disc or part of a film the file is; null where neither says so. */
export function readDisc(folder: string | undefined, name: string): Facts | null {
  const disc = ofLength(folder, discFolder)
  if (disc) return factsOf(readName(`Film CD${disc[1] ?? ''}`, inFolder), 'folder')
  const part = folder === undefined ? null : ofLength(name, partOfFilm)
  return part && factsOf(readName(`Film CD${part[1] ?? ''}`, inFolder), 'name')
}

/** More signs than these beside the title say more than a part. */
const longestPart = 14

/** 'Title (1995)/Title cz. 1', 'Title (1995)/Part 1': all that it says is which part of the film it is; null where it says more. */
export function readPartOfFilm(name: string, above: FolderFacts | undefined): Facts | null {
  if (above === undefined) return null
  const { type, year: made, title } = above.facts.values
  if (type !== 'movie' || made === null || title === null || name.length > title.length + longestPart) return null
  const part = partOfFile(name)
  const before = part === null ? '' : joinedKey(name.slice(0, part.start))
  if (part === null || (before !== '' && before !== above.key)) return null
  const facts = without(factsOf(readName(`Film CD${part.value}`, inFolder), 'name'), ['title'])
  const reasons = facts.reasons.map((reason) => (reason.field === 'part' ? { ...reason, text: part.text } : reason))
  return { ...facts, reasons, values: { ...facts.values, reasons } }
}

const height = /^(?:\d{3,4}p|[48]k|uhd)$/i
const longestHeight = 5

/** 'Movies/4K/Title', 'Title (2010)/1080p/title': what they are sorted by; null where no folder says so. */
export function readHeight(folders: readonly string[]): Facts | null {
  const folder = folders.slice(0, deepest).find((name) => name.length <= longestHeight && height.test(name))
  return folder === undefined ? null : factsOf(readName(`Film.${folder}.BluRay`, inFolder), 'folder')
}

/** 'Title (2010)/VIDEO_TS/VTS_01_1.VOB', 'Title (2010)/BDMV/STREAM/00001.m2ts': how a disc orders its files; null for none. */
export function readStructure(folders: readonly string[]): Facts | null {
  const [nearest = '', above = ''] = folders
  if (nearest.length > longestDisc) return null
  const folder = nearest.toLowerCase() === 'stream' ? above : nearest
  const source = structures.get(folder.toLowerCase())
  return source === undefined ? null : factsOf(readName(`Film.2001.${source}`, inFolder), 'folder')
}

const structures = new Map([
  ['video_ts', 'DVDR'],
  ['bdmv', 'BluRay'],
])

const year = /^(?:19|20)\d\d$/
/** '202206', '2022-06': recordings are sorted so, and begin so. */
const month = /^(?:19|20)\d\d[._-]?(?:0[1-9]|1[0-2])$/

function ofLength(name: string | undefined, pattern: RegExp): RegExpExecArray | null {
  return name === undefined || name.length > longestDisc ? null : pattern.exec(name)
}

export function isLibrary(folder: string): boolean {
  return libraryFolders.test(folder) || partFolders.test(folder) || shelfOf([folder]) !== null
}

/** What lies there belongs to what lies above, and is none of its episodes. */
export function isExtrasFolder(folder: string): boolean {
  return extrasFolder.test(folder)
}

/** It says more than words: a year, a season or how the film was made. */
export function isSurelyTitled({ facts: { values } }: FolderFacts): boolean {
  const { year: made, season, source, resolution, filmdbId, moviedbId } = values
  return [made, season, source, resolution, filmdbId, moviedbId].some((said) => said !== null)
}

export interface Seasons {
  readonly season: number | null
  readonly lastSeason: number | null
}

const noSeasons: Seasons = { season: null, lastSeason: null }

/** The season that the nearest of them states, or the first and the last of several. */
export function seasonsOf(folders: readonly FolderFacts[]): Seasons {
  return folders.find(({ facts }) => facts.values.season !== null)?.facts.values ?? noSeasons
}

/** The keys of the folder that names the show: what stands behind them in a file's name is its number. */
export function showKeysOf(folders: readonly FolderFacts[]): readonly string[] {
  return folders.find(({ isSeasonOnly }) => !isSeasonOnly)?.showKeys ?? none
}

const none: readonly string[] = []

const seasonAndWords = /^s[1-9][ ._-]\p{L}/iu

/** 'Show/S4 Words': a season; in a library 'S4 Words' is a show. */
function readPart(folder: string, show: string | undefined, shelf: Shelf): FolderFacts | null {
  const isPart = show !== undefined && !isLibrary(show) && seasonAndWords.test(folder)
  return isPart ? factsOfFolder(folder, shelf, [joinedKey(show)]) : null
}

/** Files of one folder come one after the other: what its name says is kept for the next. */
const knownFilms = new Map<string, FolderFacts | null>()
const knownOthers = new Map<string, FolderFacts | null>()
const mostKnown = 500

function readFolder(folder: string, shelf: Shelf, known: Map<string, FolderFacts | null>): FolderFacts | null {
  const before = known.get(folder)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const facts = isLibrary(folder) ? null : factsOfFolder(folder, shelf)
  known.set(folder, facts)
  return facts
}

/** '[Team] Show 104': what was read as a count may belong to the title. */
function withCount({ values: { title, absoluteEpisode } }: Facts): string {
  return title === null || absoluteEpisode === null ? '' : `${title} ${absoluteEpisode}`
}

const titleBehindYear = /[([](?:19|20)\d\d[)\]] - (\p{L}.*)$/u

function factsOfFolder(folder: string, shelf: Shelf, shows = none): FolderFacts {
  if (specialsFolder.test(folder))
    return {
      facts: factsOf(readName('Season 0', inFolder), 'folder'),
      isSeasonOnly: true,
      key: '',
      otherKey: '',
      showKeys: none,
      sortedYear: null,
    }
  const named = folder.replace(spacedSeason, 'S$1')
  const facts = factsOf(readName(inOnePiece(named), { ...inFolder, shelf, shows }), 'folder')
  const { title, season, episodes } = facts.values
  const [key, wholeKey] = [joinedKey(title ?? ''), joinedKey(folder)]
  return {
    facts,
    isSeasonOnly: title === null && season !== null && episodes.length === 0,
    key,
    otherKey: joinedKey(titleBehindYear.exec(folder)?.[1] ?? ''),
    showKeys: month.test(folder) ? none : [key, wholeKey, joinedKey(withCount(facts))].filter((text) => text !== ''),
    sortedYear:
      shelf === 'films' && year.test(folder) ? factsOf(readName(`Film (${folder})`, inFolder), 'folder') : null,
  }
}
