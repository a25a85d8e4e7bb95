/** Cuts the titles of film, show and episode out of a name once its numbers, year and tags are known. */
import { filmOfCollection } from '../numbering/bare/bareEpisode.ts'
import type { Tag } from '../tags/findTags.ts'
import type { Leading } from './leading.ts'
import type { Numbering } from '../numbering/numbering.ts'
import type { NumberHints } from '../numbering/numberHints.ts'
import { numberOf } from '../numbering/numerals.ts'
import { ordinal, seasonWord } from '../numbering/numberWords.ts'
import type { FoundPart } from '../numbering/part.ts'
import { eastAsian, readableTitle, titlesOf, type Titles } from './title.ts'
import { hasLetterOrDigit, separatorsBehind, signsAlone, type Words } from '../tokens.ts'
import { isListedByYear, type FoundYear } from '../year.ts'

export interface Cuts {
  readonly tags: readonly Tag[]
  readonly numbering: Numbering | null
  readonly year: FoundYear | null
  readonly part: FoundPart | null
  readonly leading: Leading
  readonly isAnime: boolean
  readonly hints: NumberHints
  /** A folder above states the season: what follows a leading number is then the title of an episode. */
  readonly isInSeason: boolean
  readonly isOnFilmShelf: boolean
}

export interface CutTitles extends Titles {
  /** Place where the title ends. */
  readonly end: number
}

