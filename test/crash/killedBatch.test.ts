/**
 * SIGKILL at random moments of a batch of 20 (promises F3, F10, J1): `npm run test:crash`. UNDERTITLE_KILLS says how many
 * kills, UNDERTITLE_SEED which moments. A killed run is followed by the next one, so recovery is killed as well.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { createQuotaLedger } from '../../electron/quota/quotaLedger.ts'
import { createRunPages, everyRow } from '../../electron/runs/runPages.ts'
import { afterMs, killRun } from '../support/programs/killRun.ts'
import { createRandom, makeWorld, type World } from '../support/make/worlds/makeWorld.ts'
import { runCli } from '../support/programs/runCli.ts'
import { startServiceProcess, type ServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { expectNoHalfFile } from '../support/disks/wholeSubtitles.ts'

const kills = Number(process.env['UNDERTITLE_KILLS'] ?? 200)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)

/** A run of the batch takes about this long; kills fall anywhere in it, sometimes after its end. */
const longestRunMs = 2_500

test(`${kills} kills leave no half file, lose none, and pay nothing twice (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  let killed = 0
  for (let round = 1; killed < kills; round += 1) killed += await playRound(round, pick, kills - killed)
  expect(killed).toBeGreaterThanOrEqual(kills)
})

async function playRound(number: number, pick: (length: number) => number, most: number): Promise<number> {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const world = makeWorld({ folder, seed: seed * 1000 + number, movies: 12, shows: 1, languages: ['EN'] })
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest])
  const home = join(folder, 'home')
  const args = [
    world.library,
    '--home',
    home,
    '--service',
    service.url,
    '--languages',
    'en',
    '--yes-to',
    'all',
    '--json',
  ]
  const options = { env: { UNDERTITLE_API_KEY: service.key } }
  const before = treeLines(world.library)

  let killed = 0
  const commandOf = (run: number) => (run % 3 === 0 ? 'plan' : 'get')
  const run = () => killRun([commandOf(killed), ...args], options, afterMs(pick(longestRunMs)))
  while (killed < Math.min(most, 12) && (await run())) {
    killed += 1
    expectNoHalfFile(world.library, '.en.srt')
    expectEveryCostListed(home)
  }
  const last = await runCli(['get', ...args], options)
  expect([0, 1], last.stderr).toContain(last.code)
  expectAllThere(world)
  expect(treeLines(world.library).filter((line) => line.includes('.undertitle-'))).toEqual([])
  expectFairLedger(home, service)
  expectEveryCostListed(home)
  await expectCostsToldAsCharged(home, service)
  expectWholeRuns(home)
  await runCli(['undo', '--home', home, '--since', '2000-01-01'])
  expect(treeLines(world.library)).toEqual(before)
  await service.stop()
  return killed
}

function expectAllThere(world: World): void {
  expectNoHalfFile(world.library, '.en.srt')
  const missing = world.videos.filter(({ path, marks }) => {
    const mark = marks.get('EN')
    if (mark === undefined) return false
    const sidecar = path.replace(/\.mkv$/, '.en.srt')
    return !readFileSync(sidecar, 'utf8').split('\n').includes(mark)
  })
  expect(missing).toEqual([])
}

/** Whatever died, and wherever: what the listed runs have cost is all that was spent, of which usage tells. */
function expectEveryCostListed(home: string): void {
  const file = join(home, 'undertitle.sqlite')
  // Killed before it had a database.
  if (!existsSync(file)) return
  const db = openDatabase(file)
  const pages = createRunPages(db)
  const { ids } = pages.page({ filter: 'all', kind: null, search: '', todayMs: 0, ...everyRow })
  const ledger = createQuotaLedger(db, { nowMs: Date.now })
  const costs = [...pages.underWay(), ...ids].map((id) => ledger.spentIn(id))
  const listed = costs.reduce((sum, { search, download, ai }) => sum + search + download + ai, 0)
  const spent = ledger.days(0).reduce((sum, { units }) => sum + units, 0)
  db.close()
  expect(listed).toBe(spent)
}

/** As the command tells its runs, and as the service has counted. */
async function expectCostsToldAsCharged(home: string, service: ServiceProcess): Promise<void> {
  const { stdout } = await runCli(['runs', '--all', '--json', '--home', home])
  const lines = stdout.trim().split('\n')
  const runs = lines.map((line) => JSON.parse(line) as { readonly spent: Readonly<Record<string, number>> })
  const told = (kind: string) => runs.reduce((sum, { spent }) => sum + (spent[kind] ?? 0), 0)
  const charged = (counter: string) =>
    service.ledger().reduce((sum, row) => sum + (row.counter === counter ? row.units : 0), 0)
  expect(['search', 'downloads'].map(told)).toEqual(['search', 'downloads'].map(charged))
}

/** No run is lost: each that was begun has ended by now, as cut where it was killed, and all that was written is counted. */
function expectWholeRuns(home: string): void {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const open = db.all('SELECT id FROM batch WHERE begun_ms IS NOT NULL AND ended_ms IS NULL')
  const onTheirWay = db.all("SELECT run_id FROM outcome WHERE state IN ('queued', 'downloading', 'checking')")
  const untold = db.all(`SELECT w.path FROM written w WHERE w.state = 'written' AND NOT EXISTS
    (SELECT 1 FROM outcome o WHERE o.run_id = w.batch_id AND o.video_path = w.video_path AND o.state = 'written')`)
  db.close()
  expect({ open, onTheirWay, untold }).toEqual({ open: [], onTheirWay: [], untold: [] })
}

interface Entry {
  readonly kind: string
  readonly state: string
  readonly subject: string
  readonly units: number
}

/**
 * Our own service remembers the ids of calls: whatever was killed is asked again under its id, charged once, and the app
 * knows of each unit.
 */
function expectFairLedger(home: string, service: ServiceProcess): void {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const entries = db.all<Entry>('SELECT kind, state, subject, coalesce(units_spent, units) AS units FROM quota_entries')
  db.close()
  const unitsOf = (kind: string, state: string) =>
    entries.filter((entry) => entry.kind === kind && entry.state === state).reduce((sum, { units }) => sum + units, 0)
  const charged = (counter: string) =>
    service
      .ledger()
      .filter((row) => row.counter === counter)
      .reduce((sum, { units }) => sum + units, 0)

  expect(entries.filter(({ state }) => state === 'reserved' || state === 'unknown')).toEqual([])
  expect({ search: unitsOf('search', 'settled'), download: unitsOf('download', 'settled') }).toEqual({
    search: charged('search'),
    download: charged('downloads'),
  })
  const objects = service.ledger().map(({ counter, object }) => `${counter} ${object}`)
  expect(objects.filter((object, index) => objects.indexOf(object) !== index)).toEqual([])
}
