/** Copies one table from SQLite to PostgreSQL by COPY, page by page in the order of its key, and tells both apart by a hash. */
import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { ServiceDatabase } from '../../../catalogue/store/database.ts'
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
export function tableNamed(from: ServiceDatabase, name: string): Table {
  const columns = from.all<ColumnRow>('SELECT name, type, pk FROM pragma_table_info(?)', name)
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    byteColumns: columns.filter(({ type }) => type === 'BLOB').map((column) => column.name),
  }
}

/** A cell for each column of its table. */
type Row = readonly Cell[]

/** All rows behind a key, in its order; both databases compare texts by their bytes. */
export function* pagesOf(
  db: ServiceDatabase,
  table: Table,
  after: readonly Cell[] | null = null,
): Generator<readonly Row[]> {
  const { columns } = table
  let last = after
  for (;;) {
    const page = rowsBehind(db, table, { columns, last, limit: pageLimit(db, table, last) })
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

function rowsBehind(db: ServiceDatabase, { name, key }: Table, { columns, last, limit }: Stretch): readonly Row[] {
  const where = last ? `WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})` : ''
  const select = `SELECT ${columns.join(', ')} FROM ${name} ${where} ORDER BY ${key.join(', ')} LIMIT ${limit}`
  return db.cells(select, ...(last ?? [])) as readonly Row[]
}

/** How many rows are read at once. Neither database reads the bytes to tell how many they are. */
function pageLimit(db: ServiceDatabase, table: Table, last: readonly Cell[] | null): number {
  const { byteColumns } = table
  if (byteColumns.length === 0) return rowsInPage
  const columns = [`${byteColumns.map((column) => `length(${column})`).join(' + ')} AS bytes`]
  const sizes = rowsBehind(db, table, { columns, last, limit: rowsOfBytesInPage })
  let sum = 0
  for (const [before, [bytes]] of sizes.entries()) {
    sum += Number(bytes)
    if (sum > bytesInPage) return Math.max(before, 1)
  }
  return rowsOfBytesInPage
}

/** The key of the last row. */
export function keyOf({ columns, key }: Table, page: readonly Row[]): readonly Cell[] {
  const row = page.at(-1) ?? []
  return key.map((column) => row[columns.indexOf(column)] ?? null)
}

export function copyPage(to: PostgresDatabase, { name, columns }: Table, page: readonly Row[]): void {
  let text = ''
  for (const row of page) text += `${lineOf(row)}\n`
  // In a buffer of its own, which is given away. What is no text in any encoding is written as the sign for that.
  to.copy(`COPY ${name} (${columns.join(', ')}) FROM STDIN`, new TextEncoder().encode(text))
}

/** https://www.postgresql.org/docs/15/sql-copy.html, "Text Format". A million lines are made of a dozen cells each: no lists. */
function lineOf(row: Row): string {
  let line = copied(row[0] ?? null)
  for (let at = 1; at < row.length; at += 1) line += `\t${copied(row[at] ?? null)}`
  return line
}

/** PostgreSQL keeps no NUL in a text (see serveLink.ts). */
const signs: Readonly<Record<string, string>> = {
  ...{ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' },
  '\0': '\u{fffd}',
}
const signsInText = /[\\\n\r\t\0]/g

function copied(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell === null) return '\\N'
  if (cell instanceof Uint8Array) return `\\\\x${Buffer.from(cell).toString('hex')}`
  const text = String(cell)
  // Most texts have none of them, which takes a fifth of the time of replacing nothing.
  return text.search(signsInText) === -1 ? text : text.replace(signsInText, (sign) => signs[sign] ?? sign)
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

export async function sumOf(db: ServiceDatabase, table: Table, signal: AbortSignal): Promise<TableSum> {
  const hash = createHash('sha256')
  let rows = 0
  for (const page of pagesOf(db, table)) {
    await pause(signal)
    rows += page.length
    for (const row of page) for (const cell of row) hash.update(`${compared(cell)}\n`)
  }
  return { rows, hash: hash.digest('hex') }
}

function compared(cell: Cell): string {
  if (cell === null) return 'null'
  if (cell instanceof Uint8Array) return createHash('sha256').update(cell).digest('hex')
  return JSON.stringify(typeof cell === 'string' ? storedText(cell) : Number(cell))
}

/** What of it arrives. */
function storedText(text: string): string {
  return text.replaceAll('\0', '\u{fffd}').toWellFormed()
}
