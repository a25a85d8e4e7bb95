/** Finds a bare number that its surroundings make an episode: 'Title 43 END', '灯火01'. */
import type { Numbering } from './numbering.ts'
import { joinedKey } from '../title/titleKey.ts'
import { absoluteAt, isFree, isTaken, type Room } from './room.ts'

const ended = /(?<=[\p{L}\p{N})!?.])[\s_.](\d{1,4})[\s_.]END(?=[\s_.]*(?:$|[[(]))/u

/** The last of a series says so behind its number. */
export function readEnded(text: string, room: Room): Numbering | null {
  const found = text.includes('END') ? ended.exec(text) : null
  return found && isFree(text, found.index, room) && !isTaken(found[1]) ? absoluteAt(found, [Number(found[1])]) : null
}

const gluedToScript =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?:(ep?)?(\d{2,3})(?=[\s_.]*(?:$|[[(]))|\((0\d)\)$|(?<cut>0\d{1,2})\.(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))/iu

/** '银杏街EP07', '银杏街(07)': these scripts need no gap. A film's number has no zero in front; below the show's own folder any number counts. */
export function readGluedToScript(text: string, room: Room): Numbering | null {
  if (room.hints.isAscii || room.hasYear || room.shelf === 'films') return null
  const found = gluedToScript.exec(text)
  if (!found || !isFree(text, found.index, room)) return null
  const [, word, bare = '', boxed] = found
  const digits = boxed ?? found.groups?.['cut'] ?? bare
  const isEpisode =
    word !== undefined || digits.startsWith('0') || room.shows.includes(joinedKey(text.slice(room.from, found.index)))
  return isEpisode ? absoluteAt(found, [Number(digits)]) : null
}
