/** Tells the languages of a release from words, groups and sites that are written like them. */
import { isShouted, type Place } from './tagPlace.ts'
import type { Meaning } from './tagTable.ts'

/** Null where not the word but the place in the name decides, as for any tag. */
export function languageVerdict(place: Place): boolean | null {
  if (isOfSubtitles(place) || isOfSite(place) || isGroupInStyle(place) || isTheEnd(place) || isPeople(place))
    return false
  if (isLastAfterDash(place)) return true
  if (place.isBeforeTitle && place.tag.isSure) return true
  return place.tag.to - place.tag.from === 1 && isOtherWord(place) ? false : null
}

/** 'Ger.Eng.Sub' names the languages of subtitles, not of the sound. */
function isOfSubtitles({ words, said, follower }: Place): boolean {
  const next = said.at(-1)
  return follower === 'tag' && next !== undefined && words.tokens[next.from]?.lower === 'sub'
}

/** 'YTS.LT' is a site, and so is what stands behind the only dot of a spaced name's last word: '… ESubs - Movies.NL'. */
function isOfSite({ words, tag, first, follower }: Place): boolean {
  const name = words.tokens[tag.from - 1]
  if (name?.lower === 'yts') return true
  const isDotted = follower === 'end' && first.text.length === 2 && name?.end === first.start - 1
  return isDotted && words.text.charAt(name.end) === '.' && words.text.charAt(name.start - 1) === ' '
}

/** In capitals right behind the last tag a group signs: its name is that of a language few releases speak. */
const rareCodes = new Set('GEO AZE KAZ UZB ALB BOS SLV'.split(' '))

/** '-GEO', '-iND' and '-BEN THE MEN' at the end are written as groups are, not as a language. */
function isGroupInStyle({ words, tag, first, follower, said, anchors }: Place): boolean {
  if (words.text.charAt(first.start - 1) !== '-') return false
  if (follower === 'end' && /^\p{Ll}\p{Lu}{2}$/u.test(first.text)) return true
  const before = anchors.candidates.find(({ to }) => to === tag.from)
  if (follower === 'end' && rareCodes.has(first.text) && before?.isSure === true) return true
  return follower === 'word' && said.length === 0 && first.text.length === 3 && before?.isSure === true
}

/** '[Fin]' closes a series, '[FIN]' speaks Finnish. */
function isTheEnd({ words, first }: Place): boolean {
  return first.text === 'Fin' && words.text.charAt(first.start - 1) === '[' && words.text.charAt(first.end) === ']'
}

/** Of whom titles speak more often than films speak their language. */
const peoples = new Set(['irish'])

/** 'Fighting.Irish.1080p': the language stands in capitals, beside another one, or behind a year or a tag. */
function isPeople({ words: { tokens }, anchors, tag, first, isAfterAnchor, isBoxed }: Place): boolean {
  if (!peoples.has(first.lower) || isAfterAnchor || isBoxed) return false
  const isBesideLanguage = anchors.candidates.some(
    ({ from, to, meanings }) =>
      (to === tag.from || from === tag.to) && meanings.some(({ kind }) => kind === 'language'),
  )
  const isLoud =
    first.text === first.text.toUpperCase() && tokens.slice(0, tag.from).some(({ text }) => hasSmall.test(text))
  return !isBesideLanguage && !isLoud
}

/** 'Title - ITA'. */
function isLastAfterDash({ words, tag, first, follower, isFirst }: Place): boolean {
  const isAlone = follower === 'end' && !isFirst && tag.to - tag.from === 1
  return isAlone && /^\p{Lu}{2,3}$/u.test(first.text) && /\s-\s$/.test(words.text.slice(0, first.start))
}

/** Codes of three letters that are names or words. */
const wordCodes = new Set('ben dan may per mar mal tel fin ice lit est nor cat leg lat cast kan tam ind rom'.split(' '))

