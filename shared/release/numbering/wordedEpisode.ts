/** Finds an episode number that a word or a count explains: 'Ep 07', '第07話', '05 of 12', 'Cap.402', '#04', '07v2'. */
import type { NumberHints } from './numberHints.ts'
import { edge, edgeAfter, episodeWord, ownEpisodeWords } from './numberWords.ts'
import {
  followingEpisodes,
  isPartedByHyphens,
  isYearNumber,
  numberingAt,
  rangeOf,
  type Numbering,
} from './numbering.ts'
import { readOrdinalAlone } from './eastern/easternWork.ts'
import { countingWords, numberOf, ordinalBefore, ordinalBehind } from './numerals.ts'
import { isTaken } from './room.ts'

type Reader = (text: string, hints: NumberHints) => Numbering | null

const readers: readonly Reader[] = [
  readOrdinalBefore,
  readChapter,
  readSpanOfCount,
  readCount,
  readWordAfter,
  readWordBefore,
  readOwnWord,
  readNumeral,
  readUnaccented,
]

export function readWordedEpisode(text: string, hints: NumberHints): Numbering | null {
  const foreign = hints.isAscii ? null : (readEastern(text) ?? (hints.hasEpisodeWord ? readOrdinal(text) : null))
  if (foreign || !hints.hasEpisodeWord) return foreign
  for (const read of readers) {
    const found = read(text, hints)
    if (found) return found
  }
  return null
}

const chapter =
  /(?<![a-z0-9])caps?[ ._]{0,2}([1-9]\d?)(\d{2})(?:[ ._-]{1,3}(?:cap[ ._]?)?([1-9]\d?)(\d{2})(?![\dpi])){0,12}(?!\d)/i

/** 'Cap 185' counts through: no season of a series that is told so is longer. */
const longestSeason = 40

/** Spanish releases: 'Cap.402' is season 4, episode 2; 'Cap.402_405' goes on. */
function readChapter(text: string): Numbering | null {
  const found = chapter.exec(text)
  if (!found) return null
  const [first, last] = [Number(found[2]), Number(found[4] ?? found[2])]
  if (first > longestSeason) return null
  return numberingAt(found, { season: Number(found[1]), episodes: rangeOf(first, last) })
}

/** Specials are counted apart: '12+1 из 12+1'. */
const of =
  '(?:\\+\\d{1,3})?(?:[ ._]{0,2}(?:of|из|iz)|[ ._](?:af|av|von|sur|z|de|di|van|od|din)(?=[ ._]\\d{1,3}(?!\\d))|(?:von|av)(?=\\d{1,3}(?!\\d)))'
/** 'CD 1 of 2' counts the discs of a film. */
const discWord = '(?:cd|dis[ck]|dvd)'
const spanOfCount = new RegExp(`${edge}(\\d{1,4})[ ._]?[-~][ ._]?(\\d{1,4})${of}[ ._]{0,2}\\d{1,4}${edgeAfter}`, 'iu')
const count = new RegExp(
  `${edge}(?<!${discWord}[ ._-]?)(?:(?:part|pt|teil|parte|partie|del|dil|osa|ep?|${episodeWord})[ ._]{0,2})?(\\d{1,4})[ ._-]{0,2}${of}[ ._-]{0,2}(\\d{1,4})${edgeAfter}`,
  'iu',
)

/** 'Title (7_10)-Words', 'Title (7:10)': media libraries count so, and no file's name holds a slash. */
const boxedCount = /(?<=[\p{L}\p{N}!?.][ ._-]?)\((\d{1,2})[_:/](\d{1,2})\)(?=$|[ ._-])/u

/** 'Title (12) - Words', 'Title (07) Words': two digits, for films have few parts; 'Title (3512)': three, for copies are few. */
const boxedNumber =
  /(?<=[\p{L}.!?]) \((?:(\d{2,3})\)(?= - \p{L})|(0\d)\)(?= \p{L}))|(?<=[\p{L}\p{N}.!?)]) \((\d{3}|(?!19|20)\d{4})\)(?=$|(?: -)? \p{L})/u

