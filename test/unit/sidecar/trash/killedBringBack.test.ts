/**
 * Promise F3(b) for what swaps two versions of ours, an undo of a replacement and bringing it back: killed at every step
 * and again while recovering, one of the two stands whole beside the video, whatever the names of both, and only the newer one
 * was ever taken back. The same where a version of another run stands between them, or the run's own with one of a later run
 * above it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

type Swap = (world: WorkWorld, name: string) => Promise<(parts: AllParts) => Promise<unknown>>

const takeBack: Swap = async (world, name) => {
  const { id } = await replaceFirst(world, name)
  return (parts) => undo(parts, { kind: 'row', id })
}

const bringBack: Swap = async (world, name) => {
  const { id } = await replaceFirst(world, name)
  await undo(world.parts, { kind: 'row', id })
  return (parts) => bringBackUndone(parts, [id])
}

const takeBackBelow: Swap = async (world, name) => {
  const { batchId } = await replaceTwice(world, name)
  return (parts) => undo(parts, { kind: 'batch', id: batchId })
}

const bringBackAbove: Swap = async (world, name) => {
  const { batchId, id } = await replaceTwice(world, name)
  await undo(world.parts, { kind: 'batch', id: batchId })
  return (parts) => bringBackUndone(parts, [id])
}

/** @returns the run of the version between, and the version above it */
async function replaceTwice(
  world: WorkWorld,
  name: string,
): Promise<{ readonly batchId: string; readonly id: number }> {
  const between = await replaceFirst(world, name)
  const above = await replaceFirst({ ...world, first: between }, name)
  return { batchId: between.batchId, id: above.id }
}

const swaps: Readonly<Record<string, Swap>> = {
  undo: takeBack,
  'bring back': bringBack,
  'undo of a run below': takeBackBelow,
  'bring back of two': bringBackAbove,
}
const disks = { 'a disk with links': quickDisk, 'a disk without links': linklessDisk }
const newNames = ['Film.en.srt', 'Film.en.sdh.srt']

const cases = Object.keys(swaps).flatMap((swap) =>
  Object.keys(disks).flatMap((disk) => newNames.map((name) => [swap, disk as keyof typeof disks, name] as const)),
)

test.each(cases)('%s on %s, the newer one as %s', async (swap, disk, name) => {
  const root = tempFolder()
  const db = openDatabase(':memory:')
  let killed = 0
  for (let killAt = 0; ; killAt += 1) {
    const world = await workWorld(root, disks[disk], db)
    const work = await swaps[swap]!(world, name)
    const faulty = faultyParts(world.parts, { killAt })
    const isKilled = (await faulty.outlive(work(faulty.parts))) === 'killed'
    const again = faultyParts(world.parts, { killAt: (killAt * 7) % 12 })
    await again.outlive(restart(again.parts))
    await restart(world.parts)
    expectOneStands(world, name, `${swap}, killed at ${String(killAt)}`)
    if (!isKilled) break
    killed += 1
  }
  expect(killed).toBeGreaterThan(10)
  db.close()
})

function expectOneStands(world: WorkWorld, name: string, where: string): void {
  const { films, first, parts } = world
  expectSound(world, where)
  const standing = readdirSync(films).filter((each) => !each.endsWith('.mkv'))
  expect(standing, where).toHaveLength(1)
  const path = join(films, standing[0]!)
  const isBack = parts.history.ownerOf(path)?.id === first.id
  expect([standing[0], readFileSync(path, 'utf8')], where).toEqual(isBack ? ['Film.en.srt', 'one'] : [name, 'two'])
  const [newest] = parts.history.list({ kind: 'file', path: first.videoPath }, ['written', 'undone', 'replaced'])
  // What became of a version between is not looked at: a kill may come before that is recorded, and nothing hangs on it.
  expect(isBack ? newest?.state : parts.history.get(first.id)?.state, where).toBe(isBack ? 'undone' : 'replaced')
  if (isBack) expect(newest && parts.history.stands(newest.id), where).toBe(false)
}
