/** Decides what the folders above a file add to its name. Reads names only; touches no disk. */
import { factsOf, filledFrom, without, type Facts, type Field } from './facts.ts'
import { readName } from './readName.ts'
import { titleKey } from './titleKey.ts'

const deepest = 4

const libraryFolders =
  /^(?:[a-z]:|(?:my[ ._]?)?(?:movies?|films?|videos?|tv|tv[ ._-]?shows?|shows?|series|serien|anime|cartoons|kids|downloads?|torrents?|complete[d]?|incomplete|media|data|library|mnt|srv|home|users?|volumes?|nas|share[ds]?|public|storage|desktop|documents|disk ?\d*|drop|watch|new|unsorted|sorted|temp|tmp|test|usb|usenet|nzb|share|plex|emby|jellyfin|kodi|4k|uhd|hd|sd|[0-9]{3,4}p|movies? ?(?:4k|hd|uhd|sd|3d)|dokus?|documentar(?:y|ies))(?:[ ._-]?(?:4k|hd|uhd|\d))?)$/i
const partFolders =
  /^(?:subs?|subtitles?|sample|samples|proof|extras?|featurettes?|bonus|trailers?|behind the scenes|deleted scenes|interviews?|scenes|shorts|other|bdmv|stream|video_ts|audio_ts|cd[ ._-]?\d|disc[ ._-]?\d|dvd[ ._-]?\d|part[ ._-]?\d)$/i
const specialsFolder = /^(?:specials?|season[ ._]?0+|s0+|ova|extras? season)$/i

const releaseFields: readonly Field[] = [
  'source',
  'isRemux',
  'resolution',
  'videoCodec',
  'audioCodecs',
  'releaseGroup',
  'editions',
  'languages',
  'streamingService',
  'isProper',
]
const seasonFields: readonly Field[] = ['season', 'lastSeason']
const identityFields: readonly Field[] = ['title', 'otherTitle', 'year']
const numberFields: readonly Field[] = ['season', 'lastSeason', 'episodes', 'absoluteEpisode', 'date', 'isFullSeason']
const idFields: readonly Field[] = ['filmdbId', 'moviedbId']

export interface FolderFacts {
  /** Season that a folder states ("Season 2", "Show.S02.1080p"), nearest first. */
  readonly facts: Facts
  readonly isSeasonOnly: boolean
}

const inFolder = { season: null, isFolder: true }

/** The folders that say something, nearest first. */
export function readFolders(folders: readonly string[]): readonly FolderFacts[] {
  return folders
    .slice(0, deepest)
    .filter((folder) => !libraryFolders.test(folder) && !partFolders.test(folder))
    .map((folder) => {
      if (specialsFolder.test(folder))
        return { facts: factsOf(readName('Season 0', inFolder), 'folder'), isSeasonOnly: true }
      const facts = factsOf(readName(folder, inFolder), 'folder')
      return { facts, isSeasonOnly: facts.values.title === null && facts.values.season !== null }
    })
}

export function withFolders(name: Facts, folders: readonly FolderFacts[], isOpaque: boolean): Facts {
  const nearest = folders[0]
  if (!nearest) return isOpaque ? name : name
  let facts = isOpaque ? without(name, ['title', 'releaseGroup', 'year', 'episodeTitle']) : name
  for (const folder of folders) facts = withFolder(facts, folder, { isOpaque, isNearest: folder === nearest })
  return settled(facts)
}

interface Circumstances {
  readonly isOpaque: boolean
  readonly isNearest: boolean
}

function withFolder(facts: Facts, { facts: folder, isSeasonOnly }: FolderFacts, at: Circumstances): Facts {
  const hasNumber = facts.values.episodes.length > 0
  const wantsSeason = facts.values.season === null && facts.values.date === null
  if (isSeasonOnly) return wantsSeason ? seasonFrom(facts, folder) : facts
  let result = facts
  const isSame = facts.values.title !== null && folder.values.title !== null && isSameTitle(facts, folder)
  if (facts.values.title === null) {
    result = filledFrom(result, folder, identityFields)
    if (at.isOpaque) result = filledFrom(result, folder, numberFields)
    else if (hasNumber && wantsSeason) result = seasonFrom(result, folder)
  } else if (isSame) {
    result = filledFrom(result, folder, ['year'])
    if (hasNumber && wantsSeason) result = seasonFrom(result, folder)
  } else if (at.isNearest && isAbbreviated(facts, folder)) {
    result = filledFrom(without(result, ['title', 'year', 'releaseGroup']), folder, [...identityFields, 'releaseGroup'])
  }
  const isOneRelease =
    at.isNearest && (isSame || facts.values.title === null || result.values.title === folder.values.title)
  return isOneRelease ? filledFrom(result, folder, [...releaseFields, ...idFields]) : result
}

function seasonFrom(facts: Facts, folder: Facts): Facts {
  const filled = filledFrom(facts, folder, seasonFields)
  const { season, lastSeason, absoluteEpisode } = filled.values
  if (season === null || lastSeason !== null) return facts
  return absoluteEpisode === null ? filled : without(filled, ['absoluteEpisode'])
}

function isSameTitle(facts: Facts, folder: Facts): boolean {
  const [own, above] = [titleKey(facts.values.title ?? ''), titleKey(folder.values.title ?? '')]
  return own === above || own.replaceAll(' ', '') === above.replaceAll(' ', '')
}

/** 'grp-thenight.1080p' in 'The Night (2009)': the first letters of the folder's title, often behind the group. */
function isAbbreviated(facts: Facts, folder: Facts): boolean {
  const { title } = facts.values
  if (title === null || folder.values.title === null || title.includes(' ') || title !== title.toLowerCase())
    return false
  const own = lettersOf(title.slice(title.lastIndexOf('-') + 1))
  return own.length >= 2 && lettersOf(folder.values.title).startsWith(own)
}

function lettersOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function settled(facts: Facts): Facts {
  const { season, episodes, absoluteEpisode, date } = facts.values
  const isTv =
    facts.values.type === 'tv' || season !== null || episodes.length > 0 || absoluteEpisode !== null || date !== null
  return { ...facts, values: { ...facts.values, type: isTv ? 'tv' : 'movie' } }
}
