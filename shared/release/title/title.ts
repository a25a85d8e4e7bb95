/** Makes the cut title readable, and parts it from other titles in the same name. */
import { codeAt, Signs } from '../signs.ts'
import { hasLetterOrDigit } from '../tokens.ts'
import { plainWords } from './plainWords.ts'

export interface Titles {
  readonly title: string | null
  readonly otherTitle: string | null
}

const noTitles: Titles = { title: null, otherTitle: null }

/** 'Title Complete Series', 'Title: The Ultimate Collection'. */
const wholeWork =
  /(?<=\S)[\s:-]+(?:the )?(?:(?:complete|all|full) seasons|complete(?: (?:mini-?)?series| season| movie| \d+ movie.*)?|(?:complete|ultimate|full)(?: fan| movie| film| box)? collection|l?['’]?int[ée]grale(?: \+ [\p{L} +]{2,20})?)$/iu
/** 'Title Collection 2001-2011'. */
const yearsOfMany =
  /(?<= )(movies|films|filmes|collection|trilogy|anthology|saga) [([]?(?:19|20)\d\d ?[-–~] ?(?:19|20)\d\d[)\]]?$/i
const blank = ' \t\n\r\u00a0\u3000'
const signsBefore = new Signs(`${blank}-–~.,:;_|/)]}★☆+`)
const signsBehind = new Signs(`${blank}-–,:;_|/([{+（【［「『`)
const dots = new Signs(`${blank}.`)
const dashes = new Signs(`${blank}-–`)
const opensBehind = new Signs(`${blank}_([{-`)
const separatorsBehind = new Signs(`${blank}._([{-`)

const mayBeWhole = /complete|grale|seasons|collection|movies|filme?s|trilogy|anthology|saga/i

function withoutWholeWork(title: string): string {
  return mayBeWhole.test(title) ? title.replace(wholeWork, '').replace(yearsOfMany, '$1') : title
}

function trimmedStart(text: string, signs: Signs): string {
  const { length } = text
  let start = 0
  while (start < length && signs.has(codeAt(text, start))) start += 1
  return start === 0 ? text : text.slice(start)
}

/** A pattern that ends in '+$' would be tried from every sign of the text on. */
function trimmedEnd(text: string, signs: Signs): string {
  let end = text.length
  while (end > 0 && signs.has(codeAt(text, end - 1))) end -= 1
  return end === text.length ? text : text.slice(0, end)
}

const inWords = /\p{L} \p{L}|\p{N} \p{L}|\p{L} \p{N}/u
const dotBetween = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu

/** 'Night.Harbor.Part II' is dotted although one space slipped in. */
function isSpaced(raw: string): boolean {
  if (!raw.includes(' ') || !inWords.test(raw)) return false
  return !raw.includes('.') || (raw.match(dotBetween)?.length ?? 0) < raw.split(' ').length
}

/** Separators become spaces; the dots of 'S.W.A.T.' and, in spaced names, of 'Mr. Robot' stay. */
export function readableTitle(raw: string, mayBeMore = true): string | null {
  const text = trimmedStart(raw, signsBefore)
  return text === '' ? null : (plainTitle(text, mayBeMore) ?? readTitle(raw))
}

/** `mayBeMore`: it holds a word that ends titles. */
function plainTitle(text: string, mayBeMore: boolean): string | null {
  const plain = plainWords(trimmedEnd(text, separatorsBehind))
  return plain === null ? null : withoutVersion(mayBeMore ? withoutWholeWork(plain) : plain)
}

function readTitle(raw: string): string | null {
  const spaced = isSpaced(raw) ? raw.replaceAll('_', ' ') : spaceOut(raw)
  const text = trimmedEnd(trimmedStart(withSingleSpaces(spaced), signsBefore), signsBehind)
  const closed = withoutVersion(withoutWholeWork(dropOpenBrackets(withoutOrdinal(text))))
  return hasLetterOrDigit(closed) ? trimDots(closed) : null
}

/** 'Title 第 [05]': it belongs to the number. */
function withoutOrdinal(text: string): string {
  return text.endsWith(' 第') ? trimmedEnd(text.slice(0, -1), signsBehind) : text
}

const spaceRuns = /\s{2,}/g
const oddSpace = /[^ -~]/

function withSingleSpaces(text: string): string {
  return text.includes('  ') || oddSpace.test(text) ? text.replace(spaceRuns, ' ') : text
}
/** 'Title V3' is called so. */
const versionAtEnd = / v\d$|(?<=\d) V\d$/

function withoutVersion(title: string): string {
  return title.charAt(title.length - 3) === ' ' ? title.replace(versionAtEnd, '') : title
}

function spaceOut(raw: string): string {
  const text = raw.replaceAll('_', ' ')
  if (!mayBeInitials.test(text) || !initials.test(text)) return text.replace(dotOrPlus, ' ')
  return text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?|[.+]/gu, (match) =>
    match.length > 1 ? `${match} ` : ' ',
  )
}

const dotOrPlus = /[.+]/g
/** Two quick looks for 'S.W.A.T.'. */
const mayBeInitials = /\..\./
const initials = /(?:^|[^a-z\d]|[^\x00-\x7f])[^\s\d.]\..\./i

const initialDot = /(?:^|[^\p{L}])\p{L}\.$/u

function trimDots(text: string): string | null {
  const isInitial = text.endsWith('.') && initialDot.test(text)
  return (isInitial ? text : trimmedEnd(text, dots)).trim() || null
}

function dropOpenBrackets(text: string): string {
  const opened = text.lastIndexOf('(')
  const rest = opened > 0 && !text.includes(')', opened) ? text.slice(0, opened) : text
  const boxed = rest.lastIndexOf('[')
  return trimmedEnd(boxed > 0 && !rest.includes(']', boxed) ? rest.slice(0, boxed) : rest, dashes)
}

/** Longer than any title; bounds the work on hostile names. */
const longestTitle = 400
const boxedEnd = /^(.*\S)[\s._]+\(([^()]*)\)[\s._-]*$/s
const country = /^(?:us|uk|au|nz|ca|in|jp|kr|fr|de)$/i
/** 'Title (Redux)' is called so: a second making, not a second title. */
const version = /^(?:redux|remix|remake|revisited|reloaded|rebooted|recut|reborn|remixed|redone|retold|abridged)$/i
/** 'Title (Part 2)', 'Titre (Tome II)': another film, not another title. */
const counted =
  /^(?:part|pt|parte|partie|teil|vol|volume|tome|chapter|chapitre|episode|book)[\s._]*(?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five)$/i
const also = /[\s._]+(?:aka|a\.k\.a\.?)[\s._]+/i
const notLatin =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u
export const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Scripts whose titles stand right before the Latin one. */
const ownScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u

const anyLetter = /\p{L}/u
/** A quick look; other scripts may part themselves. */
const mayPart = /[/|]|\s_\s|[^\x00-\x7f]/
const partSign =
  /\s[/|]\s?|(?<=\S)\/\s|\s_\s|_\/_|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}！？])\s?[/_]\s?/u

