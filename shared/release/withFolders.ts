/** Decides what the folders above a file add to its name. */
import { bitsOf, filledFrom, without, type Facts, type Field } from './facts.ts'
import type { FolderFacts } from './folders.ts'
import { joinedKey } from './title/titleKey.ts'

const releaseFields = bitsOf([
  ...(['source', 'isRemux', 'resolution', 'videoCodec', 'audioCodecs', 'releaseGroup'] as const),
  ...(['editions', 'languages', 'streamingService', 'isProper'] as const),
])
const seasonFields = bitsOf(['season', 'lastSeason'])
const identityFields = bitsOf(['title', 'otherTitle', 'year'])
const yearField = bitsOf(['year'])
const episodeTitleField = bitsOf(['episodeTitle'])
const groupField = bitsOf(['releaseGroup'])
const numbers: readonly Field[] = ['season', 'lastSeason', 'episodes', 'absoluteEpisode', 'date', 'isFullSeason']
const numberFields = bitsOf(numbers)
const idFields = bitsOf(['filmdbId', 'moviedbId'])

export function withFolders(name: Facts, folders: readonly FolderFacts[], isOpaque: boolean): Facts {
  const nearest = folders[0]
  if (!nearest) return settled(isOpaque ? silenced(name, true) : name)
  const isSilent = isOpaque || isReleaseOf(name, nearest) || isEpisodeTitleOnly(name, nearest)
  let facts = isSilent ? silenced(name, isOpaque) : name
  for (const folder of folders) facts = withFolder(facts, folder, { isSilent, isNearest: folder === nearest })
  return settled(facts)
}

/** The folder is a whole release and the file adds no year, number or tag of its own: its name is short for the folder's. */
function isReleaseOf({ values }: Facts, { facts: folder }: FolderFacts): boolean {
  const isBare = values.year === null && values.episodes.length === 0 && values.season === null && values.date === null
  const says = folder.values
  const isRelease = says.resolution !== null || says.source !== null || says.videoCodec !== null
  const isOne = says.year !== null || says.episodes.length > 0 || says.date !== null || says.releaseGroup !== null
  const hasTags = values.source !== null || values.videoCodec !== null
  return isBare && !hasTags && isRelease && isOne && says.title !== null && !collection.test(says.title)
}

const collection = /\b(?:collection|trilogy|quadrilogy|complete|pack|anthology|saga|movies|films)\b/i

/** 'Show/Season 1/Pilot.mkv': what stands alone under a season is the title of an episode. */
function isEpisodeTitleOnly({ values }: Facts, { isSeasonOnly }: FolderFacts): boolean {
  const isBare = values.season === null && values.year === null && values.date === null
  return isSeasonOnly && isBare && values.episodes.length === 0
}

function silenced(name: Facts, isOpaque: boolean): Facts {
  const cleared = without(name, ['title', 'otherTitle', 'releaseGroup', 'year', 'episodeTitle'])
  if (isOpaque) return asMovie(without(cleared, numbers))
  const told = name.reasons.find(({ field }) => field === 'title')
  if (!told) return cleared
  const reasons = [...cleared.reasons, { ...told, field: 'episodeTitle' as const }]
  return {
    values: { ...cleared.values, episodeTitle: name.values.title },
    reasons,
    said: cleared.said | episodeTitleField,
  }
}

/** What the numbers of a camera's or disc's name seemed to say. */
function asMovie(facts: Facts): Facts {
  const { values, reasons, said } = facts
  return { values: { ...values, type: 'movie' }, reasons: reasons.filter(({ field }) => field !== 'type'), said }
}

interface Circumstances {
  readonly isSilent: boolean
  readonly isNearest: boolean
}

