/** Decides which runs of words are tags: 'Italian' in 'The.Italian.Job.2003' is title, in 'Movie.2003.Italian.1080p' a tag. */
import type { Tag } from './findTags.ts'
import { frenchSound, isDubBefore, languageVerdict } from './languageTags.ts'
import { isShouted, noToken, placeOf, sceneOf, type Anchors, type Place, type Scene } from './tagPlace.ts'
import type { Meaning, TagKind } from './tagTable.ts'
import type { Words } from '../tokens.ts'

/** Goes from the end to the beginning, because what follows a word decides whether it is a tag. */
export function confirmTags(words: Words, anchors: Anchors): readonly Tag[] {
  const { candidates } = anchors
  const scene = sceneOf(words, anchors)
  const said: Tag[] = []
  for (let index = candidates.length - 1; index >= 0; index -= 1) {
    const tag = candidates[index]
    if (!tag) continue
    const confirmed = isPlain(tag, scene) ? tag : confirmedTag(tag, placeOf(tag, said, scene))
    if (confirmed) said.push(confirmed)
  }
  return said.reverse()
}

/** What can be nothing but a tag where a title stands before it. */
const plainKinds = new Set<TagKind>(['resolution', 'video', 'audio', 'remux', 'fps'])

/** Most tags: no judging is needed of what stands around them. */
function isPlain({ isSure, meanings, from }: Tag, { words, anchors, firstWord }: Scene): boolean {
  const [only] = meanings
  if (!isSure || meanings.length > 1 || only === undefined || !plainKinds.has(only.kind)) return false
  const { start } = words.tokens[from] ?? noToken
  const { numbering, titleFrom } = anchors
  return start > firstWord && start > titleFrom && (numbering?.absolute ?? null) === null
}

function confirmedTag(tag: Tag, place: Place): Tag | null {
  if (isCounted(place) || isInTitleBox(tag, place)) return null
  const [only] = tag.meanings
  if (only && tag.meanings.length === 1) return holds(only, place) ? tag : null
  const meanings = withoutCaptions(tag.meanings.filter((meaning) => holds(meaning, place)))
  if (meanings.length === tag.meanings.length) return tag
  return meanings.length > 0 ? { ...tag, meanings } : null
}

/** 'CC.WEB-DL' is a channel there, not closed captions. */
function withoutCaptions(meanings: readonly Meaning[]): readonly Meaning[] {
  const isService = meanings.length > 1 && meanings.some(({ kind }) => kind === 'service')
  return isService ? meanings.filter(({ kind }) => kind !== 'hearing') : meanings
}

/** '[Team][The Web][05]': a bracket of its own holds the title. */
function isInTitleBox({ isSure }: Tag, { anchors: { titleFrom, titleTo }, first }: Place): boolean {
  return !isSure && titleTo !== null && first.start >= titleFrom && first.start < titleTo
}

/** '- 1080 (720p)': the first number is the episode's. */
function isCounted({ anchors: { numbering }, first }: Place): boolean {
  return (
    numbering !== null && numbering.absolute !== null && first.start >= numbering.start && first.end <= numbering.end
  )
}

function holds(meaning: Meaning, place: Place): boolean {
  if (meaning.kind === 'service') return isSourceToo(place.tag) || isService(place)
  if (meaning.kind === 'language')
    return !isExtended(place) && (languageVerdict(place) ?? isPlacedAsTag(meaning, place))
  if (meaning.kind === 'source' && isOfStudio(place)) return false
  if (meaning.kind === 'edition' && isSignature(place)) return false
  if (place.first.text === 'Vu' || (place.first.lower === 'doc' && !isDocumentary(place))) return false
  if (meaning.kind === 'edition' && abbreviations.has(place.first.lower)) return isAbbreviation(place)
  if (place.tag.isSure) return place.isBeforeTitle || place.isBoxed || !place.isFirst
  return isPlacedAsTag(meaning, place)
}

const hasSmall = /\p{Ll}|\p{Lo}/u

/** 'Title.DOC.FRENCH', 'Title (DOC)': in capitals, but not as the whole name is. */
function isDocumentary({ words, tag, first, isBoxed }: Place): boolean {
  if (first.text !== 'DOC') return false
  return isBoxed || words.tokens.slice(0, tag.from).some(({ text }) => hasSmall.test(text))
}

