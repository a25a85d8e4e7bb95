/**
 * What a name may say as well, where its words leave it open: the number behind a title is an episode or belongs to the title
 * ("Compass 3"), and so are a year ("Mirror 1984"), a word of an edition ("The Extended Voyage"), a height ("Lantern 4K"),
 * a broadcaster in front ("BBC Harbor"), a word in brackets ("Harbor (Fast)"), who made the release ("a1-harbor-s03e01") and
 * the dub ("Les Phares Français"). Pure.
 */
import { broadcasterBefore } from './title/broadcasters.ts'
import type { Reason, Release } from './release.ts'
import { isNoWord } from './tags/sceneFile.ts'
import { isYearAlone } from './title/namedEpisode.ts'
import { titleKey } from './title/titleKey.ts'

/** Likeliest first, without the reading that `parseRelease` gives. They are for whoever finds nothing under that one. */
export function otherReadings(read: Release): readonly Release[] {
  const readings = [
    withPartSpelt,
    specialOfShow,
    seriesWithNumber,
    filmWithNumber,
    filmBesideBox,
    filmOfYear,
    filmOfEpisodes,
    episodeOfSceneFile,
    filmWithSeason,
    titleOfFolder,
    titleWithYear,
    titleBeforeYear,
    filmOfListedYear,
    filmWithYearGlued,
    titleWithBracket,
    titleWithEdition,
    titleWithHeight,
    withoutBroadcaster,
    withoutGroup,
    withGroupInTitle,
    withoutDub,
  ]
  return readings.map((reading) => reading(read)).filter((reading) => reading !== null)
}

const numberWord = 'one|two|three|four|five|six|seven|eight|nine|ten|[ivx]{1,5}'
const behindTitle = new RegExp(String.raw`^(?:part[ ._-]+)?(?:\d{1,4}|${numberWord})$`, 'i')

/** A film whose title ends in what was read as an episode; not where a dash or a letter says that it is one. */
function filmWithNumber(read: Release): Release | null {
  const said = besideTitle(read, 'episodes') ?? besideTitle(read, 'absoluteEpisode')
  if (read.type !== 'tv' || said?.from !== 'name') return null
  const number = wordsOf(said)
  if (!behindTitle.test(number) || reasonOf(read, 'season')?.text !== seasonText(read, said)) return null
  const ofShows = {
    season: null,
    lastSeason: null,
    episodes: [],
    absoluteEpisode: null,
    episodeTitle: null,
    part: null,
  }
  return withTitle({ ...read, ...ofShows, type: 'movie', isFullSeason: false }, number)
}

const digitAlone = /^\d$/

/** 'Planet Earth 2 - Islands': the second episode of "Planet Earth", or one of the series "Planet Earth 2". */
function seriesWithNumber(read: Release): Release | null {
  const said = besideTitle(read, 'absoluteEpisode')
  const number = said?.from === 'name' ? wordsOf(said) : ''
  const mayBeSeries = read.type === 'tv' && read.season === null && read.episodeTitle !== null && read.part === null
  if (!mayBeSeries || !digitAlone.test(number)) return null
  return withTitle({ ...read, episodes: [], absoluteEpisode: null }, number)
}

const boxedNumber = /^\(\d{3}\)$/
const behindBox = /^[)\]] \d\d$/
const ofFilm = { type: 'movie', episodes: [], absoluteEpisode: null, episodeTitle: null, otherTitle: null } as const

/** 'Harbor (102)', 'Harbor (2001) 02': such a number counts an episode, or copies and parts of a film. */
function filmBesideBox(read: Release): Release | null {
  const said = besideTitle(read, 'episodes')
  if (read.type !== 'tv' || read.season !== null || said?.from !== 'name') return null
  const isCopy = boxedNumber.test(wordsOf(said)) && read.episodeTitle === null
  return isCopy || (read.year !== null && behindBox.test(said.text)) ? { ...read, ...ofFilm } : null
}

/** Below, a number counts rather than names a film. */
const leastFilm = 100

/** '2023 - 300': an episode of the show "2023", or the film "300" in a list that is sorted by year; not on a shelf of series, which says the type. */
function filmOfYear(read: Release): Release | null {
  const [episode = 0] = read.episodes
  const isAlone = read.season === null && read.episodes.length === 1 && read.episodeTitle === null
  const isOfName = reasonOf(read, 'title')?.from === 'name' && reasonOf(read, 'type')?.from === 'name'
  return isAlone && isOfName && read.year === null && episode >= leastFilm && isYearAlone(read.title)
    ? { ...read, ...ofFilm, title: String(episode), year: Number(read.title) }
    : null
}

const filmOfSeries = new RegExp(`^(?:- )?((?:episode|ep) (?:[1-9]|${numberWord}))$`, 'i')