const mayBeBoth = / aka /i

/** 'Night Harbor, The': as lists are sorted. */
const articleBehind = /^([^,]+), (the|an?|der|die|das|le|la|les|el|los|las)$/iu

/** Parts 'Title (Other)', 'Title AKA Other', 'Чужое / Title' and '漢字.Title'; the Latin one is the title. `mayBeMore`: it holds a word that parts or ends titles. */
export function titlesOf(span: string, mayBeMore: boolean): Titles {
  const plain = span.length > longestTitle ? null : plainTitle(span, mayBeMore)
  if (plain !== null && !(mayBeMore && mayBeBoth.test(plain))) return { title: plain, otherTitle: null }
  const { title, otherTitle } = partedTitles(span)
  return { title: title?.includes(', ') ? title.replace(articleBehind, '$2 $1') : title, otherTitle }
}

function partedTitles(span: string): Titles {
  const text = span.slice(0, longestTitle)
  const raw = withoutSeparatorsBehind(trimmedEnd(text, opensBehind))
  const boxed = raw.endsWith(')') ? boxedEnd.exec(raw) : null
  if (boxed?.[1] && (isOfPeople(boxed[1]) || size.test(boxed[2]?.trim() ?? ''))) return partedTitles(boxed[1])
  if (boxed?.[1] && boxed[2] && isOtherTitle(boxed[2]) && !goesOnInBox.test(boxed[1]))
    return swapped({ ...partedTitles(boxed[1]), otherTitle: readableTitle(boxed[2]) })
  const mayBeSeveral = mayPart.test(raw)
  const parts = mayBeSeveral ? raw.split(partSign).filter((part) => part.trim() !== '') : []
  if (parts.length > 1 && parts.every((part) => anyLetter.test(part))) return bestOf(parts)
  const named = also.exec(raw)
  if (named && named.index > 0) {
    const other = readableTitle(raw.slice(named.index + named[0].length))
    return { title: readableTitle(raw.slice(0, named.index)), otherTitle: other }
  }
  return mayBeSeveral && ownScript.test(raw)
    ? splitScripts(withoutWholeWork(raw))
    : { title: readableTitle(raw), otherTitle: null }
}

/** 'Lantern or (The Salt of a Harbor)': the bracket goes on with the title. */
const goesOnInBox = /[\s._](?:or|and|of|the|with|oder|und|ou|et|o|y)$/i

