import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importPaths } from '../../../../service/catalogue/import/import.ts'
import { openServiceDatabase } from '../../../../service/catalogue/store/database.ts'
import { createOperatorBook } from '../../../../service/operator/operatorBook.ts'
import { createCatalogue } from '../../../../service/catalogue/catalogue.ts'
import { serviceTables } from '../../../../service/tables.ts'
import { sampleManifest, writeManifest } from '../../../support/make/archives/sampleManifest.ts'

test('the size of the catalogue is counted once a minute, and what changes quickly each time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-figures-'))
  const database = openServiceDatabase(folder, serviceTables)
  onTestFinished(() => {
    database.close()
    rmSync(folder, { recursive: true })
  })
  let nowMs = 1_000_000
  const book = createOperatorBook(database, createCatalogue(database), { nowMs: () => nowMs })
  const countOf = (table: string) => database.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0
  const size = () => {
    const { titles, subtitles, accounts } = book.figures()
    return { titles, subtitles, accounts }
  }
  expect(size()).toEqual({ titles: 0, subtitles: 0, accounts: 0 })
  await importPaths(database, [writeManifest(folder, sampleManifest)])
  database.run("INSERT INTO accounts VALUES ('acc', 'ann', 'free', 0)")
  nowMs += 59_999
  expect(size()).toEqual({ titles: 0, subtitles: 0, accounts: 1 })
  nowMs += 1
  const all = { titles: countOf('titles'), subtitles: countOf('subtitles'), accounts: 1 }
  expect(size()).toEqual(all)
  expect(all.subtitles).toBeGreaterThan(all.titles)
  database.run('DELETE FROM titles')
  nowMs -= 3_600_000
  expect(size()).toEqual({ ...all, titles: 0, subtitles: 0 })
})
