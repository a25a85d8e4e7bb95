/**
 * Copies all that a data folder holds into an empty database on a server: catalogue, accounts, counters, uploads, jobs. Cut off
 * anywhere it goes on where it was; at the end counts and hashes of every table must be equal. The folder stays as it is.
 */
import { AppError } from '../../../../shared/errors.ts'
import type { ServiceDatabase } from '../../../catalogue/store/database.ts'
import { countRows } from './countRows.ts'
import { copyPage, keyOf, pagesOf, pause, sumOf, tableNamed, type Cell, type Table } from './copyTable.ts'
import type { PostgresDatabase } from '../postgresDatabase.ts'
import { buildNameIndexes, dropNameIndexes } from '../nameIndexes.ts'

/** What the others refer to comes first. */
const accountTables = [
  ...['accounts', 'blocked_accounts', 'api_keys', 'key_endings', 'upload_tokens'],
  ...['usage_ledger', 'usage_counters', 'request_ids'],
]
const uploadTables = ['uploads', 'upload_files']
const jobTables = ['ai_jobs', 'ai_job_cues']
export const catalogueTables = [
  ...['titles', 'names', 'name_thirds', 'best_by_prefix', 'episode_ids', 'release_facts', 'subtitles'],
  ...['subtitle_index', 'subtitle_files', 'archives', 'blobs', 'moved_blobs'],
]
const allTables = [...accountTables, ...uploadTables, ...jobTables, ...catalogueTables]
/** Their rows are numbered by the server from now on. */
const numberedOfCatalogue = ['titles', 'names', 'release_facts', 'blobs']
const numberedBesides = ['usage_ledger', 'ai_jobs']

export interface MovedTable {
  readonly table: string
  readonly rows: number
}

export interface Moving {
  readonly from: ServiceDatabase
  readonly to: PostgresDatabase
  readonly tell: (moved: MovedTable) => void
  readonly signal: AbortSignal
}

/**
 * @throws AppError where the database holds other things, or what arrived is not what was sent; DOMException AbortError between
 * two pages, or amid the last long statements, once the signal says so
 */
export async function moveStore(moving: Moving): Promise<readonly MovedTable[]> {
  const moved = await moving.to.whileLoading(() => copyTables(moving))
  await finish(moving)
  return moved
}

async function copyTables(moving: Moving): Promise<readonly MovedTable[]> {
  const { from, to } = moving
  const tables = allTables.map((name) => tableNamed(from, name))
  begin(to)
  for (const table of tables) await copyTable(moving, table)
  const moved: MovedTable[] = []
  for (const table of tables) moved.push(await requireSame(moving, table))
  return moved
}

/** `moved_tables`: how far each table is, by the key of its last row; there only while a move is under way. */
function begin(to: PostgresDatabase): void {
  to.transaction(() => {
    if (isUnderWay(to)) return
    if (allTables.some((name) => to.get(`SELECT 1 FROM ${name} LIMIT 1`) !== undefined))
      throw new AppError('input.invalid', 'The database holds something already. Name one that is empty.')
    to.exec('CREATE TABLE moved_tables (name text PRIMARY KEY, last_key text NOT NULL)')
    to.exec(dropNameIndexes)
  })
}

/** @throws AppError where only a part of what is moved has arrived so far */
export function requireNoMove(to: PostgresDatabase): void {
  if (isUnderWay(to))
    throw new AppError(
      'input.invalid',
      'A move into this database was not finished: run the same move command again first.',
    )
}

function isUnderWay(to: PostgresDatabase): boolean {
  return to.get<{ found: number }>("SELECT to_regclass('moved_tables') IS NOT NULL AS found")?.found === 1
}

async function copyTable({ from, to, tell, signal }: Moving, table: Table): Promise<void> {
  const known = to.get<{ last_key: string }>('SELECT last_key FROM moved_tables WHERE name = ?', table.name)
  const after = known ? (JSON.parse(known.last_key) as readonly Cell[]) : null
  let rows = 0
  for (const page of pagesOf(from, table, after)) {
    await pause(signal)
    to.transaction(() => {
      copyPage(to, table, page)
      const upsert =
        'INSERT INTO moved_tables VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET last_key = excluded.last_key'
      to.run(upsert, table.name, JSON.stringify(keyOf(table, page)))
    })
    rows += page.length
    tell({ table: table.name, rows })
  }
}

async function requireSame({ from, to, signal }: Moving, table: Table): Promise<MovedTable> {
  const sent = await sumOf(from, table, signal)
  const arrived = await sumOf(to, table, signal)
  if (sent.rows === arrived.rows && sent.hash === arrived.hash) return { table: table.name, rows: sent.rows }
  throw new AppError(
    'input.invalid',
    `${table.name} arrived otherwise than it was sent: ${sent.rows} rows, ${arrived.rows} arrived. Stop the service of the folder, empty the database and move again.`,
  )
}

/** What may take long comes before the commit that ends the move: stopped amid it, the next move does it again. */
async function finish({ from, to, signal }: Moving): Promise<void> {
  await to.execPatiently(buildNameIndexes, signal)
  await countRows(to, signal)
  to.transaction(() => {
    takeOverReach(from, to)
    countOn(to, numberedBesides)
    to.exec('DROP TABLE moved_tables')
  })
}

/** How far indexes and numbers of the catalogue reach. Run inside a transaction. */
export function takeOverReach(from: ServiceDatabase, to: PostgresDatabase): void {
  const extent = from.get<{ last_id: number }>('SELECT last_id FROM indexed_names')
  const reach = from.get<{ last_name: number; subtitles: number }>('SELECT last_name, subtitles FROM prefix_reach')
  to.run('UPDATE indexed_names SET last_id = ?', extent?.last_id ?? 0)
  to.run('UPDATE prefix_reach SET last_name = ?, subtitles = ?', reach?.last_name ?? 0, reach?.subtitles ?? 0)
  for (const name of ['subtitles', 'subtitle_files'] as const)
    to.run('UPDATE given_numbers SET seq = ? WHERE name = ?', from.dialect.lastNumber(from, name), name)
  countOn(to, numberedOfCatalogue)
}

function countOn(to: PostgresDatabase, tables: readonly string[]): void {
  for (const name of tables)
    to.exec(`SELECT setval(pg_get_serial_sequence('${name}', 'id'), greatest(max(id), 1)) FROM ${name}`)
}
