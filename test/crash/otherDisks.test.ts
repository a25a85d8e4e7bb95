/** Promise F1 on disks that other systems made: no links, or one name for every case; everything of the user's stays, and undo takes all back. */
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { canFormat, openMountSpace, type DiskFormat } from '../support/disks/mountSpace.ts'
import { treeLines } from '../support/disks/tempFolder.ts'
import { openScene, subtitlesIn, subtitlesOfGet } from '../support/programs/watching.ts'

const formats: readonly DiskFormat[] = ['exfat', 'ntfs']

for (const format of formats) {
  test.skipIf(!canFormat(format))(
    `a library on ${format} is served as any other, and taken back byte for byte`,
    async () => {
      const scene = await openScene(8, 1)
      const expected = await subtitlesOfGet(scene, scene.world.library)
      const space = await openMountSpace()
      const place = join(scene.folder, 'drive')
      mkdirSync(place)
      space.mountDisk(place, { image: join(scene.folder, `disk.${format}`), format })
      const inside = space.inside(place)
      cpSync(scene.world.library, inside, { recursive: true, preserveTimestamps: true })
      const options = { env: scene.env, prefix: space.prefix }
      const run = (command: string) => runCli(scene.args(command, place, 'home'), options)
      const before = treeLines(inside)
      const got = await run('get')
      expect(got.code, got.stderr).toBeLessThan(2)
      expect(subtitlesIn(inside)).toEqual(expected)
      const after = treeLines(inside)
      const again = await run('get')
      expect(eventsOf(again, 'done')).toMatchObject([{ written: 0, spent: { search: 0, downloads: 0, ai: 0 } }])
      expect(treeLines(inside)).toEqual(after)
      const undone = await runCli(['undo', '--home', join(scene.folder, 'home')], options)
      expect(undone.code, undone.stderr).toBe(0)
      expect(treeLines(inside)).toEqual(before)
    },
  )
}