/** 'Title Ep 2x03', 'Title Season 2 S02', 'Title TV Series S02' and 'Title Miniseries Part 2' leave these words to the number. */
const mayDangle = /ep|season|series/i
const danglingWord =
  /(?<=\S)(?<!^[\s._]?(?:the|an?))[\s._-]+(?:ep|episode|season[\s._]?\d{1,2}|(?:tv[\s._](?:mini[\s._-]?)?|mini[\s._-]?)series)[\s._([-]*$/i
/** 'Title 2nd Season S02E05', 'Title Temporada 2 - 2x05', 'Title S2 S02E05': the season stands there twice. */
const seasonBefore = new RegExp(
  `(?<=\\S)(?<!(?:^|[\\s._])(?:the|an?|la|die|der))[\\s._-]+[([]?(?:(?:${seasonWord})[\\s._]?(\\d{1,2})|${ordinal}|(first|second|third|fourth|fifth)[\\s._]season)[\\s._)\\]([-]*$`,
  'iu',
)
/** 'Four Seasons 1', 'World Series 2', 'Batman The Animated Series 1': the word is the title's. */
const pluralSeason = /^[\s._([-]*(?:seasons|saisons|temporadas|stagioni|сезоны)(?![\p{L}])/iu
const seriesWord = /^[\s._([-]*s[eé]ries?(?!\p{L})/iu
const kindOfSeries =
  /(?:^[\s._-]*|(?<![\p{L}\p{N}])(?:the|an?|la|el|il|die|der)[\s._-]+)[^\s._-]+$|(?<!\p{L})(?:mini|tv|web|animated|limited|original)$/iu
const letterBefore = /(?<=\S)[\s._-]+[st](\d{1,2})[\s._)\]([-]*$/i
/** '夜之港 第二季 S02E05'. */
const easternBefore = /(?<=\S)[\s._-]*[[(【]?第([0-9〇一二三四五六七八九十]{1,3})[季期][\s._)\]】([-]*$/u
const digitAtEnd = /\d[\s._)\]([-]*$/
const miniSeries = /(?<=\S)[\s._([-]+mini[\s._-]?series[\s._)\]([-]*$/i
/** '003. Show - Episode title'. */
const secondTitle = /(?<=\S) - .*$/
/** 'Series-f21-Title' numbers the films of a series, 'Film-x09-Title' the extras of a film. */
const filmOfSeries = /^[^-].{0,100}-f\d{1,3}-(?=\p{L})/iu
const bonusOfFilm = /(?<=\p{L})-x\d{2}-\p{L}.*$/iu
const mayBeOneOfMany = /-[fx]\d/i
/** 'Event 226 PPV A vs B'. */
const payPerView = /[\s._]ppv[\s._](?=.*[\s._]vs?[\s._])/i
/** Disc volumes of anime: 'Title - Vol.1', 'Title Vol.1&2', 'Title - Volume 1'. */
const volume = /[\s._-]+vol(?:ume)?\.?[\s_]?\d{1,2}(?:v\d)?(?:&\d{1,2})?[\s._([-]*$/i

export function cutTitles(words: Words, cuts: Cuts): CutTitles {
  const { isAnime, hints } = cuts
  const from = titleStart(words, cuts)
  const end = titleEnd(words, cuts, from)
  const span = words.text.slice(from, end)
  const single =
    span.includes('-') && mayBeOneOfMany.test(span) ? span.replace(filmOfSeries, '').replace(bonusOfFilm, '') : span
  const own = cuts.isOnFilmShelf && !cuts.numbering ? single.replace(filmOfCollection, '') : single
  const named = withoutNumberWords(own, cuts)
  const only = isAnime ? named.replace(volume, '') : hints.hasTitleEnd ? named.replace(payPerView, ' ') : named
  const last = lastWordOfOne(only, cuts)
  const { title, otherTitle } = titlesOf(last ? only.slice(0, last.index) : only, hints.hasTitleEnd)
  const whole = title !== null && last ? `${title} ${last[1] ?? ''}` : title
  return { title: whole ?? titleOfSigns(only, cuts), otherTitle, end }
}

const complete = /(?<=\S)[ ._](complete)[ ._([]*$/i

/** 'The Lantern Complete (2018).mkv', 'The Lantern Complete (2018) - S02E05': one file with the year of its title is no collection, so the word is the title's. */
function lastWordOfOne(span: string, { numbering, year, tags, hints }: Cuts): RegExpExecArray | null {
  if (!hints.hasTitleEnd || !hints.isVideo || year === null) return null
  const isOne = numbering ? numbering.episodes.length > 0 && year.end < numbering.start : tags.length === 0
  return isOne ? complete.exec(span) : null
}

/** '$ (1971)': only of a film with its year; what else has no letter is named by its folder. */
function titleOfSigns(span: string, { year, numbering }: Cuts): string | null {
  const signs = year === null || numbering ? '' : span.replace(separatorsBehind, '')
  return signsAlone.test(signs) ? signs : null
}

/** 'Title-Folge_3_-_Words_(S01_E03)': German media libraries say the number twice, the words of the episode between. */
const numberedBefore = /(?<=\S)[\s._-]+folge[\s._](\d{1,4})(?![\p{L}\d]).*$/iu

/** 'Title - 7. Folge 7'; 'Title 4200 - Folge 4200': no title ends by chance in so long a number. */
const listedBefore = /(?<=\S)(?: - (\d{1,4})\.?[\s_]*|[\s_]([1-9]\d{2,4})[\s_]-[\s_])$/

/** A quick look. */
const mayBeNumbered = /folge/i

/** '… - Folge 1050 - Words (S26_E30)': counted through beside its season. */
function withoutNumberBefore(span: string, { season, episodes }: Numbering): string {
  const worded = mayBeNumbered.test(span) ? numberedBefore.exec(span) : null
  const found = worded ?? (span.includes('-') ? listedBefore.exec(span) : null)
  const isSame = Number(found?.[1] ?? found?.[2]) === episodes[0] || (worded !== null && season !== null)
  return found && isSame ? span.slice(0, found.index) : span
}

function withoutSeasonBefore(span: string, { season, episodes }: Numbering, hints: NumberHints): string {
  if (season === null || episodes.length === 0) return span
  const found =
    (hints.hasSeasonWord ? seasonBefore.exec(span) : null) ??
    (hints.isAscii ? null : easternBefore.exec(span)) ??
    (digitAtEnd.test(span) ? letterBefore.exec(span) : null)
  const said = found?.slice(1).find(Boolean)
  const isSame = found && said !== undefined && numberOf(said) === season && !isWordOfTitle(span, found.index)
  return isSame ? span.slice(0, found.index) : span
}

function isWordOfTitle(span: string, place: number): boolean {
  const behind = span.slice(place)
  return pluralSeason.test(behind) || (seriesWord.test(behind) && kindOfSeries.test(span.slice(0, place)))
}

function withoutNumberWords(span: string, { numbering, part, hints }: Cuts): string {
  if (!numbering) return part && hints.hasSeasonWord ? span.replace(miniSeries, '') : span
  if (numbering.isLeading) return span.replace(secondTitle, '')
  const single = withoutSeasonBefore(span, numbering, hints)
  const hasWord = hints.hasEpisodeWord || hints.hasSeasonWord
  if (!hasWord) return single
  const own = withoutNumberBefore(single, numbering)
  return mayDangle.test(own.slice(-12)) ? own.replace(danglingWord, '') : own
}

/** '01 - Title (2014)', '03. Title (2014)', '01 Title (2014)', '005. 7 Titles (2014)': films in an order of one's own. */
const listNumber = /^(?:(?:\d{1,2}(?: - |\. )|0[1-9] )(?=\p{L})|(?:0\d\d(?: - |\. )|\d{3}\. )(?=[\p{L}\d]))/u
/** '01. Title 2014', '08.Title.2014', '03 Title 2014': so only with a zero or a dot and a space. */
const plainListNumber = /^(?:\d{1,2}\. |0\d\.(?! )|0[1-9] (?=\p{L}))(?=[\p{L}\d])/u

/** '10.灯火.2022', 'No.62|灯火.2010', 'Top013.灯火.Title.2004': from lists of the best. */
const listedHan = /^(?:(?:no|top)[. ]?\d{1,3}[.| ]|\d{1,3}\.)(?=\p{Script=Han})/iu

/** '01. Title - 1 серия': the list counts once more. */
const listed = /^0\d\. (?=\p{L}.*[\s_.-])/u

function titleStart(words: Words, cuts: Cuts): number {
  const { text } = words
  const { numbering, year, part, leading, isInSeason, isOnFilmShelf } = cuts
  const { titleFrom } = leading
  // 'CD1 - Title'; of 'Title (1972)/CD1' the folder has it.
  if (part?.isDisc && part.start === titleFrom) return part.end
  if (numbering?.isLeading) return isInSeason ? Math.min(titleFrom, numbering.start) : numbering.end
  if (numbering && year?.token === 0 && titleFrom === 0 && isListedByYear(words, year)) return year.end
  if (numbering) return titleFrom === 0 && text.startsWith('0') ? (listed.exec(text)?.[0].length ?? 0) : titleFrom
  if (year?.token === 0 && year.start >= titleFrom) return year.end
  const ofList = words.isAscii || year === null || titleFrom > 0 ? null : listedHan.exec(text)
  if (ofList) return ofList[0].length
  if (year !== null && titleFrom === 0 && isYearInFront(text, year)) return yearLength
  if (!isDigitAt(text, titleFrom) || (year === null && !isOnFilmShelf)) return titleFrom
  const isBoxed = year === null || text.charAt(year.start - 1) === '('
  return titleFrom + ((isBoxed ? listNumber : plainListNumber).exec(text.slice(titleFrom))?.[0].length ?? 0)
}

const yearLength = 4

/** '2019 Title (2019)': sorted by the year that stands behind the title as well; '1984 - Title (1984)' may be called so. */
function isYearInFront(text: string, { value, start }: FoundYear): boolean {
  if (text.charAt(yearLength + 1) === '-') return false
  return text.startsWith(`${value}`) && !isDigitAt(text, yearLength) && hasLetterOrDigit(text.slice(yearLength, start))
}

function isDigitAt(text: string, place: number): boolean {
  const code = text.charCodeAt(place)
  return code >= 48 && code <= 57
}

function titleEnd(words: Words, { tags, numbering, year, part, leading }: Cuts, from: number): number {
  const after = (place: number | undefined) => (place !== undefined && place > from ? place : Infinity)
  const tag = tags.find((candidate) => (words.tokens[candidate.from]?.start ?? 0) > from)
  return Math.min(
    numbering && numbering.start >= from ? numbering.start : Infinity,
    after(year?.start),
    after(tag && words.tokens[tag.from]?.start),
    after(part?.start),
    leading.titleTo ?? Infinity,
    bracketAfter(words, from),
    words.text.length,
  )
}

const latinBehind = /^[\s._\]]*\p{Script=Latin}{2}/u
const wordsBehind = /^[\s_]\p{L}{3}/u
const oneWord = /^\p{L}{2,12}$/u

/** A square bracket ends the title, unless more words of the title follow: 'You Are [Not] Alone'. */
function bracketAfter({ text, isAscii, brackets }: Words, from: number): number {
  for (const { open, start, end, parent } of brackets) {
    if (parent !== 0 || (open !== '[' && open !== '【') || start <= from) continue
    const before = text.slice(from, start)
    if (!hasLetterOrDigit(before)) continue
    const behind = text.slice(end + 1)
    const goesOn = !isAscii && latinBehind.test(behind) && eastAsian.test(before)
    const isWord = oneWord.test(text.slice(start + 1, end)) && wordsBehind.test(behind)
    if (!goesOn && !isWord) return start
  }
  return Infinity
}

/** 'S01E01.Pilot.S01E02.The.Keeper': the first of two titles. */
const nextEpisode = /[._-]s\d{1,2}e\d{1,3}[._-]/i

/** '夜之港.第S01-S08.Night.Harbor.S01-S08': said behind either title. */
const seasonAgain = /(?<=\p{L})[\s._-]+s\d{1,2}(?:-s?\d{1,2})?(?=[\s._-]|$)/iu

/** Between the number and the next tag or bracket. */
export function cutEpisodeTitle(
  { text, tokens, brackets }: Words,
  { tags, numbering, hints, year }: Pick<Cuts, 'tags' | 'numbering' | 'hints' | 'year'>,
): string | null {
  if (!numbering) return null
  const tag = tags.find(({ from }) => (tokens[from]?.start ?? 0) >= numbering.end)
  const box = brackets.find(({ open, start }) => open !== '' && start >= numbering.end)
  const next = numbering.episodes.length > 1 ? text.slice(numbering.end).search(nextEpisode) : -1
  const isPack = numbering.episodes.length === 0 && numbering.season !== null
  const again = isPack && hints.hasSeasonLetter ? text.slice(numbering.end).search(seasonAgain) : -1
  const end = Math.min(
    (tag && tokens[tag.from]?.start) ?? text.length,
    box?.start ?? text.length,
    next < 0 ? text.length : numbering.end + next,
    again < 0 ? text.length : numbering.end + again,
    isPack && year && year.start >= numbering.end ? year.start : text.length,
  )
  const title = readableTitle(text.slice(numbering.end, end), hints.hasTitleEnd)
  // 'Title.S08E02.2009.HDTV' says only when it was made.
  return title !== null && year !== null && year.start >= numbering.end && title === String(year.value) ? null : title
}
