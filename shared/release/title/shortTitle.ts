/** Tells what is short for a title: its first letters, those of its words, or some letters left out. Pure. */
import type { Release } from '../release.ts'
import { articleOf, joinedKey } from './titleKey.ts'

/** 'grp-thenight.1080p' in 'The Night (2009)', 'grp-brcke' in 'Brücke': first letters of the folder's title, some left out; 'tn' and 'N'. */
export function isAbbreviated(title: string, above: string): boolean {
  if (mayBeInitials(title) && isInitials(signed.exec(title)?.[1] ?? title, above)) return true
  if (!isOneSmallWord(title)) return false
  const own = lettersOf(title.slice(title.lastIndexOf('-') + 1).replace(gluedLines, ''))
  const spelt = [above, above.replaceAll('&', 'and'), above.replace(/[^ -~]/g, '')]
  return own.length >= 2 && spelt.some((text) => lettersOf(text).startsWith(own))
}

/** 'grp-tln-scr'. */
const signed = /^[a-z\d]{2,6}-([a-z\d]{3,12})(?:-[a-z\d]{2,6})?$/

/** 'LongNight': words without a gap. */
export function isGlued(title: string): boolean {
  return !title.includes(' ') && gluedWords.test(title)
}

const gluedWords = /\p{Ll}\p{Lu}/u

const initial = /(?<![\p{L}\p{N}'’])[\p{L}\p{N}]/gu

/** 'tln' and 'TLN', and 'LoN' with small letters for small words. */
function mayBeInitials(title: string): boolean {
  return isOneWord(title) || mixedInitials.test(title)
}

const mixedInitials = /^\p{Lu}(?:\p{Ll}{0,2}[\p{Lu}&])+$/u
const smallWord =
  /(?<![\p{L}\p{N}])(?:an?|and|at|by|der|des?|du|et|for|from|in|la|le|of|on|the|to|und|with|y)(?![\p{L}\p{N}])/giu

/** 'tln' and 'ln' for 'The Long Night', 'HA' for 'Home and Away', and in capitals the last of several words. */
function isInitials(title: string, above: string): boolean {
  const own = title.toLowerCase().replace(/[.&]/g, '')
  if (own.length < 2) return false
  const firsts = initialsOf(above)
  if (own === firsts || (own === firsts.slice(1) && articleOf(above) !== '')) return true
  const isOfEnd = own.length >= leastOfEnd && title === title.toUpperCase() && firsts.endsWith(own)
  return isOfEnd || own === initialsOf(above.replace(smallWord, ''))
}

/** Fewer letters are first letters by chance. */
const leastOfEnd = 3

function initialsOf(title: string): string {
  return title.toLowerCase().match(initial)?.join('') ?? ''
}

/** 'grp-night1080p'. */
const gluedLines = /(?:480|576|720|1080|2160)[pi]$/

/** Begins alike, and has no letter that the title has not, in the same order. */
export function isShortening(short: string, title: string): boolean {
  const [own, whole] = [lettersOf(short), lettersOf(title)]
  let at = 0
  for (const letter of own) {
    at = whole.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return own.length >= 2 && own.length < whole.length
}

/** 'T.W', 'ttl' and 'grp-ttl'. */
export function isNick(title: string, above: string): boolean {
  const isShort = isOneSmallWord(title) && isShortening(title.slice(title.lastIndexOf('-') + 1), above)
  return isShort || (mayBeInitials(title) && isInitials(title, above))
}

/** 'sn', 'grp-sn' and 'grp' of a season of "Show Name" by that group. */
export function isShortOfRelease(title: string, above: Pick<Release, 'title' | 'releaseGroup'>): boolean {
  const own = title.slice(title.lastIndexOf('-') + 1)
  return isShortening(own, above.title ?? '') || joinedKey(own) === joinedKey(above.releaseGroup ?? '')
}

/** Written in one manner: 'abcd' and 'ABCD0423' are short for something, 'Night' may be a title. */
export function isOneWord(title: string): boolean {
  return !title.includes(' ') && (title === title.toLowerCase() || title === title.toUpperCase())
}

export function isOneSmallWord(title: string): boolean {
  return !title.includes(' ') && title === title.toLowerCase()
}

function lettersOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
