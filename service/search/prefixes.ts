/**
 * Names that begin with a text. A range of the key index answers long beginnings; for short ones, where the range holds
 * thousands, the best known titles are worked out once after an import
 * (a title that was uploaded since is found by a longer beginning).
 */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { lookUp } from '../catalogue/store/lookups.ts'
import type { TitleType } from '../catalogue/records.ts'
import { titleOf, titlesById, type StoredTitle, type TitleRow } from '../catalogue/titles.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'
import { inOrderOfKeys, lastLetter, titlesOfNames } from './nameIndex.ts'

export interface PrefixOptions {
  readonly type?: TitleType | undefined
  readonly limit: number
}

/** A range up to this size is read whole; a larger one gets a kept list. */
const readableRange = 40
const keptTitles = 40
const longestPrefix = 16
const namesInPage = 5_000

/** Best known (most subtitles) first. */
export function titlesByPrefix(
  db: ServiceDatabase,
  text: string,
  { type, limit }: PrefixOptions,
): readonly StoredTitle[] {
  const prefix = titleKey(text)
  if (prefix === '') return []
  const kept = keptFor(db, prefix)
  const titles = kept.length > 0 ? [...lookUp(db, titlesById(kept)).values()] : inRange(db, prefix)
  return titles
    .filter((title) => type === undefined || title.type === type)
    .sort(byRenown)
    .slice(0, limit)
}

/**
 * Works out the kept lists anew: one pass over the names in order of their keys, page by page and commit by commit, so
 * that nobody waits for it. Names are only ever added: a list is replaced, never taken away.
 */
export function rebuildPrefixes(db: ServiceDatabase): void {
  const open = Array.from({ length: longestPrefix }, (): OpenPrefix => ({ names: 0, best: [] }))
  const closed: ClosedPrefix[] = []
  let before = ''
  const close = (from: number) => {
    for (let length = from; length <= Math.min(before.length, longestPrefix); length += 1) {
      const { names, best } = open[length - 1] ?? nothingOpen
      if (names > readableRange) closed.push({ prefix: before.slice(0, length), best })
      open[length - 1] = { names: 0, best: [] }
    }
  }
  for (const page of pagesOfNames(db)) {
    for (const { key, title_id: id, known } of page) {
      close(commonLength(before, key) + 1)
      for (const prefix of open.slice(0, key.length)) countName(prefix, { id, known })
      before = key
    }
    keepPrefixes(db, closed.splice(0))
  }
  close(1)
  keepPrefixes(db, closed)
}

interface NameOfTitle {
  readonly key: string
  readonly type: number
  readonly year: number
  readonly kind: number
  readonly title_id: number
  /** Subtitles of the title. */
  readonly known: number
}

function* pagesOfNames(db: ServiceDatabase): Generator<readonly NameOfTitle[]> {
  const next = `SELECT n.key, n.type, n.year, n.kind, n.title_id, t.subtitle_count AS known
    FROM names n CROSS JOIN titles t ON t.id = n.title_id
    WHERE (n.key, n.type, n.year, n.kind, n.title_id) > (?, ?, ?, ?, ?)
    ORDER BY n.key, n.type, n.year, n.kind, n.title_id LIMIT ${namesInPage}`
  let last: NameOfTitle | undefined = { key: '', type: 0, year: 0, kind: 0, title_id: 0, known: 0 }
  while (last) {
    const page: readonly NameOfTitle[] = db.all(next, last.key, last.type, last.year, last.kind, last.title_id)
    yield page
    last = page.length === namesInPage ? page.at(-1) : undefined
  }
}

interface BestTitle {
  readonly id: number
  readonly known: number
}

interface OpenPrefix {
  names: number
  /** Most known first. */
  readonly best: BestTitle[]
}

interface ClosedPrefix {
  readonly prefix: string
  readonly best: readonly BestTitle[]
}

const nothingOpen: OpenPrefix = { names: 0, best: [] }

function countName(prefix: OpenPrefix, title: BestTitle): void {
  prefix.names += 1
  const { best } = prefix
  const last = best.at(-1)
  if (best.length >= keptTitles && last && title.known <= last.known) return
  if (best.some(({ id }) => id === title.id)) return
  let at = best.length
  while (at > 0 && (best[at - 1]?.known ?? 0) < title.known) at -= 1
  best.splice(at, 0, title)
  if (best.length > keptTitles) best.pop()
}

function keepPrefixes(db: ServiceDatabase, closed: readonly ClosedPrefix[]): void {
  if (closed.length === 0) return
  const keep =
    'INSERT INTO best_by_prefix VALUES (?, ?) ON CONFLICT (prefix) DO UPDATE SET title_ids = excluded.title_ids'
  db.transaction(() => {
    for (const { prefix, best } of closed) {
      db.run(keep, prefix, best.map(({ id }) => id).join(' '))
    }
  })
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < longestPrefix && one[length] === other[length]) length += 1
  return length
}

function keptFor(db: ServiceDatabase, prefix: string): readonly number[] {
  if (prefix.length > longestPrefix) return []
  const row = db.get<{ title_ids: string }>('SELECT title_ids FROM best_by_prefix WHERE prefix = ?', prefix)
  return row ? row.title_ids.split(' ').map(Number) : []
}

const titlesInRange = titlesOfNames(
  `SELECT title_id FROM names WHERE key >= ? AND key < ? ${inOrderOfKeys} LIMIT ${readableRange}`,
)

function inRange(db: ServiceDatabase, prefix: string): readonly StoredTitle[] {
  return db.all<TitleRow>(titlesInRange, prefix, prefix + lastLetter).map(titleOf)
}

function byRenown(a: StoredTitle, b: StoredTitle): number {
  return (
    b.subtitleCount - a.subtitleCount ||
    compareText(a.name, b.name) ||
    (b.year ?? 0) - (a.year ?? 0) ||
    compareText(a.type, b.type) ||
    a.sdId - b.sdId
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
