/**
 * SIGKILL at each step of a translation (promise J2): `npm run test:crash`. The peer itself pulls the trigger when a start, a
 * look or a download reaches it or has been acted on; publishing is met a random moment after the download.
 */
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { startAiPeer, type AiPeer } from '../support/peers/aiPeer.ts'
import { createGun, type KillStep } from '../support/programs/gun.ts'
import { createRandom, makeWorld, type World } from '../support/make/worlds/makeWorld.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { expectNoHalfFile, namesIn } from '../support/disks/wholeSubtitles.ts'

const kills = Number(process.env['UNDERTITLE_JOB_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 200)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)

const start = /\/ai\/translations$/
const look = /\/ai\/translations\/[^/]+$/
const download = /\/download$/

function stepsOf(pick: (length: number) => number): readonly KillStep[] {
  return [
    { path: start, moment: 'before', laterMs: 0 },
    { path: start, moment: 'after', laterMs: 0 },
    { path: start, moment: 'after', laterMs: pick(20) },
    { path: look, moment: 'before', laterMs: 0 },
    { path: look, moment: 'after', laterMs: pick(20) },
    { path: download, moment: 'before', laterMs: 0 },
    { path: download, moment: 'after', laterMs: pick(20) },
    { path: download, moment: 'after', laterMs: 20 + pick(150) },
  ]
}

test(`${kills} kills start no translation twice, and each ends once (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  let killed = 0
  for (let round = 1; killed < kills; round += 1) killed += await playRound(round, pick, kills - killed)
  expect(killed).toBeGreaterThanOrEqual(kills)
})

async function playRound(number: number, pick: (length: number) => number, most: number): Promise<number> {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const world = makeWorld({ folder, seed: seed * 1000 + number, movies: 4, shows: 0, languages: ['EN'] })
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest])
  const gun = createGun()
  const peer = await startAiPeer({
    upstream: service.url,
    key: service.key,
    looks: 1,
    lose: (path, moment) => gun.onRequest(path, moment),
  })
  const home = join(folder, 'home')
  const rules = ['--languages', 'es>translate:en', '--yes-to', 'all']
  const args = ['get', world.library, '--home', home, '--service', peer.url, ...rules, '--json']
  const env = { UNDERTITLE_API_KEY: service.key }
  const before = treeLines(world.library)

  let killed = 0
  for (const step of shuffled([...stepsOf(pick), ...stepsOf(pick)], pick)) {
    if (killed >= most) break
    const child = startCli(args, { env })
    child.stdout?.resume()
    child.stderr?.resume()
    gun.aim(child, step)
    await once(child, 'close')
    if (child.signalCode === 'SIGKILL') killed += 1
    expectNoHalfFile(world.library, '.es.srt')
    if (child.exitCode !== null && isComplete(world)) break
  }
  gun.rest()
  const last = await runCli(args, { env })
  expect([0, 1], last.stderr).toContain(last.code)
  expectFairEnd(world, home, peer)
  expect(treeLines(world.library).filter((line) => line.includes('.undertitle-'))).toEqual([])
  await runCli(['undo', '--home', home, '--since', '2000-01-01'])
  expect(treeLines(world.library)).toEqual(before)
  await service.stop()
  return killed
}

function shuffled<Item>(items: readonly Item[], pick: (length: number) => number): readonly Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(pick(left.length), 1))
}

const translatable = ({ videos }: World) => videos.filter(({ marks }) => marks.has('EN'))

function isComplete(world: World): boolean {
  return namesIn(world.library, '.es.srt').length === translatable(world).length
}

/** Charged units are distinct jobs; every job ended as written; the app's ledger says the same as the service. */
function expectFairEnd(world: World, home: string, peer: AiPeer): void {
  expect(isComplete(world)).toBe(true)
  expectNoHalfFile(world.library, '.es.srt')
  expect(peer.charged()).toBe(new Set(peer.jobs.map(({ nId }) => nId)).size)
  expect(peer.charged()).toBe(translatable(world).length)
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const jobs = db.all<{ state: string; requestId: string }>('SELECT state, request_id AS requestId FROM ai_job')
  const entries = db.all<{ state: string; spent: number }>(
    "SELECT state, units_spent AS spent FROM quota_entries WHERE kind = 'ai'",
  )
  const twice = db.all('SELECT path FROM written WHERE state = ? GROUP BY path HAVING count(*) > 1', 'written')
  db.close()
  expect(jobs.map(({ state }) => state)).toEqual(translatable(world).map(() => 'done'))
  expect(new Set(jobs.map(({ requestId }) => requestId)).size).toBe(peer.charged())
  expect(entries.filter(({ state }) => state === 'reserved' || state === 'unknown')).toEqual([])
  expect(entries.reduce((sum, { spent }) => sum + spent, 0)).toBe(peer.charged())
  expect(twice).toEqual([])
}
