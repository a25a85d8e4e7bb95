/**
 * Names that begin with a text. A range of the key index answers long beginnings; for short ones, where the range holds
 * thousands, the best known titles are worked out once after an import
 * (a title that was uploaded since is found by a longer beginning).
 */
import type { ServiceDatabase } from '../catalogue/database.ts'
import type { TitleType } from '../catalogue/records.ts'
import { titleById, typeNumber, type StoredTitle } from '../catalogue/titles.ts'
import { titleKey } from '../../shared/release/titleKey.ts'

export interface PrefixOptions {
  readonly type?: TitleType | undefined
  readonly limit: number
}

/** A range up to this size is read whole; a larger one gets a kept list. */
const readableRange = 40
const keptTitles = 40
const longestPrefix = 16
const lastLetter = '\u{10ffff}'

/** Best known (most subtitles) first. */
export function titlesByPrefix(
  db: ServiceDatabase,
  text: string,
  { type, limit }: PrefixOptions,
): readonly StoredTitle[] {
  const prefix = titleKey(text)
  if (prefix === '') return []
  const kept = keptFor(db, prefix)
  const ids = [...new Set(kept.length > 0 ? kept : inRange(db, prefix, type))]
  const titles = ids.map((id) => titleById(db, id)).filter((title) => title !== null)
  return titles
    .filter((title) => type === undefined || title.type === type)
    .sort((a, b) => b.subtitleCount - a.subtitleCount || compareText(a.name, b.name) || (b.year ?? 0) - (a.year ?? 0))
    .slice(0, limit)
}

/** Works out the kept lists anew; one pass over the names in order of their keys. */
export function rebuildPrefixes(db: ServiceDatabase): void {
  db.run('DELETE FROM best_by_prefix')
  const open = Array.from({ length: longestPrefix }, (): OpenPrefix => ({ prefix: '', names: 0, best: [] }))
  const rows = db.each<{ key: string; title_id: number; known: number }>(
    'SELECT n.key, n.title_id, t.subtitle_count AS known FROM names n CROSS JOIN titles t ON t.id = n.title_id ORDER BY n.key',
  )
  const closed: OpenPrefix[] = []
  for (const row of rows) {
    open.forEach((prefix, index) => {
      const text = row.key.slice(0, index + 1)
      if (text.length <= index) return
      if (prefix.prefix !== text) {
        if (prefix.names > readableRange) closed.push({ ...prefix })
        Object.assign(prefix, { prefix: text, names: 0, best: [] })
      }
      countName(prefix, row.title_id, row.known)
    })
  }
  for (const prefix of [...closed, ...open]) if (prefix.names > readableRange) keepPrefix(db, prefix)
}

interface OpenPrefix {
  prefix: string
  names: number
  /** Most known first. */
  best: { readonly id: number; readonly known: number }[]
}

function countName(prefix: OpenPrefix, id: number, known: number): void {
  prefix.names += 1
  const { best } = prefix
  const last = best.at(-1)
  if (best.length >= keptTitles && last && known <= last.known) return
  if (best.some((title) => title.id === id)) return
  let at = best.length
  while (at > 0 && (best[at - 1]?.known ?? 0) < known) at -= 1
  best.splice(at, 0, { id, known })
  if (best.length > keptTitles) best.pop()
}

function keepPrefix(db: ServiceDatabase, { prefix, best }: OpenPrefix): void {
  db.run('INSERT INTO best_by_prefix VALUES (?, ?)', prefix, best.map(({ id }) => id).join(' '))
}

function keptFor(db: ServiceDatabase, prefix: string): readonly number[] {
  const row = db.get<{ title_ids: string }>('SELECT title_ids FROM best_by_prefix WHERE prefix = ?', prefix)
  return row ? row.title_ids.split(' ').map(Number) : []
}

function inRange(db: ServiceDatabase, prefix: string, type: TitleType | undefined): readonly number[] {
  const rows = db.all<{ title_id: number; type: number }>(
    `SELECT title_id, type FROM names WHERE key >= ? AND key < ? LIMIT ${readableRange}`,
    prefix,
    prefix + lastLetter,
  )
  return rows.filter((row) => type === undefined || row.type === typeNumber(type)).map((row) => row.title_id)
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
