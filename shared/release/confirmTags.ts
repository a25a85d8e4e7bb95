/** Decides which runs of words are tags: 'Italian' in 'The.Italian.Job.2003' is title, in 'Movie.2003.Italian.1080p' a tag. */
import type { Tag } from './findTags.ts'
import type { Meaning } from './tagTable.ts'
import type { Numbering } from './numbering.ts'
import { tagBoxes } from './tagBoxes.ts'
import { letterOrDigit, type Token, type Words } from './tokens.ts'
import type { FoundYear } from './year.ts'

export interface Anchors {
  readonly candidates: readonly Tag[]
  readonly numbering: Numbering | null
  readonly year: FoundYear | null
  readonly titleFrom: number
  /** Place of the first sure tag. */
  readonly sureFrom: number
}

/** Place of the first sure tag after the beginning of the title; Infinity when there is none. */
export function firstSureTag({ tokens }: Words, candidates: readonly Tag[], titleFrom: number): number {
  for (const { isSure, from } of candidates) {
    const start = tokens[from]?.start ?? 0
    if (isSure && start > titleFrom) return start
  }
  return Infinity
}

const sureServices = new Set('amzn nf dsnp hmax atvp pcok pmtp netflix hulu itunes amazon dsny crav stan'.split(' '))

/** Goes from the end to the beginning, because what follows a word decides whether it is a tag. */
export function confirmTags(words: Words, anchors: Anchors): readonly Tag[] {
  const { candidates, numbering, year, titleFrom, sureFrom } = anchors
  const anchor = Math.min(numbering?.start ?? Infinity, year?.start ?? Infinity, sureFrom)
  const firstWord = firstWordFrom(words, titleFrom)
  const scene = { words, anchors, anchor, firstWord, boxes: tagBoxes(words, candidates) }
  const said: Tag[] = []
  for (let index = candidates.length - 1; index >= 0; index -= 1) {
    const tag = candidates[index]
    const confirmed = tag && confirmedTag(tag, placeOf(tag, said, scene))
    if (confirmed) said.push(confirmed)
  }
  return said.reverse()
}

function confirmedTag(tag: Tag, place: Place): Tag | null {
  if (isCounted(place)) return null
  const meanings = tag.meanings.filter((meaning) => holds(meaning, place))
  if (meanings.length === tag.meanings.length) return tag
  return meanings.length > 0 ? { ...tag, meanings } : null
}

/** '- 1080 (720p)': the first number is the episode's. */
function isCounted({ anchors: { numbering }, first }: Place): boolean {
  return (
    numbering !== null && numbering.absolute !== null && first.start >= numbering.start && first.end <= numbering.end
  )
}

interface Scene {
  readonly words: Words
  readonly anchors: Anchors
  readonly anchor: number
  /** Place of the first word of the title. */
  readonly firstWord: number
  readonly boxes: ReadonlySet<number>
}

function firstWordFrom({ tokens }: Words, titleFrom: number): number {
  return tokens.find(({ text, start }) => start >= titleFrom && letterOrDigit.test(text))?.start ?? Infinity
}

function placeOf(tag: Tag, said: readonly Tag[], { words, anchors, anchor, firstWord, boxes }: Scene): Place {
  const { tokens, brackets } = words
  const first = tokens[tag.from] ?? noToken
  return {
    words,
    anchors,
    tag,
    first,
    follower: followerOf(anchors, tokens, { at: tag.to, next: said.at(-1)?.from ?? tokens.length }),
    isAfterSure: first.start >= anchors.sureFrom,
    isAfterAnchor: first.start > anchor,
    isBeforeTitle: first.start < anchors.titleFrom,
    isBoxed: first.bracket > 0 && boxes.has(brackets[first.bracket]?.root ?? 0),
    isFirst: first.start <= Math.max(anchors.titleFrom, firstWord),
    said,
  }
}

const noToken: Token = { text: '', lower: '', start: 0, end: 0, digits: 0, bracket: 0 }

interface Place {
  readonly words: Words
  readonly anchors: Anchors
  readonly tag: Tag
  readonly first: Token
  readonly follower: 'tag' | 'year' | 'number' | 'end' | 'word'
  readonly isAfterSure: boolean
  readonly isAfterAnchor: boolean
  /** What a title begins behind was read as tags: 'h265 Title'. */
  readonly isBeforeTitle: boolean
  readonly isBoxed: boolean
  readonly isFirst: boolean
  /** Tags confirmed behind this one, the nearest last. */
  readonly said: readonly Tag[]
}

function followerOf(
  { numbering, year }: Anchors,
  tokens: readonly Token[],
  { at, next }: { readonly at: number; readonly next: number },
): Place['follower'] {
  const token = tokens[at]
  if (!token) return 'end'
  if (at === next) return 'tag'
  if (year?.token === at) return 'year'
  if (numbering && token.start >= numbering.start && token.start < numbering.end) return 'number'
  return 'word'
}

function holds(meaning: Meaning, place: Place): boolean {
  if (meaning.kind === 'service') return isSourceToo(place.tag) || isService(place)
  if (meaning.kind === 'language' && (isOfSubtitles(place) || isOfSite(place) || isGroupInStyle(place))) return false
  if (meaning.kind === 'edition' && abbreviations.has(place.first.lower)) return isAbbreviation(place)
  if (meaning.kind === 'language' && isLastAfterDash(place)) return true
  if (place.isBeforeTitle && place.tag.isSure) return true
  if (place.tag.isSure && meaning.kind !== 'language') return !place.isFirst || place.isBoxed
  if (meaning.kind === 'language' && place.tag.to - place.tag.from === 1 && isOtherWord(place)) return false
  if (place.isBoxed || place.isAfterSure) return true
  if (place.isFirst) return false
  if (meaning.kind === 'proper' && place.isAfterAnchor && isShouted(place)) return true
  if (place.isAfterAnchor) return place.follower === 'tag' || (place.follower === 'end' && followsAnchor(place))
  return isBeforeAnchor(meaning, place)
}

