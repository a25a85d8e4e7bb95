/** Look-ups in the index of names: by key, by a key within one edit, by words. Decides nothing about what fits. */
import type { Dialect } from '../catalogue/store/dialect.ts'
import { rowsOf, rowsOfEach, type Lookup } from '../catalogue/store/lookups.ts'
import type { TitleType } from '../catalogue/records.ts'
import { titleColumns, titleOf, typeNumber, type StoredTitle, type TitleRow } from '../catalogue/titles.ts'
import { isOneEditApart, typoHashesToProbe, swappedAtSeams } from './typoIndex.ts'

export interface FoundName {
  readonly title_id: number
  readonly key: string
  /** 0 when unknown. */
  readonly year: number
  /** See `nameKinds`. */
  readonly kind: number
}

export interface NameFilter {
  readonly type?: TitleType | undefined
  readonly years?: Years | undefined
}

/** From the first to the last; names of no known year always belong to them. */
export type Years = readonly [first: number, last: number]

/** More titles of one name than this cannot be told apart by name anyway: the newest are looked at. */
const mostOfOneName = 120
const mostOfOneProbe = 400
const mostByWords = 300

/** This year and the years beside it; any year where none is said. */
export function yearsAround(year: number | null): Years | undefined {
  return year === null ? undefined : [year - 1, year + 1]
}

const anyYear: Years = [0, 9999]

/** The plus signs keep SQLite from seeking every year on its own: one walk over the few names of a key is faster. */
const thatFit = fitting('n')

function fitting(table: string): string {
  return `${table}.type BETWEEN ? AND ? AND (+${table}.year BETWEEN ? AND ? OR +${table}.year = 0)`
}

function valuesOf({ type, years = anyYear }: NameFilter): readonly number[] {
  return type === undefined ? [0, 1, ...years] : [typeNumber(type), typeNumber(type), ...years]
}

/** All columns of the index, so that what a limit cuts off is the same whatever plan a database makes. */
const newest = `ORDER BY n.type DESC, n.year DESC, n.kind DESC, n.title_id DESC LIMIT ${mostOfOneName}`
const ofKey = `SELECT title_id, key, year, kind FROM names n WHERE key = ? AND ${thatFit} ${newest}`

export function namesByKey(key: string, filter: NameFilter): Lookup<readonly FoundName[]> {
  return rowsOf(ofKey, key, ...valuesOf(filter))
}

export interface TitleOfName {
  readonly title: StoredTitle
  /** How the name belongs to it, see `nameKinds`. */
  readonly kind: number
}

const titlesOfKey = `SELECT n.kind, ${titleColumns} FROM names n CROSS JOIN titles t ON t.id = n.title_id
  WHERE n.key = ? AND ${thatFit} ${newest}`

/** The same as titles, read in one go: a common name has a hundred. */
export function titlesByKey(key: string, filter: NameFilter): Lookup<readonly TitleOfName[]> {
  return titlesByKeys([key], filter)
}

/** Those of several keys, one key after the other. */
export function* titlesByKeys(keys: readonly string[], filter: NameFilter): Lookup<readonly TitleOfName[]> {
  const values = valuesOf(filter)
  const found = yield* rowsOfEach<TitleRow & { readonly kind: number }>(
    titlesOfKey,
    keys.map((key) => [key, ...values]),
  )
  return found.flat().map((row) => ({ title: titleOf(row), kind: row.kind }))
}

const ofThirds = `SELECT n.title_id, n.key, n.year, n.kind FROM name_thirds t CROSS JOIN names n ON n.id = t.name_id
  WHERE t.hash = ? AND ${fitting('t')} ORDER BY t.type, t.year, t.name_id LIMIT ${mostOfOneProbe}`

/** Names one spelling mistake away, never the key itself. */
export function* misspeltNames(key: string, filter: NameFilter): Lookup<readonly FoundName[]> {
  const values = valuesOf(filter)
  const probed = yield* rowsOfEach<FoundName>(
    ofThirds,
    typoHashesToProbe(key).map((hash) => [hash, ...values]),
  )
  const found = new Map<string, FoundName>()
  for (const name of probed.flat()) {
    if (isOneEditApart(key, name.key)) found.set(`${name.title_id} ${name.key}`, name)
  }
  const swapped = swappedAtSeams(key).filter((other) => other !== key)
  const asTheyAre = yield* rowsOfEach<FoundName>(
    ofKey,
    swapped.map((other) => [other, ...values]),
  )
  return [...found.values(), ...asTheyAre.flat()]
}

