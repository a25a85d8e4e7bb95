/** Takes off the broadcaster, and the hour beside it, that a recording carries besides its title: '20.15 ZDF - Title', 'Title - ZDF - 2024-01-05'. */

/** Broadcasters whose name is no word that a title might be; a hyphen stands for a gap, which may be left out before a number. */
const names =
  'das-erste ard zdf zdf-neo zdfneo zdf-info zdfinfo arte 3sat kika ndr wdr mdr swr br rbb hr rtl rtl-2 rtl-zwei rtlup super-rtl rtl-nitro vox sat-1 sat.1 prosieben pro-7 kabel-eins kabel-1 n-tv tele-5 dmax sixx ' +
  'orf-1 orf-2 orf-iii orf-3 servustv servus-tv atv puls-4 srf-1 srf-2 srf-zwei ' +
  'bbc-one bbc-two bbc-three bbc-four bbc-1 bbc-2 bbc-3 bbc-4 cbbc cbeebies itv itv-1 itv-2 itv-3 itv-4 channel-4 channel-5 film-4 more-4 s4c rte-1 rte-2 rté-1 ' +
  'tf-1 france-2 france-3 france-4 france-5 m6 w9 tmc rtbf rai-1 rai-2 rai-3 rai-4 rai-5 rai-movie rai-storia canale-5 italia-1 rete-4 la7 ' +
  'tve la-1 la-2 antena-3 telecinco lasexta la-sexta npo-1 npo-2 npo-3 rtl-4 rtl-5 sbs-6 vtm één svt-1 svt-2 svt1 dr-1 dr-2 nrk-1 nrk-2 nrk1 tvp-1 tvp-2 tvn polsat rtp-1 rtp-2 sic tvi'
const station = `(?:(?:${names
  .split(' ')
  .sort((a, b) => b.length - a.length)
  .map((name) =>
    name
      .replaceAll('.', '\\.')
      .replaceAll(/-(?=\d|i)/g, '[ ._]?')
      .replaceAll('-', '[ ._-]'),
  )
  .join('|')})(?:[ ._](?:fernsehen|tv))?(?:[ ._]u?hd)?)`
const hour = '(?:[01]?\\d|2[0-3])[.:_h-][0-5]\\d(?:[.:_-][0-5]\\d)?(?: ?(?:uhr|h)(?![\\p{L}\\d]))?'
const day = '(?:19|20)\\d\\d(?:-\\d\\d-\\d\\d|\\d{4}|\\.\\d\\d\\.\\d\\d)|\\d\\d\\.\\d\\d\\.(?:19|20)?\\d\\d'
const dash = '[ _]-[ _]'
const apart = '(?:[ _]-[ _]|[ _])'

/** '20.15 ZDF - Title', '20:15 - Das Erste - Title', '20.15 Uhr - Title'. */
const hourFirst = new RegExp(`^(?:${hour}${apart}${station}|(?:[01]?\\d|2[0-3])[.:_][0-5]\\d ?uhr)${dash}(?=\\S)`, 'iu')
/** '2024-01-05 - ZDF - Title', '2024-01-05 20-15 - ZDF - Title'. */
const dayFirst = new RegExp(`^(${day})(?:${apart}${hour})?${apart}${station}${dash}(?=\\S)`, 'iu')
/** 'ZDF 20.15 - Title'. */
const hourBehind = new RegExp(`^${station}${apart}${hour}${dash}(?=\\S)`, 'iu')
/** 'ZDF - 2024-01-05 20-15 - Title'. */
const dayBehind = new RegExp(`^${station}${apart}(${day})(?:${apart}${hour})?${dash}(?=\\S)`, 'iu')
/** 'ZDF HD 2024-01-05 20-15 Title', 'WDR_2023-05-14_2015_Title': the hour makes it sure. */
const dayAndHourBehind = new RegExp(
  `^${station}${apart}(${day})${apart}(?:${hour}|(?:[01]\\d|2[0-3])[0-5]\\d)[ _](?=\\p{L})`,
  'iu',
)
/** 'Title - ZDF - 2024-01-05 - 20-15'. */
const atEnd = new RegExp(`(?<=\\S)${dash}${station}${dash}(${day})(?:${apart}${hour})?$`, 'iu')

const clock = '(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d)?'
/** '2024-01-05_20-15-00_ZDF_Title': every field has a place of its own. */
const fieldFirst = new RegExp(`^(${day})_(?:${hour}|${clock})_${station}_(?=\\S)`, 'iu')
/** 'Title_ZDF_2024-01-05_20-15-00', 'Title, ZDF, 20240105_201500'. */
const fieldBehind = new RegExp(`(?<=\\S)(_|, )${station}\\1(${day})(?:_(?:${hour}|${clock}))?$`, 'iu')

/** 'ZDF_Title_20240105_2015', 'BBC One_Title_2024-01-05_20-15-00'. */
const fieldBefore = new RegExp(`^${station}_(?=[^_].*_(?:${day})_(?:${hour}|${clock})$)`, 'iu')

/** The same where underscores or commas part the fields of a recorder; the day stays beside the title. */
export function withoutStationField(name: string): string {
  const own = isDigit(name.charCodeAt(0)) ? name.replace(fieldFirst, '$1 - ') : name
  return isDigit(own.charCodeAt(own.length - 1)) ? own.replace(fieldBefore, '').replace(fieldBehind, ' - $2') : own
}

/** Names of stations with what stands behind them are no longer. */
const longestStation = 24

/** `mayBeParted`: a dash may stand between its parts. */
export function withoutStation(name: string, mayBeParted: boolean): string {
  const gap = mayBeParted ? name.indexOf(' - ') : -1
  if (gap < 0) return hasDayEarly(name) ? name.replace(dayAndHourBehind, '$1 - ') : name
  const isHourFirst = isDigit(name.charCodeAt(0))
  const bare = isHourFirst ? name.replace(hourFirst, '').replace(dayFirst, '$1 - ') : name
  const isStationFirst = !isHourFirst && !name.startsWith('[') && gap <= longestStation && isBesideDigit(name, gap)
  const own = isStationFirst ? bare.replace(hourBehind, '').replace(dayBehind, '$1 - ') : bare
  return isDigit(own.charCodeAt(own.length - 1)) ? own.replace(atEnd, ' - $1') : own
}

const [monthLength, yearLength] = [2, 4]

/** A day in hyphens behind a name as short as a station's. */
function hasDayEarly(name: string): boolean {
  const hyphen = name.indexOf('-')
  const isEarly = hyphen > yearLength && hyphen <= longestStation + yearLength
  return isEarly && name.charAt(hyphen + monthLength + 1) === '-' && isDigit(name.charCodeAt(hyphen - 1))
}

/** 'ZDF 20.15 - ', 'ZDF 20.15 Uhr - ', 'ZDF - 2024'. */
function isBesideDigit(name: string, gap: number): boolean {
  return (
    name.charAt(gap - 1) === 'r' || isDigit(name.charCodeAt(gap - 1)) || isDigit(name.charCodeAt(gap + ' - '.length))
  )
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
