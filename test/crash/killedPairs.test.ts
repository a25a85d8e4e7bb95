/**
 * SIGKILL while tracks inside videos become files, and while two languages become one file (promise F3): `npm run test:crash`.
 * UNDERTITLE_PAIR_KILLS says how many kills each, UNDERTITLE_SEED at which moments. Each kill waits for so many files, from none
 * to all but one: the start, each video and what stands between two of them are met.
 */
import { existsSync, mkdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { makeTrackFilm } from '../support/make/films/trackFilm.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { afterMs, killRun, onceSo } from '../support/programs/killRun.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'

const kills = Number(process.env['UNDERTITLE_PAIR_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 12)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
/** The start of the program is killed as well. */
const longestStartMs = 1_000
/** A run may end before its kill comes: that is no reason to go on for ever. */
const mostRounds = kills * 4
const titles = ['Amber Field', 'Paper Lantern', 'Copper Almanac', 'Quiet Harbour', 'Tin Comet', 'Velvet Hour']

interface Shelf {
  readonly home: string
  readonly library: string
  /** Writes one file beside each video. */
  readonly work: readonly string[]
  readonly made: readonly string[]
  /** What a run that nobody kills writes. */
  readonly whole: ReadonlyMap<string, string>
  readonly before: readonly string[]
}

test.skipIf(!hasMediaTools)(
  `${kills} kills while tracks are saved leave each file whole or not there, and the user's as they were (seed ${seed})${ifMediaTools}`,
  async () => {
    const shelf = await openShelf(['get', '--languages', 'inside:en', '--offline'], '.en.srt', (folder, name, mark) => {
      const film = makeTrackFilm({
        folder,
        name: `${name}.mkv`,
        seconds: 60,
        tracks: [{ form: 'srt', srt: spoken('EN', mark), language: 'eng' }],
      })
      writeFileSync(film.replace(/mkv$/, 'es.srt'), spoken('ES', mark + 1))
    })
    expect(await killAll(shelf)).toBe(kills)
  },
)

test(`${kills} kills while two languages become one file leave it whole or not there (seed ${seed})`, async () => {
  const shelf = await openShelf(['pair', '--languages', 'en+es'], '.eng.srt', (folder, name, mark) => {
    const film = join(folder, `${name}.mkv`)
    writeFileSync(film, makeMkv({ durationS: 300 }))
    truncateSync(film, 2 * 2 ** 20)
    utimesSync(film, 1_600_000_000, 1_600_000_000)
    writeFileSync(join(folder, `${name}.en.srt`), spoken('EN', mark))
    writeFileSync(join(folder, `${name}.es.srt`), spoken('ES', mark + 1))
  })
  expect(await killAll(shelf)).toBe(kills)
})

const spoken = (language: 'EN' | 'ES', mark: number) =>
  spokenSrt(language, `mark ${mark}`, { pick: createRandom(seed + mark) })

/** Made once, with what it comes to: each round is taken back before the next. */
async function openShelf(
  [command = '', ...options]: readonly string[],
  ending: string,
  place: (folder: string, name: string, mark: number) => void,
): Promise<Shelf> {
  const root = tempFolder()
  const [home, library] = [join(root, 'home'), join(root, 'films')]
  mkdirSync(library, { recursive: true })
  const names = titles.map((title, at) => `${title} (20${10 + at})`)
  for (const [at, name] of names.entries()) place(library, name, 2 * at)
  const before = treeLines(library)
  const work = [command, library, ...options, '--home', home, '--json']
  const run = await runCli(work)
  expect(run.code, run.stderr + run.stdout).toBe(0)
  const made = names.map((name) => join(library, `${name}${ending}`))
  const whole = new Map(made.map((path) => [path, readFileSync(path, 'utf8')]))
  await takeBack(home)
  expect(treeLines(library)).toEqual(before)
  return { home, library, work, made, whole, before }
}

async function killAll(shelf: Shelf): Promise<number> {
  const pick = createRandom(seed)
  let killed = 0
  for (let round = 0; killed < kills && round < mostRounds; round += 1)
    if (await playRound(shelf, pick, round % shelf.made.length)) killed += 1
  return killed
}

/** @param killAfter so many files are there; with 0 the kill comes while the program starts and reads */
async function playRound(shelf: Shelf, pick: (length: number) => number, killAfter: number): Promise<boolean> {
  const { home, library, work, made, whole, before } = shelf
  const isDue = () => made.filter((path) => existsSync(path)).length >= killAfter
  const moment = killAfter === 0 ? afterMs(pick(longestStartMs)) : onceSo(isDue, pick(4))
  const wasKilled = await killRun(work, {}, moment)
  for (const path of made) if (existsSync(path)) expect(readFileSync(path, 'utf8')).toBe(whole.get(path))

  // The next start writes what is left, and nothing twice.
  const again = await runCli(work)
  expect(again.code, again.stderr).toBe(0)
  expect(eventsOf(again, 'failed')).toEqual([])
  for (const path of made) expect(readFileSync(path, 'utf8')).toBe(whole.get(path))
  expectEachOnce(home, made)
  await takeBack(home)
  expect(treeLines(library)).toEqual(before)
  return wasKilled
}

/** The history holds each file as written once, whoever died before it could say so. */
function expectEachOnce(home: string, made: readonly string[]): void {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const rows = db.all<{ path: string }>("SELECT path FROM written WHERE state = 'written' ORDER BY path")
  const open = db.all<{ id: string }>('SELECT id FROM batch WHERE begun_ms IS NOT NULL AND ended_ms IS NULL')
  db.close()
  expect(rows.map(({ path }) => path)).toEqual(made.toSorted())
  expect(open).toEqual([])
}

async function takeBack(home: string): Promise<void> {
  const undo = await runCli(['undo', '--home', home, '--since', '2000-01-01'])
  expect(undo.code, undo.stderr).toBe(0)
}