/** Behind every text that begins with what stands before it. */
export const lastLetter = '\u{10ffff}'
/** The order of the index over names by their keys. */
export const inOrderOfKeys = 'ORDER BY key, type, year, kind, title_id'
const inRange = `SELECT title_id, key, year, kind FROM names n WHERE key >= ? AND key < ? AND ${thatFit}
  ${inOrderOfKeys} LIMIT ${mostByWords}`

/** Names that begin with this text. */
export function namesFrom(text: string, filter: NameFilter): Lookup<readonly FoundName[]> {
  return rowsOf(inRange, text, text + lastLetter, ...valuesOf(filter))
}

/** PostgreSQL refuses to look for words of more than 2,046 bytes; no name has one that is near it. */
const longestWord = 500
const isTooLong = (word: string) => word.length > longestWord

/** Words that stand in a tenth of all names: their lists in the index are long, and looking them up took longer than everything else. */
export const smallWords: ReadonlySet<string> = new Set(['the', 'of', 'and', 'in', 'a', 'to'])

/** Names that hold every one of these words; the last may be the beginning of one. */
export function* namesByWords(
  dialect: Dialect,
  words: readonly string[],
  filter: WordFilter,
): Lookup<readonly FoundName[]> {
  const asked = askedByWords(dialect, words, filter)
  return asked ? yield* rowsOf<FoundName>(asked.select, ...asked.values) : []
}

/** The titles of those names, in no order, read in one go. */
export function* titlesByWords(
  dialect: Dialect,
  words: readonly string[],
  filter: WordFilter,
): Lookup<readonly StoredTitle[]> {
  const asked = askedByWords(dialect, words, filter)
  if (!asked) return []
  return (yield* rowsOf<TitleRow>(titlesOfNames(asked.select), ...asked.values)).map(titleOf)
}

export interface WordFilter extends NameFilter {
  readonly isLastOpen?: boolean
}

function askedByWords(dialect: Dialect, words: readonly string[], { isLastOpen = false, ...filter }: WordFilter) {
  if (words.length === 0 || words.some(isTooLong)) return null
  const { telling, small } = sortedOut(words, isLastOpen)
  const pattern = dialect.wordPattern(telling, isLastOpen)
  return {
    select: selectWithWords(dialect, small.length),
    values: [pattern, ...valuesOf(filter), ...small.map((word) => ` ${word} `)],
  }
}

/** Each once. @param select of names, with their `title_id` */
export function titlesOfNames(select: string): string {
  return `SELECT ${titleColumns} FROM (SELECT DISTINCT title_id FROM (${select}) AS named) AS found
    CROSS JOIN titles t ON t.id = found.title_id`
}

/** The small ones are looked for in the names that the others have found; a word that is still open is none of them. */
function sortedOut(words: readonly string[], isLastOpen: boolean) {
  const isSmall = (word: string, at: number) => smallWords.has(word) && !(isLastOpen && at === words.length - 1)
  const telling = words.filter((word, at) => !isSmall(word, at))
  if (telling.length === 0) return { telling: words, small: [] }
  return { telling, small: [...new Set(words.filter(isSmall))] }
}

function selectWithWords(dialect: Dialect, smallOnes: number): string {
  const conditions = [thatFit, ...Array<string>(smallOnes).fill("instr(' ' || n.key || ' ', ?) > 0")].join(' AND ')
  return `SELECT n.title_id, n.key, n.year, n.kind ${dialect.namesWithWords(conditions)} LIMIT ${mostByWords}`
}

export function* isKnownWord(dialect: Dialect, word: string): Lookup<boolean> {
  if (isTooLong(word)) return false
  return (yield* rowsOf(dialect.someNameWithWords, dialect.wordPattern([word], false))).length > 0
}