/** Television without a word for it. */
export function readBoxedCount(text: string): Numbering | null {
  const found = boxedCount.exec(text)
  const [number, all] = [Number(found?.[1]), Number(found?.[2])]
  if (found) return number > 0 && number <= all && all > 1 ? numberingAt(found, { episodes: [number] }) : null
  const alone = boxedNumber.exec(text)
  const digits = alone?.[1] ?? alone?.[2] ?? alone?.[3]
  return alone && !isTaken(digits) ? numberingAt(alone, { episodes: [Number(digits)] }) : null
}

const brackets = ['(', '[']

function readSpanOfCount(text: string, { hasCountWord }: NumberHints): Numbering | null {
  const found = hasCountWord ? spanOfCount.exec(text) : null
  const [first, last] = [Number(found?.[1]), Number(found?.[2])]
  // 'Title 451 - 1 of 2': the first number belongs to the title.
  return found && first < last ? numberingAt(found, { episodes: rangeOf(first, last) }) : null
}

/** 'Title 13 of 13.mkv' is the last; a pack, and what brackets count, holds all of them. */
function readCount(text: string, { isVideo, hasCountWord }: NumberHints): Numbering | null {
  const found = hasCountWord ? count.exec(text) : null
  const isCount = found !== null && Number(found[1]) <= Number(found[2]) && Number(found[2]) > 1
  if (!isCount) return null
  const [number, all] = [Number(found[1]), Number(found[2])]
  const isOne = number < all || (isVideo && !brackets.includes(text.charAt(found.index - 1)))
  return numberingAt(found, { episodes: isOne ? [number] : rangeOf(1, all) })
}

const eastern = /[第제]?[ ]?(\d{1,4})(?:[话話集回화회]?\s?[-~]\s?[第제]?(\d{1,4}))?(?:v\d)?[ ]?[话話集回화회編]/

/** '全12集', '12集全', '12부작': the whole of it, '更新至12集' what there is by now; of two or three there are films. */
const easternAll =
  /(?:全|更新?至|连载至)第?\s?(\d{1,4})\s?[话話集回]|(?<![第\d-])(\d{1,4})\s?[话話集回]全|(?<!\d)(\d{2,3}|[4-9])부작/
const mayBeAll = /全|부작|至/
const easternWords = /第([〇一二三四五六七八九十]{1,3})[话話集回]/

function readEastern(text: string): Numbering | null {
  const all = mayBeAll.test(text) ? easternAll.exec(text) : null
  if (all) return numberingAt(all, { episodes: rangeOf(1, Number(all[1] ?? all[2] ?? all[3])) })
  const found = eastern.exec(text)
  const worded = found ? null : easternWords.exec(text)
  if (worded) return numberingAt(worded, { episodes: [numberOf(worded[1] ?? '') ?? 0] })
  if (!found) return text.includes('第') ? readOrdinalAlone(text) : null
  return numberingAt(found, { episodes: rangeOf(Number(found[1]), Number(found[2] ?? found[1])) })
}

const wordThenOrdinal = new RegExp(`${edge}(?:${episodeWord})[ ._](${ordinalBehind})${edgeAfter}`, 'u')

/** 'الحلقة الأولى'. */
function readOrdinal(text: string): Numbering | null {
  const found = wordThenOrdinal.exec(text)
  const episode = numberOf(found?.[1] ?? '')
  return found && episode !== null ? numberingAt(found, { episodes: [episode] }) : null
}

const mayBeOrdinal = /puntata/i
const ordinalThenWord = new RegExp(`${edge}(${ordinalBefore})[ ._]puntata${edgeAfter}`, 'iu')

