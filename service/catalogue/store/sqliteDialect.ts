/** The dialect of SQLite: its JSON, its full-text index, its book of numbers. */
import type { Statements, Value } from '../../../node/sqlite/statements.ts'
import { mistakeSides, typoHashOf } from '../../search/typoIndex.ts'
import type { Dialect } from './dialect.ts'

/** Makes a pure function over texts known to SQL under a name. */
export type Define = (name: string, answer: (text: string) => Value) => void

export function createSqliteDialect(define: Define): Dialect {
  return {
    numbersIn: (parameter) => `json_each(${parameter})`,
    // The index itself answers in the order of its rows.
    namesWithWords: (conditions) =>
      `FROM name_words w CROSS JOIN names n ON n.id = w.rowid WHERE name_words MATCH ? AND ${conditions}`,
    someNameWithWords: 'SELECT 1 FROM name_words WHERE name_words MATCH ? LIMIT 1',
    wordPattern: (words, isLastOpen) =>
      words.map((word) => `"${word.replaceAll('"', '')}"`).join(' ') + (isLastOpen ? '*' : ''),
    indexNames(db, after, upTo) {
      indexThirds(db, define, [after, upTo])
      db.run('INSERT INTO name_words (rowid, words) SELECT id, key FROM names WHERE id > ? AND id <= ?', after, upTo)
    },
    lastNumber: (db, table) =>
      db.get<{ seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = ?', table)?.seq ?? 0,
    reserveNumber(db, table) {
      const next = 'UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = ? RETURNING seq'
      const row = db.get<{ seq: number }>(next, table)
      if (!row) throw new Error(`${table} gives out no numbers`)
      return row.seq
    },
  }
}

/** In the order of the index, so that a million rows are written page after page. */
function indexThirds(db: Statements, define: Define, range: readonly [after: number, upTo: number]): void {
  for (const side of mistakeSides) define(`${side}_filed`, (key) => typoHashOf(side, key))
  const filed = mistakeSides.map(
    (side) => `SELECT ${side}_filed(key) AS hash, type, year, id FROM names WHERE id > ?1 AND id <= ?2`,
  )
  db.run(
    `INSERT OR IGNORE INTO name_thirds SELECT hash, type, year, id FROM (${filed.join(' UNION ALL ')})
     WHERE hash IS NOT NULL ORDER BY hash, type, year, id`,
    ...range,
  )
}
