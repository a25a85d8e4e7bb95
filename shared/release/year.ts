/** Chooses the year of a release among the numbers that could be one ('2012.2009.1080p', 'Blade Runner 2049 (2017)'). */
import { isYearWord } from './numbering/numberHints.ts'
import type { Tag } from './tags/findTags.ts'
import type { Numbering } from './numbering/numbering.ts'
import { joinedKey } from './title/titleKey.ts'
import { hasLetterOrDigit, separatorsBehind, signsAlone, type Token, type Words } from './tokens.ts'

export interface FoundYear {
  readonly value: number
  readonly start: number
  readonly end: number
  /** Index of its word. */
  readonly token: number
}

interface Around {
  readonly candidates: readonly Tag[]
  readonly firstSureTag: number
  readonly numbering: Numbering | null
  readonly titleFrom: number
  /** Keys of the folder's title. */
  readonly shows: readonly string[]
}

const oldest = 1895
/** A bare number beyond this is part of a title; in brackets it may be a little later. */
const latest = 2030

export function findYear(words: Words, around: Around): FoundYear | null {
  const { numbering } = around
  const ownDate = numbering?.date ?? null
  const candidates: FoundYear[] = []
  for (let index = 0; index < words.tokens.length; index += 1) {
    const token = words.tokens[index]
    if (!token || !isYearWord(token)) continue
    const value = Number(token.lower)
    if (value < oldest || value > latest) continue
    const isInside = numbering !== null && token.start >= numbering.start && token.end <= numbering.end
    const isTaken = isInside && (numbering.date !== null || !isBoxedToken(words, token))
    const isOfEvent =
      ownDate !== null && numbering !== null && isSaidAgain(words, token, { ...numbering, date: ownDate })
    if (
      !isTaken &&
      !isOfEvent &&
      !isOfDay(words, token, numbering) &&
      !isInflected(words, token) &&
      !isWithinTitle(words, token, around) &&
      !isOfEpisodeTitle(words, token, numbering)
    )
      candidates.push({ value, start: token.start, end: token.end, token: index })
  }
  return candidates.length === 0 ? null : chooseYear(words, candidates, around)
}

/** 'Cup.2021.Some.Final.2021.11.29': the year belongs to the name of the event, the day says when it was. */
function isSaidAgain(
  words: Words,
  token: Token,
  { date, start }: { readonly date: string; readonly start: number },
): boolean {
  const isBefore = token.end < start && !isBoxedToken(words, token)
  return isBefore && date.startsWith(token.lower) && hasLetterOrDigit(words.text.slice(token.end, start))
}

/** 'S04E55.Words.2016.03.14' and '2014.01.02.2013': the year of the day itself, and what stands bare behind the day. */
function isOfDay(words: Words, token: Token, numbering: Numbering | null): boolean {
  const date = numbering?.date ?? null
  if (numbering === null || date === null || token.start < numbering.end) return false
  const endsInDay = numbering.episodes.length === 0 || dayAtEnd.test(words.text.slice(0, numbering.end))
  if (endsInDay) return !isBoxedToken(words, token) && !hasLetterOrDigit(words.text.slice(numbering.end, token.start))
  const { text } = words
  const isWhole = monthAndDay.test(text.slice(token.end, token.end + 6)) || dayAndMonth.test(text.slice(0, token.start))
  return date.startsWith(token.lower) && isWhole
}

/** 'S04E55.2016-03-14.2000' goes on with the hour. */
const dayAtEnd = /(?:19|20)\d\d([-._ ]?)\d\d\1\d\d$/
const monthAndDay = /^([ ._-])\d\d\1\d\d$/
const dayAndMonth = /(?<!\d)\d{1,2}([ ._-])\d{1,2}\1$/

const inflected = /^-\p{Ll}{2,3} \p{L}/u

/** 'Az 1985-ös verseny': a word of a sentence. */
function isInflected({ text }: Words, { end }: Token): boolean {
  return text.charAt(end) === '-' && inflected.test(text.slice(end, end + 6))
}

/**
 * 'Harbor.1992.The.Salt.Kettle.S01E04': the title goes on behind the year, up to the number; not in the folder of "Harbor",
 * and before the number of a special stands what that one is called.
 */
function isWithinTitle({ text, tokens }: Words, { start, end }: Token, around: Around): boolean {
  const { numbering, candidates, shows, titleFrom } = around
  const isPair = numbering !== null && numbering.season !== null && numbering.episodes.length > 0
  if (!isPair || isSpecial(numbering) || start === 0 || end >= numbering.start) return false
  if (!onlyWords.test(text.slice(end, numbering.start))) return false
  if (shows.length > 0 && shows.includes(joinedKey(text.slice(titleFrom, start)))) return false
  return !candidates.some((tag) => !isOnlyService(tag) && isBetween(tokens[tag.from], end, numbering.start))
}

