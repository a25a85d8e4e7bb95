/** Finds a bare number that its surroundings make an episode: 'Title 43 END', '灯火01', 'Title [01 1080p]'. */
import { numberingAt, type Numbering } from '../numbering.ts'
import { joinedKey } from '../../title/titleKey.ts'
import { absoluteAt, isFree, isTaken, matchesOf, type Room } from '../room.ts'

const ended = /(?<=[\p{L}\p{N})!?.])[\s_.](\d{1,4})[\s_.]END(?=[\s_.]*(?:$|[[(]))/u

/** The last of a series says so behind its number. */
export function readEnded(text: string, room: Room): Numbering | null {
  const found = text.includes('END') ? ended.exec(text) : null
  return found && isFree(text, found.index, room) && !isTaken(found[1]) ? absoluteAt(found, [Number(found[1])]) : null
}

const gluedToScript =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?:(ep?)?(\d{2,3})(?=[\s_.]*(?:$|[[(]))|\((0\d)\)$|\.(?<dotted>\d{2,3})$|(?<cut>0\d{1,2})\.(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))/iu

/** '银杏街EP07', '银杏街(07)', '银杏街.107': these scripts need no gap. A film's number has no zero in front; below the show's own folder any number counts. */
export function readGluedToScript(text: string, room: Room): Numbering | null {
  if (room.hints.isAscii || room.hasYear || room.shelf === 'films') return null
  const found = gluedToScript.exec(text)
  if (!found || !isFree(text, found.index, room)) return null
  const [, word, bare = '', boxed] = found
  const { cut, dotted } = found.groups ?? {}
  const digits = boxed ?? cut ?? dotted ?? bare
  const isEpisode =
    word !== undefined ||
    dotted !== undefined ||
    digits.startsWith('0') ||
    room.shows.includes(joinedKey(text.slice(room.from, found.index)))
  return isEpisode ? absoluteAt(found, [Number(digits)]) : null
}

const boxedBeforeTags = /(?<=[\s_\])】])[[【](\d{2,3})(?:v\d)?[\s_.]+/g

/** '[Team] Title [01 1080p HEVC]': the number and the tags share a box. */
export function readBoxedBeforeTags(text: string, { from, to, isAnime }: Room): Numbering | null {
  const found = to === Infinity || !isAnime ? [] : matchesOf(boxedBeforeTags, text)
  const first = found.find(({ index, 0: said }) => index >= from && index + said.length === to)
  return first && !isTaken(first[1]) ? absoluteAt(first, [Number(first[1])]) : null
}

const extra = '(?:(?:nc(?:op|ed)|op|ed|pv|cm|menu|o[vna][ad])[\\s_.]?\\d{0,2}|sp[\\s_.]?\\d{1,2})(?:_\\d{1,2})?[a-z]?'
const extraInBox = new RegExp(`[\\s_.]*[[【]${extra}[\\]】]`, 'i')
const extraAlone = new RegExp(`^${extra}$`, 'i')

/** '[NCOP01]', '[Menu01]', '[SP01_07]': an extra of a disc in a box of its own, television without a number; 'SP' alone is Spanish. */
export function readBoxedExtra(text: string, { from }: Room): Numbering | null {
  const found = extraInBox.exec(text)
  return found && found.index > from ? numberingAt(found, {}) : null
}

export function isExtraOfDisc(text: string): boolean {
  return extraAlone.test(text)
}
