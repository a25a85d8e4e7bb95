/**
 * SIGKILL at random moments of watching, while files come, are renamed and go (promises F3, J1, J9): the next start goes on,
 * nothing is written or paid twice. UNDERTITLE_WATCH_KILLS says how many kills, UNDERTITLE_SEED which moments.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { runCli } from '../support/programs/runCli.ts'
import { treeLines } from '../support/disks/tempFolder.ts'
import { openScene, until, type Scene, type Watching } from '../support/programs/watching.ts'
import { expectNoHalfFile, namesIn } from '../support/disks/wholeSubtitles.ts'

const kills = Number(process.env['UNDERTITLE_WATCH_KILLS'] ?? 100)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const killsARound = 10
/** The start of the program is killed as well, and the time after everything is written. */
const longestMs = 4_000

test(`${kills} kills of watching: the next start goes on, and nothing is done twice (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  for (let killed = 0; killed < kills; killed += killsARound)
    await playRound(pick, Math.min(killsARound, kills - killed))
})

async function playRound(pick: (length: number) => number, count: number): Promise<void> {
  const scene = await openScene(14, 0)
  const { folder, world } = scene
  const root = join(folder, 'videos')
  mkdirSync(root)
  await runCli(['config', 'set', 'yesTo', 'all', '--home', join(folder, 'home')])
  const coming = world.videos.map(({ path }) => path)
  const perLife = Math.ceil(coming.length / count)
  for (let life = 0; life < count; life += 1) {
    const watching = await scene.watch(root)
    const killing = wait(pick(longestMs)).then(() => watching.kill())
    for (const from of coming.splice(0, perLife)) {
      cpSync(from, join(root, basename(from, '.mkv'), basename(from)), { recursive: true })
      await wait(pick(200))
    }
    if (life % 3 === 2) renameSomething(root, pick)
    await killing
    expectNoHalfFile(root, '.en.srt')
  }
  const last = await scene.watch(root)
  await untilAllThere(scene, root, last)
  expect(await last.stop()).toBe(0)
  expectEachOnce(root)
  expect(treeLines(root).filter((line) => line.includes('.undertitle-'))).toEqual([])
  expectFairLedger(scene)
  await scene.service.stop()
}

function renameSomething(root: string, pick: (length: number) => number): void {
  const folders = readdirSync(root).filter((name) => !name.endsWith(' (again)'))
  const name = folders[pick(folders.length)]
  if (name !== undefined) renameSync(join(root, name), join(root, `${name} (again)`))
}

/** Each video has its own right subtitle; a folder may have another name meanwhile. */
async function untilAllThere({ world }: Scene, root: string, last: Watching): Promise<void> {
  const wanted = world.videos.flatMap(({ path, marks }) => {
    const mark = marks.get('EN')
    return mark === undefined ? [] : [{ name: basename(path).replace(/\.mkv$/, '.en.srt'), mark }]
  })
  const isThere = ({ name, mark }: { readonly name: string; readonly mark: string }) =>
    namesIn(root, name).some((path) => readFileSync(join(root, path), 'utf8').split('\n').includes(mark))
  await until(() => wanted.every(isThere))
  await until(() => last.lines.some(({ event }) => event === 'done'))
}

function expectEachOnce(root: string): void {
  const videos = namesIn(root, '.mkv')
  const subtitles = namesIn(root, '.en.srt')
  expect(new Set(subtitles).size).toBe(subtitles.length)
  expect(subtitles.filter((name) => !videos.includes(name.replace(/\.en\.srt$/, '.mkv')))).toEqual([])
}

/** What the service charged, the app has settled or calls unknown; no archive was paid twice, none is left open. */
function expectFairLedger({ folder, service }: Scene): void {
  const db = openDatabase(join(folder, 'home', 'undertitle.sqlite'))
  const entries = db.all<{ kind: string; state: string; units: number }>('SELECT kind, state, units FROM quota_entries')
  db.close()
  const known = (kind: string) =>
    entries
      .filter((entry) => entry.kind === kind && (entry.state === 'settled' || entry.state === 'unknown'))
      .reduce((sum, { units }) => sum + units, 0)
  const charged = (counter: string) =>
    service
      .ledger()
      .filter((row) => row.counter === counter)
      .reduce((sum, { units }) => sum + units, 0)
  expect(charged('search')).toBeLessThanOrEqual(known('search'))
  expect(charged('downloads')).toBeLessThanOrEqual(known('download'))
  expect(entries.filter(({ state }) => state === 'reserved')).toEqual([])
  const archives = service
    .ledger()
    .filter((row) => row.counter === 'downloads')
    .map(({ object }) => object)
  expect(new Set(archives).size).toBe(archives.length)
}
