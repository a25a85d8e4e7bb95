/**
 * Promise F3(b) for a subtitle that went to another video and is taken back: killed at every step and again while
 * recovering, it stands at one of the two, is told as moved there or as taken back, and never as both.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { readVideoContent } from '../../../../electron/sidecar/history/videoContent.ts'
import { wasTakenBack, type SidecarMove } from '../../../../electron/sidecar/rename/movedSidecars.ts'
import { moveSidecar } from '../../../../electron/sidecar/rename/moveSidecar.ts'
import { createSidecarRenames } from '../../../../electron/sidecar/rename/renameSidecar.ts'
import { faultyParts } from '../../../support/disks/faultyParts.ts'
import {
  expectSound,
  linklessDisk,
  quickDisk,
  restart,
  workWorld,
  type WorkWorld,
} from '../../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const disks = { 'a disk with links': quickDisk, 'a disk without links': linklessDisk }

test.each(Object.entries(disks))('on %s', async (_on, disk) => {
  const root = tempFolder()
  const db = openDatabase(':memory:')
  let killed = 0
  for (let killAt = 0; ; killAt += 1) {
    const world = await workWorld(root, disk, db)
    const back = await movedAway(world)
    const faulty = faultyParts(world.parts, { killAt })
    const isKilled = (await faulty.outlive(moveSidecar(faulty.parts, back))) === 'killed'
    const again = faultyParts(world.parts, { killAt: (killAt * 7) % 12 })
    await again.outlive(restart(again.parts))
    await restart(world.parts)
    expectToldOnce(world, back, `killed at ${String(killAt)}`)
    if (!isKilled) break
    killed += 1
  }
  expect(killed).toBeGreaterThan(10)
  db.close()
})

/** @returns the way back */
async function movedAway({ films, first, path, parts }: WorkWorld): Promise<SidecarMove> {
  const { videoPath } = first
  const [otherVideo, otherPath] = [join(films, 'Movie.mkv'), join(films, 'Movie.en.srt')]
  writeFileSync(otherVideo, 'video')
  await moveSidecar(parts, { row: first, toPath: otherPath, videoPath: otherVideo })
  return { row: parts.history.get(first.id)!, toPath: path, videoPath, isTakenBack: true }
}

function expectToldOnce(world: WorkWorld, { row, toPath, videoPath }: SidecarMove, where: string): void {
  const { parts } = world
  expectSound(world, where)
  const renames = createSidecarRenames({ ...parts, contentOf: readVideoContent })
  const told = renames.of(row.videoPath).map(({ fromVideo }) => fromVideo)
  const isBack = existsSync(toPath)
  expect([wasTakenBack(parts.db, videoPath, row.videoPath), told], where).toEqual(
    isBack ? [true, []] : [false, [videoPath]],
  )
  expect(parts.history.get(row.id)?.videoPath, where).toBe(isBack ? videoPath : row.videoPath)
}