function withFolder(facts: Facts, above: FolderFacts, at: Circumstances): Facts {
  const { facts: folder, isSeasonOnly } = above
  const { title, season, date, episodes } = facts.values
  const hasNumber = episodes.length > 0
  const wantsSeason = season === null && date === null
  if (isSeasonOnly) return wantsSeason ? seasonFrom(facts, folder) : facts
  if (title === null) {
    const named = filledFrom(facts, folder, at.isSilent ? identityFields | numberFields : identityFields)
    const numbered = hasNumber && wantsSeason ? seasonFrom(named, folder) : named
    return filledFrom(numbered, folder, at.isNearest ? releaseFields | idFields : idFields)
  }
  const seasoned = hasNumber && wantsSeason && folder.values.episodes.length === 0 ? seasonFrom(facts, folder) : facts
  if (folder.values.title === null) return seasoned
  if (isSameTitle(title, above)) return oneRelease(filledFrom(seasoned, folder, yearField), folder, at)
  if (at.isNearest && saysTitleAsYear(facts, folder))
    return filledFrom(without(facts, ['title', 'year']), folder, identityFields)
  if (!at.isNearest || !(isAbbreviated(title, folder) || endsInTitleOf(facts, above))) return seasoned
  const renamed = filledFrom(without(withGroupBefore(seasoned), ['title']), folder, identityFields | groupField)
  return oneRelease(renamed, folder, at)
}

function oneRelease(facts: Facts, folder: Facts, { isNearest }: Circumstances): Facts {
  return isNearest ? filledFrom(facts, folder, releaseFields | idFields) : facts
}

function seasonFrom(facts: Facts, folder: Facts): Facts {
  const filled = filledFrom(facts, folder, seasonFields)
  const { season, lastSeason, absoluteEpisode } = filled.values
  if (season === null || lastSeason !== null) return facts
  return absoluteEpisode === null ? filled : without(filled, ['absoluteEpisode'])
}

function isSameTitle(own: string, { facts, key }: FolderFacts): boolean {
  return own === facts.values.title || joinedKey(own) === key
}

/** 'grp-thenight.1080p' in 'The Night (2009)', 'grp-brcke' in 'Brücke': first letters of the folder's title, some left out. */
function isAbbreviated(title: string, folder: Facts): boolean {
  if (!isOneSmallWord(title)) return false
  const own = lettersOf(title.slice(title.lastIndexOf('-') + 1))
  const above = folder.values.title ?? ''
  const spelt = [above, above.replaceAll('&', 'and'), above.replace(/[^ -~]/g, '')]
  return own.length >= 2 && spelt.some((text) => lettersOf(text).startsWith(own))
}

/** 'grp-1917.1080p' in '1917 (2019)': what was read as the title is the group. */
function saysTitleAsYear({ values: { title, year } }: Facts, { values: above }: Facts): boolean {
  const isOther = year !== null && above.year !== null && above.year !== year
  return isOther && String(year) === above.title && isOneSmallWord(title ?? '')
}

function isOneSmallWord(title: string): boolean {
  return !title.includes(' ') && title === title.toLowerCase()
}

/** 'grp-the.night.2009' and 'Director - The Night' in 'The Night (2009)'. */
function endsInTitleOf({ values }: Facts, folder: FolderFacts): boolean {
  const rest = /^(?:[\w ]{2,12}-|.* - )(.+)$/.exec(values.title ?? '')?.[1]
  return rest !== undefined && isSameTitle(rest, folder)
}

/** 'grp-thenight' names its group in front. */
function withGroupBefore(facts: Facts): Facts {
  const group = /^([a-z0-9-]{2,15})-[^-]+$/i.exec(facts.values.title ?? '')?.[1]
  if (group === undefined || facts.values.releaseGroup !== null) return facts
  const reason = { field: 'releaseGroup', text: group, from: 'name' } as const
  return {
    values: { ...facts.values, releaseGroup: group },
    reasons: [...facts.reasons, reason],
    said: facts.said | groupField,
  }
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
  const type = isTv ? 'tv' : 'movie'
  if (isTv || facts.values.episodeTitle === null)
    return type === facts.values.type ? facts : { ...facts, values: { ...facts.values, type } }
  const film = without(facts, ['episodeTitle'])
  return { ...film, values: { ...film.values, type: 'movie' } }
}
