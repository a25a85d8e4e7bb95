/** Promise F6: a disk that fills up, beside the videos, under the home or under a service, damages nothing, and the next run goes on once there is room. */
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { eventsOf, runCli, startCli } from '../support/programs/runCli.ts'
import { canMount, openMountSpace } from '../support/disks/mountSpace.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
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

test.skipIf(!canMount)(
  'a full disk under a service: not ready while nothing can be charged, and ready once there is room',
  async () => {
    const space = await openMountSpace()
    const place = tempFolder()
    space.mountMemory(place, 16 * 2 ** 20)
    const args = ['service', 'start', '--data', join(place, 'data'), '--apertium', 'off']
    const service = startCli(args, { prefix: space.prefix })
    onTestFinished(async () => {
      service.kill('SIGTERM')
      await once(service, 'close')
    })
    let said = ''
    service.stderr?.on('data', (text: Buffer) => (said += text.toString()))
    const [line] = (await once(createInterface(service.stdout!), 'line')) as [string]
    const { listening } = JSON.parse(line) as { readonly listening: string }
    const probe = async () => {
      const answer = await fetch(`${listening}/readyz`)
      return [answer.status, ((await answer.json()) as { readonly checks: unknown }).checks]
    }
    expect(await probe()).toEqual([200, { database: 'ok', migrations: 'ok' }])
    const ballast = fill(space.inside(place), 0)
    await expect.poll(probe, { timeout: 20_000 }).toEqual([503, { database: 'failed', migrations: 'ok' }])
    expect((await fetch(`${listening}/healthz`)).status).toBe(200)
    expect(said).toContain('is full. Free some space, then try again.')
    rmSync(ballast)
    await expect.poll(probe, { timeout: 20_000 }).toEqual([200, { database: 'ok', migrations: 'ok' }])
  },
)