/** 'Harbor - Episode One - The Wreck', 'Harbor Ep 1 The Wreck': an episode, or one of the films of a series. */
function filmOfEpisodes(read: Release): Release | null {
  const said = besideTitle(read, 'episodes')
  const word = said?.from === 'name' ? filmOfSeries.exec(wordsOf(said))?.[1] : undefined
  if (word === undefined || read.season !== null || read.title === null) return null
  const title = [read.title, word, read.episodeTitle].filter((words) => words !== null).join(' - ')
  return { ...read, ...ofFilm, title }
}

const seasonAndEpisode = /^([a-z][^A-Z]*) (1\d)([0-5]\d)$/

/** 'room.1408.dvdrip-group': a film of that title, or the eighth episode of season 14 as groups write it. */
function episodeOfSceneFile(read: Release): Release | null {
  const [, title, season, episode] = seasonAndEpisode.exec(read.title ?? '') ?? []
  const isSigned = read.type === 'movie' && read.year === null && read.releaseGroup !== null
  const isTagged = read.source !== null || read.resolution !== null
  if (!isSigned || !isTagged || title === undefined || Number(episode) === 0 || Number(season) > 18) return null
  return { ...read, type: 'tv', title, season: Number(season), episodes: [Number(episode)], otherTitle: null }
}

const seasonBehindTitle = /^season \d{1,2}$/i

/** "Long Season 2" of a year is a film as well, where no episode is told. */
function filmWithSeason(read: Release): Release | null {
  const said = besideTitle(read, 'season')
  const number = said === null ? '' : wordsOf(said)
  if (!read.isFullSeason || read.year === null || !seasonBehindTitle.test(number)) return null
  return withTitle({ ...read, season: null, lastSeason: null, type: 'movie', isFullSeason: false }, number)
}

/** 'Rocky/Rocky 3/01 - Words': the folder is a season of "Rocky", or holds what is called "Rocky 3". */
function titleOfFolder(read: Release): Release | null {
  const said = reasonOf(read, 'season')
  const [episode] = read.episodes
  if (said?.from !== 'folder' || read.title === null || episode === undefined) return null
  if (titleKey(said.text) !== titleKey(`${read.title} ${read.season}`)) return null
  const absoluteEpisode = read.episodes.length === 1 ? episode : null
  return { ...read, title: said.text, otherTitle: null, season: null, absoluteEpisode }
}

/** "104" is read as season and episode at once, "Part One" as part of a season; a season of its own is no title's number. */
function seasonText(read: Release, said: Reason): string | undefined {
  return read.season === null ? undefined : said.text
}

function titleWithYear(read: Release): Release | null {
  const said = besideTitle(read, 'year')
  const isPlain = said !== null && /^\d{4}$/.test(wordsOf(said))
  return isPlain ? withTitle({ ...read, year: null }, wordsOf(said)) : null
}

const yearInside = /^(.*\p{L}.*) ((?:19|20)\d\d) \p{L}/u

/** 'Harbor 1992 The Kettle S01E04': the year may end the title, and other words stand before the number. */
function titleBeforeYear(read: Release): Release | null {
  const [, title, year] = yearInside.exec(read.title ?? '') ?? []
  const isOfShow = read.type === 'tv' && read.season !== null && read.year === null
  return isOfShow && title !== undefined ? { ...read, title, year: Number(year), otherTitle: null } : null
}

const yearFirst = /^(19\d\d|20[0-2]\d) (\P{N}.*)$/u

/** '2023 Harbor Light': called so, or a film of that year where a list is sorted by it. */
function filmOfListedYear(read: Release): Release | null {
  const [, year, title] = yearFirst.exec(read.title ?? '') ?? []
  return year === undefined ? null : filmOfYearSaid(read, title, year)
}

const yearGlued = /^(\p{L}{4,})(19\d\d|20[0-2]\d)$/u

/** 'harborlight1994': all grown together. */
function filmWithYearGlued(read: Release): Release | null {
  const [, title, year] = yearGlued.exec(read.title ?? '') ?? []
  return year === undefined ? null : filmOfYearSaid(read, title, year)
}

function filmOfYearSaid(read: Release, title: string | undefined, year: string): Release | null {
  const isFilm = read.type === 'movie' && read.year === null && title !== undefined
  return isFilm ? { ...read, title, year: Number(year), otherTitle: null } : null
}

const latinWord = /^\p{Script=Latin}{2,}$/u

/** 'Harbor Light (Fast)': the word in brackets is another title, or belongs to this one. */
function titleWithBracket(read: Release): Release | null {
  return latinWord.test(read.otherTitle ?? '') ? withTitle(read, read.otherTitle ?? '') : null
}

function titleWithEdition(read: Release): Release | null {
  const said = besideTitle(read, 'editions')
  return said && withTitle({ ...read, editions: [] }, wordsOf(said))
}

