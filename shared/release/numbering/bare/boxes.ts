/** Finds an episode number in a box of its own: '[07]', '[01-12]', '[09(258)]'. */
import { numberingAt, rangeOf, type Numbering } from '../numbering.ts'
import { absoluteAt, isTaken, isYearLike, matchesOf, type Room } from '../room.ts'
import { hasLetterOrDigit } from '../../tokens.ts'

const boxed =
  /[[(【][.\s]?(\d{1,4}(?:\.5)?)(?:v\d)?(?:[ _.]?[（(]?(?:end|fin|final|tv|完结?|終|终)[）)]?)?[.\s]?[\])】]/gi
const boxedRange = /[[(【](\d{1,4})[ ]?[-~][ ]?(\d{1,4})(?:[ _]?(?:end|fin|合集|全)[^\])】]{0,8})?[\])】]/i
/** A quick look. */
const mayBeBoxedRange = /\d ?[-~] ?\d/
/** '[07]' behind a separator, and '(001-500)': nothing else counts so. */
const boxedAlone = /[\s._)\]]\[\.?\d{1,3}\.?\]|\(0\d{1,3} ?[-~] ?\d{2,4}\)/

/** '[09(258)]': the number of the season, and the one that counts through. */
const boxedTwice = /[[【](\d{1,3})[ ]?[(（](\d{2,4})[)）][\]】]/

export function readBoxed(text: string, room: Room): Numbering | null {
  if (!room.isAnime && !boxedAlone.test(text)) return null
  const twice = room.isAnime ? boxedTwice.exec(text) : null
  if (twice && twice.index >= room.from)
    return numberingAt(twice, { episodes: [Number(twice[1])], absolute: Number(twice[2]) })
  const span = mayBeBoxedRange.test(text) ? boxedRange.exec(text) : null
  const numbers = span && span.index >= room.from ? rangeOf(Number(span[1]), Number(span[2])) : []
  if (span && numbers.length > 1 && !isYearLike(span[1])) return absoluteAt(span, numbers)
  for (const found of matchesOf(boxed, text))
    if (found.index >= room.from && !isTaken(found[1]) && !beginsTitle(text, found, room))
      return absoluteAt(found, [Number(found[1])])
  return null
}

/** '[Team] 99 Lanterns [1080p]': a number of its own. */
export function beginsTitle(text: string, { index, 0: said }: RegExpExecArray, { from, season }: Room): boolean {
  const isFirst = season === null && !hasLetterOrDigit(text.slice(from, index))
  return isFirst && letterBehind.test(text.slice(index + said.length))
}

export const letterBehind = /^[\s_.]+\p{L}/u
