import { expect, onTestFinished, test } from 'vitest'
import { join } from 'node:path'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createFolderStore } from '../../../../electron/views/folders/folderStore.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

function storeIn(folder: string) {
  const db = openDatabase(join(folder, 'app.sqlite'))
  onTestFinished(() => db.close())
  return createFolderStore(db, { nowMs: () => 5_000 })
}

const orphan = (path: string) => ({ kind: 'orphan', path, reason: 'orphan', message: 'Belongs to no video.' }) as const
const sample = (path: string) => ({ kind: 'ignored', path, reason: 'sample', message: 'A sample.' }) as const

test('folders and what their scans left out survive a restart', async () => {
  const home = tempFolder()
  const store = storeIn(home)
  const { id } = store.add('/films')
  await store.keepScan(id, [orphan('/films/b.srt'), sample('/films/a.mkv'), orphan('/films/100%_a.srt')])
  const again = storeIn(home)
  expect(again.list()).toEqual([{ id, path: '/films', scannedMs: 5_000 }])
  expect([again.countSkipped('orphan'), again.countSkipped('ignored')]).toEqual([2, 1])
  const page = { kind: 'orphan', offset: 0, limit: 10 } as const
  expect(again.skipped({ ...page, search: '' }).rows.map(({ path }) => path)).toEqual([
    '/films/100%_a.srt',
    '/films/b.srt',
  ])
  expect(again.skipped({ ...page, search: '%_' })).toMatchObject({ total: 1 })
})

test('a new scan replaces what the one before left out, and a removed folder takes its rows along', async () => {
  const store = storeIn(tempFolder())
  const films = store.add('/films')
  const shows = store.add('/shows')
  await store.keepScan(films.id, [orphan('/films/a.srt')])
  await store.keepScan(films.id, [orphan('/films/b.srt')])
  await store.keepScan(shows.id, [orphan('/shows/c.srt')])
  expect(store.countSkipped('orphan')).toBe(2)
  store.remove(films.id)
  expect(store.countSkipped('orphan')).toBe(1)
  await store.keepScan(films.id, [orphan('/films/late.srt')])
  expect(store.countSkipped('orphan')).toBe(1)
  expect(store.add('/films').id).not.toBe(films.id)
})

test('what happened once is remembered', () => {
  const home = tempFolder()
  const store = storeIn(home)
  expect(store.hasHappened('first run over')).toBe(false)
  store.happened('first run over')
  store.happened('first run over')
  expect(storeIn(home).hasHappened('first run over')).toBe(true)
})
