/** A whole run against the real service behind a network that cuts archives (promise J6): the subtitle is had all the same. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

import { openDatabase } from '../../electron/database/database.ts'
import { damageTables } from '../../electron/database/tables/service/damages.ts'
import { archivePlace } from '../../electron/download/cache/tidyCache.ts'
import { makeWorld, type World } from '../support/make/worlds/makeWorld.ts'
import { leaveAtStep } from '../support/programs/leaveAtStep.ts'
import { runHere } from '../support/programs/runHere.ts'
import { startServiceProcess, type ServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

interface Network {
  readonly url: string
  /** Downloads that are cut from now on; what is left passes whole. */
  cuts: number
}

/** Passes everything on; a cut download has no length and ends in order after a part of it. */
async function startNetwork(target: string, passesIds: boolean): Promise<Network> {
  const network = { url: '', cuts: 0 }
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      const { 'x-api-key': key = '', 'idempotency-key': id = '' } = incoming.headers
      const headers = { 'x-api-key': String(key), ...(passesIds && id !== '' ? { 'idempotency-key': String(id) } : {}) }
      const body = incoming.method === 'POST' ? { body: await buffer(incoming) } : {}
      const answer = await fetch(target + (incoming.url ?? ''), { method: incoming.method ?? 'GET', headers, ...body })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const type = answer.headers.get('content-type') ?? ''
      const replayed = answer.headers.get('idempotency-replayed')
      const kept = { 'content-type': type, ...(replayed === null ? {} : { 'idempotency-replayed': replayed }) }
      const isCut = type === 'application/zip' && network.cuts > 0
      if (isCut) {
        network.cuts -= 1
        outgoing.useChunkedEncodingByDefault = false
        outgoing.writeHead(answer.status, { ...kept, connection: 'close' }).end(bytes.subarray(0, bytes.length * 0.6))
      } else outgoing.writeHead(answer.status, { ...kept, 'content-length': bytes.length }).end(bytes)
    }
    pass().catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  network.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return network
}

interface Scene {
  readonly world: World
  readonly service: ServiceProcess
  readonly network: Network
  readonly home: string
  get(): ReturnType<typeof runHere>
}

async function setTheScene({ passesIds }: { readonly passesIds: boolean }): Promise<Scene> {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const world = makeWorld({ folder, seed: 5, movies: 3, shows: 0, languages: ['EN'] })
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest])
  const network = await startNetwork(service.url, passesIds)
  const home = join(folder, 'home')
  const where = ['--home', home, '--service', network.url, '--languages', 'en']
  const args = ['get', world.library, ...where, '--yes-to', 'all', '--json']
  return { world, service, network, home, get: () => runHere(args, { env: { UNDERTITLE_API_KEY: service.key } }) }
}

function wanted({ world }: Scene): number {
  return world.videos.filter(({ marks }) => marks.has('EN')).length
}

function missing({ world }: Scene): number {
  return world.videos.filter(({ path, marks }) => marks.has('EN') && !isThere(path.replace(/\.mkv$/, '.en.srt'))).length
}

function isThere(path: string): boolean {
  try {
    return readFileSync(path).length > 0
  } catch {
    return false
  }
}

function inHome<Answer>({ home }: Scene, ask: (db: ReturnType<typeof openDatabase>) => Answer): Answer {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  try {
    return ask(db)
  } finally {
    db.close()
  }
}

const rejections = (scene: Scene) =>
  inHome(scene, (db) => db.all<{ reason: string }>('SELECT reason FROM match_rejections').map(({ reason }) => reason))

const downloads = ({ service }: Scene) =>
  service.ledger().reduce((sum, { counter, units }) => sum + (counter === 'downloads' ? units : 0), 0)

test('where calls are remembered, cut archives are asked for again in the same run, for nothing', async () => {
  const scene = await setTheScene({ passesIds: true })
  scene.network.cuts = 2
  await scene.get()
  expect([missing(scene), rejections(scene), downloads(scene)]).toEqual([0, [], wanted(scene)])
  const spent = inHome(scene, (db) =>
    db.get(`SELECT sum(units_spent) AS units, max(state) AS state FROM quota_entries WHERE kind = 'download'`),
  )
  expect(spent).toEqual({ units: wanted(scene), state: 'settled' })
})

test('where they are not, the next run has them, and says before what happened', async () => {
  const scene = await setTheScene({ passesIds: false })
  scene.network.cuts = 100
  const first = await scene.get()
  expect([missing(scene), rejections(scene)]).toEqual([wanted(scene), []])
  expect(first.stdout).toContain('damaged on its way')
  scene.network.cuts = 0
  await scene.get()
  expect([missing(scene), rejections(scene)]).toEqual([0, []])
})

test('a home that kept a cut archive, and held it against the subtitle, gets it after all', async () => {
  const scene = await setTheScene({ passesIds: true })
  await scene.get()
  const files = scene.world.videos.map(({ path }) => path.replace(/\.mkv$/, '.en.srt')).filter(isThere)
  await runHere(['undo', '--home', scene.home, '--since', '2000-01-01'])
  expect(files.some(isThere)).toBe(false)
  makeOld(scene, files)
  await scene.get()
  expect([missing(scene), rejections(scene)]).toEqual([0, []])
})

/** As an earlier version left it: half archives under their own sums, rejections, and the steps before this one. */
function makeOld(scene: Scene, files: readonly string[]): void {
  inHome(scene, (db) => {
    const rows = db.all<{ sha256: string; subtitle_id: string }>('SELECT sha256, subtitle_id FROM cached_archive')
    for (const { sha256, subtitle_id } of rows) {
      const folder = join(scene.home, 'cache')
      const half = readFileSync(archivePlace(folder, sha256)).subarray(0, 120)
      const own = createHash('sha256').update(half).digest('hex')
      writeFileSync(archivePlace(folder, own), half)
      db.run('UPDATE cached_archive SET sha256 = ? WHERE subtitle_id = ?', own, subtitle_id)
      for (const file of files)
        db.run(
          'INSERT OR REPLACE INTO match_rejections VALUES (?, ?, ?, 1)',
          ...[file.replace(/\.en\.srt$/, '.mkv'), subtitle_id],
          'The archive is cut off or damaged. Try another subtitle.',
        )
    }
  })
  leaveAtStep(join(scene.home, 'undertitle.sqlite'), damageTables)
}
