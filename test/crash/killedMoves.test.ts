/**
 * SIGKILL of the service while it moves bytes to archives in an S3-compatible store. UNDERTITLE_KILLS says how many kills,
 * UNDERTITLE_SEED which moments.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openArchives } from '../../service/catalogue/archives/openArchives.ts'
import { createBlobReader, keepBlob, md5Of } from '../../service/catalogue/store/blobs.ts'
import { openServiceDatabase, type ServiceDatabase } from '../../service/catalogue/store/database.ts'
import { serviceTables } from '../../service/tables.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { createRandom, makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startS3Peer } from '../support/peers/s3Peer.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { listening } from '../support/programs/serviceProcess.ts'

const kills = Number(process.env['UNDERTITLE_KILLS'] ?? 20)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'own/secret+key', region: 'eu-test-1' }

interface Counts {
  readonly all: number
  readonly moved: number
}

function countsOf(db: ServiceDatabase): Counts {
  const select = 'SELECT (SELECT count(*) FROM blobs) AS "all", (SELECT count(*) FROM moved_blobs) AS moved'
  return db.get<Counts>(select) ?? { all: 0, moved: 0 }
}

function addMore(db: ServiceDatabase, name: string): void {
  db.transaction(() => {
    for (let count = 0; count < 200; count += 1) keepBlob(db, new TextEncoder().encode(`${name}, file ${count}`))
  })
}

test(`after ${kills} kills while bytes are moved all of them are there, and unchanged (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  const world = makeWorld({ folder, seed, movies: 40, shows: 10, languages: ['EN', 'ES', 'FR'] })
  expect(await runCli(['service', 'import', '--data', dataDir, world.manifest])).toMatchObject({ code: 0 })
  const peer = await startS3Peer(keys, 'subtitles')
  onTestFinished(() => peer.close())
  const { env } = peer
  const db = openServiceDatabase(dataDir, serviceTables)
  onTestFinished(() => db.close())
  expect(countsOf(db).all).toBeGreaterThan(100)

  const start = () => startCli(['service', 'start', '--data', dataDir, '--archives', 's3://subtitles'], { env })
  let killedInside = 0
  for (let killed = 0; killed < kills; killed += 1) {
    const child = start()
    const ended = once(child, 'close')
    const before = peer.calls.length
    // Half of the kills wait for a number of objects, half for a moment.
    const mostCalls = before + 3 + pick(25)
    const timer = setInterval(() => killed % 2 === 0 && peer.calls.length >= mostCalls && child.kill('SIGKILL'), 1)
    const latest = setTimeout(() => child.kill('SIGKILL'), killed % 2 === 0 ? 3_000 : 300 + pick(700))
    await ended
    clearInterval(timer)
    clearTimeout(latest)
    const { moved, all } = countsOf(db)
    if (moved > 0 && moved < all) killedInside += 1
    if (moved === all) addMore(db, `round ${killed}`)
  }
  expect(killedInside).toBeGreaterThan(kills / 4)

  const { child } = await listening(start())
  const left = () => countsOf(db).all - countsOf(db).moved
  await expect.poll(left, { timeout: 60_000 }).toBe(0)
  child.kill('SIGTERM')
  await once(child, 'close')
  const reader = createBlobReader(db, await openArchives('s3://subtitles', env))
  for (const { id, md5 } of db.all<{ readonly id: number; readonly md5: string }>('SELECT id, md5 FROM blobs'))
    expect(md5Of((await reader.read(id)) ?? new Uint8Array(0))).toBe(md5)
})
