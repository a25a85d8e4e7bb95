/** Finds season and episode where the name says which is which: 'S01E02', '1x02', 'Season 1 Episode 2', 'S2 - 03'. */
import { followingEpisodes, noNumbering, numberOf, type Numbering } from './numbering.ts'

export const seasonWord =
  'seasons?|saisons?|staffel|temporadas?|temp|stagion[ei]|sezonul|sezon|sezona|sæson|säsong|sesong|seizoen|serie|série|évad|сезоны?|сезона|series|tbp|kausi'
export const episodeWord =
  'episodes?|épisodes?|episodios?|episódios?|episodi|capitulos?|capítulos?|folge|odcinek|odc|серия|серии|seriya|seriia|bölüm|bolum|aflevering|afl|avsnitt|epi|eps?|cap|e|еп|выпуск|jakso|část|dil|díl|chapter'

const tight =
  /(?<![a-z0-9])s[ ._]?(\d{1,4})(?:[ ._]?(?:-[ ._]?)?[x[\]]{0,2}[ ._]?)(?:ep?|epis(?:ode)?|episode)[ ._-]?(\d{1,5})(?!\d)/i
const crossed = /(?<![a-z0-9×])(\d{1,4})(?:x| x )[e]?(\d{1,4})(?!\d|p\b|[a-z]{2})/i
const inWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${seasonWord}|s|t)[ ._:#-]{0,3}(\\d{1,4}|[ivx]{1,5}(?![\\p{L}]))[ ._,:;\\[\\]()-]{0,5}(?:${episodeWord})[ ._:#-]{0,3}(\\d{1,5})(?!\\d)`,
  'iu',
)
const numberBeforeWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,3})(?:st|nd|rd|th|ª|º|\\.|-?[йяео]{1,2})?[ ._-]{0,2}(?:${seasonWord})[ ._,-]{1,5}(?:(?:${episodeWord})[ ._:#-]{0,3})?(\\d{1,5})(?:v\\d)?(?![\\p{L}\\p{N}])`,
  'iu',
)
const dashed =
  /(?<![a-z0-9])(?:s|season )(\d{1,3})(?:[ _.]+-[ _.]+|[ _.]|-)(?:#|ep?\.?)?(\d{1,4})(?:v\d)?(?![a-z0-9]|[.]\d)/i
const plainX = /(?<![a-z0-9])s(\d{1,4})[ ._-]?x[ ._-]?(\d{1,4})(?!\d)/i
const partOfYear = /^(?:19|20)\d\d$/

export function readSeasonEpisode(text: string): Numbering | null {
  return readPair(text, tight) ?? readPair(text, plainX) ?? readCrossed(text) ?? readInWords(text)
}

function readInWords(text: string): Numbering | null {
  return readPair(text, inWords) ?? readPair(text, numberBeforeWord) ?? readPair(text, dashed)
}

function readPair(text: string, pattern: RegExp): Numbering | null {
  const found = pattern.exec(text)
  const season = found?.[1] === undefined ? null : numberOf(found[1])
  const episode = found?.[2] === undefined ? null : Number(found[2])
  if (!found || season === null || episode === null) return null
  return pairAt(text, { season, episode, start: found.index, end: found.index + found[0].length })
}

interface Pair {
  readonly season: number
  readonly episode: number
  readonly start: number
  readonly end: number
}

function pairAt(text: string, { season, episode, start, end }: Pair): Numbering {
  const all = followingEpisodes(text, end, episode)
  return { ...noNumbering, season, episodes: all.episodes, start, end: all.end }
}

/** '1x02' but not '1280x720'. */
function readCrossed(text: string): Numbering | null {
  const found = crossed.exec(text)
  if (!found) return null
  const [season, episode] = [Number(found[1]), Number(found[2])]
  const isSize = episode >= 144 && season >= 144
  if (isSize || (season > 99 && !partOfYear.test(String(season)))) return null
  return pairAt(text, { season, episode, start: found.index, end: found.index + found[0].length })
}

const seasonRange = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${seasonWord})[ ._:-]{0,2}|s)(\\d{1,3})[ ._]?(?:-|~|–|to|a|&|\\+|,)[ ._]?(?:(?:${seasonWord})[ ._]?|s)?(\\d{1,3})(?![\\p{L}\\p{N}])`,
  'iu',
)
const seasonAlone = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${seasonWord})[ ._:#-]{0,3}(\\d{1,4}|[ivx]{1,5}(?!\\p{L})|one|two|three|four|five)|s[ ._]?(\\d{1,4}))(?![\\p{L}\\p{N}])`,
  'iu',
)
const ordinalSeason = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2})(?:st|nd|rd|th|ª|º|er|e|ère|ème|-?[йяео]{1,2}|\\.)?[ ._-]{0,2}(?:${seasonWord})(?![\\p{L}\\p{N}])`,
  'iu',
)
const discOfSeason = /(?<![a-z0-9])s(\d{1,3})[ ._-]?d(?:isc|vd)?[ ._-]?(\d{1,2})(?!\d)/i
const chineseSeason = /第([0-9〇一二三四五六七八九十]{1,3})[季期]/

/** A season without an episode: a full season, or half of what a folder or a later number completes. */
export function readSeason(text: string): Numbering | null {
  const range = seasonRange.exec(text)
  if (range) {
    const [first, last] = [Number(range[1]), Number(range[2])]
    if (last > first && last - first < 60)
      return { ...noNumbering, season: first, lastSeason: last, start: range.index, end: range.index + range[0].length }
  }
  for (const pattern of [discOfSeason, seasonAlone, ordinalSeason, chineseSeason]) {
    const found = pattern.exec(text)
    const season = found && numberOf(found[1] ?? found[2] ?? '')
    if (found && season !== null)
      return { ...noNumbering, season, start: found.index, end: found.index + found[0].length }
  }
  return null
}
