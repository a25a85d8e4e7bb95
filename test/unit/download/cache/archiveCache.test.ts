import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createArchiveCache, type ArchiveCache } from '../../../../electron/download/cache/archiveCache.ts'
import { cacheState, clearCache } from '../../../../electron/download/cache/clearCache.ts'
import { tidyCache } from '../../../../electron/download/cache/tidyCache.ts'
import { realDisk, type Disk } from '../../../../electron/disk/disk.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

let ids = 0
const newId = () => String(++ids).padStart(16, '0')

function cacheOn(disk: Disk = realDisk) {
  const folder = join(tempFolder(), 'cache')
  const db = openDatabase(':memory:')
  const cache = createArchiveCache({ db, folder, service: 's', disk, clock: { nowMs: () => ++ids }, ids: { newId } })
  return { folder, db, cache }
}

async function keep(cache: ArchiveCache, id: string, bytes: Uint8Array): Promise<void> {
  const enter = await cache.store(id, bytes)
  enter()
}

test('an archive that cannot be read now is not forgotten: it was paid for', async () => {
  const { cache, folder } = cacheOn()
  await keep(cache, '1', Buffer.from('bytes'))
  const [name = ''] = readdirSync(folder)
  rmSync(join(folder, name))
  mkdirSync(join(folder, name))
  await expect(cache.get('1')).rejects.toMatchObject({ code: 'home.unusable' })
  expect(cache.has('1')).toBe(true)
  rmSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name), 'bytes')
  expect(await cache.get('1')).toEqual(Buffer.from('bytes'))
})

test('an archive that is gone, or is another than it was, is forgotten', async () => {
  const { cache, folder } = cacheOn()
  for (const id of ['1', '2']) await keep(cache, id, Buffer.from(`bytes ${id}`))
  const [first = '', second = ''] = readdirSync(folder)
  rmSync(join(folder, first))
  writeFileSync(join(folder, second), 'other bytes')
  expect([await cache.get('1'), await cache.get('2')]).toEqual([null, null])
  expect([cache.has('1'), cache.has('2')]).toEqual([false, false])
})

test('a disk without room is told before anything is paid for; what it cannot keep all the same is paid and not kept', async () => {
  const narrow = cacheOn({ ...realDisk, space: async () => ({ freeBytes: 2 ** 20, totalBytes: 2 ** 40 }) })
  await expect(narrow.cache.checkRoom()).rejects.toMatchObject({ code: 'disk.full' })
  const full = cacheOn({
    ...realDisk,
    writeNew: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' })),
  })
  await keep(full.cache, '1', Buffer.from('bytes'))
  expect(full.cache.has('1')).toBe(false)
})

test('a start removes what a killed run left half done, and nothing that only looks alike', async () => {
  const { cache, folder, db } = cacheOn()
  await keep(cache, '1', Buffer.from('bytes'))
  const foreign = ['notes.part', 'sound.wav', '0123456789abcdef.part.txt']
  for (const name of [...foreign, '00000000000000ff.part']) writeFileSync(join(folder, name), 'half')
  await tidyCache({ db, folder })
  expect(
    readdirSync(folder)
      .filter((name) => !name.endsWith('.archive'))
      .toSorted(),
  ).toEqual(foreign.toSorted())
  expect(await cache.get('1')).toEqual(Buffer.from('bytes'))
})

test('a start lets go of what was not used for longest when the cache is too large', async () => {
  const { cache, folder, db } = cacheOn()
  for (const id of ['1', '2', '3']) await keep(cache, id, Buffer.from(`bytes ${id}`))
  await cache.get('1')
  await tidyCache({ db, folder }, 14)
  expect([cache.has('1'), cache.has('2'), cache.has('3')]).toEqual([true, false, true])
  expect(readdirSync(folder)).toHaveLength(2)
})

test('an archive of several subtitles counts once, and any of them keeps it', async () => {
  const { cache, folder, db } = cacheOn()
  for (const id of ['1', '2', '3']) await keep(cache, id, Buffer.from('of a season'))
  await keep(cache, '4', Buffer.from('of another'))
  await tidyCache({ db, folder }, 21)
  expect(readdirSync(folder)).toHaveLength(2)
  await cache.get('1')
  await tidyCache({ db, folder }, 20)
  expect(['1', '2', '3', '4'].map((id) => cache.has(id))).toEqual([true, true, true, false])
  expect(await cache.get('3')).toEqual(Buffer.from('of a season'))
})

test('a cache folder that is not there yet needs no tidying', async () => {
  const { db, folder } = cacheOn()
  await tidyCache({ db, folder: `${folder}-none` })
})

test('clearing deletes every kept archive, counted once each, and leaves what is on its way', async () => {
  const { cache, folder, db } = cacheOn()
  for (const id of ['1', '2']) await keep(cache, id, Buffer.from('the same'))
  await keep(cache, '3', Buffer.from('other'))
  writeFileSync(join(folder, '00000000000000ff.part'), 'half')
  expect(cacheState({ db })).toEqual({ archives: 2, bytes: 13 })
  expect(await clearCache({ db, folder })).toEqual({ archives: 0, bytes: 0 })
  expect([cache.has('1'), cache.has('2'), cache.has('3')]).toEqual([false, false, false])
  expect(readdirSync(folder)).toEqual(['00000000000000ff.part'])
})
