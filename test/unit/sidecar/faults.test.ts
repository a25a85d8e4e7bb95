/** Promise F5: every call of every work on files fails, once or for ever; nothing is lost, and the next start mends it. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { faultyParts } from '../../support/disks/faultyParts.ts'
import { expectSound, linklessDisk, quickDisk, restart, works, workWorld } from '../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const codes = ['ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EROFS', 'EMFILE', 'ESTALE', 'EBUSY', 'ENAMETOOLONG'] as const
const cases = Object.entries(works).flatMap(([name, work]) =>
  [quickDisk, linklessDisk].flatMap((disk) => [false, true].map((forEver) => ({ name, work, disk, forEver }))),
)

test.each(cases)(
  '$name: a call that fails (for ever: $forEver) is one typed error, and loses nothing',
  async ({ name, work, disk, forEver }) => {
    const root = tempFolder()
    const db = openDatabase(':memory:')
    for (let failAt = 0; ; failAt += 1) {
      const code = codes[failAt % codes.length] ?? 'EIO'
      const world = await workWorld(root, disk, db)
      const run = await work(world)
      const faulty = faultyParts(world.parts, { failAt, forEver, code })
      const outcome = await run(faulty.parts).catch((thrown: unknown) => thrown)
      if (!faulty.struck()) break
      if (outcome instanceof Error)
        expect(outcome, `${name}, ${code} at call ${String(failAt)}`).toMatchObject({
          code: expect.stringMatching(/^(disk|file)\./) as unknown,
        })
      await restart(world.parts)
      expectSound(world, `${name}, ${code} at call ${String(failAt)}`)
    }
    db.close()
  },
)
