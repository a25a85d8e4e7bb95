/** Decides what the folders above a file add to its name. */
import { bitsOf, filledFrom, isBare, withGroup, without, withoutYearOfSeason } from './facts.ts'
import type { Facts, Field, Values } from './facts.ts'
import type { FolderFacts } from './folders.ts'
import { asEpisodeOf, isNamedEpisode } from './title/namedEpisode.ts'
import {
  isAbbreviated,
  isGlued,
  isNick,
  isOneSmallWord,
  isOneWord,
  isShortening,
  isShortOfRelease,
} from './title/shortTitle.ts'
import { joinedKey, titleKey } from './title/titleKey.ts'

const releaseFields = bitsOf([
  ...(['source', 'isRemux', 'resolution', 'videoCodec', 'audioCodecs', 'releaseGroup'] as const),
  ...(['editions', 'languages', 'streamingService', 'isProper'] as const),
])
const seasonFields = bitsOf(['season', 'lastSeason'])
const identityFields = bitsOf(['title', 'otherTitle', 'year'])
const yearField = bitsOf(['year'])
const episodeTitleField = bitsOf(['episodeTitle'])
const partField = bitsOf(['part'])
const heightField = bitsOf(['resolution'])
const sourceField = bitsOf(['source'])
const groupField = bitsOf(['releaseGroup'])
const numbers: readonly Field[] = ['season', 'lastSeason', 'episodes', 'absoluteEpisode', 'date', 'isFullSeason']
const numberFields = bitsOf(numbers)
const idFields = bitsOf(['filmdbId', 'moviedbId'])

/** 'Title (1972)/CD2/title.avi': a disc of a film. */
export function withPart(facts: Facts, folder: Facts | null): Facts {
  return folder !== null && facts.values.type === 'movie' ? filledFrom(facts, folder, partField) : facts
}

/** 'Movies/4K/Title': where neither its name nor its release says so. */
export function withHeight(facts: Facts, folder: Facts | null): Facts {
  return folder === null ? facts : filledFrom(facts, folder, heightField)
}

/** 'Title (2010)/BDMV/STREAM': a disc, where nothing else says what it is made from. */
export function withStructure(facts: Facts, folder: Facts | null): Facts {
  return folder === null ? facts : filledFrom(facts, folder, sourceField)
}

export interface FileKind {
  /** Its name says nothing of a release. */
  readonly isOpaque: boolean
  /** A shelf of television holds the folder that it lies in. */
  readonly isInShow: boolean
}

export function withFolders(given: Facts, folders: readonly FolderFacts[], { isOpaque, isInShow }: FileKind): Facts {
  const nearest = folders[0]
  if (!nearest) return settled(isOpaque ? silenced(given, true) : given)
  const isOfShow = isInShow && !isOpaque && isNamedEpisode(given, nearest)
  const name = isOfShow ? asEpisodeOf(given, nearest) : given
  const isSilent = isOpaque || isOfShow || isReleaseOf(name, nearest) || isEpisodeTitleOnly(name, nearest)
  let facts = isSilent ? silenced(name, isOpaque) : name
  const show = nearest.isSeasonOnly ? folders[1] : undefined
  for (const folder of folders)
    facts = withFolder(facts, folder, { isSilent, isNearest: folder === nearest, isShow: folder === show })
  return settled(facts)
}

/** The folder is a whole release, or the one film that its id says, and the file adds no year, number or tag of its own: its name is short for the folder's. */
function isReleaseOf({ values }: Facts, { facts: folder }: FolderFacts): boolean {
  const says = folder.values
  const isOne = says.year !== null || says.episodes.length > 0 || says.date !== null || says.releaseGroup !== null
  const hasTags = values.source !== null || values.videoCodec !== null
  const isFilm = says.type === 'movie' && (says.filmdbId !== null || says.moviedbId !== null)
  return (
    isBare(values) &&
    !hasTags &&
    (isRelease(says) || isFilm) &&
    isOne &&
    says.title !== null &&
    !collection.test(says.title)
  )
}

function isRelease({ resolution, source, videoCodec }: Values): boolean {
  return resolution !== null || source !== null || videoCodec !== null
}

/** A film with its year or group, or a single episode. */
function isOneOfTags({ type, year, releaseGroup, title, episodes }: Values): boolean {
  const isOne = type === 'movie' ? year !== null || releaseGroup !== null : episodes.length > 0
  return isOne && title !== null && !collection.test(title)
}

