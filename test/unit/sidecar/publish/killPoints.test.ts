/** Promise F3(b) and (c): a kill before and after every step of every work on files, and again while recovering. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { faultyParts } from '../../../support/disks/faultyParts.ts'
import {
  expectSound,
  linklessDisk,
  quickDisk,
  restart,
  works,
  workWorld,
  type Work,
} from '../../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const disks = { 'a disk with links': quickDisk, 'a disk without links': linklessDisk }
const cases = Object.entries(works).flatMap(([name, work]) =>
  Object.entries(disks).map(([on, disk]) => [name, on, work, disk] as const),
)

test.each(cases)(
  '%s on %s, killed at every moment, is done or not begun after the next start',
  async (name, on, work, disk) => {
    const root = tempFolder()
    const db = openDatabase(':memory:')
    let killed = 0
    for (let killAt = 0; ; killAt += 1) {
      const world = await workWorld(root, disk, db)
      if (!(await killOnce(work, world, killAt))) break
      killed += 1
      const again = faultyParts(world.parts, { killAt: (killAt * 7) % 12 })
      await again.outlive(restart(again.parts))
      await restart(world.parts)
      expectSound(world, `${name} on ${on}, killed at ${String(killAt)}`)
    }
    expect(killed).toBeGreaterThan(10)
    db.close()
  },
)

async function killOnce(work: Work, world: Awaited<ReturnType<typeof workWorld>>, killAt: number): Promise<boolean> {
  const run = await work(world)
  const faulty = faultyParts(world.parts, { killAt })
  return (await faulty.outlive(run(faulty.parts))) === 'killed'
}
