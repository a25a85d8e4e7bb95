/** Look-ups in the index of names: by key, by a key within one edit, by words. Decides nothing about what fits. */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
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

const newest = `ORDER BY n.type DESC, n.year DESC LIMIT ${mostOfOneName}`
const ofKey = `SELECT title_id, key, year, kind FROM names n WHERE key = ? AND ${thatFit} ${newest}`

export function namesByKey(db: ServiceDatabase, key: string, filter: NameFilter): readonly FoundName[] {
  return db.all(ofKey, key, ...valuesOf(filter))
}

export interface TitleOfName {
  readonly title: StoredTitle
  /** How the name belongs to it, see `nameKinds`. */
  readonly kind: number
}

const titlesOfKey = `SELECT n.kind, ${titleColumns} FROM names n CROSS JOIN titles t ON t.id = n.title_id
  WHERE n.key = ? AND ${thatFit} ${newest}`

/** The same as titles, read in one go: a common name has a hundred. */
export function titlesByKey(db: ServiceDatabase, key: string, filter: NameFilter): readonly TitleOfName[] {
  const rows = db.all<TitleRow & { readonly kind: number }>(titlesOfKey, key, ...valuesOf(filter))
  return rows.map((row) => ({ title: titleOf(row), kind: row.kind }))
}

const ofThirds = `SELECT n.title_id, n.key, n.year, n.kind FROM name_thirds t CROSS JOIN names n ON n.id = t.name_id
  WHERE t.hash = ? AND ${fitting('t')} LIMIT ${mostOfOneProbe}`

/** Names one spelling mistake away, never the key itself. */
export function misspeltNames(db: ServiceDatabase, key: string, filter: NameFilter): readonly FoundName[] {
  const found = new Map<string, FoundName>()
  for (const hash of typoHashesToProbe(key)) {
    for (const name of db.all<FoundName>(ofThirds, hash, ...valuesOf(filter))) {
      if (isOneEditApart(key, name.key)) found.set(`${name.title_id} ${name.key}`, name)
    }
  }
  const swapped = swappedAtSeams(key).filter((other) => other !== key)
  return [...found.values(), ...swapped.flatMap((other) => namesByKey(db, other, filter))]
}

/** Behind every text that begins with what stands before it. */
export const lastLetter = '\u{10ffff}'
const inRange = `SELECT title_id, key, year, kind FROM names n WHERE key >= ? AND key < ? AND ${thatFit} LIMIT ${mostByWords}`

/** Names that begin with this text. */
export function namesFrom(db: ServiceDatabase, text: string, filter: NameFilter): readonly FoundName[] {
  return db.all(inRange, text, text + lastLetter, ...valuesOf(filter))
}

/** PostgreSQL refuses to look for words of more than 2,046 bytes; no name has one that is near it. */
const longestWord = 500
const isTooLong = (word: string) => word.length > longestWord

/** Names that hold every one of these words; the last may be the beginning of one. */
export function namesByWords(
  db: ServiceDatabase,
  words: readonly string[],
  { isLastOpen = false, ...filter }: NameFilter & { readonly isLastOpen?: boolean },
): readonly FoundName[] {
  if (words.length === 0 || words.some(isTooLong)) return []
  const { dialect } = db
  const select = `SELECT n.title_id, n.key, n.year, n.kind ${dialect.namesWithWords(thatFit)} LIMIT ${mostByWords}`
  return db.all(select, dialect.wordPattern(words, isLastOpen), ...valuesOf(filter))
}

export function isKnownWord(db: ServiceDatabase, word: string): boolean {
  return !isTooLong(word) && db.get(db.dialect.someNameWithWords, db.dialect.wordPattern([word], false)) !== undefined
}
