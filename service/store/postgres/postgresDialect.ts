/** The dialect of PostgreSQL: how our texts read there, its JSON, its index of words, its book of numbers. */
import type { Statements } from '../../../node/sqlite/statements.ts'
import type { Dialect } from '../../catalogue/store/dialect.ts'
import { mistakeSides, typoHashOf } from '../../search/typoIndex.ts'

/** Whose rows are numbered as they come: what is inserted alone answers its number. */
const intoNumbered = /^INSERT INTO (?:titles|blobs|release_facts|ai_jobs)\b/

/**
 * A text of ours as PostgreSQL reads it: numbered parameters, names with capitals kept, and joins without the word by which
 * SQLite keeps their order.
 */
export function postgresText(sql: string): string {
  let at = 0
  const text = sql
    .replace(/\?(\d*)/g, (_sign, number: string) => `$${number || String((at += 1))}`)
    .replace(/\bAS ([a-z]+[A-Z]\w*)/g, 'AS "$1"')
    .replace(/\bCROSS JOIN (\w+ \w+ ON)\b/g, 'JOIN $1')
  return intoNumbered.test(sql) && !/\bRETURNING\b/.test(sql) ? `${text} RETURNING id` : text
}

const namesInBatch = 5_000

/**
 * Asked for the first one alone, the planner would rather read the table than the index, as it cannot know that there is none:
 * what is worked out by itself is planned as if all of it were asked for. The index then finds every name that has the words,
 * as it has no order to stop in; of the names themselves no more are read than it takes to find the first.
 */
const namesOfIndex = 'WITH named AS MATERIALIZED (SELECT 1 AS found FROM names WHERE words_of(key) @@ ?::tsquery)'

export const postgresDialect: Dialect = {
  numbersIn: (parameter) =>
    `(SELECT item::bigint AS value FROM json_array_elements_text(${parameter}::json) AS item) AS items`,
  namesWithWords: (conditions) => `FROM names n WHERE words_of(n.key) @@ ?::tsquery AND ${conditions} ORDER BY n.id`,
  someNameWithWords: `SELECT found FROM (${namesOfIndex} SELECT found FROM named LIMIT 1) AS first`,
  wordPattern: (words, isLastOpen) =>
    words
      .filter((word) => word !== '')
      .map((word) => `'${word.replace(/['\\]/g, '\\$&')}'`)
      .join(' & ') + (isLastOpen ? ':*' : ''),
  indexNames(db, after, upTo) {
    // The words follow by themselves: their index is one over an expression.
    for (let from = after; from < upTo; from += namesInBatch) indexThirds(db, from, Math.min(from + namesInBatch, upTo))
  },
  lastNumber: (db, table) =>
    db.get<{ seq: number }>(`SELECT ${lastOf(table)} AS seq FROM given_numbers WHERE name = ?`, table)?.seq ?? 0,
  reserveNumber(db, table) {
    const next = `UPDATE given_numbers SET seq = ${lastOf(table)} + 1 WHERE name = ? RETURNING seq`
    const row = db.get<{ seq: number }>(next, table)
    if (!row) throw new Error(`${table} gives out no numbers`)
    return row.seq
  },
}

/** Numbers are given out here, and brought along by what is imported. */
function lastOf(table: string): string {
  return `greatest(seq, (SELECT coalesce(max(id), 0) FROM ${table}))`
}

interface Name {
  readonly id: number
  readonly key: string
  readonly type: number
  readonly year: number
}

/** The hashes are worked out here: the server knows no functions of ours. */
function indexThirds(db: Statements, after: number, upTo: number): void {
  const names = db.all<Name>('SELECT id, key, type, year FROM names WHERE id > ? AND id <= ?', after, upTo)
  const thirds = names.flatMap(({ id, key, type, year }) =>
    mistakeSides.flatMap((side) => {
      const hash = typoHashOf(side, key)
      return hash === null ? [] : [[hash, type, year, id]]
    }),
  )
  const insert = `INSERT INTO name_thirds
    SELECT (item ->> 0)::bigint, (item ->> 1)::bigint, (item ->> 2)::bigint, (item ->> 3)::bigint
    FROM json_array_elements(?::json) AS item ON CONFLICT DO NOTHING`
  if (thirds.length > 0) db.run(insert, JSON.stringify(thirds))
}
