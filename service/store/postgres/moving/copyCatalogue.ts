/** Copies a catalogue that was imported elsewhere into an empty one, all of it or nothing. */
import type { ServiceDatabase } from '../../../catalogue/store/database.ts'
import type { Numbered } from '../../../catalogue/store/dialect.ts'
import { countRows } from './countRows.ts'
import { copyPage, pagesOf, pause, tableNamed } from './copyTable.ts'
import { catalogueTables, takeOverReach } from './moveStore.ts'
import type { PostgresDatabase } from '../postgresDatabase.ts'
import { buildNameIndexes, dropNameIndexes } from '../nameIndexes.ts'

export interface Copying {
  readonly from: ServiceDatabase
  readonly to: PostgresDatabase
  readonly signal: AbortSignal
  /** The last ones that the server had given out when `from` began to count behind them. */
  readonly numbers: Readonly<Record<Numbered, number>>
  /** What whoever imports should know, though all went well. */
  readonly tell: (sentence: string) => void
}

export function isCatalogueEmpty(to: PostgresDatabase): boolean {
  return catalogueTables.every((name) => to.get(`SELECT 1 FROM ${name} LIMIT 1`) === undefined)
}

/** False, and nothing is copied, where others came first. @throws DOMException AbortError, and nothing is copied */
export async function copyCatalogue({ from, to, signal, numbers, tell }: Copying): Promise<boolean> {
  const isCopied = await to.whileLoading(() =>
    to.transactionPatiently(async () => {
      if (!isCatalogueEmpty(to) || hasGivenNumbers(to, numbers)) return false
      for (const name of catalogueTables) if (name !== 'names') await copyTable({ from, to, signal }, name)
      // Without their indexes nobody can read them: they come last, so that searches wait for as short a time as may be.
      to.exec(dropNameIndexes)
      await copyTable({ from, to, signal }, 'names')
      await to.execPatiently(buildNameIndexes, signal)
      takeOverReach(from, to)
      return true
    }),
  )
  if (isCopied) await countCopied(to, tell)
  return isCopied
}

async function copyTable({ from, to, signal }: Pick<Copying, 'from' | 'to' | 'signal'>, name: string): Promise<void> {
  const table = tableNamed(from, name)
  for (const page of pagesOf(from, table)) {
    await pause(signal)
    copyPage(to, table, page)
  }
}

/** All is in the database by now: neither a stop nor a failure may say otherwise. */
async function countCopied(to: PostgresDatabase, tell: Copying['tell']): Promise<void> {
  try {
    await countRows(to, new AbortController().signal)
  } catch (thrown) {
    tell(`Everything is imported, but searches may be slow until the server has run ANALYZE: ${sentenceIn(thrown)}`)
  }
}

const sentenceIn = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

function hasGivenNumbers(to: PostgresDatabase, numbers: Copying['numbers']): boolean {
  return (Object.keys(numbers) as Numbered[]).some((table) => to.dialect.lastNumber(to, table) !== numbers[table])
}
