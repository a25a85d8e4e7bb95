/** Finds a run of episodes without a word for it: ' - 01 ~ 12 ', '1-13', '01-15.2002'. */
import { isNamedPair } from './compactEpisode.ts'
import { rangeOf, type Numbering } from '../numbering.ts'
import { absoluteAt, isFree, isYearLike, matchesOf, type Room } from '../room.ts'

const range =
  /[\s_.](?:[-–][\s_.]{1,3})?(\d{1,4})(?:[-~–+]| [-~–+&] | to )(\d{1,4})(?=[\s_.]*$|[\s_.]{0,2}(?:[([【]|-(?!\d))|[\s_.](?:complete|batch|end|final)(?![a-z])|[\s_.]?\+[\s_.]?(?:sp|ov[ad]|oad|specials?|movies?|extras?)(?![a-z]))/gi

/** A quick look. */
const mayBeRange = /\d ?(?:[-~–+&]|to ) ?\d/

/** '03-20' alone is season 3, episode 20. */
const paddedPair = /^[\s_.]0\d-\d\d$/
/** '1-05' is season 1, episode 5: a range pads both or none. */
const looselyPaired = /^[\s_.](?:-[\s_.])?\d-0\d$/

/** ' - 01 ~ 12 ', '1-13'. */
export function readRange(text: string, room: Room): Numbering | null {
  if (!mayBeRange.test(text)) return null
  if (room.hasYear && !room.isBroadcast && !room.isBracketed) return readRunBeforeYear(text, room)
  for (const found of matchesOf(range, text.slice(0, room.to))) {
    const numbers = isRange(text, found, room) ? rangeOf(Number(found[1]), Number(found[2])) : []
    if (numbers.length > 1) return absoluteAt(found, numbers)
  }
  return null
}

/** 'Title.01-15.2002': a whole series; no film counts from one with a zero in front. */
const runBeforeYear = /(?<=[\p{L}\p{N})])[ ._]{1,2}0{1,2}1-(\d{2,3})(?=[ ._]{1,2}[[(]?(?:19|20)\d\d(?!\d))/u

function readRunBeforeYear(text: string, room: Room): Numbering | null {
  const found = runBeforeYear.exec(text)
  const numbers = found && isFree(text, found.index, room) ? rangeOf(1, Number(found[1])) : []
  return found && numbers.length > 1 ? absoluteAt(found, numbers) : null
}

function isRange(text: string, found: RegExpExecArray, room: Room): boolean {
  if (!isFree(text, found.index, room) || isYearLike(found[1])) return false
  if (!room.isAnime && (paddedPair.test(found[0]) || looselyPaired.test(found[0]) || isNamedPair(text))) return false
  if (isOfTitle(text, found)) return false
  // 'Title 009 - 26': the first number belongs to the title.
  return Number(found[1]) > 0 && (!/\d - \d/.test(found[0]) || (isPaddedRun(found) && !isTooLong(found, room)))
}

const plainRun = /^[\s_.][1-9]/
const paddedBehind = /^[\s_.]+[-–][\s_.]+0\d{1,2}(?!\d)/

/** 'Title 1-2 - 045': a run without zeros before a padded count is a number of the title. */
function isOfTitle(text: string, { index, 0: said }: RegExpExecArray): boolean {
  return plainRun.test(said) && paddedBehind.test(text.slice(index + said.trimEnd().length))
}

/** One file holds a few episodes: 'Title 02 - 14.mkv' is the fourteenth of 'Title 02'. */
const mostInOneFile = 6

function isTooLong([, first, last]: RegExpExecArray, { hints }: Room): boolean {
  return hints.isVideo && Number(first) > 1 && Number(last) - Number(first) >= mostInOneFile
}

/** '01 - 119', '09 - 20'. */
function isPaddedRun([, first = '', last = '']: RegExpExecArray): boolean {
  if (!first.startsWith('0')) return false
  return Number(first) === 1 || last.startsWith('0') || (first.length === 2 && last.length === 2)
}