/** 'Complete Mirror' is a title. */
const collection = /(?<=\S\s)(?:collection|trilogy|quadrilogy|complete|pack|anthology|saga|movies|films)\b/i

/** 'Show/Season 1/Pilot.mkv': what stands alone under a season is the title of an episode. */
function isEpisodeTitleOnly({ values }: Facts, { isSeasonOnly }: FolderFacts): boolean {
  return isSeasonOnly && isBare(values)
}

function silenced(name: Facts, isOpaque: boolean): Facts {
  const cleared = without(name, ['title', 'otherTitle', 'releaseGroup', 'year'])
  if (isOpaque) return asMovie(without(cleared, [...numbers, 'episodeTitle']))
  const told = name.reasons.find(({ field }) => field === 'title')
  if (!told) return cleared
  const reasons = [...without(cleared, ['episodeTitle']).reasons, { ...told, field: 'episodeTitle' as const }]
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
  /** The nearest is one of its seasons. */
  readonly isShow: boolean
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
  const own = isSameTitle(title, above) ? withoutYearOfSeason(spelt(seasoned, folder), folder) : null
  if (own) return oneRelease(filledFrom(own, folder, yearField), folder, at)
  if (saysTitleWithYear(facts, above) || (at.isNearest && saysTitleAsYear(facts, folder)))
    return oneRelease(filledFrom(without(facts, ['title', 'year']), folder, identityFields), folder, at)
  if (at.isShow && (isNickname(facts, folder) || isSignedTitle(title, above)))
    return filledFrom(without(seasoned, ['title', 'releaseGroup']), folder, identityFields)
  if (!at.isNearest || !isOfFolder(facts, above))
    return above.sortedYear === null ? seasoned : withYearOfFolder(seasoned, above.sortedYear)
  const taken = identityFields | groupField | (isBare(seasoned.values) ? numberFields : 0)
  const renamed = filledFrom(without(withGroupBefore(seasoned, above), ['title']), folder, taken)
  return oneRelease(renamed, folder, at)
}

/** The folder spells out whose file it is. */
function isOfFolder(facts: Facts, above: FolderFacts): boolean {
  const { facts: folder } = above
  return (
    isShortFor(facts, folder) ||
    isAbbreviated(facts.values.title ?? '', folder.values.title ?? '') ||
    isWithinTitle(facts, folder) ||
    isDiscOf(facts, folder) ||
    isOfFilm(facts, above) ||
    endsInTitleOf(facts, above)
  )
}

/** 'harbor.avi' in 'The Silent Harbor (2011)': a few words of the film's title, and neither year nor number of its own. */
function isWithinTitle({ values }: Facts, { values: above }: Facts): boolean {
  const isFilm = above.type === 'movie' && above.year !== null
  if (!isFilm || above.title === null || !isBare(values) || collection.test(above.title)) return false
  return ` ${titleKey(above.title)} `.includes(` ${titleKey(values.title ?? '')} `)
}

/** 'THN3-CD1' in 'The Long Night (2003)': what stands beside the number of the disc is short for the film. */
function isDiscOf({ values }: Facts, { values: above }: Facts): boolean {
  const isFilm = above.type === 'movie' && above.year !== null && above.title !== null
  return isFilm && values.part !== null && isBare(values) && isOneWord(values.title ?? '')
}

/** 'LongNight' in 'Long Night': the folder parts the words. */
function spelt(facts: Facts, folder: Facts): Facts {
  const isParted = isGlued(facts.values.title ?? '') && folder.values.title?.includes(' ') === true
  return isParted ? filledFrom(without(facts, ['title']), folder, bitsOf(['title'])) : facts
}

const articleGlued = /^the/
const boxBehind = / \([^()]{1,20}\)$/

/** 'The Long Night (2009) - Die lange Nacht' holds 'Die lange Nacht', 'The Long Night (V O)', 'TheLongNig' and 'Long NightLong Night'. */
function isOfFilm({ values }: Facts, { facts: { values: above }, key, otherKey }: FolderFacts): boolean {
  const title = values.title ?? ''
  const own = joinedKey(title)
  if (above.type !== 'movie' || above.year === null || key.length < 2) return false
  if (own === key + key || own === joinedKey(`${above.title ?? ''} ${above.title ?? ''}`)) return true
  if (!isBare(values)) return false
  const isStart = isGlued(title) && own.length > 4 && key.startsWith(own.replace(articleGlued, ''))
  return isStart || own === otherKey || (boxBehind.test(title) && joinedKey(title.replace(boxBehind, '')) === key)
}

