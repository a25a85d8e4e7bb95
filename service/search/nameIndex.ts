/** Look-ups in the index of names: by key, by a key within one edit, by words. Decides nothing about what fits. */
import type { ServiceDatabase } from '../catalogue/database.ts'
import type { TitleType } from '../catalogue/records.ts'
import { typeNumber } from '../catalogue/titles.ts'
import { isOneEditApart, probedThirds, swappedBetweenThirds } from './thirds.ts'

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

/** More titles of one name than this cannot be told apart by name anyway. */
const mostOfOneName = 120
const mostOfOneProbe = 400
const mostByWords = 300

/** This year and the years beside it; any year where none is said. */
export function yearsAround(year: number | null): Years | undefined {
  return year === null ? undefined : [year - 1, year + 1]
}

const anyYear: Years = [0, 9999]

/** The plus signs keep SQLite from seeking every year on its own: one walk over the few names of a key is faster. */
const ofKey = `SELECT title_id, key, year, kind FROM names
  WHERE key = ? AND type BETWEEN ? AND ? AND (+year BETWEEN ? AND ? OR +year = 0) LIMIT ${mostOfOneName}`

export function namesByKey(
  db: ServiceDatabase,
  key: string,
  { type, years = anyYear }: NameFilter,
): readonly FoundName[] {
  const [firstType, lastType] = type === undefined ? [0, 1] : [typeNumber(type), typeNumber(type)]
  return db.all(ofKey, key, firstType, lastType, ...years)
}

/** Names one spelling mistake away, never the key itself. */
export function misspeltNames(db: ServiceDatabase, key: string, filter: NameFilter): readonly FoundName[] {
  const found = new Map<string, FoundName>()
  const shared = `SELECT n.title_id, n.key, n.year, n.kind, n.type FROM name_thirds t JOIN names n ON n.id = t.name_id
    WHERE t.hash = ? LIMIT ${mostOfOneProbe}`
  for (const hash of probedThirds(key)) {
    for (const name of db.all<FoundName & { readonly type: number }>(shared, hash)) {
      if (fits(name, filter) && isOneEditApart(key, name.key)) found.set(`${name.title_id} ${name.key}`, name)
    }
  }
  const swapped = swappedBetweenThirds(key).filter((other) => other !== key)
  return [...found.values(), ...swapped.flatMap((other) => namesByKey(db, other, filter))]
}

/** Names that hold every one of these words; the last may be the beginning of one. */
export function namesByWords(
  db: ServiceDatabase,
  words: readonly string[],
  { type, years, isLastOpen = false }: NameFilter & { readonly isLastOpen?: boolean },
): readonly FoundName[] {
  if (words.length === 0) return []
  const match = words.map((word) => `"${word.replaceAll('"', '')}"`).join(' ') + (isLastOpen ? '*' : '')
  const rows = db.all<FoundName & { readonly type: number }>(
    `SELECT n.title_id, n.key, n.year, n.kind, n.type FROM name_words w JOIN names n ON n.id = w.rowid
     WHERE name_words MATCH ? LIMIT ${mostByWords}`,
    match,
  )
  return rows.filter((row) => fits(row, { type, years }))
}

export function isKnownWord(db: ServiceDatabase, word: string): boolean {
  return (
    db.get('SELECT 1 FROM name_words WHERE name_words MATCH ? LIMIT 1', `"${word.replaceAll('"', '')}"`) !== undefined
  )
}

function fits(name: { readonly type: number; readonly year: number }, { type, years }: NameFilter): boolean {
  if (type !== undefined && name.type !== typeNumber(type)) return false
  return years === undefined || name.year === 0 || (years[0] <= name.year && name.year <= years[1])
}
