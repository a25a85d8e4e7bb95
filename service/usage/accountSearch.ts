/** Which accounts a text means, newest first. Compared here: databases fold capitals each by a rule of its own. */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Page } from '../catalogue/records.ts'

export interface AccountQuery {
  /** A part of the name, or an id; '' for all. */
  readonly text: string
  readonly offset: number
  readonly limit: number
}

const newestFirst = 'FROM accounts ORDER BY created_at DESC, id'

/** Their ids. Run inside a snapshot. */
export function findAccounts(db: ServiceDatabase, { text, offset, limit }: AccountQuery): Page<string> {
  if (text === '') {
    const rows = db.all<{ id: string }>(`SELECT id ${newestFirst} LIMIT ? OFFSET ?`, limit, offset)
    const total = db.get<{ n: number }>('SELECT count(*) AS n FROM accounts')?.n ?? 0
    return { items: rows.map(({ id }) => id), total }
  }
  const part = folded(text)
  const all = db.all<{ id: string; name: string }>(`SELECT id, name ${newestFirst}`)
  const found = all.filter(({ id, name }) => id === text || folded(name).includes(part))
  return { items: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length }
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