/** 'no' is a language only where and how releases write codes, and 'S01E05.Ben' the title of an episode. */
function isOtherWord(place: Place): boolean {
  const { first, anchors, isAfterSure, isBoxed } = place
  if (first.text.length === 2) return !isCode(place)
  const isTag = isAfterSure || isBoxed || anchors.numbering === null || first.text === first.text.toUpperCase()
  return wordCodes.has(first.lower) && !isTag
}

/** Codes that are words of no title. */
const onlyCodes = new Set('CZ PL HU SK RU NL DK UA BG'.split(' '))

/** 'Title S01E04 CZ': nothing else stands behind the number. */
function isOnlyBehindNumber({ first, anchors, follower, words }: Place): boolean {
  const end = anchors.numbering?.end ?? -1
  return (
    follower === 'end' && onlyCodes.has(first.text) && end >= 0 && /^[ ._]$/.test(words.text.slice(end, first.start))
  )
}

/** 'Title VF': in French, as French names say at their end. */
export const frenchSound = 'VF'

function isCode(place: Place): boolean {
  const { first, isAfterSure, isBoxed, isAfterAnchor, follower } = place
  const isUpper = first.text === first.text.toUpperCase()
  if (first.text === frenchSound && follower === 'end') return true
  if (isUpper) return isAfterSure || isBoxed || (isAfterAnchor && (follower === 'tag' || isOnlyBehindNumber(place)))
  return isAfterSure && /^\p{Lu}/u.test(first.text)
}

/** Languages whose releases name the dub before the year or the season. */
const dubLanguages = new Set(['de', 'fr'])
const dubCodes = new Set('ita ger eng fre esp spa rus hun cze pol dut'.split(' '))

/** Before the year: 'Title.GERMAN.2016', 'Title.iTALiAN.2016', 'Title.ITA.2016'; 'Title on ICE' stays. */
export function isDubBefore(meaning: Meaning, place: Place): boolean {
  const { text, lower } = place.first
  const isLoud = isShouted(place) || isBehindCodes(place)
  const isWritten = place.follower === 'year' && isLoud && (text.length > 4 || dubCodes.has(lower))
  return (dubLanguages.has(meaning.value) || isWritten) && !isSentence(place) && !isStatedAgain(meaning, place)
}

/** 'Title ITA ENG 2022': several in a row, in capitals behind words that are not. */
function isBehindCodes({ words: { tokens }, tag, first }: Place): boolean {
  let before = tag.from - 1
  while (dubCodes.has(tokens[before]?.lower ?? '')) before -= 1
  const run = tokens.slice(before + 1, tag.to)
  return (
    run.length > 1 &&
    run.every(({ text }) => text === text.toUpperCase()) &&
    hasSmall.test(tokens[before]?.text ?? '') &&
    first.text.length === 3
  )
}

const hasSmall = /\p{Ll}/u

/**
 * 'Un port français S05': small among words with spaces, as sentences write it; 'Un Port Français Saison 3': as French titles do.
 * Before a year or a tag it is the dub behind such a title as well: 'Les.Phares.Français.1993'.
 */
function isSentence({ words, first, follower }: Place): boolean {
  const isSmall =
    first.text === first.lower && words.text.charAt(first.start - 1) === ' ' && beginsLarge.test(words.text)
  const isOfTitle = follower === 'number' && isFrenchWord.test(first.text) && frenchArticle.test(words.text)
  return isSmall || isOfTitle
}

const beginsLarge = /^\p{Lu}/u
const isFrenchWord = /^Fran[çc]ais$/
const frenchArticle = /^(?:une?|le|les|du|des|mon|ma)[ ._]/i

/** 'Immersion.French.2011.FRENCH': the first belongs to the title. */
function isStatedAgain({ value }: Meaning, { said }: Place): boolean {
  return said.some(({ meanings }) => meanings.some((meaning) => meaning.kind === 'language' && meaning.value === value))
}