/** 'rus.LanternFilm.TV' signs at the very end: the word before is no tag. */
function isOfStudio({ words, anchors, tag, first, follower, isAfterSure }: Place): boolean {
  if (first.lower !== 'tv' || follower !== 'end' || !isAfterSure) return false
  const isGlued = words.text.charAt(first.start - 1) === '.' && words.tokens[tag.from - 1]?.bracket === first.bracket
  return isGlued && !anchors.candidates.some(({ to }) => to === tag.from)
}

/** 'XviD-DiAMOND' is signed by that word. */
function isSignature({ words: { text, tokens }, anchors, tag, first, follower }: Place): boolean {
  if (follower !== 'end' || text.charAt(first.start - 1) !== '-') return false
  const codec = anchors.candidates.find(({ to }) => to === tag.from)
  const isRight = tokens[tag.from - 1]?.end === first.start - 1
  return isRight && codec?.meanings.some(({ kind }) => kind === 'video') === true
}

function isPlacedAsTag(meaning: Meaning, place: Place): boolean {
  if (place.first.lower === 'uk' && !place.isAfterAnchor) return false
  if (place.isBoxed || place.isAfterSure || place.isBeforeTitle) return true
  if (place.isFirst) return false
  if (meaning.kind === 'source' && isBehindYear(place)) return true
  if (meaning.kind === 'proper' && place.isAfterAnchor && isShouted(place)) return true
  if (meaning.kind === 'language' && isBetweenYearAndNumber(place)) return true
  if (place.isAfterAnchor) return place.follower === 'tag' || (place.follower === 'end' && followsAnchor(place))
  return isBeforeAnchor(meaning, place)
}

/** 'Title.2023.Bengali.S02'. */
function isBetweenYearAndNumber({ anchors: { year }, tag, first, follower }: Place): boolean {
  return follower === 'number' && year?.token === tag.from - 1 && first.text.length > 4
}

/** 'Title (1964).DVD.HI': in capitals right behind the year. */
function isBehindYear({ anchors: { year }, tag, first }: Place): boolean {
  return year?.token === tag.from - 1 && /^(?:\p{Lu}{2,}|dvd)$/u.test(first.text)
}

/** Editions that two capitals stand for: 'Title.SE.1999', 'Title.OM.2015'. */
const abbreviations = new Set(['se', 'ee', 'om'])

function isAbbreviation(place: Place): boolean {
  return (
    !isCountry(place) && !place.isFirst && isShouted(place) && (place.follower === 'year' || place.follower === 'tag')
  )
}

/** 'Title.2016.EE.1080p' is an extended edition, no Estonian one. */
function isExtended({ first: { lower }, anchors: { numbering } }: Place): boolean {
  return lower === 'ee' && numbering === null
}

/** Swedish behind the year of a film; of an episode Estonian too: there are no extended ones. */
function isCountry({ first: { lower }, anchors: { numbering }, isAfterAnchor }: Place): boolean {
  return isAfterAnchor && (lower === 'se' || (lower === 'ee' && numbering !== null))
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
  if (place.follower === 'tag') return !isBehindArticle(place)
  if (place.follower === 'end') return isTagAtEnd(meaning, place)
  if (place.follower !== 'year' && place.follower !== 'number') return false
  if (isBehindArticle(place)) return false
  if (meaning.kind === 'language') return isDubBefore(meaning, place)
  if (place.follower === 'year' && isLoudBeforeYear(meaning, place)) return true
  if (meaning.kind === 'edition') return cutsBeforeYear.has(meaning.value)
  if (meaning.kind !== 'other') return false
  return place.follower === 'number' ? wordsBeforeNumbers.has(place.first.lower) : isThreeDimensional(place)
}

const loudKinds = new Set<TagKind>(['other', 'edition', 'resolution', 'source'])
const loudWord = /^(?:i?\p{Lu}{3,}|HD|[48]K)$/u

/** 'Title.DUBBED.2011', 'Title.LIMITED.2010', 'Title 4K 2010': the only word in capitals. */
function isLoudBeforeYear({ kind }: Meaning, { words, tag, first }: Place): boolean {
  if (!loudKinds.has(kind) || !loudWord.test(first.text)) return false
  return !words.tokens.slice(0, tag.from).some(({ text }) => shout.test(text))
}

