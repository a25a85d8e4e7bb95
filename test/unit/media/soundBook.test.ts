/** What was listened to is kept where there is room, and told where there is none. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMediaCache, type MediaCache } from '../../../electron/media/mediaCache.ts'
import { createSoundBook } from '../../../electron/media/soundBook.ts'
import { randomIds } from '../../../node/ids.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const options = { signal: new AbortController().signal }
const heard = Float32Array.from([0, 0.25, 1])

function bookOn(cache: MediaCache) {
  let times = 0
  const listen = async () => {
    times += 1
    return heard
  }
  const book = createSoundBook({ cache, keyOf: async () => 'amber', listen })
  return { book, listened: () => times }
}

const newCache = () => createMediaCache({ folder: join(tempFolder(), 'sound'), mostBytes: 2 ** 20, ids: randomIds })

test('a film is listened to once', async () => {
  const { book, listened } = bookOn(newCache())
  expect(await book.known('/m/A.mkv', 0)).toBeNull()
  await book.listen('/m/A.mkv', options)
  expect((await book.listen('/m/A.mkv', options))[1]).toBeCloseTo(0.25, 4)
  expect(listened()).toBe(1)
})

test('on a full disk, and where the cache cannot be a folder, what was heard is told all the same', async () => {
  const full: MediaCache = { find: async () => null, make: () => Promise.reject(new Error('ENOSPC')) }
  const file = join(tempFolder(), 'sound')
  writeFileSync(file, 'in the way')
  const blocked = createMediaCache({ folder: file, mostBytes: 2 ** 20, ids: randomIds })
  for (const cache of [full, blocked]) {
    const { book, listened } = bookOn(cache)
    expect(await book.listen('/m/A.mkv', options)).toEqual(heard)
    expect(await book.listen('/m/A.mkv', options)).toEqual(heard)
    expect(listened()).toBe(2)
  }
})

test('what the cache lets go while it is looked for is listened to again', async () => {
  const cache = newCache()
  const losing: MediaCache = {
    make: (name, make) => cache.make(name, make),
    async find(name) {
      const path = await cache.find(name)
      if (path !== null) rmSync(path)
      return path
    },
  }
  const { book, listened } = bookOn(losing)
  await book.listen('/m/A.mkv', options)
  expect(await book.listen('/m/A.mkv', options)).toEqual(heard)
  expect(listened()).toBe(2)
})