function isSpecial({ season, episodes }: Numbering): boolean {
  return season === 0 || episodes[0] === 0
}

/** Services are called by words of titles, and stand among other tags. */
function isOnlyService({ meanings }: Tag): boolean {
  return meanings.every(({ kind }) => kind === 'service')
}

function isBetween(token: Token | undefined, from: number, to: number): boolean {
  return token !== undefined && token.start >= from && token.end <= to
}

/** Two or more, parted as the words of a title are. */
const onlyWords = /^(?:(?:\.\p{L}[\p{L}'’]*){2,}\.|(?: \p{L}[\p{L}'’]*){2,} )$/u

/** 'S01E05.The.2010.Words': the word before the number goes on with it, as in a sentence. */
const wordBefore =
  /(?<!\p{L})(?:the|an?|of|in|from|since|till|until|by|der|die|das|des|dem|den|im|le|la|les|de|du|el|los|il|lo|del)[ ._]$/iu

function isOfEpisodeTitle({ text }: Words, { start }: Token, numbering: Numbering | null): boolean {
  if (numbering === null || numbering.episodes.length === 0 || start <= numbering.end) return false
  return wordBefore.test(text.slice(numbering.end, start))
}

/** '1961 - 2007': nothing else can be the title. */
const onlyYears = /^(?:19|20)\d\d - (?:19|20)\d\d$/

function chooseYear(words: Words, candidates: readonly FoundYear[], around: Around): FoundYear | null {
  if (candidates.length === 2 && onlyYears.test(words.text)) return candidates[1] ?? null
  if (isOfCollection(words, candidates)) return null
  const leadingYear = firstWordYear(words, candidates, around)
  if (leadingYear) return leadingYear
  if (candidates.length === 1) return onlyYear(words, candidates, around)
  const leading = candidates.find((year) => year.start < around.titleFrom && isBoxed(words, year))
  // '[Team] 1984 - 05': the first word is the title, whatever it looks like.
  const afterTitle = firstsOfRanges(words, candidates).filter(({ start }) =>
    isBehindWord(words, around.titleFrom, start),
  )
  const limit = Math.min(around.firstSureTag, around.numbering?.start ?? Infinity)
  const isBoxedBefore = (place: number) => (year: FoundYear) => year.start < place && isBoxed(words, year)
  const boxed = afterTitle.findLast(isBoxedBefore(limit)) ?? afterTitle.findLast(isBoxedBefore(around.firstSureTag))
  if (boxed) return boxed
  const bare = afterTitle.filter(({ start }) => start < limit)
  const plain = firstOfTwins(afterTitle, firstOfEdits(words, bare) ?? bare.at(-1))
  return plain ?? leading ?? afterTitle.find((year) => isBoxed(words, year)) ?? afterTitle.at(0) ?? null
}

const ofBefore = /\p{L}[ ._]of[ ._]$/iu

/** 'Lanterns of 1942': the number goes on with the title, unless a bracket parts it; releases with tags say their year. */
function isOfTitle({ text }: Words, { start }: FoundYear, firstSureTag: number): boolean {
  return firstSureTag === Infinity && ofBefore.test(text.slice(Math.max(0, start - 5), start))
}

const dashAlone = /^\s+-\s+$/

/** 'Title 3x04 - 1999': what an episode is called. */
function isNameOfEpisode({ text }: Words, { start, end }: FoundYear, numbering: Numbering | null): boolean {
  return numbering !== null && end === text.length && dashAlone.test(text.slice(numbering.end, start))
}

/** Most names have one alone: it counts behind a word of the title, or boxed before it. */
function onlyYear(
  words: Words,
  [year]: readonly FoundYear[],
  { titleFrom, numbering, firstSureTag }: Around,
): FoundYear | null {
  const isYear =
    year && (isBehindWord(words, titleFrom, year.start) || (year.start < titleFrom && isBoxed(words, year)))
  return isYear && !isOfTitle(words, year, firstSureTag) && !isNameOfEpisode(words, year, numbering) ? year : null
}

const manyFilms = /(?<![a-z])(?:movies|films|filmes|collection|trilogy|quadrilogy|anthology|saga)(?![a-z])/i

/** 'Title Collection 2001-2011': several films have no year of their own. */
function isOfCollection({ text }: Words, [first, second]: readonly FoundYear[]): boolean {
  if (!first || !second || second.value <= first.value) return false
  return /^ ?[-–~] ?$/.test(text.slice(first.end, second.start)) && manyFilms.test(text.slice(0, first.start))
}

