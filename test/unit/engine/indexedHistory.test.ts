/** Whatever is written, taken back or killed on its way: the library's index has what lies beside the video, without a scan. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { indexedHistory } from '../../../electron/engine/indexedHistory.ts'
import { createLibraryIndex } from '../../../electron/library/libraryIndex.ts'
import { writtenSidecar } from '../../../electron/sidecar/publish/writtenName.ts'
import { faultyParts } from '../../support/disks/faultyParts.ts'
import { quickDisk, restart, works, workWorld, type Work } from '../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

/** A move has its row changed by itself, and tells the library by itself. */
const told = Object.entries(works).filter(([name]) => name !== 'move')

test.each(told)('%s, killed at every moment and begun again, is what the index has', async (_, work) => {
  const root = tempFolder()
  let killed = 0
  for (let killAt = 0; ; killAt += 1) {
    const folder = join(root, String(killAt))
    mkdirSync(folder)
    const { wasKilled, indexed, standing } = await killOnce(folder, work, killAt)
    expect(indexed, `killed at ${killAt}`).toEqual(standing)
    if (!wasKilled) break
    killed += 1
  }
  expect(killed).toBeGreaterThan(5)
})

async function killOnce(root: string, work: Work, killAt: number) {
  const db = openDatabase(':memory:')
  const bare = await workWorld(root, quickDisk, db)
  const index = createLibraryIndex({ database: db, readMediaInfo: async () => null, readIds: notAsked })
  const { path, videoPath, language } = bare.first
  const sidecars = [writtenSidecar(path, language)]
  await index.describe({ path: videoPath, root: bare.films, sizeBytes: 5, modifiedMs: 1, sidecars })
  const world = { ...bare, parts: { ...bare.parts, history: indexedHistory(bare.parts.history, { db, index }) } }
  const run = await work(world)
  const faulty = faultyParts(world.parts, { killAt })
  const wasKilled = (await faulty.outlive(run(faulty.parts))) === 'killed'
  await restart(world.parts)
  const indexed = index.find(videoPath)?.file.sidecars.map((sidecar) => sidecar.path)
  db.close()
  const standing = readdirSync(bare.films).filter((name) => !name.endsWith('.mkv'))
  return {
    wasKilled,
    indexed: indexed?.toSorted(),
    standing: standing.map((name) => join(bare.films, name)).toSorted(),
  }
}

async function notAsked() {
  return { ids: { filmdbId: null, moviedbId: null }, areAllRead: true }
}