/** 'Terza puntata'. */
function readOrdinalBefore(text: string): Numbering | null {
  const found = mayBeOrdinal.test(text) ? ordinalThenWord.exec(text) : null
  const episode = numberOf(found?.[1] ?? '')
  return found && episode !== null ? numberingAt(found, { episodes: [episode] }) : null
}

/** Words that stand as often before their number: only an ordinal is counted so, and what no title counts with a zero. */
const behindPoint = `(?<=\\d\\.[ ._-]?|(?<!\\d)0\\d[ ._-])(?:díl|dil|časť|rész|resz|epizód|afsnit|þáttur|folge|osa|dalis)${edgeAfter}`
/** Not 'Title 2 серия 5', and only several episodes are a run: 'Title 2 - 12. Bölüm'. */
const wordAfter = new RegExp(
  `${edge}[[(]?(\\d{1,5})(?:(?:[-~]| ?[-~] ?(?=\\d{1,4}[ ._-]?сери[ий]))(\\d{1,4}))?\\.?[ ._-]?(?:[йяа]{1,2}[ ._])?(?:ser[iyj]{1,2}a|сери[яий]|сері[яї]|сер${edgeAfter}|bölüm|bolum|blm|odcinek|epizod|выпуск|випуск|эпизод|епизод|бөлім|სერია|ეპიზოდი|սերիա|${behindPoint})(?![ ._-]{0,2}(?!(?:19|20)\\d\\d)\\d{1,4}(?![\\dpi]))(?:[ ._]из[ ._]\\d{1,4})?`,
  'iu',
)

/** '03. Серия третья': the list counts, and the words name the episode. */
const listedWord = /^\d{1,3}\. \p{L}+ \p{L}/u

function readWordAfter(text: string): Numbering | null {
  const found = wordAfter.exec(text)
  if (found?.index === 0 && listedWord.test(text)) return null
  return found && numberingAt(found, { episodes: countedEpisodes(found[0], Number(found[1]), found[2]) })
}

const countOfAll = /сери[ий](?:$| )/iu

/** '3 серия' is the third, '1-3 серии' a run, and '3 серии', with no first, are three of them. */
export function countedEpisodes(said: string, first: number, last: string | undefined): readonly number[] {
  if (last !== undefined) return rangeOf(first, Number(last))
  return countOfAll.test(said) ? rangeOf(1, first) : [first]
}

const wordBefore = new RegExp(
  `${edge}(?:(?:${episodeWord})[ ._:#([-]{0,3}|#|№ ?)(\\d{1,5}(?:\\.5(?!\\d))?)(?:v\\d)?(?:(?= - |(?:e\\d{1,4})+(?![\\p{L}\\p{N}]))|(?![\\p{L}\\p{N}]))`,
  'iu',
)
const wordedRange = /\[?(?: ?[-~–] ?| (?:al?|ao|à|au|to|bis) )(?:ep?[ ._]?)?(\d{1,4})(?![\dp])/iy
const spacedRange = /(?: - )(0?\d{2,4})(?=[\])])/y

/** 'Cotton #1 & Co (2010)': a film's title and its year; an episode has a zero before, a dash behind, or its show's year before. */
const rankOfTitle = /^#[1-9]\d?$/
const yearOfTitle = /^(?:(?![ ._]+-)[^()[\]]*\((?:19|20)\d\d\)|\.(?:19|20)\d\d\.(?!\d{1,2}\.\d))/

function isRank(found: RegExpExecArray, text: string): boolean {
  return rankOfTitle.test(found[0]) && yearOfTitle.test(text.slice(found.index + found[0].length))
}

const glued = /^ep?\d/i
/** What no year stands behind, and what any of the words may say where dashes part them from the title and from what follows. */
const countsOnly = /^(?:folge|odc|odcinek|aflevering|afl|puntata|выпуск|émission|jakso|avsnitt)[ ._]{1,2}\d{4}$/iu
const wordAndNumber = /^\p{L}+\.? \d{4}$/u
const dashBefore = /\S - $/
const dashBehind = /^ - \p{L}/u