/** The last word of a tag for two pictures that share one: 'Half-OU', 'H-SBS', 'HSBS'. */
const packedPictures = new Set(['sbs', 'hsbs', 'fsbs', 'ou', 'hou', 'bd3d'])

/** 'Title.3D.2011.1080p.Half-OU': films are called so too, but only a film in two pictures is packed. */
function isThreeDimensional({ words: { tokens }, first, said }: Place): boolean {
  const isSaidAgain = said.some(({ from }) => tokens[from]?.lower === '3d')
  return first.lower === '3d' && !isSaidAgain && said.some(({ to }) => packedPictures.has(tokens[to - 1]?.lower ?? ''))
}

function isBehindArticle({ words, tag }: Place): boolean {
  return articles.has(words.tokens[tag.from - 1]?.lower ?? '')
}

const neverLast = new Set('multi 4k uhd vostfr multi5 latino castellano truefrench vff vfq vfi'.split(' '))

/** 'Title.FRENCH', 'Title.MULTi', 'Title 4k': nothing but the title before it. */
function isTagAtEnd({ kind }: Meaning, place: Place): boolean {
  if (neverLast.has(place.first.lower)) return true
  if (kind === 'source') return isOnlyShout(place)
  const isWritten = place.first.text.length > 3 || place.first.text === frenchSound
  return (kind === 'language' || kind === 'subtitles') && isWritten && isOnlyShout(place)
}

const shout = /^(?![IVX]+$)i?\p{Lu}{2,}$/u

/** The only word in capitals. */
function isOnlyShout({ words, tag, first }: Place): boolean {
  return shout.test(first.text) && !words.tokens.slice(0, tag.from).some(({ text }) => shout.test(text))
}

/** At the very end after an anchor: a tag when it is written as one. */
function followsAnchor({ tag, first }: Place): boolean {
  return (
    shout.test(first.text) || first.text === first.text.toUpperCase() || first.text.length > 3 || tag.to - tag.from > 1
  )
}

/** 'NetflixUHD' is service and source in one word. */
function isSourceToo({ meanings }: Tag): boolean {
  return meanings.some(({ kind, isSure }) => kind === 'source' && isSure)
}

const sureServices = new Set('amzn nf dsnp hmax atvp pcok pmtp netflix hulu itunes amazon dsny crav stan'.split(' '))

/** 'Title.NF.WEB-DL', 'Title.iT.WEB-DL'; 'Copper.Sky.WEB.x264' is a film. */
const isCapital = /\p{Lu}$|^\P{Ll}+$/u

/** Names of services that are words or names of people: 'S01E02.The.Good.Life.WEB-DL' says none. */
const plainWords = new Set(
  'play food free life own know poke line now red vice boom gem hall family global discovery history travel sky angel smith food fandor velocity spike crackle peacock family boomerang binge fox nick'.split(
    ' ',
  ),
)

function isService(place: Place): boolean {
  const { tag, first, said, follower, isAfterSure, isAfterAnchor } = place
  const isSourceNext = follower === 'tag' && (isSource(said.at(-1)) || isSource(said.at(-2)))
  const mayBeWord = !isAfterSure && tag.to - tag.from === 1 && plainWords.has(first.lower)
  const isSaid = (isAfterAnchor && !mayBeWord) || isCapital.test(first.text)
  if ((isSourceNext && isSaid) || isBesideSource(place)) return true
  return sureServices.has(first.lower) && isAfterAnchor && (isAfterSure || follower === 'tag')
}

/** In capitals anywhere among the tags before the source ('NICK.720p.AAC2.0.WEBRip'), or right behind it ('WEB-DL.CBS.AAC2.0'). */
function isBesideSource({ anchors, tag, first, said, follower, isAfterAnchor }: Place): boolean {
  if (!isAfterAnchor || !/^\P{Ll}{2,}$/u.test(first.text)) return false
  const before = anchors.candidates.find(({ to }) => to === tag.from)
  const isBehind = before?.isSure === true && isSource(before) && (follower === 'tag' || follower === 'end')
  return isBehind || (follower === 'tag' && said.some(isSource))
}

function isSource(tag: Tag | undefined): boolean {
  return tag?.meanings.some(({ kind, value }) => kind === 'source' && (value === 'web' || value === 'tv')) ?? false
}
