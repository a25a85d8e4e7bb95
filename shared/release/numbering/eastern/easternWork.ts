/** What Chinese and Japanese names say of a whole work: '灯火全7季', '灯火1-8季全', '灯火全集', '劇場版 灯火 3'. */
import { noNumbering, numberingAt, type Numbering } from '../numbering.ts'
import type { Room } from '../room.ts'

const allSeasons = /[（([【]?(?:全\s?(\d{1,2})|(?<!\d)(\d{1,2})-(\d{1,2}))季全?(?:集)?[)）\]】]?/u

/** '全7季' are the first seven seasons, '2-8季' those between. */
export function readSeasonsOfWork(text: string): Numbering | null {
  const found = text.includes('季') ? allSeasons.exec(text) : null
  if (!found) return null
  const [first, last] = [Number(found[2] ?? 1), Number(found[1] ?? found[3])]
  if (last < first || first === 0) return null
  const lastSeason = last > first ? last : null
  return { ...noNumbering, season: first, lastSeason, start: found.index, end: found.index + found[0].length }
}

const whole =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?<!剧场版|劇場版|电影|電影)[\s._]?(?:全集|合集)(?=[\s._]*(?:$|[[(【（]))/u

/** '灯火全集 [1080p]': television, without a number; of films the word 'film' stands before it. */
export function readWholeWork(text: string, { from }: Room): Numbering | null {
  const found = text.includes('集') ? whole.exec(text) : null
  return found && found.index > from ? numberingAt(found, {}) : null
}

/** '劇場版 灯火 3 [1080p]', 'Gekijouban Lantern 3': for the cinema, so a lone digit tells which film. */
const numberOfFilm =
  /(?:劇場版|剧场版|电影版|電影版|gekijou-?ban)[^[\]【】]*[^[\]【】\s_-][\s_.]\d(?=[\s_.]*(?:$|[[(【]))/iu

const mayBeOfFilm = /gekijou/i

export function isNumberOfFilm(text: string, isAscii: boolean): boolean {
  const mayBe = isAscii ? mayBeOfFilm.test(text) : text.includes('版') || mayBeOfFilm.test(text)
  return mayBe && numberOfFilm.test(text)
}

const boxedNumber = /[[【](\d{1,4})(?:v\d)?[\]】][^[\]【】]*[[【(]$/u

/** '[灯火][852][2025.03.01]': the day stands behind the number. */
export function withBoxedNumber(text: string, day: Numbering): Numbering {
  const found = boxedNumber.exec(text.slice(0, day.start))
  const number = Number(found?.[1])
  const isEpisode = found !== null && found.index > 0 && !(number >= 1900 && number <= 2039)
  return isEpisode ? { ...day, episodes: [number], absolute: number, start: found.index } : day
}

const ordinalAlone = /(?<=[\s._])第\s?(\d{1,4})(?=[\s._-]|$)/u

/** '灯火 第15 海': the word for an episode was left out. */
export function readOrdinalAlone(text: string): Numbering | null {
  const found = ordinalAlone.exec(text)
  return found && numberingAt(found, { episodes: [Number(found[1])] })
}

const issue = /^[\s._\])】-]*第\s?(\d{1,3})期/u

/** '第八季 第05期': behind a season variety shows count so; alone it is a season in Japanese. */
export function readIssueBehind(text: string, { end }: Numbering): Numbering | null {
  const found = issue.exec(text.slice(end))
  const episode = Number(found?.[1])
  return found ? { ...noNumbering, episodes: [episode], start: end, end: end + found[0].length } : null
}
