/** Titles for words that a person typed: the very name first, then names that begin so, names with these words, misspelt ones. */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { lookUp } from '../catalogue/store/lookups.ts'
import type { TitleType } from '../catalogue/records.ts'
import { titleOrShowByFilmdbId, titlesById, type StoredTitle } from '../catalogue/titles.ts'
import { misspeltNames, titlesByKeys, titlesByWords, type FoundName } from './nameIndex.ts'
import { titlesByPrefix } from './prefixes.ts'
import { withDigits } from './spellings.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'

export interface NameQuery {
  readonly text: string
  readonly type?: TitleType | undefined
  readonly year?: number | undefined
  readonly limit: number
}

/** At most `limit`, best first. A later, broader step is asked only while there is room (API §4 rule 4, v1). */
export function titlesByName(db: ServiceDatabase, query: NameQuery): readonly StoredTitle[] {
  const text = query.text.trim()
  if (/^tt\d+$/i.test(text)) return ofType([lookUp(db, titleOrShowByFilmdbId(text))], query)
  const { name, year } = splitYear(text, query.year)
  const found = new Map<number, StoredTitle>()
  for (const step of [exactNames, beginnings, withWords, misspelt]) {
    const titles = step(db, { ...query, text: name, year }).filter((title) => fits(title, query.type, year))
    for (const title of order(titles, name, year)) if (!found.has(title.id)) found.set(title.id, title)
    if (found.size >= query.limit || (step === withWords && found.size > 0)) break
  }
  // Digits at the end that are no year of anything belong to the name ("Blade Runner 2049").
  if (found.size === 0 && name !== text) return titlesByName(db, { ...query, text: `${text}.` })
  return [...found.values()].slice(0, query.limit)
}

/** "Paper Lantern 2019" and "Paper Lantern (2019)" name a year, unless the caller has named one. */
function splitYear(
  text: string,
  year: number | undefined,
): { readonly name: string; readonly year: number | undefined } {
  const found = /^(.+?)[\s.(]+((?:19|20)\d\d)\)?$/.exec(text)
  return year === undefined && found ? { name: found[1] ?? text, year: Number(found[2]) } : { name: text, year }
}

function exactNames(db: ServiceDatabase, { text, type }: NameQuery): readonly StoredTitle[] {
  const key = titleKey(text)
  const keys = [...new Set([key, withDigits(key)])]
  return lookUp(db, titlesByKeys(keys, { type })).map(({ title }) => title)
}

function beginnings(db: ServiceDatabase, { text, type, limit }: NameQuery): readonly StoredTitle[] {
  return titlesByPrefix(db, text, { type, limit })
}

function withWords(db: ServiceDatabase, { text, type }: NameQuery): readonly StoredTitle[] {
  const words = titleKey(text)
    .split(' ')
    .filter((word) => word !== '')
  // One short letter group would open on half the catalogue.
  const isLastOpen = (words.at(-1) ?? '').length >= 3
  return lookUp(db, titlesByWords(db.dialect, words, { type, isLastOpen }))
}

function misspelt(db: ServiceDatabase, { text, type }: NameQuery): readonly StoredTitle[] {
  return readTitles(db, lookUp(db, misspeltNames(titleKey(text), { type })))
}

function readTitles(db: ServiceDatabase, names: readonly FoundName[]): readonly StoredTitle[] {
  const ids = [...new Set(names.map((name) => name.title_id))]
  const titles = lookUp(db, titlesById(ids))
  return ids.flatMap((id) => titles.get(id) ?? [])
}

function ofType(titles: readonly (StoredTitle | null)[], { type, limit }: NameQuery): readonly StoredTitle[] {
  return titles
    .filter((title) => title !== null && (type === undefined || title.type === type))
    .slice(0, limit) as StoredTitle[]
}

function fits(title: StoredTitle, type: TitleType | undefined, year: number | undefined): boolean {
  if (type !== undefined && title.type !== type) return false
  return year === undefined || title.year === null || Math.abs(title.year - year) <= 1
}

/** The very spelling before the normalised one, the very year before its neighbours, then what the catalogue has most of. */
function order(titles: readonly StoredTitle[], name: string, year: number | undefined): readonly StoredTitle[] {
  const typed = name.toLowerCase()
  const spelling = (title: StoredTitle) => Number(title.name.toLowerCase() !== typed)
  const away = (title: StoredTitle) => (year === undefined ? 0 : Math.abs((title.year ?? year + 1) - year))
  return [...titles].sort(
    (a, b) =>
      spelling(a) - spelling(b) ||
      away(a) - away(b) ||
      b.subtitleCount - a.subtitleCount ||
      (a.name < b.name ? -1 : Number(a.name > b.name)) ||
      (b.year ?? 0) - (a.year ?? 0) ||
      a.sdId - b.sdId,
  )
}
