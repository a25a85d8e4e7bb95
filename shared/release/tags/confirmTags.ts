/** Decides which runs of words are tags: 'Italian' in 'The.Italian.Job.2003' is title, in 'Movie.2003.Italian.1080p' a tag. */
import type { Tag } from './findTags.ts'
import { isDubBefore, languageVerdict } from './languageTags.ts'
import { isShouted, placeOf, sceneOf, type Anchors, type Place } from './tagPlace.ts'
import type { Meaning } from './tagTable.ts'
import type { Words } from '../tokens.ts'

/** Goes from the end to the beginning, because what follows a word decides whether it is a tag. */
export function confirmTags(words: Words, anchors: Anchors): readonly Tag[] {
  const { candidates } = anchors
  const scene = sceneOf(words, anchors)
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

function holds(meaning: Meaning, place: Place): boolean {
  if (meaning.kind === 'service') return isSourceToo(place.tag) || isService(place)
  if (meaning.kind === 'language') return languageVerdict(place) ?? isPlacedAsTag(meaning, place)
  if (meaning.kind === 'edition' && abbreviations.has(place.first.lower)) return isAbbreviation(place)
  if (place.tag.isSure) return place.isBeforeTitle || place.isBoxed || !place.isFirst
  return isPlacedAsTag(meaning, place)
}

function isPlacedAsTag(meaning: Meaning, place: Place): boolean {
  if (place.isBoxed || place.isAfterSure) return true
  if (place.isFirst) return false
  if (meaning.kind === 'proper' && place.isAfterAnchor && isShouted(place)) return true
  if (place.isAfterAnchor) return place.follower === 'tag' || (place.follower === 'end' && followsAnchor(place))
  return isBeforeAnchor(meaning, place)
}

/** Editions that two capitals stand for: 'Title.SE.1999', 'Title.OM.2015'. */
const abbreviations = new Set(['se', 'ee', 'om'])

function isAbbreviation(place: Place): boolean {
  const isSwedish = place.first.lower === 'se' && place.isAfterAnchor
  return !isSwedish && !place.isFirst && isShouted(place) && (place.follower === 'year' || place.follower === 'tag')
}

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
  if (meaning.kind === 'language') return isDubBefore(meaning, place)
  if (meaning.kind === 'edition') return cutsBeforeYear.has(meaning.value)
  return meaning.kind === 'other' && place.follower === 'number' && wordsBeforeNumbers.has(place.first.lower)
}

/** At the very end after an anchor: a tag when it is written as one. */
function followsAnchor({ first }: Place): boolean {
  return first.text === first.text.toUpperCase() || first.text.length > 3
}

/** 'NetflixUHD' is service and source in one word. */
function isSourceToo({ meanings }: Tag): boolean {
  return meanings.some(({ kind, isSure }) => kind === 'source' && isSure)
}

const sureServices = new Set('amzn nf dsnp hmax atvp pcok pmtp netflix hulu itunes amazon dsny crav stan'.split(' '))

function isService({ tag, words, said, follower, isAfterSure, isAfterAnchor }: Place): boolean {
  const isSourceNext = follower === 'tag' && (isSource(said.at(-1)) || isSource(said.at(-2)))
  const text = words.tokens[tag.from]?.lower ?? ''
  return isSourceNext || (sureServices.has(text) && isAfterAnchor && (isAfterSure || follower === 'tag'))
}

function isSource(tag: Tag | undefined): boolean {
  return tag?.meanings.some(({ kind, value }) => kind === 'source' && (value === 'web' || value === 'tv')) ?? false
}
