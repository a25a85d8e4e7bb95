/**
 * SIGKILL of the service while it moves bytes to archives in an S3-compatible store, out of a data folder and out of PostgreSQL.
 * UNDERTITLE_KILLS says how many kills, UNDERTITLE_SEED which moments.
 */
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openArchives } from '../../service/catalogue/archives/openArchives.ts'
import { createBlobReader, keepBlob, md5Of } from '../../service/catalogue/store/blobs.ts'
import { openServiceDatabase, type ServiceDatabase } from '../../service/catalogue/store/database.ts'
import { serviceTables } from '../../service/tables.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { createRandom, makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startS3Peer } from '../support/peers/s3Peer.ts'
import { openPostgres } from '../support/postgres/openDatabases.ts'
import { postgresPrograms, startPostgresServer } from '../support/postgres/postgresServer.ts'
import { killRun, onceSo } from '../support/programs/killRun.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { listening } from '../support/programs/serviceProcess.ts'

const kills = Number(process.env['UNDERTITLE_KILLS'] ?? 20)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const programs = postgresPrograms()
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

interface MovedPlace {
  readonly db: ServiceDatabase
  /** Of the command. */
  readonly args: readonly string[]
}

async function placeOnServer(): Promise<MovedPlace> {
  const server = await startPostgresServer(programs ?? '')
  onTestFinished(() => server.stop())
  return { db: openPostgres(server.url), args: ['--database', server.url] }
}

function placeInFolder(folder: string): MovedPlace {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  return { db: openServiceDatabase(dataDir, serviceTables), args: ['--data', dataDir] }
}

const described = `after ${kills} kills while bytes are moved all of them are there, and unchanged (seed ${seed})`

test(described, () => moveUnderKills(placeInFolder(tempFolder())))

const needed = programs === null ? ' (needs Debian’s postgresql)' : ''
test.skipIf(programs === null)(`from PostgreSQL: ${described}${needed}`, async () =>
  moveUnderKills(await placeOnServer()),
)

async function moveUnderKills({ db, args }: MovedPlace): Promise<void> {
  onTestFinished(() => db.close())
  const pick = createRandom(seed)
  const world = makeWorld({ folder: tempFolder(), seed, movies: 40, shows: 10, languages: ['EN', 'ES', 'FR'] })
  expect(await runCli(['service', 'import', ...args, world.manifest])).toMatchObject({ code: 0 })
  const peer = await startS3Peer(keys, 'subtitles')
  onTestFinished(() => peer.close())
  const { env } = peer
  expect(countsOf(db).all).toBeGreaterThan(100)

  const startArgs = ['service', 'start', ...args, '--archives', 's3://subtitles']
  let killedInside = 0
  for (let killed = 0; killed < kills; killed += 1) {
    // Half of the kills come with an object, half a moment after the first one, however long the start took.
    const { all: before, moved: movedBefore } = countsOf(db)
    const wanted = killed % 2 === 0 ? 3 + pick(25) : 1
    const mostCalls = peer.calls.length + Math.min(wanted, before - movedBefore)
    const moment = onceSo(() => peer.calls.length >= mostCalls, killed % 2 === 0 ? 0 : pick(100))
    expect(await killRun(startArgs, { env }, moment)).toBe(true)
    const { moved, all } = countsOf(db)
    if (moved > 0 && moved < all) killedInside += 1
    if (moved === all) addMore(db, `round ${killed}`)
  }
  expect(killedInside).toBeGreaterThan(kills / 4)

  const { child } = await listening(startCli(startArgs, { env }))
  const left = () => countsOf(db).all - countsOf(db).moved
  await expect.poll(left, { timeout: 60_000 }).toBe(0)
  child.kill('SIGTERM')
  await once(child, 'close')
  const reader = createBlobReader(db, await openArchives('s3://subtitles', env))
  for (const { id, md5 } of db.all<{ readonly id: number; readonly md5: string }>('SELECT id, md5 FROM blobs'))
    expect(md5Of((await reader.read(id)) ?? new Uint8Array(0))).toBe(md5)
}
