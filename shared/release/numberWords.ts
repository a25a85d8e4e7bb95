/** The words and edges that patterns of seasons and episodes share, and a quick look at which of them a name has. */
import type { Tag } from './findTags.ts'
import type { Token, Words } from './tokens.ts'

/** No letter or digit before, or after: `\b` knows Latin only. */
export const edge = '(?<![\\p{L}\\p{N}])'
export const edgeAfter = '(?![\\p{L}\\p{N}])'

const seasonWords =
  'season seasons saison saisons staffel temporada temporadas temp tem stagione stagioni sezonul sezon sezona sæson säsong sesong seizoen sez serie série évad сезон сезоны сезона series kausi'
const episodeWords =
  'episode episodes épisode épisodes episodio episodios episódio episódios episodi capitulo capitulos capítulo capítulos folge odcinek odc серия серии эпизод seriya seriia bölüm bolum aflevering afl avsnitt epi ep eps cap еп выпуск jakso část díl'
const wordsBehindEpisodes = 'seriya seriia seria сер серий серия rész ser epizod blm b of из iz'
const monthWords =
  'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december'
const partWords = 'cd disc disk dvd part pt parte teil'
const roundWords = 'round week stage matchday'

const alternatives = (words: string) =>
  words
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|')

/** "Open Season" is a film. */
export const seasonWord = `(?<!open[ ._])(?:${alternatives(seasonWords)})`
/** A bare 'e' counts right before digits only; "Star Wars Episode 3" is a film. */
export const episodeWord = `(?<!star[ ._]wars[ ._:-]{1,3})(?:${alternatives(episodeWords)}|e(?=\\d))`

/** 'Сезон: 1', but not 'Adventure Series: 30'. */
export const colon = '(?:(?<!series):)?'

/** Languages that put the bare number before the word: '2. Staffel', '2 Sezon', '2 сезон'. */
const wordAfterNumber =
  'staffel|sezon|sez|sezona|сезона?|évad|seizoen|temporada|stagione|kausi|sæson|säsong|sesong|saison'

/** '2nd Season', '3ª Temporada', '2 Sezon'; the first group is the number. */
export const ordinal = `${edge}(\\d{1,2})(?:[ ]?(?:st|nd|rd|th|ª|º|°|er|ère|ème|-?[йяео]{1,2}|a\\.?)[ ._-]{0,2}(?:${seasonWord})|[ ._-]{0,2}(?:${wordAfterNumber}))`

/** What kinds of number words a name has: patterns of the other kinds need not be tried. */
export interface NumberHints {
  readonly hasSeasonWord: boolean
  readonly hasEpisodeWord: boolean
  /** 'S' with a digit right behind, or alone. */
  readonly hasSeasonLetter: boolean
  /** 'x' between digits, or alone. */
  readonly hasCross: boolean
  readonly hasRoundWord: boolean
  readonly hasMonth: boolean
  readonly hasDigit: boolean
  /** Three numbers or eight digits that no tag explains. */
  readonly hasDate: boolean
  /** 'CD', 'Part' and their like. */
  readonly hasPartWord: boolean
  /** Places of the first and the last word with a digit that is neither a tag nor a year; Infinity and -1 for none. */
  readonly firstNumber: number
  readonly lastNumber: number
}

export interface NumberClues {
  readonly candidates: readonly Tag[]
  /** Anime counts beyond 1900. */
  readonly isAnime: boolean
}

const [season, episode, letter, cross, round, month, part] = [1, 2, 4, 8, 16, 32, 64]

/** Which kinds a word belongs to, as bits. */
const kindsOfWord = new Map<string, number>()
for (const [words, kind] of [
  [`${seasonWords} t se`, season],
  [`${episodeWords} ${wordsBehindEpisodes} e`, episode],
  ['s §', letter],
  ['x х', cross],
  [roundWords, round],
  [monthWords, month],
  [partWords, part],
] as const)
  for (const word of words.split(' ')) kindsOfWord.set(word, (kindsOfWord.get(word) ?? 0) | kind)

export function numberHintsOf({ text, tokens }: Words, { candidates, isAnime }: NumberClues): NumberHints {
  let said = text.includes('#') ? episode : 0
  let [hasDigit, hasLongNumber] = [false, false]
  let [firstNumber, lastNumber, numbers] = [Infinity, -1, 0]
  let [index, next, taggedTo] = [-1, 0, 0]
  for (const token of tokens) {
    index += 1
    const { lower, start, digits } = token
    const tag = candidates[next]
    if (tag?.from === index) {
      next += 1
      if (hidesNumbers(tag, token)) taggedTo = tag.to
    }
    if (digits > 0) {
      hasDigit = true
      if (index >= taggedTo) {
        if (digits === lower.length) numbers += 1
        hasLongNumber ||= digits === 8
        if (isAnime || !isYearWord(token)) {
          if (firstNumber === Infinity) firstNumber = start
          lastNumber = start
        }
      }
    }
    if (digits < lower.length) said |= kindsOfWord.get(digits > 0 ? lettersOf(lower) : lower) ?? 0
  }
  return {
    hasSeasonWord: (said & season) > 0,
    hasEpisodeWord: (said & episode) > 0,
    hasSeasonLetter: (said & letter) > 0,
    hasCross: (said & cross) > 0,
    hasRoundWord: (said & round) > 0,
    hasMonth: (said & month) > 0,
    hasPartWord: (said & part) > 0,
    hasDigit,
    hasDate: numbers > 2 || hasLongNumber,
    firstNumber,
    lastNumber,
  }
}

/** 'x264' and 'DTS 5.1' count nothing; '1080' alone may. */
function hidesNumbers({ isSure, from, to }: Tag, { lower, digits }: Token): boolean {
  return isSure && (to - from > 1 || digits < lower.length)
}

const yearWord = /^(?:1[89]|20)\d\d$/

/** A word of four digits that is a year rather than a count. */
export function isYearWord({ lower, digits }: Token): boolean {
  return digits === 4 && lower.length === 4 && yearWord.test(lower)
}

/** The first run of letters: 'ep05v2' → 'ep', '2nd' → 'nd'. */
function lettersOf(word: string): string {
  let start = 0
  while (start < word.length && isDigit(word.charCodeAt(start))) start += 1
  let end = start
  while (end < word.length && !isDigit(word.charCodeAt(end))) end += 1
  return word.slice(start, end)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
