/** Finds a season or a run of seasons without an episode: 'S01', 'S01-S03', 'Season 1, 2 & 3', '2nd Season', '第二季'. */
import type { NumberHints } from './numberHints.ts'
import { colon, edge, edgeAfter, ordinal, seasonWord } from './numberWords.ts'
import { isYearNumber, noNumbering, type Numbering } from './numbering.ts'
import { countingWords, numberOf, ordinalBefore } from './numerals.ts'
import type { Room } from './room.ts'
import { joinedKey } from '../title/titleKey.ts'
import { hasLetterOrDigit } from '../tokens.ts'
import { wordOf } from '../words/word.ts'

/** 'Long Season - 12' is episode 12 of a show of that name. */
const gap = (signs: string) => `(?:[ ._${signs}]{0,3}|-)`
const manyWords = new RegExp(`${edge}(?:${seasonWord})${colon}${gap('(')}(\\d{1,3})(?!\\d)`, 'iu')
const letter = /(?<![a-z0-9])s(\d{1,4})(?![a-z0-9])/i
const letterRun = /(?<![a-z0-9])s(\d{1,2})(?=s\d)/i
const disc = /(?<![a-z0-9])s(\d{1,3})[ ._-]?d(?:isc|vd)?[ ._-]?\d{1,2}(?!\d)/i
/** 'S06P1': streaming services bring a season in parts. */
const inParts = /(?<![a-z0-9])s(\d{1,2})p(?:ar)?t?0?\d(?![a-z0-9])/i
const extras = /(?<![a-z0-9])s(\d{1,3})(?:extras?|specials?|all|complete|komplett)(?![a-z0-9])/i
const wordThenNumeral = new RegExp(
  `${edge}(?:(?:${seasonWord})${colon}${gap('#')}(\\d{1,2}|(?:19|20)\\d\\d|${countingWords})|(?:saison|season|stagione|temporada|staffel|sezon[au]?|sezóna|seizoen|сезон)[ ._](?=[ivx])([ivx]{1,5}))${edgeAfter}`,
  'iu',
)
const ordinalAlone = new RegExp(`${ordinal}${edgeAfter}`, 'iu')
const ordinalWord = new RegExp(
  `(?<!\\p{L})(?:(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[ ._](?:season|series)|(${ordinalBefore})[ ._](?:temporada|stagione|saison|staffel))(?!\\p{L}|[ ._]of[ ._]\\p{L})`,
  'iu',
)
const eastern = /第([0-9〇一二三四五六七八九十]{1,3})(?:[季期]|シーズン|シリーズ)/
/** '2기 03화', '2期 3話'. */
const easternBehind = /(?<=[\p{L}\p{N}][ ._])(\d{1,2})[기期](?=$|[ ._[(])/u

/** 'Title - Intégrale 4 saisons', 'Title All 4 Seasons', 'Title Complete 4 Seasons': the whole of it. */
const allOfThem =
  /(?<=[\p{L}\p{N})!?.][ ._-]{1,3})[([]?(?:(?:l['’ ._]?)?int[ée]grale|complete|all|toutes[ ._]les|tutte[ ._]le|todas[ ._]l?as)[ ._]\(?(\d{1,2})[ ._](?:seasons|saisons|stagioni|temporadas)(?!\p{L})/iu

function readAll(text: string): Numbering | null {
  const found = allOfThem.exec(text)
  const last = Number(found?.[1])
  return found && last > 1
    ? { ...noNumbering, season: 1, lastSeason: last, start: found.index, end: found.index + found[0].length }
    : null
}

const wordedRuns = [manyWords]
const runs = [letterRun, letter, manyWords]
const lettered = [disc, inParts, extras, letter]
/** An ordinal first: of "Second Season 07" the number counts episodes. */
const worded = [ordinalWord, wordThenNumeral, ordinalAlone]
const wordedBefore = [ordinalWord, wordThenNumeral]

const firstOfTitle = /^([\s._-]*(?:\(?(?:19|20)\d\d\)? - )?)s([1-9])[ ._-](\p{L}[\p{L}\d'’]*)/iu

/**
 * 'S4 Story': what looks like a season begins the title, where no show is named before, neither in the name nor by the folder,
 * and no word of releases follows. In its place stand other letters, so that all places stay the same.
 */
export function withoutSeasonOfTitle(text: string, { from, shows }: Pick<Room, 'from' | 'shows'>): string {
  const [said, before = '', digit = '', word = ''] = firstOfTitle.exec(text.slice(from)) ?? []
  if (said === undefined || isWordOfRelease(word)) return text
  const start = joinedKey(`s${digit}${word}`)
  if (shows.length > 0 && !shows.some((show) => show.startsWith(start))) return text
  const place = from + before.length
  return `${text.slice(0, place)}qq${text.slice(place + 2)}`
}

function isWordOfRelease(text: string): boolean {
  const { kinds, phrases, shape } = wordOf(text.toLowerCase(), text.replace(/\D/g, '').length)
  return kinds > 0 || phrases !== null || shape !== null
}

/** `to`: place of the first tag; '-S56' behind it is a group, not a season. */
export function readSeason(text: string, { to, hints }: Pick<Room, 'to' | 'hints'>): Numbering | null {
  const { hasSeasonLetter, hasSeasonWord } = hints
  return (
    (hasSeasonLetter || hasSeasonWord ? readRun(text, hints) : null) ??
    (hints.hasNumberBeforeSeason ? readAll(text) : null) ??
    (hasSeasonLetter ? readFirst(text, lettered, to) : null) ??
    (hasSeasonWord ? readFirst(text, hints.hasNumberBeforeSeason ? worded : wordedBefore, to) : null) ??
    (text.includes('第') ? readFirst(text, [eastern], to) : null) ??
    (hints.isAscii || !/[기期]/.test(text) ? null : readFirst(text, [easternBehind], to))
  )
}

/** 'La quinta stagione' is a film of that name. */
const articleAlone = /^(?:the|la|l'|die|der)[ ._]$/i
/** 'Anthems of the 2nd Season'. */
const articleBefore = /[ ._](?:of|in)[ ._]the[ ._]$/i

function isOfSentence(before: string): boolean {
  return articleAlone.test(before) || articleBefore.test(before)
}

/** 'sezon i koniec': "and" in Slavic languages; the numeral is in capitals. */
function isAnd({ 0: said, 2: numeral }: RegExpExecArray): boolean {
  return numeral === 'i' && slavicSeason.test(said)
}

const slavicSeason = /sez[oó]n/iu

/** 'Long Season 2004' is a film of that year; a folder 'Season 2004' is a season. */
function readFirst(text: string, patterns: readonly RegExp[], to: number): Numbering | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    const season = found && numberOf(found[1] ?? found[2] ?? '')
    if (!found || season === null || isGroup(text, found.index, to) || isAnd(found)) continue
    const isCounted = pattern === ordinalWord || pattern === ordinalAlone
    if (isCounted && isOfSentence(text.slice(0, found.index))) continue
    if (isYearNumber(season) && worded.includes(pattern) && hasLetterOrDigit(text.slice(0, found.index))) continue
    return { ...noNumbering, season, start: found.index, end: found.index + found[0].length }
  }
  return null
}

/** 'x264-S56', and an encoder's name among the tags of a bracket: '(1080p x265 S97 Name)'. */
function isGroup(text: string, place: number, to: number): boolean {
  if (place < to) return false
  const isInBoxOfTags = text.slice(to, place).search(brackets) < 0 && text.slice(0, to).search(opensBracket) >= 0
  return text.charAt(place - 1) === '-' || isInBoxOfTags
}

const brackets = /[[\](){}]/
const opensBracket = /[[({][^\])}]*$/

/** 'Series_6_-_07._Words' and 'Series 4.5 Words' go on with an episode. */
const nextSeason = new RegExp(
  `(?!\\.\\d{1,2}[ _])[ ._]?(?:([-~–]{1,2}|to|[aà])|(?:[&+,/]|and)(?:[ ._]?&)?|(?=s))?[ ._]?(?:(?:${seasonWord})[ ._]?|s)?(\\d{1,2})${edgeAfter}(?!\\.[ _]+\\p{L})`,
  'iuy',
)
const nextLetter = /s(\d{1,2})(?!\d)/iy

/** Follows 'S01-S03', 'S01S02S03', 'Season 1, 2, 3 & 4'; null when there is only one season. */
function readRun(text: string, hints: NumberHints): Numbering | null {
  for (const pattern of hints.hasSeasonLetter ? runs : wordedRuns) {
    const found = pattern.exec(text)
    if (!found) continue
    const first = Number(found[1])
    const run = followSeasons(text, {
      first,
      from: found.index + found[0].length,
      step: pattern === letterRun ? nextLetter : nextSeason,
    })
    if (run.last > first && first > 0)
      return { ...noNumbering, season: first, lastSeason: run.last, start: found.index, end: run.end }
  }
  return null
}

interface RunStart {
  readonly first: number
  readonly from: number
  readonly step: RegExp
}

function followSeasons(text: string, { first, from, step }: RunStart): { readonly last: number; readonly end: number } {
  let [last, end] = [first, from]
  for (;;) {
    step.lastIndex = end
    const found = step.exec(text)
    const season = Number(step === nextLetter ? found?.[1] : found?.[2])
    const isNext =
      found !== null && season > last && season - last < 60 && (season === last + 1 || found[1] !== undefined)
    if (!isNext) return { last, end }
    last = season
    end = step.lastIndex
  }
}