/** The dot of an initial stays: 'Samuel L.'. */
function withoutSeparatorsBehind(text: string): string {
  const short = trimmedEnd(text, separatorsBehind)
  const isInitial = short.length < text.length && initialAtEnd.test(short.slice(-2))
  return isInitial ? text.slice(0, short.length + 1) : short
}

const initialAtEnd = /^[^\p{L}]?\p{L}$/u

/** 'Night Harbor -  夜之港': as some teams repeat the title in the script of their readers. */
const latinThenOwn =
  /^([^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*\p{Script=Latin}[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*?)\s+-\s+(\P{Script=Latin}+)$/u

/** 'Night Harbor 夜之港': two words at least, for one may be a channel. */
const latinWordsThenOwn =
  /^\s*(\p{Lu}[\p{Script=Latin}'’]+(?: [\p{Script=Latin}'’:!?-]+)+) ([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][^\p{Script=Latin}\p{N}]*)$/u

/** 'О мышах и людях (Of Mice and Men)': the Latin title is the one to look up. */
function swapped({ title, otherTitle }: Titles): Titles {
  const isTurned = title !== null && otherTitle !== null && notLatin.test(title) && !/\p{Script=Latin}/u.test(title)
  return isTurned && !notLatin.test(otherTitle) && !otherTitle.includes('/')
    ? { title: otherTitle, otherTitle: title }
    : { title, otherTitle }
}

/** 'Чужое / Title (Director)': both titles stand before the brackets. */
function isOfPeople(before: string): boolean {
  return before.includes(' / ') && notLatin.test(before)
}

const size = /^\d+(?:[.,]\d+)? ?[kmgt]i?b$/i

function isOtherTitle(text: string): boolean {
  const said = text.trim()
  return /\p{L}{2}/u.test(said) && !country.test(said) && !version.test(said) && !counted.test(said)
}

function bestOf(parts: readonly string[]): Titles {
  const readable = parts
    .map((part) => readableTitle(part.replace(/\([^()]*\)\s*$/, '')))
    .filter((part) => part !== null)
  const latin = readable.find((part) => !notLatin.test(part)) ?? latinEnd(readable)
  const title = latin ?? readable[0] ?? null
  return { title, otherTitle: readable.find((part) => part !== title) ?? null }
}

/** '漢字 / 漢字 Night Harbor': the Latin title stands behind the last of the others. */
function latinEnd(parts: readonly string[]): string | undefined {
  const last = parts.at(-1) ?? ''
  const { title, otherTitle } = eastAsian.test(last) ? splitScripts(last) : noTitles
  return otherTitle === null ? undefined : (title ?? undefined)
}

const ownRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]+/gu
/** The number of a sequel stays with the first title: '夜3.Night'. */
const gap = /^(?:\d{1,2}(?:[-.]\d{1,2})?)?[^\p{L}\p{N}]+/u
/** '灯(CCTV)': a channel or a team. */
const shoutedBox = /^\s?\(\p{Lu}+\)?$/u
/** '灯 HD': what it looks like, no title. */
const picture = /^(?:f?u?hd|hq|sd)[\s._)]*$/i
const glue = /^(?:and|in|of|the|no)\b/

function withoutBrackets(text: string): string {
  return text.replace(/[()]/g, '').trim()
}

/** '夜之港 OVA' is called so. */
const discWord = /^(?:o[vn]a|oad|sp)$/i

/** '夜之港 II' is the second of that title. */
const numeralAlone = /^[ivx]{1,5}$/i

/** '夜之港.Night Harbor': the Latin title behind, unless it only goes on with a small word or touches the other script. */
function splitScripts(text: string): Titles {
  const [, latin, own] = latinThenOwn.exec(text) ?? latinWordsThenOwn.exec(text) ?? []
  if (latin !== undefined && own !== undefined) return { title: readableTitle(latin), otherTitle: readableTitle(own) }
  const raw = text.replace(/\[[^[\]]*\]/g, ' ')
  const last = [...raw.matchAll(ownRun)].at(-1)
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
  const behind = raw.slice(end)
  const parted = gap.test(behind)
    ? behind.replace(gap, '')
    : behind.slice(behind.search(/\s[_/]\s/) + 1 || behind.length)
  const isName =
    /\p{Script=Latin}{2}/u.test(parted) &&
    !glue.test(parted) &&
    !shoutedBox.test(behind) &&
    !picture.test(parted) &&
    !discWord.test(parted) &&
    !numeralAlone.test(withoutBrackets(parted)) &&
    !counted.test(withoutBrackets(parted))
  const title = isName ? readableTitle(parted) : null
  if (title === null) return { title: readableTitle(raw), otherTitle: null }
  return { title, otherTitle: readableTitle(raw.slice(0, end)) }
}
