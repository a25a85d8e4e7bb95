/** The words and edges that patterns of seasons and episodes share, and a quick look at which of them a name has. */
import type { Tag } from './findTags.ts'
import type { Words } from './tokens.ts'

/** No letter or digit before, or after: `\b` knows Latin only. */
export const edge = '(?<![\\p{L}\\p{N}])'
export const edgeAfter = '(?![\\p{L}\\p{N}])'

const seasonWords =
  'season seasons saison saisons staffel temporada temporadas temp tem stagione stagioni sezonul sezon sezona sæson säsong sesong seizoen sez serie série évad сезон сезоны сезона series kausi'
const episodeWords =
  'episode episodes épisode épisodes episodio episodios episódio episódios episodi capitulo capitulos capítulo capítulos folge odcinek odc серия серии эпизод seriya seriia bölüm bolum aflevering afl avsnitt epi ep eps cap еп выпуск jakso část díl'
const wordsBehindEpisodes = 'seriya seriia seria сер серий серия rész ser epizod blm b of из iz'
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'

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
  readonly hasMonth: boolean
  readonly hasDigit: boolean
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

const [season, episode, month] = [1, 2, 4]

/** Which kinds a word belongs to, as bits. */
const kindsOfWord = new Map<string, number>()
for (const word of [...seasonWords.split(' '), 't', 'se']) kindsOfWord.set(word, season)
for (const word of [...episodeWords.split(' '), ...wordsBehindEpisodes.split(' '), 'e'])
  kindsOfWord.set(word, (kindsOfWord.get(word) ?? 0) | episode)
const monthBegins = new Set(months.split(' '))

const partWord = /^(?:cd|dis[ck]|dvd|part|pt|teil)/

export function numberHintsOf({ text, tokens }: Words, { candidates, isAnime }: NumberClues): NumberHints {
  let said = text.includes('#') ? episode : 0
  let [hasDigit, hasSeasonLetter, hasPartWord] = [false, false, false]
  let [firstNumber, lastNumber] = [Infinity, -1]
  let [next, taggedTo] = [0, 0]
  for (let index = 0; index < tokens.length; index += 1) {
    const { lower, start } = tokens[index] ?? noToken
    const tag = candidates[next]
    if (tag?.from === index) {
      next += 1
      if (hidesNumbers(tag, lower)) taggedTo = tag.to
    }
    const letters = lettersOf(lower)
    if (letters.length < lower.length) {
      hasDigit = true
      hasSeasonLetter ||= seasonLetter.test(lower)
      if (index >= taggedTo && (isAnime || !isYearWord(lower))) {
        if (firstNumber === Infinity) firstNumber = start
        lastNumber = start
      }
    } else hasSeasonLetter ||= lower === 's' || lower === '§'
    hasPartWord ||= partWord.test(lower)
    said |= kindsOfWord.get(letters) ?? 0
    if (letters.length > 2 && monthBegins.has(letters.slice(0, 3))) said |= month
  }
  return {
    hasSeasonWord: (said & season) > 0,
    hasEpisodeWord: (said & episode) > 0,
    hasSeasonLetter,
    hasMonth: (said & month) > 0,
    hasDigit,
    hasPartWord,
    firstNumber,
    lastNumber,
  }
}

const noToken = { lower: '', start: 0 }
const seasonLetter = /^[s§]\d/

/** 'x264' and 'DTS 5.1' count nothing; '1080' alone may. */
function hidesNumbers({ isSure, from, to }: Tag, first: string): boolean {
  return isSure && (to - from > 1 || !isDigit(first.charCodeAt(0)) || !onlyDigits.test(first))
}

const onlyDigits = /^\d+$/

function isYearWord(word: string): boolean {
  return word.length === 4 && yearWord.test(word)
}

const yearWord = /^(?:1[89]|20)\d\d$/

/** The first run of letters: 'ep05v2' → 'ep', '2nd' → 'nd'. */
function lettersOf(word: string): string {
  let start = 0
  while (start < word.length && isDigit(word.charCodeAt(start))) start += 1
  let end = start
  while (end < word.length && !isDigit(word.charCodeAt(end))) end += 1
  return end - start === word.length ? word : word.slice(start, end)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
