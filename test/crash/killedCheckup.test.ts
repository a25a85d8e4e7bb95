/**
 * SIGKILL while a check-up mends what is ours (promise F3): `npm run test:crash`. UNDERTITLE_CHECK_KILLS says how many kills,
 * UNDERTITLE_SEED which libraries and moments. Each kill has a library of its own: what is mended is not mended again.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeFaultyLibrary } from '../support/make/faultyLibrary.ts'
import { createRandom } from '../support/make/makeWorld.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { afterMs, killRun, onceSo, type KillMoment } from '../support/programs/killRun.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'

const kills = Number(process.env['UNDERTITLE_CHECK_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 20)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
/** The start of the program is killed as well. */
const longestStartMs = 1_500
/** A run may end before its kill: a round that never comes to one is no reason to go on for ever. */
const mostRounds = kills * 4

test(`${kills} kills of check --apply lose no text and touch nothing of the user's (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  let killed = 0
  for (let round = 0; killed < kills && round < mostRounds; round += 1)
    if (await playRound(seed * 1_000 + round, { pick, killAfter: round % 6 })) killed += 1
  expect(killed).toBe(kills)
})

interface Aim {
  readonly pick: (length: number) => number
  /** So many files are mended; with 0 the kill comes while the program starts and reads. */
  readonly killAfter: number
}

async function playRound(made: number, { pick, killAfter }: Aim): Promise<boolean> {
  const root = tempFolder()
  const library = makeFaultyLibrary(root, { seed: made, right: 0 })
  const home = join(root, 'home')
  await writeAsOurs(home, library.ours)
  const ours = new Set(library.ours.map(({ path }) => path))
  const before = new Map(filesIn(library.folder).map((path) => [path, hashOf(path)]))
  const texts = [...ours].map((path) => before.get(path) ?? '')
  const check = ['check', library.folder, '--json', '--home', home]

  const mended = () => [...ours].filter((path) => !existsSync(path) || hashOf(path) !== before.get(path)).length
  const moment: KillMoment =
    killAfter === 0 ? afterMs(pick(longestStartMs)) : onceSo(() => mended() >= killAfter, pick(4))
  const wasKilled = await killRun([...check, '--apply'], {}, moment)

  // The next start goes on with what is left, and all of it can be taken back.
  const again = await runCli([...check, '--apply'])
  expect(again.code, again.stderr).toBe(1)
  expect(eventsOf(again, 'done')).toHaveLength(1)
  expectAllKept(texts, [library.folder, join(home, 'trash')])
  expectJournalDone(home)
  for (const [path, hash] of before) if (!ours.has(path)) expect(hashOf(path), path).toBe(hash)
  expect(filesIn(library.folder).filter((path) => !before.has(path))).toEqual([])
  const left = await runCli(check)
  expect(eventsOf(left, 'finding').filter(({ ours: isOurs, mend }) => isOurs === true && isSafe(mend))).toEqual([])
  return wasKilled
}

const isSafe = (mend: unknown) => mend === 'decode' || mend === 'retime' || mend === 'clean'

function expectAllKept(texts: readonly string[], places: readonly string[]): void {
  const kept = new Set(places.flatMap(filesIn).map(hashOf))
  expect(texts.filter((text) => !kept.has(text))).toEqual([])
}

function expectJournalDone(home: string): void {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  try {
    const open =
      "SELECT path FROM written WHERE state = 'intended' OR aside_path IS NOT NULL OR placeholder_path IS NOT NULL"
    expect(db.all(open)).toEqual([])
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