/** 'Movies/1995/Heat': a film only, since the folder of a series' year is that of a season. */
function withYearOfFolder(facts: Facts, sortedYear: Facts): Facts {
  return facts.values.type === 'movie' ? filledFrom(facts, sortedYear, yearField) : facts
}

/** Of the show whose season lies between, only which show it is. */
function oneRelease(facts: Facts, folder: Facts, { isNearest, isShow }: Circumstances): Facts {
  if (isNearest) return filledFrom(facts, folder, releaseFields | idFields)
  return isShow ? filledFrom(facts, folder, idFields) : facts
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

/** 'Mirror 1984' in 'Mirror 1984 (2004)': the number that looks like a year is the title's. */
function saysTitleWithYear(
  { values: { title, year } }: Facts,
  { facts: { values: above }, key }: FolderFacts,
): boolean {
  return year !== null && above.year !== null && above.year !== year && joinedKey(`${title ?? ''} ${year}`) === key
}

/** 'got.s03e10.720p' and 'grp-repack-night.dvdrip' in a release of the same number, season or film: the folder spells it out. */
function isShortFor({ values }: Facts, { values: above }: Facts): boolean {
  if (!isRelease(above)) return false
  if (isSignedShort(values, above)) return true
  if (!isOneWord(values.title ?? '')) return false
  if (isBare(values)) return isOneOfTags(above) && (values.source === null || values.source === above.source)
  if (values.season === null || values.season !== above.season) return false
  return isEpisodeOf(values, above) || (above.episodes.length === 0 && isShortOfRelease(values.title ?? '', above))
}

function isEpisodeOf({ episodes }: Values, above: Values): boolean {
  return above.episodes.length > 0 && above.episodes[0] === episodes[0]
}

const signedShort = /^[a-z\d]{2,6} ([a-z\d]{2,12})$/

/** 'grp.tn.s03e10' in a release of that season or episode. */
function isSignedShort(values: Values, above: Values): boolean {
  const short = signedShort.exec(values.title ?? '')?.[1]
  const isOfSeason = values.season !== null && values.season === above.season
  const isOfRelease = isOfSeason && (above.episodes.length === 0 || isEpisodeOf(values, above))
  if (short === undefined || !isOfRelease) return false
  return isShortening(short, above.title ?? '') || joinedKey(above.title ?? '') === short
}

const groupFirst = /^([a-z\d]{2,12})-/

/** 'grp-the night' below a season of 'The Night'. */
function isSignedTitle(title: string, folder: FolderFacts): boolean {
  const group = groupFirst.exec(title)?.[1]
  return group !== undefined && title === title.toLowerCase() && isSameTitle(title.slice(group.length + 1), folder)
}

/** 'Two Words/Season 2/T.W.S02E05', 'Title/Season 2/ttl.205', 'Title/Season 2/grp-title-205': nothing but the episode of the show that the folder spells out. */
function isNickname({ values }: Facts, { values: above }: Facts): boolean {
  return values.episodes.length > 0 && isNick(values.title ?? '', above.title ?? '')
}

/** 'grp-1917.1080p' in '1917 (2019)': what was read as the title is the group. */
function saysTitleAsYear({ values: { title, year } }: Facts, { values: above }: Facts): boolean {
  const isOther = year !== null && above.year !== null && above.year !== year
  return isOther && String(year) === above.title && isOneSmallWord(title ?? '')
}

/** 'grp-the.night.2009' and 'Director - The Night' in 'The Night (2009)'. */
function endsInTitleOf({ values }: Facts, folder: FolderFacts): boolean {
  const rest = /^(?:[\w ]{2,12}-|.* - )(.+)$/.exec(values.title ?? '')?.[1]
  return rest !== undefined && isSameTitle(rest, folder)
}

/** 'grp-thenight' names its group in front. */
function withGroupBefore(facts: Facts, folder: FolderFacts): Facts {
  const title = facts.values.title ?? ''
  const before = isSignedTitle(title, folder) ? groupFirst : /^([a-z0-9-]{2,15})-[^-]+$/i
  const group = before.exec(title)?.[1]
  return group === undefined || facts.values.releaseGroup !== null ? facts : withGroup(facts, group)
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
