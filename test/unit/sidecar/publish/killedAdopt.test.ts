/** Promise F3(b) for a file of the user's that is taken over: killed at every step, it stays theirs or is ours, whole. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adoptFile } from '../../../../electron/checkup/adoptFile.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { sha256Of } from '../../../../electron/disk/disk.ts'
import { createPublish } from '../../../../electron/sidecar/publish/publish.ts'
import { bringBackUndone } from '../../../../electron/sidecar/trash/bringBackUndone.ts'
import { undo } from '../../../../electron/sidecar/trash/undo.ts'
import type { ReadySubtitle } from '../../../../electron/verify/prepareSubtitle.ts'
import { faultyParts, type AllParts } from '../../../support/disks/faultyParts.ts'
import { linklessDisk, quickDisk, restart, workWorld, type WorkWorld } from '../../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

/** 'Grüße' in an old encoding: it gets a second version. */
const old = Uint8Array.from([0x47, 0x72, 0xfc, 0xdf, 0x65])
const reader = {
  prepare: async () => ({ text: 'Grüße', encoding: 'windows-1252', fingerprint: 'f' }) as unknown as ReadySubtitle,
}

const disks = [
  ['a disk with links', quickDisk],
  ['a disk without links', linklessDisk],
] as const

test.each(disks)('on %s', async (_, disk) => {
  await killedEverywhere(disk, async () => undefined, adopt)
})

test.each(disks)('taken back on %s, killed at every step, its name is never left empty', async (_, disk) => {
  await killedEverywhere(
    disk,
    (world, path) => adopt(world, world.parts, path),
    (world, parts, path) => undo(parts, { kind: 'batch', id: world.parts.history.ownerOf(path)?.batchId ?? '' }),
  )
})

test.each(disks)('brought back on %s, killed at every step, one of the two versions stands whole', async (_, disk) => {
  await killedEverywhere(disk, takenBack, (world, parts) => bringBackUndone(parts, [versionTwo(world)]))
})

async function takenBack(world: WorkWorld, path: string): Promise<void> {
  await adopt(world, world.parts, path)
  await undo(world.parts, { kind: 'row', id: versionTwo(world) })
}

/** The last row of the history. */
function versionTwo({ parts }: WorkWorld): number {
  return parts.history.list({ kind: 'all' }, ['written', 'undone', 'replaced'])[0]?.id ?? 0
}

type Work = (world: WorkWorld, parts: AllParts, path: string) => Promise<unknown>

/** From one step to the next, until it comes to its end. @param before Not killed. */
async function killedEverywhere(
  disk: (typeof disks)[number][1],
  before: (world: WorkWorld, path: string) => Promise<unknown>,
  work: Work,
): Promise<void> {
  const root = tempFolder()
  const db = openDatabase(':memory:')
  let killed = 0
  for (let killAt = 0; ; killAt += 1) {
    const world = await workWorld(root, disk, db)
    const path = join(world.films, 'Film.de.srt')
    writeFileSync(path, old)
    await before(world, path)
    const faulty = faultyParts(world.parts, { killAt })
    const isKilled = (await faulty.outlive(work(world, faulty.parts, path))) === 'killed'
    await restart(world.parts)
    await expectWhole(world, path)
    if (!isKilled) break
    killed += 1
  }
  expect(killed).toBeGreaterThan(10)
  db.close()
}

function adopt({ films, parts: sound }: WorkWorld, parts: AllParts, path: string): Promise<unknown> {
  const videoPath = join(films, 'Film.mkv')
  const batchId = sound.history.startBatch('adopt')
  const order = { path, videoPath, language: 'de', fps: null, sha256: sha256Of(old), batchId }
  const tools = { disk: parts.disk, history: parts.history, reader, publish: createPublish(parts) }
  return adoptFile(tools, { ...order, signal: new AbortController().signal })
}

/** What stands there is whole; where it is ours, taking it back gives the user's bytes back. */
async function expectWhole({ parts }: WorkWorld, path: string): Promise<void> {
  const owner = parts.history.ownerOf(path)
  expect(existsSync(path)).toBe(true)
  expect(sha256Of(readFileSync(path))).toBe(owner?.sha256 ?? sha256Of(old))
  if (owner) await undo(parts, { kind: 'batch', id: owner.batchId })
  expect(Uint8Array.from(readFileSync(path))).toEqual(old)
  expect(parts.history.ownerOf(path)).toBeNull()
}
