/**
 * Promise F3(b) for what swaps two versions of ours, an undo of a replacement and bringing it back: killed at every step
 * and again while recovering, one of the two stands whole under the name, and only the newer one was ever taken back. The same
 * where a version of another run stands between them, or the run's own with one of a later run above it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { bringBackUndone } from '../../../../electron/sidecar/trash/bringBackUndone.ts'
import { undo } from '../../../../electron/sidecar/trash/undo.ts'
import { faultyParts, type AllParts } from '../../../support/disks/faultyParts.ts'
import {
  expectSound,
  linklessDisk,
  quickDisk,
  replaceFirst,
  restart,
  workWorld,
  type WorkWorld,
} from '../../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

type Swap = (world: WorkWorld) => Promise<(parts: AllParts) => Promise<unknown>>

const takeBack: Swap = async (world) => {
  const { id } = await replaceFirst(world)
  return (parts) => undo(parts, { kind: 'row', id })
}

const bringBack: Swap = async (world) => {
  const { id } = await replaceFirst(world)
  await undo(world.parts, { kind: 'row', id })
  return (parts) => bringBackUndone(parts, [id])
}

const takeBackBelow: Swap = async (world) => {
  const { batchId } = await replaceTwice(world)
  return (parts) => undo(parts, { kind: 'batch', id: batchId })
}

const bringBackAbove: Swap = async (world) => {
  const { batchId, id } = await replaceTwice(world)
  await undo(world.parts, { kind: 'batch', id: batchId })
  return (parts) => bringBackUndone(parts, [id])
}

/** @returns the run of the version between, and the version above it */
async function replaceTwice(world: WorkWorld): Promise<{ readonly batchId: string; readonly id: number }> {
  const between = await replaceFirst(world)
  const above = await replaceFirst({ ...world, first: between })
  return { batchId: between.batchId, id: above.id }
}

test.each([
  ['undo of a run below', 'a disk with links', takeBackBelow, quickDisk],
  ['undo of a run below', 'a disk without links', takeBackBelow, linklessDisk],
  ['bring back of two', 'a disk with links', bringBackAbove, quickDisk],
  ['bring back of two', 'a disk without links', bringBackAbove, linklessDisk],
  ['undo', 'a disk with links', takeBack, quickDisk],
  ['undo', 'a disk without links', takeBack, linklessDisk],
  ['bring back', 'a disk with links', bringBack, quickDisk],
  ['bring back', 'a disk without links', bringBack, linklessDisk],
] as const)('%s on %s', async (name, _, swap, disk) => {
  const root = tempFolder()
  const db = openDatabase(':memory:')
  let killed = 0
  for (let killAt = 0; ; killAt += 1) {
    const world = await workWorld(root, disk, db)
    const work = await swap(world)
    const faulty = faultyParts(world.parts, { killAt })
    const isKilled = (await faulty.outlive(work(faulty.parts))) === 'killed'
    const again = faultyParts(world.parts, { killAt: (killAt * 7) % 12 })
    await again.outlive(restart(again.parts))
    await restart(world.parts)
    expectOneStands(world, `${name}, killed at ${String(killAt)}`)
    if (!isKilled) break
    killed += 1
  }
  expect(killed).toBeGreaterThan(10)
  db.close()
})

function expectOneStands(world: WorkWorld, where: string): void {
  const { path, first, parts } = world
  expectSound(world, where)
  expect(existsSync(path), where).toBe(true)
  const owner = parts.history.ownerOf(path)
  const isBack = owner?.id === first.id
  expect(readFileSync(path, 'utf8'), where).toBe(isBack ? 'one' : 'two')
  const [newest] = parts.history.list({ kind: 'file', path }, ['written', 'undone', 'replaced'])
  // What became of a version between is not looked at: a kill may come before that is recorded, and nothing hangs on it.
  expect(isBack ? newest?.state : parts.history.get(first.id)?.state, where).toBe(isBack ? 'undone' : 'replaced')
  if (isBack) expect(newest && parts.history.stands(newest.id), where).toBe(false)
}
