/** Finds the episode that a show brings for a holiday: 'Title - Christmas Special 2015', 'Title Weihnachtsspecial'. */
import { numberingAt, type Numbering } from '../numbering.ts'
import type { Room } from '../room.ts'

const holidays =
  "christmas|xmas|x-mas|halloween|new[ ._]year(?:['’]?s)?(?:[ ._](?:eve|day))?|easter|thanksgiving|valentine(?:['’]?s)?(?:[ ._]day)?"
const inOtherTongues =
  '(?:weihnachts|silvester|oster|halloween|jul|kerst)-?special|spécial(?:e)?[ ._]no[ëe]l|especial[ ._](?:de[ ._])?(?:navidad|nochevieja|natal|halloween)|speciale[ ._](?:di[ ._])?natale'

/** The year behind it is that of the holiday. */
const special = new RegExp(
  `(?:^|(?<=[\\p{L}\\p{N})!?.'’])[ ._]+(?:-[ ._]+)?)\\(?(?:(?:${holidays}|(?<holiday>holiday))[ ._]special(?![ ._-]edition)|${inOtherTongues})\\)?(?:[ ._]+(?:-[ ._]+)?(?:(?:19|20)\\d\\d|(?<boxed>\\((?:19|20)\\d\\d\\)))(?!\\d))?(?![\\p{L}\\d])`,
  'iu',
)

/** '07 - Christmas Special', 'Title - 207 - Christmas Special', 'Episode 7 - Christmas Special': its own number tells the episode. */
const countedBefore = /(?:^|[\s_.]-[\s_.]|(?<!\p{L})(?:ep|episode|folge|episodio|épisode)[\s_.])\d{1,4}[\s._-]*$/iu
/** In the folder of a season any number counts, but for that of a year. */
const numberBefore = /(?<![\p{L}\d])(?!(?:19|20)\d\d)\d{1,4}[\s._-]*$/u

/** In season 0, as libraries keep specials; with a boxed year, or of holidays in general, it is as often a film of its own. */
export function readHolidaySpecial(
  text: string,
  { from, shows, shelf, season: ofFolder, isBroadcast }: Room,
): Numbering | null {
  const found = shelf === 'films' ? null : special.exec(text)
  if (!found || found.index < from) return null
  const before = text.slice(from, found.index)
  if ((ofFolder ?? 0) > 0 ? numberBefore.test(before) : countedBefore.test(before)) return null
  const isOfShow = shows.length > 0 || shelf === 'series'
  const mayBeFilm = found.groups?.['boxed'] !== undefined || found.groups?.['holiday'] !== undefined
  if (mayBeFilm && !isOfShow && !isBroadcast) return null
  if (found.index === from && !isOfShow) return null
  const season = seasonBefore.exec(before)
  return { ...numberingAt(found, { season: 0 }), start: season ? from + season.index : found.index }
}

/** 'Title.S12.Christmas.Special': behind that season. */
const seasonBefore =
  /(?:^|(?<=\S)[ ._]+(?:-[ ._]+)?)(?:s|(?:season|series|staffel|saison|temporada|stagione)[ ._])\d{1,2}[ ._]*(?:-[ ._]*)?$/i
