/**
 * SIGKILL while a check-up mends what is ours (promise F3): `npm run test:crash`. UNDERTITLE_CHECK_KILLS says how many kills,
 * UNDERTITLE_SEED which libraries and moments. What is mended is not mended again: each round takes it back, which gives every byte back.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '../../electron/database/database.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeFaultyLibrary } from '../support/make/worlds/faultyLibrary.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { afterMs, killRun, onceSo, type KillMoment } from '../support/programs/killRun.ts'
import { eventsOf, runCli, type JsonLine } from '../support/programs/runCli.ts'

const kills = Number(process.env['UNDERTITLE_CHECK_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 20)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
/** The start of the program is killed as well. */
const longestStartMs = 1_000
/** A run may end before its kill comes: that is no reason to go on for ever. */
const mostRounds = kills * 4

test(`${kills} kills of check --apply lose no text and touch nothing of the user's (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  const shelf = await openShelf()
  let killed = 0
  for (let round = 0; killed < kills && round < mostRounds; round += 1)
    if (await playRound(shelf, { pick, killAfter: round % (shelf.mendable + 1) })) killed += 1
  expect(killed).toBe(kills)
})

interface Shelf {
  readonly home: string
  /** The folders of what is ours, with what the user has there. */
  readonly folders: readonly string[]
  /** By path. */
  readonly before: ReadonlyMap<string, string>
  readonly ours: readonly string[]
  readonly batchId: string
  /** Files that a check-up mends. */
  readonly mendable: number
}

/** Made once: what was mended in a round is taken back before the next, so that nothing but that is read again. */
async function openShelf(): Promise<Shelf> {
  const root = tempFolder()
  const library = makeFaultyLibrary(root, { seed, right: 0 })
  const home = join(root, 'home')
  await writeAsOurs(home, library.ours)
  const ours = library.ours.map(({ path }) => path)
  const folders = [...new Set(ours.map((path) => dirname(path)))]
  const before = new Map(folders.flatMap(filesIn).map((path) => [path, hashOf(path)]))
  const [first] = batchesOf(home)
  const found = eventsOf(await runCli(['check', ...folders, '--json', '--home', home]), 'finding').filter(isForApp)
  const mendable = new Set(found.map(({ sidecar }) => sidecar)).size
  expect(mendable).toBeGreaterThan(3)
  return { home, folders, before, ours, batchId: first ?? '', mendable }
}

const isForApp = ({ ours, mend }: JsonLine) =>
  ours === true && (mend === 'decode' || mend === 'retime' || mend === 'clean')

interface Aim {
  readonly pick: (length: number) => number
  /** So many files are mended; with 0 the kill comes while the program starts and reads. */
  readonly killAfter: number
}

async function playRound(shelf: Shelf, { pick, killAfter }: Aim): Promise<boolean> {
  const { home, folders, before, ours, batchId } = shelf
  const check = ['check', ...folders, '--json', '--home', home]
  const isOther = (path: string) => hashIfThere(path) !== before.get(path)
  const isDue = () => ours.filter(isOther).length >= killAfter
  const moment: KillMoment = killAfter === 0 ? afterMs(pick(longestStartMs)) : onceSo(isDue, pick(4))
  const wasKilled = await killRun([...check, '--apply'], {}, moment)

  // The next start goes on with what is left.
  const again = await runCli([...check, '--apply'])
  expect(again.code, again.stderr).toBe(1)
  expect(ours.filter(isOther)).toHaveLength(shelf.mendable)
  expectAllKept([...before.values()], [...folders, join(home, 'trash')])
  expectJournalDone(home)
  for (const path of folders.flatMap(filesIn)) if (!ours.includes(path)) expect(hashOf(path)).toBe(before.get(path))

  for (const id of batchesOf(home).filter((each) => each !== batchId))
    await runCli(['undo', '--batch', id, '--home', home])
  expect(new Map(folders.flatMap(filesIn).map((path) => [path, hashOf(path)]))).toEqual(before)
  return wasKilled
}

/** Those with files that stand there, the newest first. */
function batchesOf(home: string): readonly string[] {
  const newest = "SELECT batch_id AS id FROM written WHERE state = 'written' GROUP BY batch_id ORDER BY max(id) DESC"
  return inDatabase(home, (db) => db.all<{ readonly id: string }>(newest).map(({ id }) => id))
}

function expectAllKept(texts: readonly string[], places: readonly string[]): void {
  const kept = new Set(places.flatMap(filesIn).map(hashOf))
  expect(texts.filter((text) => !kept.has(text))).toEqual([])
}

function expectJournalDone(home: string): void {
  const open =
    "SELECT path FROM written WHERE state = 'intended' OR aside_path IS NOT NULL OR placeholder_path IS NOT NULL"
  expect(inDatabase(home, (db) => db.all(open))).toEqual([])
}

function inDatabase<Answer>(home: string, ask: (db: Database) => Answer): Answer {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  try {
    return ask(db)
  } finally {
    db.close()
  }
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => join(parentPath, name))
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

/** Null while it is away: a mend may take it aside between two looks of ours. */
function hashIfThere(path: string): string | null {
  try {
    return hashOf(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
