/**
 * SIGKILL while written files are taken back, some of them in two versions, by time or by run (promises F2, F3, J1): `npm run test:crash`.
 * UNDERTITLE_UNDO_KILLS says how many kills, UNDERTITLE_SEED which moments. The next undo goes on with what is left.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { afterMs, killRun, onceSo, type KillMoment } from '../support/programs/killRun.ts'
import { createRandom, makeWorld } from '../support/make/worlds/makeWorld.ts'
import { runCli } from '../support/programs/runCli.ts'
import { startServiceProcess, type ServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { expectNoHalfFile, namesIn } from '../support/disks/wholeSubtitles.ts'

const kills = Number(process.env['UNDERTITLE_UNDO_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 200)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const killsARound = 12
/** The start of the program is killed as well. */
const longestStartMs = 500

test(`${kills} kills of undo lose no text, leave none half, and end as if none was killed (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const world = makeWorld({ folder, seed, movies: 10, shows: 1, languages: ['EN'] })
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest])
  let killed = 0
  for (let round = 1; killed < kills; round += 1) {
    const most = Math.min(killsARound, kills - killed)
    killed += await playRound({ library: world.library, home: join(folder, `home ${round}`), service, pick, most })
  }
  expect(killed).toBe(kills)
})

interface Round {
  readonly library: string
  readonly home: string
  readonly service: ServiceProcess
  readonly pick: (length: number) => number
  readonly most: number
}

async function playRound({ library, home, service, pick, most }: Round): Promise<number> {
  const before = treeLines(library)
  const options = { env: { UNDERTITLE_API_KEY: service.key } }
  const asked = ['--service', service.url, '--languages', 'en', '--yes-to', 'all']
  expect((await runCli(['get', library, '--home', home, ...asked], options)).code).toBeLessThan(2)
  const written = namesIn(library, '.en.srt').map((name) => join(library, name))
  const moved = written.filter((_, index) => index % 3 === 0)
  expect(await runCli(['timing', ...moved, '--shift', '1.5', '--home', home])).toMatchObject({ code: 0 })
  const edited = written[pick(written.length)] ?? ''
  const overwritten = hashOf(edited)
  appendFileSync(edited, '\nby hand\n')
  const texts = new Set([...textsOf(home), hashOf(edited)])
  texts.delete(overwritten)
  expect(texts.size).toBe(written.length + moved.length)

  // The run that found them takes what the other one has moved of it since.
  const [first] = rowsOf(home)
  const scope = pick(2) === 0 ? ['--since', '2000-01-01'] : ['--run', first?.batchId ?? '']
  const undo = ['undo', '--home', home, ...scope]
  let killed = 0
  while (killed < most && (await killRun(undo, {}, momentIn(library, pick)))) {
    killed += 1
    expectNoHalfFile(library, '.en.srt', { except: edited })
    expectAllKept(texts, [library, join(home, 'trash')])
  }
  const last = await runCli(undo)
  expect(last, last.stderr).toMatchObject({ code: 1 })
  expect(last.stdout.split('\n').filter((line) => line.startsWith('kept '))).toHaveLength(1)
  expectAllKept(texts, [edited, join(home, 'trash')])
  expectEachOnceInTrash(home, edited)
  rmSync(edited)
  expect(treeLines(library)).toEqual(before)
  return killed
}

/** At the start, or when some more files are gone. */
function momentIn(library: string, pick: (length: number) => number): KillMoment {
  if (pick(4) === 0) return afterMs(pick(longestStartMs))
  const left = namesIn(library, '.en.srt').length - pick(4)
  return onceSo(() => namesIn(library, '.en.srt').length < left, pick(4))
}

function expectAllKept(texts: ReadonlySet<string>, places: readonly string[]): void {
  const kept = new Set(places.flatMap(filesIn).map(hashOf))
  expect([...texts].filter((text) => !kept.has(text))).toEqual([])
}

/** A file, or all files below a folder. */
function filesIn(place: string): readonly string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => join(parentPath, name))
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

interface Row {
  readonly path: string
  readonly state: string
  readonly sha256: string
  readonly trashPath: string | null
  readonly batchId: string
}

function rowsOf(home: string): readonly Row[] {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  try {
    return db.all<Row>(
      'SELECT path, state, sha256, trash_path AS trashPath, batch_id AS batchId FROM written ORDER BY id',
    )
  } finally {
    db.close()
  }
}

const textsOf = (home: string) => rowsOf(home).map(({ sha256 }) => sha256)

/** The trash holds what the history says and nothing else; only the file that the user edited still counts as written. */
function expectEachOnceInTrash(home: string, edited: string): void {
  const rows = rowsOf(home)
  expect(rows.filter(({ state }) => state === 'intended')).toEqual([])
  expect(rows.filter(({ state }) => state === 'written').map(({ path }) => path)).toEqual([edited])
  const inTrash = rows.flatMap(({ trashPath, sha256 }) => (trashPath === null ? [] : [{ trashPath, sha256 }]))
  expect(inTrash.map(({ trashPath }) => trashPath).sort()).toEqual([...filesIn(join(home, 'trash'))].sort())
  for (const { trashPath, sha256 } of inTrash) expect(hashOf(trashPath)).toBe(sha256)
}
