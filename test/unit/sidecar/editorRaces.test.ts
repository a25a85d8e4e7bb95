/**
 * Promise F2: an editor saves at a random moment of a replacement, an undo or a move, and what it saved is found again.
 * UNDERTITLE_RACES says how many races; seeds are 1, 2, 3 …
 */
import { readdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { faultyParts, type AllParts } from '../../support/disks/faultyParts.ts'
import { createRandom } from '../../support/make/worlds/makeWorld.ts'
import { quickDisk, restart, works, workWorld } from '../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const races = Number(process.env['UNDERTITLE_RACES'] ?? 200)
const raced = ['replace', 'replace under another name', 'undo', 'move'] as const

/** Editors write into the file, or put a new file in its place. */
const saves: readonly ((path: string, text: string) => Promise<void>)[] = [
  (path, text) => writeFile(path, text),
  async (path, text) => {
    await writeFile(`${path}.new`, text)
    await rename(`${path}.new`, path)
  },
]

test(
  `in ${String(races)} races, a quarter of them with a kill, what the editor saved is never lost`,
  { timeout: 120_000 + races * 100 },
  async () => {
    const root = tempFolder()
    const db = openDatabase(':memory:')
    for (let seed = 1; seed <= races; seed += 1) {
      const pick = createRandom(seed)
      const world = await workWorld(root, quickDisk, db)
      const run = await works[raced[seed % raced.length] ?? 'undo']?.(world)
      const faulty = faultyParts(world.parts, seed % 4 === 0 ? { killAt: pick(40) } : {})
      const save = saves[pick(saves.length)] ?? writeFile
      const text = `saved in race ${String(seed)}`
      const editor = turns(pick(60)).then(() => save(world.path, text))
      await faulty.outlive(run?.(faulty.parts) ?? Promise.resolve())
      await editor
      await restart(world.parts)
      expect(textsOf(world.films, world.parts), `seed ${String(seed)}`).toContain(text)
    }
    db.close()
  },
)

/** So many turns of the event loop: a disk call of the work takes some. */
async function turns(left: number): Promise<void> {
  for (; left > 0; left -= 1) await new Promise((resolve) => setImmediate(resolve))
}

function textsOf(films: string, { history }: AllParts): readonly string[] {
  const kept = history.list({ kind: 'all' }, ['undone', 'replaced']).flatMap(({ trashPath }) => trashPath ?? [])
  const beside = readdirSync(films).map((name) => join(films, name))
  return [...beside, ...kept].map((path) => readFileSync(path, 'utf8'))
}
