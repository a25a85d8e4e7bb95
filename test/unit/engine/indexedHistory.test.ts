/** Whatever is written, taken back or killed on its way: the library's index has what lies beside the video, without a scan. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { indexedHistory } from '../../../electron/engine/indexedHistory.ts'
import { createLibraryIndex } from '../../../electron/library/libraryIndex.ts'
import { adoptUsersFile } from '../../../electron/sidecar/history/adoptUsersFile.ts'
import { createPublish } from '../../../electron/sidecar/publish/publish.ts'
import { undo } from '../../../electron/sidecar/trash/undo.ts'
import { writtenSidecar } from '../../../electron/sidecar/publish/writtenName.ts'
import { faultyParts, type AllParts } from '../../support/disks/faultyParts.ts'
import { someDetails } from '../../support/disks/sidecarParts.ts'
import { quickDisk, restart, works, workWorld, type Work, type WorkWorld } from '../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

/** A move has its row changed by itself, and tells the library by itself. */
const told: readonly (readonly [string, Work])[] = [
  ...Object.entries(works).filter(([name]) => name !== 'move'),
  ['undo of what replaced a file of the user', undoOverTheirs],
]

async function adopted({ films, parts }: WorkWorld) {
  const path = join(films, 'Film.en.srt')
  const [videoPath, batchId] = [join(films, 'Film.mkv'), parts.history.startBatch('adopt')]
  const file = { batchId, videoPath, path, bytes: readFileSync(path), language: 'en', fingerprint: 'f' }
  return adoptUsersFile(parts.history, { ...file, encoding: 'utf-8' })
}

/** Theirs stands under the name that ours had. */
async function theirs(world: WorkWorld): Promise<void> {
  await undo(world.parts, { kind: 'row', id: world.first.id })
  writeFileSync(world.path, 'theirs')
}

async function undoOverTheirs(world: WorkWorld) {
  await theirs(world)
  const replaces = await adopted(world)
  const about = { videoPath: replaces.videoPath, path: world.path, bytes: Buffer.from('two'), language: 'en' }
  const order = { ...about, subject: 'film', fingerprint: 'two', details: someDetails, replaces }
  const { id } = await createPublish(world.parts)({ ...order, batchId: world.parts.history.startBatch('edit') })
  return (parts: AllParts) => undo(parts, { kind: 'row', id })
}

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