/** Not '2160p', which no title holds. */
const height = /^(?:\d{3,4}|[248]k)$/i

function titleWithHeight(read: Release): Release | null {
  const said = besideTitle(read, 'resolution')
  return said !== null && height.test(said.text) ? withTitle({ ...read, resolution: null }, said.text) : null
}

function withoutBroadcaster(read: Release): Release | null {
  const length = read.title === null ? 0 : broadcasterBefore(read.title)
  return length === 0 ? null : { ...read, title: read.title?.slice(length) ?? null, otherTitle: null }
}

const shortPart = / pt[. ]+(?=(?:\d{1,2}|[ivx]{1,4})$)/i

/** 'Harbor Pt.VI' and 'Harbor Part VI' are one film. */
function withPartSpelt(read: Release): Release | null {
  const title = read.title?.replace(shortPart, ' Part ')
  return title === undefined || title === read.title ? null : { ...read, title }
}

const ovaBehind = /[ -]+(?:o[vna][ad]|sp)$/i

/** 'Harbor OVA 2', 'Harbor - SP 2' is a series of its own, or one of the specials of "Harbor". */
function specialOfShow(read: Release): Release | null {
  const { title, absoluteEpisode } = read
  const isOva = title !== null && absoluteEpisode !== null && read.season === null && ovaBehind.test(title)
  return isOva ? { ...read, title: title.replace(ovaBehind, ''), season: 0, absoluteEpisode: null } : null
}

/** 'a1-harbor-s03e01': in small letters throughout, and the first word half a number, as groups are called. */
const groupFirst = /^(?=[a-z]*\d)(?=\d*[a-z])(?!\d+(?:st|nd|rd|th|s)-)([a-z\d]{2,6})-([^\p{Lu}]{2,})$/u

/** 'exq-harbor-1080p': groups that sign in front, and whose letters are no word. */
const namedFirst =
  /^(aaf|aaaf|ang|axxo|bajskorv|bia|bwb|cbgb|cbfm|cfh|ctu|dvl|exq|fihtv|fov|fqm|ftp|gfw|hd4u|jmt|lol|mtb|nbs|ngr|nodlabs|notv|nscb|pfa|psychd|rrh|rwd|sfm|tla|tvp|vmt|wpi|xor|ysteam)-([^\p{Lu}]{2,})$/u

function withoutGroup(read: Release): Release | null {
  const { title: whole, type, episodes, resolution, source, videoCodec } = read
  const [, releaseGroup, title] = groupFirst.exec(whole ?? '') ?? namedFirst.exec(whole ?? '') ?? []
  const isCounted = type === 'tv' && episodes.length > 0
  const isTagged = resolution !== null || source !== null || videoCodec !== null
  const isSigned = read.releaseGroup === null && (isCounted || (type === 'movie' && isTagged))
  return isSigned && releaseGroup !== undefined && title !== undefined ? { ...read, title, releaseGroup } : null
}

/** 'r2d2-adventures.s01e01': what is no word is taken for the group, and may belong to the title. */
function withGroupInTitle(read: Release): Release | null {
  const { title, releaseGroup } = read
  const mayBelong = releaseGroup !== null && isNoWord(releaseGroup) && besideTitle(read, 'releaseGroup') !== null
  const isSmall = title !== null && title === title.toLowerCase()
  const isNamedByFolder = reasonOf(read, 'year')?.from === 'folder'
  return mayBelong && isSmall && !isNamedByFolder
    ? { ...read, title: `${releaseGroup}-${title}`, otherTitle: null, releaseGroup: null }
    : null
}

const dubAtEnd = / fran[çc]ais$/i

/** 'Les.Phares.Français.S01E02': the last word belongs to a French title, or tells the dub. */
function withoutDub(read: Release): Release | null {
  const title = read.title?.replace(dubAtEnd, '')
  const mayBeDub = read.type === 'tv' && read.languages.length === 0 && title !== undefined && title !== read.title
  return mayBeDub ? { ...read, title, otherTitle: null, languages: ['fr'] } : null
}

function withTitle(read: Release, more: string): Release | null {
  return read.title === null ? null : { ...read, title: `${read.title} ${more}`, otherTitle: null }
}

/** What said the field, where the same name says the title: a folder's year is no part of the file's title. */
function besideTitle(read: Release, field: Reason['field']): Reason | null {
  const said = reasonOf(read, field)
  return said !== null && said.from === reasonOf(read, 'title')?.from ? said : null
}

function reasonOf({ reasons }: Release, field: Reason['field']): Reason | null {
  return reasons.find((reason) => reason.field === field) ?? null
}

function wordsOf({ text }: Reason): string {
  return text.replace(/[._]+/g, ' ').trim()
}