/** 'Title.1999.iNTERNAL.2004.RE-EDIT': made anew in the second year, and made for the house. */
const onlyInternal = /^[._ ](?:internal|int)[._ ]$/i

/** 'Title.1927.2010.Restoration', 'Title 1927 (2010 Restoration)'. */
const nextTo = /^[._ ]{1,2}\(?$/
const restored = /^[._ ](?:restoration|restored)(?![a-z])/i
/** Younger films need none. */
const leastAgeOfRestored = 20
/** Later years are what younger films are called: 'Mirror.1984.2020.Restored'. */
const lastOfBareRestored = 1959

function firstOfEdits({ text }: Words, [first, second]: readonly FoundYear[]): FoundYear | undefined {
  if (!first || !second) return undefined
  const between = text.slice(first.end, second.start)
  return isRestoration(text, first, second) || onlyInternal.test(between) ? first : undefined
}

function isRestoration(text: string, first: FoundYear, second: FoundYear): boolean {
  const between = text.slice(first.end, second.start)
  if (!nextTo.test(between) || !restored.test(text.slice(second.end, second.end + 13))) return false
  if (ofBefore.test(text.slice(Math.max(0, first.start - 5), first.start))) return false
  if (second.value - first.value < leastAgeOfRestored) return false
  return between.endsWith('(') || first.value <= lastOfBareRestored
}

/** 'Title.2014.2014': the title ends before the first. */
function firstOfTwins(years: readonly FoundYear[], year: FoundYear | undefined): FoundYear | undefined {
  const place = years.findIndex((other) => other === year)
  const before = place > 0 ? years[place - 1] : undefined
  const isTwin = year && before?.value === year.value && year.start - before.end <= 2
  return isTwin ? before : year
}

/** More signs than this between two words hold a word themselves. */
const longestGap = 6

function isBehindWord({ text }: Words, from: number, place: number): boolean {
  return place - from > longestGap || (place > from && isTitle(text.slice(from, place)))
}

function isTitle(text: string): boolean {
  return hasLetterOrDigit(text) || signsAlone.test(text.replace(separatorsBehind, ''))
}

/** '1993-2004' counts as 1993; in 'title-1946-2002-720p' the hyphen parts all words. */
function firstsOfRanges({ text }: Words, candidates: readonly FoundYear[]): readonly FoundYear[] {
  if (!otherThanHyphens.test(text)) return candidates
  return candidates.filter((year, index) => {
    const before = index > 0 ? candidates[index - 1] : undefined
    return !before || !/^ ?[-–~] ?$/.test(text.slice(before.end, year.start)) || year.value < before.value
  })
}

const otherThanHyphens = /[\s._]/

export function isBoxed(words: Words, { token }: FoundYear): boolean {
  const word = words.tokens[token]
  return word !== undefined && isBoxedToken(words, word)
}

function isBoxedToken({ brackets }: Words, { bracket, start, end }: Token): boolean {
  const box = brackets[bracket]
  return box !== undefined && box.open !== '' && start - box.start <= 2 && box.end - end <= 8
}

/** '2008 The Long Harbor', '2008 - Harbor 1974': sorted by year; '2008: A Harbor' is called so. */
function firstWordYear(words: Words, candidates: readonly FoundYear[], around: Around): FoundYear | null {
  const { text, tokens } = words
  const [year] = candidates
  if (year?.token === 0 && candidates.length === 1 && isListedByYear(words, year)) return year
  if (year?.token !== 0 || around.numbering || text.charAt(year.end) === ':') return null
  const before = tokens.filter(({ start, digits, lower }) => start < around.firstSureTag && digits < lower.length)
  const isParted = before.length >= 1 && partedBehind.test(text.slice(year.end))
  if (candidates.length > 1) return isParted && !candidates.some((other) => isBoxed(words, other)) ? year : null
  const isDotted = dottedBehind.test(text.slice(year.end)) && around.firstSureTag < Infinity
  return isParted || before.length >= (isDotted ? 2 : 3) ? year : null
}

const ownWordBehind = /^\.[^\s.]*\p{Script=Han}/u

/** '2018.灯火.12集全': Chinese collections sort by year, films and shows alike. */
export function isListedByYear({ text, isAscii }: Words, { start, end }: FoundYear): boolean {
  return !isAscii && start === 0 && ownWordBehind.test(text.slice(end))
}

/** '2015.Silent.Harbor.1080p': no film of that title is released without the year it was made in. */
const dottedBehind = /^\.\p{L}/u
const partedBehind = /^(?:\s-|\.)\s(?:\(?\d[\d,.]*\)?\s)?\p{L}/u
