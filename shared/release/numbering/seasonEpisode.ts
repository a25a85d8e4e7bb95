/** Finds season and episode where the name says which is which: 'S01E02', '1x02', 'Season 1 Episode 2', 'S2 - 03'. */
import { readBoxedSeason } from './boxedSeason.ts'
import { readRoundOfYear } from './dated/rounds.ts'
import { countedEpisodes } from './wordedEpisode.ts'
import { followingEpisodes, isPartedByHyphens, isYearNumber, numberingAt, type Numbering } from './numbering.ts'
import { countingWords, numberOf } from './numerals.ts'
import type { NumberHints } from './numberHints.ts'
import { colon, edge, edgeAfter, episodeWord, looseSeasonWord, ordinal, seasonWord } from './numberWords.ts'

/** 'S9e0ry' is a word. */
const tight =
  /(?<![a-z0-9])[s§][ ._]?(\d{1,4})[ ._]?(?:-[ ._]?)?[x[\](]{0,2}[ ._]?(?:ep?|epis(?:ode)?|[bf](?=\d\d(?!\d))|(?<=s\d{1,2})b(?=\d(?![a-z\d])))[ ._-]?#?[[(]?(\d{1,5})(?!\d)(?!(?<=(?:^|[[\]_ ])s\de\d)[a-z]{2})/i
const plainX = /(?<![a-z0-9])s(\d{1,4})[ ._-]?x[ ._-]?(\d{1,4})(?!\d)/i
/** 'Title 2.1x02' and 'Title - Cap. 1x02' are episodes, 'AAC5.1x264' and 'AC3 5.1x2' are channels. */
const crossed =
  /(?:(?<![\p{L}\d])(?:cap|ep|epis)[ ._]{1,2})?(?<![a-z0-9×])(?!(?<=(?<!\d)\d\.)\dx(?:26[45]|\d(?!\d)))t?(\d{1,4})(?:[xх]| x )[ec]?(\d{1,4})(?!\d|p\b|[a-z]{2})/iu
const inWords = new RegExp(
  `${edge}(?:(?:${seasonWord}|${looseSeasonWord}|se?|t)${colon}[ ._#-]{0,3}(\\d{1,3}|(?:19|20)\\d\\d)|(?:season|saison|stagione|temporada|staffel)[ ._](?=[ivx])([ivx]{1,5})(?![\\p{L}])|(?:${seasonWord}|${looseSeasonWord})[ ._](${countingWords})(?![\\p{L}]))[ ._,:;\\[\\]()-]{0,5}x?(?:${episodeWord}|c(?=\\d)|(?:del|osa)(?=[ ._]\\d{1,2}(?!\\d)))[ ._:#(-]{0,3}(\\d{1,5})(?!\\d)(?!(?<=(?:^|[[\\]_ ])s\\de\\d)[a-z]{2})`,
  'iu',
)
/** 'Season two episode seven'. */
const onlyWords = new RegExp(
  `${edge}(?:${seasonWord})[ ._](${countingWords})[ ._,-]{1,3}(?:${episodeWord})[ ._](${countingWords})${edgeAfter}`,
  'iu',
)
const numbersFirst = new RegExp(
  `${edge}(\\d{1,2})(?:-?[йяео]{1,2}|\\.|ª)?[ ._]{0,2}(?:${seasonWord})[ ._,:-]{1,3}(\\d{1,4})(?:-(\\d{1,4}))?(?:-?[йяа]{1,2}|\\.)?[ ._]{0,2}(?:bölüm|bolum|blm|b(?=[ ._])|odcinek|odc|серия|серии|серий|сері[яї]|бөлім|სერია|ეპიზოდი|սերիա|епизод|seriya|folge|rész|díl|dil|epizod|epizód|afsnit|þáttur|časť|afl|ser(?![\\p{L}]))(?:[ ._]из[ ._]\\d{1,4})?`,
  'iu',
)
/** 'Bölüm 34 Sezon 2', '5 серия 2 сезон': the episode first. */
const episodeThenSeason = new RegExp(
  `${edge}(?:${episodeWord})[ ._:#-]{0,3}(\\d{1,4})[ ._,:-]{1,3}(?:${seasonWord})[ ._:#-]{0,3}(\\d{1,2})(?![\\p{L}\\d])`,
  'iu',
)
const episodeThenSeasonBehind = new RegExp(
  `${edge}(\\d{1,4})(?:-?[йяа]{1,2}|\\.)?[ ._]{0,2}(?:${episodeWord})[ ._,:-]{1,3}(\\d{1,2})(?:-?[йяео]{1,2}|\\.)?[ ._]{0,2}(?:${seasonWord})${edgeAfter}`,
  'iu',
)
/** 'S0205', but 'S2019' is a season. */
const letterThenBoth = /(?<![a-z0-9])s(?!(?:19|20)\d\d)(\d{2})(\d{2})(?![a-z0-9])/i
const paddedAfterDash = /(?<![a-z0-9])s(\d)-(\d{2})(?![\da-z])/i
const letterBetween = /(?<![a-z0-9])(\d{1,2})e(\d{2,3})(?![a-z0-9])/i
/** 'K02J05': kausi and jakso. */
const finnish = /(?<![\p{L}\d])k(\d{1,2})j(\d{2,3})(?![\p{L}\d])/iu
const gluedBehindTitle = /(?<=[a-z\d])s(\d{2})e(\d{2,3})(?!\d)/i
/** 'Title1x01'. */
const crossedBehindTitle = /(?<=\p{L}[.)]?)(\d{1,2})x(\d{2})(?![\d\p{L}])/iu
const ordinalThenEpisode = new RegExp(
  `(?<![ ._](?:of|in)[ ._]the[ ._])${ordinal}[ ._,-]{1,5}(?:(?:${episodeWord})[ ._:#-]{0,3})?(?!(?:19|20)\\d\\d(?!\\d))(\\d{1,5})(?:v\\d)?(?!\\.\\d(?!\\d))${edgeAfter}`,
  'iu',
)
/** 'Title - Livre V - Ep 23', 'Title Book Two Episode 3', 'Title Book 2 Water E05', 'Title - Book 1 - 01 - Words'. */
const bookThenEpisode = new RegExp(
  `${edge}(?:book|livre|libro|buch)[ ._](\\d{1,2}|[ivx]{1,4}|${countingWords})(?:[ ._,:-]{1,3}|[ ._]\\p{L}+[ ._-]{1,3})(?:(?:ep?|chapter|chapitre|${episodeWord})[ ._:#-]{0,3}(?=\\d)|(?<= - )(?=\\d{2,3}(?: - |$)))(\\d{1,3})${edgeAfter}`,
  'iu',
)
const mayBePointed = /\d\.\d\d(?![.\d])/
const pointed = new RegExp(`${edge}(?:${episodeWord})[ ._]?(\\d{1,2})\\.(\\d{2})(?![.\\d])`, 'iu')
const dashed =
  /(?<![a-z0-9])s(\d{1,3})(?:[ _.]+-[ _.]+|[ _.])(?:#|ep?\.?)?(?!(?:19|20)\d\d(?!\d))(\d{1,4})(?:v\d)?(?![a-z0-9]|\.\d\b)/i
const dashedWord = new RegExp(
  `${edge}(?:season|(?<=[\\p{L}\\p{N})!?'.][ ._-]{1,3})series|saison|staffel|stagione|temporada|sezon|сезон)[ .](\\d{1,3})(?: - |\\.-\\.)(0\\d{1,3}|\\d{1,4})(?:v\\d)?(?![\\p{L}\\p{N}]|\\.\\d(?!\\d))`,
  'iu',
)
const opensWithTeam = /^\s*[[【]/
const bracketBehind = /^\s*(?:[[(]|$)/

const lettered = [tight, plainX]
const letteredLoosely = [letterThenBoth, paddedAfterDash]
const glued = [gluedBehindTitle, crossedBehindTitle]

export function readSeasonEpisode(text: string, hints: NumberHints): Numbering | null {
  if (!hints.hasDigit) return hasWordedEpisode(hints) ? readPair(text, onlyWords) : null
  return (
    (hints.hasSeasonLetter ? readFirst(text, lettered) : null) ??
    (hints.hasSeasonWord && text.includes('[م') ? readBoxedSeason(text) : null) ??
    (hints.hasCross || (hints.hasSeasonWord && hints.hasEpisodeInside) ? readCrossed(text) : null) ??
    (hints.hasSeasonWord && hints.hasEpisodeWord ? readEpisodeFirst(text, hints) : null) ??
    (hints.hasNumberBeforeSeason ? readNumbersFirst(text) : null) ??
    (hasWordedEpisode(hints) ? readInWords(text) : null) ??
    (hints.hasNumberBeforeSeason ? readPair(text, ordinalThenEpisode) : null) ??
    (hints.hasSeasonLetter ? readFirst(text, letteredLoosely) : null) ??
    (hints.hasBookWord ? readPair(text, bookThenEpisode) : null) ??
    (hints.hasEpisodeWord && mayBePointed.test(text) ? readPair(text, pointed) : null) ??
    (hints.hasSeasonLetter ? readPair(text, dashed) : null) ??
    (hints.hasSeasonWord ? readDashedWord(text) : null) ??
    (hints.hasRoundWord ? readRoundOfYear(text) : null) ??
    (hints.hasEpisodeWord ? readPair(text, letterBetween) : null) ??
    (hints.hasEpisodeInside ? readPair(text, finnish) : null) ??
    (hints.hasGluedPair ? readFirst(text, glued) : null)
  )
}

function hasWordedEpisode({ hasSeasonWord, hasSeasonLetter, hasEpisodeWord, hasEpisodeInside }: NumberHints): boolean {
  return (hasSeasonWord || hasSeasonLetter) && (hasEpisodeWord || hasEpisodeInside)
}

function readFirst(text: string, patterns: readonly RegExp[]): Numbering | null {
  for (const pattern of patterns) {
    const pair = readPair(text, pattern)
    if (pair) return pair
  }
  return null
}

function readPair(text: string, pattern: RegExp): Numbering | null {
  const found = pattern.exec(text)
  return found ? pairAt(text, found) : null
}

function pairAt(text: string, found: RegExpExecArray): Numbering | null {
  // Patterns say the season in one of their groups and the episode in the last.
  const season = numberOf(found[1] ?? found.slice(2, -1).join(''))
  const episode = numberOf(found.at(-1) ?? '')
  if (season === null || episode === null) return null
  const { episodes, end } = episodesFrom(text, endOfTwin(text, found, { season, episode }), episode)
  return { season, lastSeason: null, episodes, absolute: null, date: null, start: found.index, end, isLeading: false }
}

const twinBegins = new Set('sS-')
const twin = /[ .](?:- )?s(\d{1,4})e(\d{1,5})(?![\d\p{L}])/iuy

/** 'S01E02 S01E02 - Words': some tools say it twice. */
function endOfTwin(
  text: string,
  found: RegExpExecArray,
  { season, episode }: { readonly season: number; readonly episode: number },
): number {
  const end = found.index + found[0].length
  const isGap = text.charAt(end) === ' ' || text.charAt(end) === '.'
  if (!isGap || !twinBegins.has(text.charAt(end + 1))) return end
  twin.lastIndex = end
  const again = twin.exec(text)
  return again && Number(again[1]) === season && Number(again[2]) === episode ? twin.lastIndex : end
}

/** 'S01E12.5': what goes over an episode once more is shown half a number behind it. */
const half = /\.5(?=$|[\s_[(])/y
const pointFive = '.5'

function episodesFrom(text: string, from: number, episode: number): ReturnType<typeof followingEpisodes> {
  if (isPartedByHyphens(text, from)) return { episodes: [episode], end: from }
  half.lastIndex = from
  return text.startsWith(pointFive, from) && half.test(text)
    ? { episodes: [episode + 0.5], end: half.lastIndex }
    : followingEpisodes(text, from, episode)
}

const shortChapter = /(?<!\p{L})caps?[ ._:#(-]{0,3}\d{3,4}$/iu

/** 'Temp.3 Cap.305' says its season twice. */
function readInWords(text: string): Numbering | null {
  const pair = readPair(text, inWords) ?? readPair(text, onlyWords)
  const [chapter = 0] = pair?.episodes ?? []
  const isTwice = pair?.season === Math.floor(chapter / 100) && shortChapter.test(text.slice(pair.start, pair.end))
  return pair && isTwice ? { ...pair, episodes: [chapter % 100] } : pair
}

function readEpisodeFirst(text: string, { hasNumberBeforeSeason }: NumberHints): Numbering | null {
  const found = episodeThenSeason.exec(text) ?? (hasNumberBeforeSeason ? episodeThenSeasonBehind.exec(text) : null)
  return found && numberingAt(found, { season: Number(found[2]), episodes: [Number(found[1])] })
}

/** '2 сезон: 1-8 серии'; '2 сезон, 8 серий' is all of them. */
function readNumbersFirst(text: string): Numbering | null {
  const found = numbersFirst.exec(text)
  if (!found) return null
  const [season, first] = [Number(found[1]), Number(found[2])]
  return numberingAt(found, { season, episodes: countedEpisodes(found[0], first, found[3]) })
}

const yearAtOnce = /^[ ._]{1,2}\(?(?:19|20)\d\d(?!\d)/

/** '1x02' but not '1280x720', nor '4x4 (2019)', which is a film; the season may be a year. */
function readCrossed(text: string): Numbering | null {
  const found = crossed.exec(text)
  if (!found) return null
  const [season, episode] = [Number(found[1]), Number(found[2])]
  if (found.index === 0 && found[2]?.length === 1 && yearAtOnce.test(text.slice(found[0].length))) return null
  const isSize = episode >= 144 && season >= 144 && !(isYearNumber(season) && episode <= 366)
  return isSize || (season > 99 && !isYearNumber(season)) ? null : pairAt(text, found)
}

/** 'Season 2 - 03' is an episode, 'Season 1 - 6' a range of seasons; '[Team] Title Season 3 - 5 [1080p]' is an episode too. */
function readDashedWord(text: string): Numbering | null {
  const found = dashedWord.exec(text)
  if (!found) return null
  const [season, digits] = [Number(found[1]), found[2] ?? '']
  const isOfTeam = opensWithTeam.test(text) && bracketBehind.test(text.slice(found.index + found[0].length))
  return digits.length > 1 || Number(digits) <= season || isOfTeam ? pairAt(text, found) : null
}