/** 'Ger.Eng.Sub' names the languages of subtitles, not of the sound. */
function isOfSubtitles({ words, said, follower }: Place): boolean {
  const next = said.at(-1)
  return follower === 'tag' && next !== undefined && words.tokens[next.from]?.lower === 'sub'
}

/** '-iND' and '-BEN THE MEN' at the end are written as groups are, not as a language. */
function isGroupInStyle({ words, tag, first, follower, said, anchors }: Place): boolean {
  if (words.text.charAt(first.start - 1) !== '-') return false
  if (follower === 'end') return /^\p{Ll}\p{Lu}{2}$/u.test(first.text)
  const before = anchors.candidates.find(({ to }) => to === tag.from)
  return follower === 'word' && said.length === 0 && first.text.length === 3 && before?.isSure === true
}

/** 'YTS.LT' is a site. */
function isOfSite({ words, tag }: Place): boolean {
  return words.tokens[tag.from - 1]?.lower === 'yts'
}

/** Editions that two capitals stand for: 'Title.SE.1999', 'Title.OM.2015'. */
const abbreviations = new Set(['se', 'ee', 'om'])

function isAbbreviation(place: Place): boolean {
  const isSwedish = place.first.lower === 'se' && place.isAfterAnchor
  return !isSwedish && !place.isFirst && isShouted(place) && (place.follower === 'year' || place.follower === 'tag')
}

/** In capitals, beside words that are not: how releases write their tags. */
function isShouted({ words, tag, first }: Place): boolean {
  const isUpper = /^i?\p{Lu}{2,}$/u.test(first.text)
  const isAlone = [tag.from - 1, tag.to].some((index) => /\p{Ll}/u.test(words.tokens[index]?.text ?? ''))
  return isUpper && isAlone
}

/** 'Title - ITA'. */
function isLastAfterDash({ words, tag, first, follower, isFirst }: Place): boolean {
  const isCapital = /^\p{Lu}{2,3}$/u.test(first.text) && tag.to - tag.from === 1
  return follower === 'end' && !isFirst && isCapital && /\s-\s$/.test(words.text.slice(0, first.start))
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

function isCode({ first, isAfterSure, isBoxed, isAfterAnchor, follower }: Place): boolean {
  const isUpper = first.text === first.text.toUpperCase()
  if (isUpper) return isAfterSure || isBoxed || (isAfterAnchor && follower === 'tag')
  return isAfterSure && /^\p{Lu}/u.test(first.text)
}

/** 'Immersion.French.2011.FRENCH': the first belongs to the title. */
function isSaidAgain({ value }: Meaning, { said }: Place): boolean {
  return said.some(({ meanings }) => meanings.some((meaning) => meaning.kind === 'language' && meaning.value === value))
}

/** Languages whose releases name the dub before the year or the season. */
const dubLanguages = new Set(['de', 'fr'])

const cutsBeforeYear = new Set([
  'director',
  'extended',
  'unrated',
  'uncut',
  'remastered',
  'theatrical',
  'imax',
  'final',
])

const wordsBeforeNumbers = new Set(['internal', 'complete', 'integrale', 'integral', 'intégrale', 'completa'])
const articles = new Set('the a an of in my and good la le der die das'.split(' '))

/** Before the year or season only what releases really write there; "The Web (2013)" is a title. */
function isBeforeAnchor(meaning: Meaning, place: Place): boolean {
  if (place.follower === 'tag') return true
  if (place.follower !== 'year' && place.follower !== 'number') return false
  if (articles.has(place.words.tokens[place.tag.from - 1]?.lower ?? '')) return false
  if (meaning.kind === 'language') return isDubBefore(meaning, place) && !isSaidAgain(meaning, place)
  if (meaning.kind === 'edition') return cutsBeforeYear.has(meaning.value)
  return meaning.kind === 'other' && place.follower === 'number' && wordsBeforeNumbers.has(place.first.lower)
}

const dubCodes = new Set('ita ger eng fre esp spa rus hun cze pol dut'.split(' '))

/** 'Title.GERMAN.2016', 'Title.iTALiAN.2016', 'Title.ITA.2016'; 'Title on ICE' stays. */
function isDubBefore({ value }: Meaning, place: Place): boolean {
  const { text, lower } = place.first
  return (
    dubLanguages.has(value) ||
    (place.follower === 'year' && isShouted(place) && (text.length > 4 || dubCodes.has(lower)))
  )
}

/** At the very end after an anchor: a tag when it is written as one. */
function followsAnchor({ first }: Place): boolean {
  return first.text === first.text.toUpperCase() || first.text.length > 3
}

/** 'NetflixUHD' is service and source in one word. */
function isSourceToo({ meanings }: Tag): boolean {
  return meanings.some(({ kind, isSure }) => kind === 'source' && isSure)
}

function isService({ tag, words, said, follower, isAfterSure, isAfterAnchor }: Place): boolean {
  const isSourceNext = follower === 'tag' && (isSource(said.at(-1)) || isSource(said.at(-2)))
  const text = words.tokens[tag.from]?.lower ?? ''
  return isSourceNext || (sureServices.has(text) && isAfterAnchor && (isAfterSure || follower === 'tag'))
}

function isSource(tag: Tag | undefined): boolean {
  return tag?.meanings.some(({ kind, value }) => kind === 'source' && (value === 'web' || value === 'tv')) ?? false
}
