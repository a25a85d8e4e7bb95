/**
 * One failing call to the system, at any place, in each command (promise F5): no 'internal', no stack trace, no words of the
 * database, nothing alive and useless, nothing half; the next run finishes the work. UNDERTITLE_FAULTS says how many faults a
 * command meets ('all' for every call), UNDERTITLE_SEED which; UNDERTITLE_FAULT="EIO 37" with -t COMMAND repeats one.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWholeTree, getScene, undoScene } from '../support/faults/batchScenes.ts'
import { openFaultWorld, type FaultWorld } from '../support/faults/faultWorld.ts'
import { translateScene, uploadScene } from '../support/faults/machineScenes.ts'
import { canFault, compilePreload } from '../support/faults/preload.ts'
import { importScene, serviceScene } from '../support/faults/serviceScenes.ts'
import { sweep, type Scene } from '../support/faults/sweep.ts'
import { watchScene } from '../support/faults/watchScene.ts'

const wanted = process.env['UNDERTITLE_FAULTS'] ?? '10'
const faults = wanted === 'all' ? Infinity : Number(wanted)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const library = canFault ? compilePreload() : ''
const folder = mkdtempSync(join(tmpdir(), 'undertitle-fault-world-'))
let world: FaultWorld

beforeAll(async () => {
  for (const name of ['whole', 'undo']) mkdirSync(join(folder, name))
  world = await openFaultWorld()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const wholeTree = () => (known ??= createWholeTree(world, join(folder, 'whole')))()
let known: ReturnType<typeof createWholeTree> | null = null

const scenes: Readonly<Record<string, () => Scene>> = {
  get: () => getScene(world, wholeTree),
  undo: () => undoScene(world, join(folder, 'undo')),
  watch: () => watchScene(world, wholeTree),
  upload: () => uploadScene(world),
  translate: () => translateScene(world),
  'service start': () => serviceScene(world, join(folder, 'service')),
  'service import': () => importScene(world),
}

for (const [name, scene] of Object.entries(scenes)) {
  test.skipIf(!canFault)(
    `${name}: a failing call does no harm and is said plainly (${wanted} faults, seed ${String(seed)}; needs Linux and a C compiler)`,
    async () => {
      expect(await sweep(scene(), { name, library, faults, seed, kindsForEver: ['ENOSPC', 'EIO'] })).toEqual([])
    },
    36_000_000,
  )
}
