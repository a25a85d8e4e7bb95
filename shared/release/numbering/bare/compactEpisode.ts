/** Finds season and episode written together or with a mere dot: '102', '1x'-less '02.09', '4-13 Title', '10708'. */
import { noNumbering, numberingAt, rangeOf, type Numbering } from '../numbering.ts'
import { isFree, isTaken, isYearLike, matchesOf, type Room } from '../room.ts'

const ofSeason = /(?<![a-z0-9])(\d{1,2})(\d{2})(?![a-z0-9])/gi

const pointedOfSeason = /(?<=[\s_-])(\d{1,2})\.(\d{2})(?=[\s_]|$)/g
/** 'Module 2/2.3 Words', 'Week 2/2 - 3 - Words'. */
const pointedFirst = /^(\d{1,2})\.(\d{1,2})(?=[\s_]+(?:- )?\p{L})/gu
/** 'Series 3/Title - 3.4 - Words'. */
const pointedDigit = /(?<=\s-\s)(\d{1,2})\.(\d)(?=\s-\s)/g
const dashedFirst = /^(\d{1,2}) - (\d{1,2})(?= - \p{L})/gu
/** 'grp-sn203', 'sn203-grp', 'grp-sn0203': files of groups. */
const gluedOfSeason = /(?<=^(?:[a-z\d]{2,6}-)?[a-z]{2,8})0?(\d{1,2}?)(\d{2})(?=(?:-[a-z\d]{2,8})?$)/g
const twiceOfSeason = [ofSeason, pointedOfSeason, pointedFirst, dashedFirst, pointedDigit, gluedOfSeason]

/** '102', '1.02' and '1.2 Words' under a folder of season 1; '301' under one of seasons 1 to 5. */
export function readCompactOfSeason(text: string, room: Room): Numbering | null {
  const { season, lastSeason } = room
  if (season === null || (lastSeason !== null && room.isAnime)) return null
  const all = twiceOfSeason.flatMap((pattern) => matchesOf(pattern, text).map((found) => ({ found, pattern })))
  for (const { found, pattern } of all) {
    const isBefore = found.index <= room.to && Number(found[2]) > 0
    const said = Number(found[1])
    // 'Title S01-S30/Title (2007)': the film of a show.
    const whole = `${found[1] ?? ''}${found[2] ?? ''}`
    const mayBeYear = isYearLike(whole)
    const isHeight = pattern === gluedOfSeason && isTaken(whole)
    const isWithin = lastSeason !== null && !mayBeYear && said >= season && said <= lastSeason
    if (isBefore && !isHeight && (said === season || isWithin))
      return numberingAt(found, { season: said, episodes: [Number(found[2])] })
  }
  return null
}

