/** A root in which a scan finds no video any more, but files that it skips: what that says of the videos that were known there. */
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { scanRoot } from '../../../electron/batch/surveyLibrary.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createLibraryIndex } from '../../../electron/library/libraryIndex.ts'
import { scanInBatches } from '../../../electron/library/scan/scanFolder.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const names = ['Amber Tide (1990).mkv', 'Brass Signal (1992).mkv']

/** Two films of 100 bytes, which one scan has found; later ones may want more of a video. */
async function openLibrary() {
  const root = tempFolder()
  const paths = names.map((name) => join(root, name))
  for (const path of paths) writeFileSync(path, Buffer.alloc(100, 1))
  const index = createLibraryIndex({
    database: openDatabase(':memory:'),
    readMediaInfo: async () => null,
    readIds: async () => ({ ids: { filmdbId: null, moviedbId: null }, areAllRead: true }),
  })
  const scan = async (minimumBytes: number) => {
    const nothingGrows = { nowMs: () => Date.now() + 1e9, wait: async () => undefined }
    const parts = {
      scan: () => scanInBatches(root, { minimumBytes, clock: nothingGrows }),
      libraryIndex: index,
      history: { languagesOf: () => new Map<string, string>() },
    }
    const { signal } = new AbortController()
    await scanRoot(parts, root, { signal, onVideos: () => undefined, onSkipped: () => undefined })
    return index.page({ root, limit: 9 }).map(({ file }) => basename(file.path))
  }
  expect(await scan(50)).toEqual(names)
  return { root, paths, scan }
}

test('the videos that it skips now are none any more', async () => {
  const { scan } = await openLibrary()
  expect(await scan(200)).toEqual([])
})

test('a small file where a drive was says nothing of the videos on that drive', async () => {
  const { root, paths, scan } = await openLibrary()
  for (const path of paths) rmSync(path)
  mkdirSync(join(root, 'Sample'))
  writeFileSync(join(root, 'Sample', 'film-sample.mkv'), 'little')
  expect(await scan(50)).toEqual(names)
})

test('a drive that says of every file that it is empty says nothing of its videos', async () => {
  const { paths, scan } = await openLibrary()
  for (const path of paths) truncateSync(path)
  expect(await scan(50)).toEqual(names)
})
