/**
 * Imports into a database on a server. A catalogue that is still empty is read into a folder of its own first, and comes over
 * by COPY in one transaction: row by row a large one would take many times as long. What is added to a catalogue later is
 * asked for row by row, as it may be there already.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '../../../../shared/errors.ts'
import { importPaths } from '../../../catalogue/import/import.ts'
import type { ImportCounts, ImportOptions } from '../../../catalogue/import/importTally.ts'
import { openServiceDatabase, type ServiceDatabase } from '../../../catalogue/store/database.ts'
import type { Numbered } from '../../../catalogue/store/dialect.ts'
import { serviceTables } from '../../../tables.ts'
import { copyCatalogue, isCatalogueEmpty } from './copyCatalogue.ts'
import { openSettled } from './openSettled.ts'
import type { PostgresDatabase } from '../postgresDatabase.ts'
import type { PostgresPlace } from '../postgresStore.ts'

export interface ImportOrder {
  readonly paths: readonly string[]
  readonly options: ImportOptions
  readonly signal: AbortSignal
}

export async function importInto(place: PostgresPlace, { paths, options, signal }: ImportOrder): Promise<ImportCounts> {
  const to = openSettled(place)
  try {
    const copied = isCatalogueEmpty(to) ? await importByCopy(to, { paths, options, signal }) : null
    return copied ?? (await importPaths(to, paths, options))
  } finally {
    to.close()
  }
}

/** Null where others wrote into the catalogue meanwhile: then nothing was copied. */
async function importByCopy(
  to: PostgresDatabase,
  { paths, options, signal }: ImportOrder,
): Promise<ImportCounts | null> {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-import-'))
  try {
    const from = openServiceDatabase(folder, serviceTables)
    try {
      // Of a folder that is thrown away nothing needs to be on the disk.
      from.run('PRAGMA synchronous=OFF')
      const numbers = takeNumbers(from, to)
      const counts = await importPaths(from, paths, options)
      const tell = (message: string) => options.onProgress?.({ ...counts, message })
      return (await copyCatalogue({ from, to, signal, numbers, tell })) ? counts : null
    } finally {
      from.close()
    }
  } catch (thrown) {
    throw isStop(thrown) ? new AppError('cancelled', stopped, thrown) : thrown
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const stopped = 'The import was stopped; nothing of it is in the database.'

function isStop(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    (thrown.name === 'AbortError' || (thrown instanceof AppError && thrown.code === 'cancelled'))
  )
}

/** Uploads that wait have numbers of the server already: counting goes on behind them. */
function takeNumbers(from: ServiceDatabase, to: PostgresDatabase): Readonly<Record<Numbered, number>> {
  const takeOver = (table: Numbered) => {
    const last = to.dialect.lastNumber(to, table)
    from.run('UPDATE sqlite_sequence SET seq = ? WHERE name = ?', last, table)
    return last
  }
  return { subtitles: takeOver('subtitles'), subtitle_files: takeOver('subtitle_files') }
}
