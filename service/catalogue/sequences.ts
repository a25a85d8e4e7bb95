/** Numbers that the catalogue gives out, each once for good, also between processes. */
import type { ServiceDatabase } from './database.ts'

export type Sequence = 'sd_id' | 'n_id' | 'file_n_id'

/** The next `count` numbers of a sequence; the first of them is returned. */
export function nextNumber(db: ServiceDatabase, sequence: Sequence, count = 1): number {
  const next = 'UPDATE sequences SET next = next + ? WHERE name = ? RETURNING next - ? AS first'
  const row = db.get<{ first: number }>(next, count, sequence, count)
  if (!row) throw new Error(`No sequence ${sequence}`)
  return row.first
}
