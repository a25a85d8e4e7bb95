/** Decides which runs of words are tags: 'Italian' in 'The.Italian.Job.2003' is title, in 'Movie.2003.Italian.1080p' a tag. */
import type { Meaning, Tag } from './findTags.ts'
import type { Numbering } from './numbering.ts'
import type { Token, Words } from './tokens.ts'
import type { FoundYear } from './year.ts'

export interface Anchors {
  readonly candidates: readonly Tag[]
  readonly numbering: Numbering | null
  readonly year: FoundYear | null
  readonly titleFrom: number
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

export function confirmTags(words: Words, anchors: Anchors): readonly Tag[] {
  const { tokens } = words
  const { candidates, numbering, year, titleFrom } = anchors
  const sureFrom = firstSureTag(words, candidates, titleFrom)
  const anchor = Math.min(numbering?.start ?? Infinity, year?.start ?? Infinity, sureFrom)
  const boxes = tagBoxes(words, candidates)
  const confirmed: Tag[] = []
  let next = tokens.length
  for (const tag of [...candidates].reverse()) {
    const first = tokens[tag.from]
    if (!first) continue
    const place: Place = {
      words,
      tag,
      first,
      follower: followerOf(anchors, tokens, { at: tag.to, next }),
      isAfterSure: first.start >= sureFrom,
      isAfterAnchor: first.start > anchor,
      isBoxed: first.bracket > 0 && boxes.has(words.brackets[first.bracket]?.root ?? 0),
      isFirst: first.start <= titleFrom || /^[^\p{L}\p{N}]*$/u.test(words.text.slice(titleFrom, first.start)),
      said: confirmed,
    }
    const meanings = tag.meanings.filter((meaning) => holds(meaning, place))
    if (meanings.length === 0) continue
    confirmed.push({ ...tag, meanings })
    next = tag.from
  }
  return confirmed.reverse()
}

interface Place {
  readonly words: Words
  readonly tag: Tag
  readonly first: Token
  readonly follower: 'tag' | 'year' | 'number' | 'end' | 'word'
  readonly isAfterSure: boolean
  readonly isAfterAnchor: boolean
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
  if (meaning.kind === 'service') return isService(place)
  if (meaning.kind === 'language' && isOfSubtitles(place)) return false
  if (place.tag.isSure && meaning.kind !== 'language') return !place.isFirst || place.isBoxed
  if (meaning.kind === 'language' && place.first.text.length === 2 && !isCode(place)) return false
  if (place.isBoxed || place.isAfterSure) return true
  if (place.isFirst) return false
  if (place.isAfterAnchor) return place.follower === 'tag' || (place.follower === 'end' && followsAnchor(place))
  return isBeforeAnchor(meaning, place)
}

/** 'Ger.Eng.Sub' names the languages of subtitles, not of the sound. */
function isOfSubtitles({ words, said, follower }: Place): boolean {
  const next = said.at(-1)
  return follower === 'tag' && next !== undefined && words.tokens[next.from]?.lower === 'sub'
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

/** Before the year only what releases really write there; "The Web (2013)" is a title. */
function isBeforeAnchor(meaning: Meaning, place: Place): boolean {
  if (place.follower === 'tag') return true
  if (place.follower !== 'year' && place.follower !== 'number') return false
  if (meaning.kind === 'language' && (!dubLanguages.has(meaning.value) || isSaidAgain(meaning, place))) return false
  if (meaning.kind === 'other' && place.follower === 'year') return false
  if (meaning.kind === 'edition' && !cutsBeforeYear.has(meaning.value)) return false
  if (meaning.kind === 'other' && !/^(?:complete|integrale|intégrale|completa)$/.test(place.first.lower)) return false
  if (meaning.kind !== 'language' && meaning.kind !== 'edition' && meaning.kind !== 'other') return false
  const before = place.words.tokens[place.tag.from - 1]?.lower ?? ''
  return !/^(?:the|a|an|of|in|my|and|good|la|le|der|die|das)$/.test(before)
}

/** At the very end after an anchor: a tag when it is written as one. */
function followsAnchor({ first }: Place): boolean {
  return first.text === first.text.toUpperCase() || first.text.length > 3
}

function isService({ tag, words, said, follower, isAfterSure, isAfterAnchor }: Place): boolean {
  const isSourceNext = follower === 'tag' && (isSource(said.at(-1)) || isSource(said.at(-2)))
  const text = words.tokens[tag.from]?.lower ?? ''
  return isSourceNext || (sureServices.has(text) && isAfterAnchor && (isAfterSure || follower === 'tag'))
}

function isSource(tag: Tag | undefined): boolean {
  return tag?.meanings.some(({ kind, value }) => kind === 'source' && (value === 'web' || value === 'tv')) ?? false
}

/** Root brackets that hold tags rather than words. */
function tagBoxes({ tokens, brackets }: Words, candidates: readonly Tag[]): ReadonlySet<number> {
  const counts = new Map<number, { words: number; tagged: number; isSure: boolean }>()
  const countOf = (token: Token) => {
    const root = brackets[token.bracket]?.root ?? 0
    const count = counts.get(root) ?? { words: 0, tagged: 0, isSure: false }
    counts.set(root, count)
    return count
  }
  for (const token of tokens) if (token.bracket > 0) countOf(token).words += 1
  for (const { from, to, isSure } of candidates) {
    const token = tokens[from]
    if (!token || token.bracket === 0) continue
    const count = countOf(token)
    count.tagged += to - from
    count.isSure ||= isSure
  }
  return new Set(
    [...counts].filter(([, count]) => count.isSure || count.tagged * 2 >= count.words).map(([root]) => root),
  )
}
