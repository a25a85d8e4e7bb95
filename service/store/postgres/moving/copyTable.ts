/** Copies one table from SQLite to PostgreSQL by COPY, page by page in the order of its key, and tells both apart by a hash. */
import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Statements } from '../../../../node/sqlite/statements.ts'
import type { PostgresDatabase } from '../postgresDatabase.ts'

export type Cell = string | number | bigint | null | Uint8Array

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** In its order. */
  readonly key: readonly string[]
  /** Rows with these may be large: fewer are held at once. */
  readonly byteColumns: readonly string[]
}

const rowsInPage = 5_000
const rowsOfBytesInPage = 64
/** A row of more makes a page of its own. As text on the wire they are twice as many. */
const bytesInPage = 8 * 1024 ** 2

interface ColumnRow {
  readonly name: string
  readonly type: string
  readonly pk: number
}

/** As it stands in SQLite. */
export function tableNamed(from: Statements, name: string): Table {
  const columns = from.all<ColumnRow>('SELECT name, type, pk FROM pragma_table_info(?)', name)
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    byteColumns: columns.filter(({ type }) => type === 'BLOB').map((column) => column.name),
  }
}

type Row = Readonly<Record<string, Cell>>

/** All rows behind a key, in its order; both databases compare texts by their bytes. */
export function* pagesOf(
  db: Statements,
  table: Table,
  after: readonly Cell[] | null = null,
): Generator<readonly Row[]> {
  const { columns } = table
  let last = after
  for (;;) {
    const page = rowsBehind<Row>(db, table, { columns, last, limit: pageLimit(db, table, last) })
    if (page.length === 0) return
    yield page
    last = keyOf(table, page)
  }
}

interface Stretch {
  readonly columns: readonly string[]
  readonly last: readonly Cell[] | null
  readonly limit: number
}

function rowsBehind<Found>(db: Statements, { name, key }: Table, { columns, last, limit }: Stretch): readonly Found[] {
  const where = last ? `WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})` : ''
  const select = `SELECT ${columns.join(', ')} FROM ${name} ${where} ORDER BY ${key.join(', ')} LIMIT ${limit}`
  return db.all<Found>(select, ...(last ?? []))
}

/** How many rows are read at once. Neither database reads the bytes to tell how many they are. */
function pageLimit(db: Statements, table: Table, last: readonly Cell[] | null): number {
  const { byteColumns } = table
  if (byteColumns.length === 0) return rowsInPage
  const columns = [`${byteColumns.map((column) => `length(${column})`).join(' + ')} AS bytes`]
  const sizes = rowsBehind<{ readonly bytes: number }>(db, table, { columns, last, limit: rowsOfBytesInPage })
  let sum = 0
  for (const [before, { bytes }] of sizes.entries()) {
    sum += bytes
    if (sum > bytesInPage) return Math.max(before, 1)
  }
  return rowsOfBytesInPage
}

/** The key of the last row. */
export function keyOf({ key }: Table, page: readonly Row[]): readonly Cell[] {
  const row = page.at(-1) ?? {}
  return key.map((column) => row[column] ?? null)
}

export function copyPage(to: PostgresDatabase, { name, columns }: Table, page: readonly Row[]): void {
  const lines = page.map((row) => `${columns.map((column) => copied(row[column] ?? null)).join('\t')}\n`)
  to.copy(`COPY ${name} (${columns.join(', ')}) FROM STDIN`, Buffer.from(lines.join('')))
}

const signs: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** https://www.postgresql.org/docs/15/sql-copy.html, "Text Format". */
function copied(cell: Cell): string {
  if (cell === null) return '\\N'
  if (cell instanceof Uint8Array) return `\\\\x${Buffer.from(cell).toString('hex')}`
  return storedText(String(cell)).replace(/[\\\n\r\t]/g, (sign) => signs[sign] ?? sign)
}

/** PostgreSQL keeps no NUL in a text (see serveLink.ts). */
function storedText(text: string): string {
  return text.replaceAll('\0', '\u{fffd}').toWellFormed()
}

/** Between two pages the process hears what it is told: a stop, above all. @throws DOMException AbortError */
export async function pause(signal: AbortSignal): Promise<void> {
  await breathe()
  signal.throwIfAborted()
}

export interface TableSum {
  readonly rows: number
  /** SHA-256 over every cell of every row, in the order of the key. */
  readonly hash: string
}

export async function sumOf(db: Statements, table: Table, signal: AbortSignal): Promise<TableSum> {
  const hash = createHash('sha256')
  let rows = 0
  for (const page of pagesOf(db, table)) {
    await pause(signal)
    rows += page.length
    for (const row of page) for (const column of table.columns) hash.update(`${compared(row[column] ?? null)}\n`)
  }
  return { rows, hash: hash.digest('hex') }
}

function compared(cell: Cell): string {
  if (cell === null) return 'null'
  if (cell instanceof Uint8Array) return createHash('sha256').update(cell).digest('hex')
  return JSON.stringify(typeof cell === 'string' ? storedText(cell) : Number(cell))
}