/** 'Title Folge 2012', 'Title - Episode 1987 - Words': daily series count as far as years. */
function isCountedOn({ index, 0: said }: RegExpExecArray, text: string): boolean {
  if (glued.test(said) || countsOnly.test(said)) return true
  if (!wordAndNumber.test(said)) return false
  const behind = text.slice(index + said.length)
  return dashBehind.test(behind) || (behind === '' && dashBefore.test(text.slice(0, index)))
}

const articleAlone = /(?:^|\][ ._]?)(?:the|an?)[ ._]$/i

/** 'The Episode - 18' is the eighteenth of a show of that name. */
function isTitle({ index, 0: said }: RegExpExecArray, text: string): boolean {
  return said.includes(' - ') && articleAlone.test(text.slice(0, index))
}

function readWordBefore(text: string): Numbering | null {
  const found = wordBefore.exec(text)
  const first = Number(found?.[1])
  if (!found || (isYearNumber(first) && !isCountedOn(found, text)) || isRank(found, text) || isTitle(found, text))
    return null
  const end = found.index + found[0].length
  if (isPartedByHyphens(text, end)) return numberingAt(found, { episodes: [first] })
  const range = rangeAfter(text, end)
  if (range && range.last > first) {
    const rest = followingEpisodes(text, range.end, range.last)
    return {
      ...numberingAt(found, { episodes: [...rangeOf(first, range.last), ...rest.episodes.slice(1)] }),
      end: rest.end,
    }
  }
  const all = followingEpisodes(text, end, first)
  return { ...numberingAt(found, { episodes: all.episodes }), end: all.end }
}

const ownWord = new RegExp(` - (?:${ownEpisodeWords.replaceAll(' ', '|')}) (\\d{2,3})(?= - |[\\s_.]*(?:$|[[(]))`, 'i')

/** 'Title - Act 26', 'Title - Session 05 - Words': two digits, for films have few acts. */
function readOwnWord(text: string): Numbering | null {
  const found = text.includes(' - ') ? ownWord.exec(text) : null
  return found && found.index > 0 ? numberingAt(found, { episodes: [Number(found[1])] }) : null
}

/** Of a film the year is told. */
const numeral = new RegExp(
  ` - (?:episode|épisode|episodio|episódio|folge|aflevering|avsnitt) (${countingWords})(?= - |[\\s_.]*(?:$|[[(]))(?!.*(?<!\\d)(?:19|20)\\d\\d(?!\\d))`,
  'iu',
)

/** 'Title - Episode One - Words'. */
function readNumeral(text: string): Numbering | null {
  const found = numeral.exec(text)
  const episode = numberOf(found?.[1] ?? '')
  return found && found.index > 0 && episode !== null ? numberingAt(found, { episodes: [episode] }) : null
}

/** Words without their accents are words of other languages too: 'Title tap 05', 'Title - Tap 3', 'Title.dil.05'. */
const unaccented =
  /(?:(?<=[\p{L}\p{N})])[ ._-]{1,3}(?:tap|dil|osa|resz)[ ._](?=0\d)|(?<=\S) - tap )(\d{1,4})(?![\p{L}\p{N}])/iu

function readUnaccented(text: string): Numbering | null {
  const found = unaccented.exec(text)
  return found && numberingAt(found, { episodes: [Number(found[1])] })
}

function rangeAfter(text: string, from: number): { readonly last: number; readonly end: number } | null {
  for (const pattern of [spacedRange, wordedRange]) {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    if (found?.[1] && !found[0].startsWith(' - ')) return { last: Number(found[1]), end: pattern.lastIndex }
    if (found?.[1] && pattern === spacedRange) return { last: Number(found[1]), end: pattern.lastIndex }
  }
  return null
}