const paddedPair =
  /(?<!-[\s_])(?<=[\s_.-])(0\d)[._-](\d{2})(?=$|[._\s])|(?<=[\p{L}\d)-][\s_.])(\d)[-_](0\d)(?=$|[\s_.[(])/u
/** 'Name [7.16]', 'Name [7.16-17] Title'. */
const squarePair = /\[(?<season>\d{1,2})\.(?<pointed>\d{2,3})(?:-(?<last>\d{2}))?\]/
/** 'Name.(1.03)', 'Name (1.03-04)'. */
const roundPair = /\((?<season>\d{1,2})\.(?<pointed>\d{2})(?:-(?<last>\d{2}))?\)/
const leadingPair = /^(?<season>\d{1,2})(?:-(?<episode>\d{2})(?=\s\p{L})|\.(?<pointed>\d{2})(?=$|\s(?:-\s)?\p{L}))/u
/** 'Name.6.01', 'Name - 1.05 - Title', 'Name.2.07.Title'; "3.33" in anime is a film. */
const pointedPair =
  /(?<=[\p{L}\d)-][\s_.])(?<season>\d{1,2})\.(?<pointed>\d{2})(?=$|\s-\s|\s?[[(]|(?<=[\p{L})]\.\d\.0\d)\.\p{L})/u

/** 'Name -02.01- Words', 'Name -201- Words'. */
const betweenHyphens = /(?<=\S) -(?<season>[1-9]|[0-2]\d(?=\.))\.?(?<pointed>0[1-9]|[1-5]\d)- ?(?=\p{L})/u

/** 'Name - 3-21 - Words': one title is that of one episode, so a run this long is none. */
const namedPair = /(?<=\S - )(?<season>[1-9])-(?<pointed>\d{2})(?= - \p{L})/u
const longestNamedRun = 6

export function isNamedPair(text: string): boolean {
  return pairBeforeName(text) !== null
}

function pairBeforeName(text: string): RegExpExecArray | null {
  const found = namedPair.exec(text)
  const { season, pointed } = found?.groups ?? {}
  return Number(pointed) - Number(season) >= longestNamedRun ? found : null
}

/** 'Name.02.09', 'Name 1-05', 'Name.6.01', '4-13 Title' and '6.01 - Title'. */
export function readLoosePair(text: string, room: Room): Numbering | null {
  if (room.hasYear || room.isAnime) return null
  const named =
    leadingPair.exec(text) ??
    pointedPair.exec(text) ??
    roundPair.exec(text) ??
    squarePair.exec(text) ??
    (text.includes(' -') ? (pairBeforeName(text) ?? betweenHyphens.exec(text)) : null)
  const found = named ?? paddedPair.exec(text)
  if (!found || !isFree(text, found.index, room)) return null
  const { season, episode, pointed, last } = named?.groups ?? {}
  // 'Season 4/1-05 Title': the number of a disc.
  if (episode !== undefined && room.season !== null && Number(season) !== room.season) return null
  const first = Number(episode ?? pointed ?? found[2] ?? found[4])
  const episodes = last === undefined ? [first] : rangeOf(first, Number(last))
  if (episodes.length > longestRun) return null
  return {
    ...numberingAt(found, { season: Number(season ?? found[1] ?? found[3]), episodes }),
    isLeading: found.index === 0,
  }
}

const firstOfSceneFile = /^(?<season>[1-9])(?<episode>0[1-9]|[1-3]\d)\.(?=\p{L})/u

/** 'TV/Name/407.Words.hdtv': on a shelf of television, in the folder of the show, dotted and with tags of broadcasts. */
export function readFirstOfSceneFile(text: string, { shelf, shows, season, isBroadcast }: Room): Numbering | null {
  const mayBe = shelf === 'series' && shows.length > 0 && season === null && isBroadcast
  const found = mayBe ? firstOfSceneFile.exec(text) : null
  const { season: said, episode } = found?.groups ?? {}
  return found && { ...numberingAt(found, { season: Number(said), episodes: [Number(episode)] }), isLeading: true }
}

const lastOfSceneFile =
  /^[a-z\d]{2,6}-[a-z\d-]+-(?:dl|dubbed|ded|bd|ws|hdtv|xvid|x264|720p|1080p)-(?:[a-z\d]+-)*([1-9])(0[1-9]|[1-3]\d)$/

/** 'grp-title-dl-hdtv-xvid-407': hyphens part all words of the file of a German group. */
export function readLastOfSceneFile(text: string, { shelf }: Room): Numbering | null {
  const mayBe = shelf !== 'films' && !text.includes('.') && !text.includes(' ')
  const found = mayBe ? lastOfSceneFile.exec(text) : null
  if (!found) return null
  const [said, season = '', episode = ''] = found
  const start = said.length - season.length - episode.length
  return { ...noNumbering, season: Number(season), episodes: [Number(episode)], start, end: said.length }
}

const leadingRun = /^(\d{1,3})(?:(?:-|\+| ?& ?)(\d{1,3})(?=\s(?:-\s)?\p{L})|\s-\s(\d{1,3})(?=\s-\s\p{L}))/u

/** A hyphen may part season and episode, these signs join episodes. */
const joinedRun = /^\d{1,3}(?:\+| ?&)/
/** '1-05 Title': the fifth of the first disc. */
const discAndTrack = /^\d-0\d /

/** '03-04 Title', '03+04 - Title' and '03 - 04 - Title' in the folder of season 1: both are episodes, for the season is another. */
export function readRunOfSeason(text: string, { season }: Room): Numbering | null {
  const found = season === null ? null : leadingRun.exec(text)
  const [first, last] = [Number(found?.[1]), Number(found?.[2] ?? found?.[3])]
  const isRun =
    found !== null &&
    !discAndTrack.test(text) &&
    (first !== season || joinedRun.test(text)) &&
    last > first &&
    last - first <= longestRun
  return isRun ? { ...numberingAt(found, { season, episodes: rangeOf(first, last) }), isLeading: true } : null
}

/** Episodes in one file. */
const longestRun = 4

const zeroFirst = /[\s_.](0[1-9])([0-6]\d)(?=$|[\s_.[(])/

/** '0706' → season 7, episode 6: no title counts with a leading zero. */
export function readPaddedPair(text: string, room: Room): Numbering | null {
  const found = room.hasYear || room.isAnime ? null : zeroFirst.exec(text)
  if (!found || Number(found[2]) === 0 || !isFree(text, found.index, room)) return null
  return numberingAt(found, { season: Number(found[1]), episodes: [Number(found[2])] })
}

const compact = /[\s_.](\d{1,2})(\d{2})(?=$|[\s_.[(])/g
/** '10708' and '107.108'. */
const compactDouble = /[\s_.](\d)(\d{2})(?:[\s_.,-]{1,3}\1)?(\d{2})(?=[\s_.])/
const match = /(?<![a-z])vs?(?![a-z])/i
const mostSeasons = 30
const mostEpisodes = 60

/** '102' → season 1, episode 2, where nothing explains the number better. */
export function readCompact(text: string, room: Room): Numbering | null {
  if (room.year && room.hasYear && room.isBroadcast && !room.isAnime) return readBehindYear(text, room.year.end)
  if (room.hasYear || room.isAnime || match.test(text)) return null
  const double = room.isBroadcast ? readDouble(text, room) : null
  if (double) return double
  for (const found of matchesOf(compact, text)) {
    const [season, episode] = [Number(found[1]), Number(found[2])]
    const isUsual = season >= 1 && season <= mostSeasons && episode >= 1 && episode <= mostEpisodes
    const isShort = found[1]?.length === 1 && room.to === Infinity && room.shelf !== 'films'
    const isTold = room.isBroadcast || isShort || isOfSceneFile(text, found, room)
    const isClear = isUsual && !isYearLike(`${found[1] ?? ''}${found[2] ?? ''}`) && isTold
    if (isClear && isFree(text, found.index, room)) return numberingAt(found, { season, episodes: [episode] })
  }
  return null
}

const mostSceneSeasons = 12
const smallAndSigned = /^[a-z][^A-Z ]*-[a-z\d]{2,12}$/

/**
 * 'title.423.720p-group', 'title.1103.dvdrip-group', all small: so groups name the files of episodes, right before the first tag.
 * Unsigned, 'room.237.720p' is as likely a film, and so is 'room.1408.dvdrip-group': few shows come to that many seasons.
 */
function isOfSceneFile(text: string, { index, 0: said, 1: season }: RegExpExecArray, { to, shelf }: Room): boolean {
  const isUsual = shelf !== 'films' && Number(season) <= mostSceneSeasons
  return isUsual && index + said.length + 1 === to && smallAndSigned.test(text)
}

/** Only episodes in a row of one season are a run: '204-205', '103&104'. */
const compactRun = /(?<=[\p{L}\p{N}).])[\s_.](\d)(\d{2})(?:(-)|[&+]| & )\1(\d{2})(?=$|[\s_.[(])/u

/** The hyphen counts beside tags of television; no title joins two such numbers by a sign. */
export function readCompactRun(text: string, room: Room): Numbering | null {
  const found = room.hasYear || room.isAnime ? null : compactRun.exec(text)
  if (!found || !isFree(text, found.index, room) || (found[3] !== undefined && !room.isBroadcast)) return null
  const [first, last] = [Number(found[2]), Number(found[4])]
  const isRow = last === first + 1 && first >= 1 && last <= mostEpisodes && found[1] !== '0'
  return isRow ? numberingAt(found, { season: Number(found[1]), episodes: [first, last] }) : null
}

const behindYear = /[\s_.](\d)(\d{2})(?=[\s_.])/y

/** 'Name.2010.217.HDTV': a year tells shows of one name apart, the number behind it is an episode. */
function readBehindYear(text: string, yearEnd: number): Numbering | null {
  behindYear.lastIndex = yearEnd
  const found = behindYear.exec(text)
  const [season, episode] = [Number(found?.[1]), Number(found?.[2])]
  const isEpisode =
    found !== null && season >= 1 && episode >= 1 && episode <= mostEpisodes && !isTaken(found[0].slice(1))
  return isEpisode ? numberingAt(found, { season, episodes: [episode] }) : null
}

function readDouble(text: string, room: Room): Numbering | null {
  const found = compactDouble.exec(text)
  if (!found || !isFree(text, found.index, room)) return null
  const [first, last] = [Number(found[2]), Number(found[3])]
  return last === first + 1
    ? { ...noNumbering, ...numberingAt(found, { season: Number(found[1]), episodes: rangeOf(first, last) }) }
    : null
}
