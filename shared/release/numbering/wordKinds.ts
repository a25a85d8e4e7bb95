/** Which words speak of seasons, episodes and parts, and which end a title. */
import { monthWords } from './dated/months.ts'
import { episodeWords, looseSeasonWords, ownEpisodeWords, seasonWords } from './numberWords.ts'
import { codeAt, lastAscii, partOf } from '../signs.ts'

const wordsBehindEpisodes =
  'osa dalis seriya seriia seria serya serija сер серий серия rész ser epizod blm b časť del dil resz tap teil parte partie of из iz af av von sur z c'
const partWords = 'd cd disc disk dvd part pt parte partie teil часть ч atto tempo cz część czesc část del deel osa'
const roundWords =
  'round week stage matchday gameweek r etappe etape étape tappa etapa etapp etap spieltag jornada giornata journée kolejka'

/** What is told of several films or seasons, what stands between two titles, and what fights are sold by. */
const titleEnds = 'complete seasons collection movies film filme films filmes trilogy anthology saga aka ppv'

/** French subtitles, and what is sold on discs alone. */
const animeWords = 'vostfr vosta ova oad'

/** What fights are sold by, and who promotes them. */
const fightWords = 'ppv ufc bellator invicta ksw pfl'

const names = [
  ...([
    'season',
    'episode',
    'letter',
    'cross',
    'round',
    'month',
    'part',
    'titleEnd',
    'fight',
    'book',
    'count',
  ] as const),
  ...(['special', 'credit', 'series', 'version', 'inside', 'anime'] as const),
]
/** The kinds as bits: a word may be of several. */
export const kind = Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Readonly<
  Record<(typeof names)[number], number>
>

/** Which kinds a word belongs to, as bits. */
const kindsOfWord = new Map<string, number>()
for (const [words, bit] of [
  [`${seasonWords} ${looseSeasonWords} t se miniseries`, kind.season],
  [`${episodeWords} ${wordsBehindEpisodes} ${ownEpisodeWords} e`, kind.episode],
  ['s §', kind.letter],
  ['x х', kind.cross],
  [roundWords, kind.round],
  [monthWords.join(' '), kind.month],
  [partWords, kind.part],
  [titleEnds, kind.titleEnd],
  [fightWords, kind.fight],
  ['book livre libro buch', kind.book],
  ['of из iz af av von sur z de di van od din', kind.count],
  [animeWords, kind.anime],
  ['sp', kind.special],
  ['special', kind.special | kind.series],
  [
    'weihnachtsspecial osterspecial silvesterspecial halloweenspecial julspecial kerstspecial spécial especial speciale',
    kind.special | kind.series,
  ],
  ['specials', kind.special],
  ['ncop', kind.credit],
  ['nced', kind.credit],
  ['series', kind.series],
  ['miniseries', kind.series],
] as const)
  for (const word of words.split(' ')) kindsOfWord.set(word, (kindsOfWord.get(word) ?? 0) | bit)

/** Few words of a name are among them. */
export const wordsOfKinds: readonly string[] = [...kindsOfWord.keys()]

function kindsOfLetters(word: string): number {
  return kindsOfWord.get(word) ?? 0
}

/** The kinds of a word, as bits; `digits` of its signs are digits. */
export function kindsOf(lower: string, digits: number): number {
  if (digits === lower.length) return 0
  return digits > 0 ? kindsOfCounted(lower) : kindsOfLetters(lower)
}

/** Of a word with digits; what is glued to the letters of another script counts too: '灯S02'. */
function kindsOfCounted(lower: string): number {
  const from = endOfRun(lower, 0, true)
  const to = endOfRun(lower, from, false)
  const letters = partOf(lower, from, to)
  const isCross = to - from > 1 && letters.startsWith('x')
  const isVersion = letters === 'v' && from > 0 && to < lower.length
  const goesOn =
    (isCross || endOfRun(lower, to, true) < lower.length ? kind.inside : 0) | (isVersion ? kind.version : 0)
  if (letters.charCodeAt(0) <= lastAscii) return kindsOfLetters(letters) | goesOn
  return (kindsOfLetters(letters) || kindsOfLetters(asciiAtEnd.exec(letters)?.[0] ?? '')) | goesOn
}

const asciiAtEnd = /[a-z]+$/

/** Where a run of digits, or of other signs, ends: 'ep05v2' is a run of letters, one of digits and so on. */
function endOfRun(word: string, from: number, isOfDigits: boolean): number {
  const { length } = word
  let end = from
  while (end < length && isDigit(codeAt(word, end)) === isOfDigits) end += 1
  return end
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
