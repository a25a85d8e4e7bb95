/** Promise F6: a disk that fills up, beside the videos or under the home, damages nothing, and the next run goes on once there is room. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { canMount, openMountSpace } from '../support/disks/mountSpace.ts'
import { treeLines } from '../support/disks/tempFolder.ts'
import { openScene, subtitlesIn, subtitlesOfGet } from '../support/programs/watching.ts'

const kib = 1_024
const freeSizes = [0, 1, 4, 60].map((size) => size * kib)

/** Leaves so much room on the disk of a folder, to the block. */
function fill(folder: string, freeBytes: number): string {
  const ballast = join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)))
  return ballast
}

test.skipIf(!canMount)('a full disk under the videos: no half file, and the rest once there is room', async () => {
  const scene = await openScene(6, 0)
  const expected = await subtitlesOfGet(scene, scene.world.library)
  for (const free of freeSizes) {
    const space = await openMountSpace()
    const place = join(scene.folder, `videos-${String(free)}`)
    mkdirSync(place)
    space.mountMemory(place, 32 * 2 ** 20)
    const inside = space.inside(place)
    cpSync(scene.world.library, inside, { recursive: true, preserveTimestamps: true })
    const ballast = fill(inside, free)
    const before = treeLines(inside)
    const args = scene.args('get', place, `home-${String(free)}`)
    const options = { env: scene.env, prefix: space.prefix }
    const full = await runCli(args, options)
    expect(full.code, full.stderr).toBe(1)
    expect(treeLines(inside)).toEqual(before)
    expect(new Set(eventsOf(full, 'skipped').map(({ code }) => code))).toContain('disk.full')
    rmSync(ballast)
    const again = await runCli(args, options)
    expect(again.code, again.stderr).toBeLessThan(2)
    expect(subtitlesIn(inside)).toEqual(expected)
  }
})

test.skipIf(!canMount)(
  'a full disk under the home: it starts or says why, keeps its settings, and goes on once there is room',
  async () => {
    const scene = await openScene(6, 0)
    const expected = await subtitlesOfGet(scene, scene.world.library)
    for (const free of freeSizes) {
      const space = await openMountSpace()
      const place = join(scene.folder, `home-${String(free)}`)
      mkdirSync(place)
      space.mountMemory(place, 64 * 2 ** 20)
      const library = join(scene.folder, `library-${String(free)}`)
      cpSync(scene.world.library, library, { recursive: true, preserveTimestamps: true })
      const options = { env: scene.env, prefix: space.prefix }
      const set = (value: string) => runCli(['config', 'set', 'watch.digestAt', value, '--home', place], options)
      expect((await set('09:00')).code).toBe(0)
      const ballast = fill(space.inside(place), free)
      const args = scene.args('get', library, `home-${String(free)}`)
      for (const run of [await set('10:00'), await runCli(args, options), await runCli(args, options)]) {
        expect([0, 1, 3], run.stderr).toContain(run.code)
        expect(run.stderr).not.toContain('    at ')
      }
      const half = subtitlesIn(library).filter((line) => !expected.includes(line))
      expect(half).toEqual([])
      rmSync(ballast)
      const again = await runCli(args, options)
      expect(again.code, again.stderr).toBeLessThan(2)
      expect(subtitlesIn(library), again.stderr).toEqual(expected)
      expect((await runCli(['config', 'get', 'watch.digestAt', '--home', place], options)).stdout).toMatch(
        /^(09|10):00\n$/,
      )
      const rows = await runCli(['history', '--home', place, '--json'], options)
      for (const { sidecar, state } of rows.lines)
        if (state === 'written') expect(existsSync(String(sidecar))).toBe(true)
      for (const { sidecar } of eventsOf(again, 'written')) expect(readFileSync(String(sidecar), 'utf8')).not.toBe('')
    }
  },
)
