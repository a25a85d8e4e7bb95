/** A video that is renamed while `watch` looks on, or before `get` looks again: programs are told, and which of our subtitles went with it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openCommandWorld } from '../support/make/worlds/commandWorld.ts'
import { runHere } from '../support/programs/runHere.ts'

test('watch --json tells that a video has another name, and what followed it', async () => {
  const world = await openCommandWorld()
  onTestFinished(() => world.close())
  const home = world.newHome()
  const env = { UNDERTITLE_API_KEY: world.service.key }
  const place = ['--home', home, '--service', world.service.url, '--languages', 'en']
  await runHere(['config', 'set', 'watch.settleSeconds', '1', '--home', home])
  const stop = new AbortController()
  const lines: Record<string, unknown>[] = []
  const watching = runHere(['watch', world.library, '--json', ...place], {
    env,
    signal: stop.signal,
    onLine: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  })
  const until = async (event: string) => {
    while (!lines.some((line) => line['event'] === event)) await wait(50)
  }
  await until('done')
  const from = world.videoOf('whole')
  const to = join(dirname(from), 'The Amber Field (2011) 1080p BluRay.mkv')
  renameSync(from, to)
  await until('renamed')
  stop.abort()
  await watching

  const renamed = lines.find(({ event }) => event === 'renamed')
  expect(renamed).toMatchObject({ from, video: to })
  const sidecars = renamed?.['sidecars'] as readonly string[]
  expect(sidecars).toHaveLength(1)
  expect(sidecars.every((path) => existsSync(path))).toBe(true)
  expect(readdirSync(dirname(to)).filter((name) => name.startsWith('The Amber Field (2011)'))).toHaveLength(2)
})

test('get lets what it wrote follow a video to another folder, and asks for nothing; a dry run moves nothing', async () => {
  const world = await openCommandWorld()
  onTestFinished(() => world.close())
  const env = { UNDERTITLE_API_KEY: world.service.key }
  const place = ['--home', world.newHome(), '--service', world.service.url, '--languages', 'en', '--json']
  const run = async (command: string, ...more: readonly string[]) => {
    const { stdout } = await runHere([command, world.library, ...place, ...more], { env })
    const lines = stdout.split('\n').filter((line) => line !== '')
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  const from = world.videoOf('whole')
  const written = (await run('get')).find(({ event, video }) => event === 'written' && video === from)
  const sidecar = String(written?.['sidecar'])
  const words = readFileSync(sidecar, 'utf8')
  const folder = join(world.library, 'Seen')
  mkdirSync(folder)
  const to = join(folder, 'The Amber Field (2011) 1080p BluRay.mkv')
  renameSync(from, to)

  expect((await run('plan')).filter(({ event }) => event === 'renamed')).toEqual([])
  expect(existsSync(sidecar)).toBe(true)
  const lines = await run('get')
  const followed = join(folder, 'The Amber Field (2011) 1080p BluRay.en.srt')
  expect(lines.filter(({ event }) => event === 'renamed')).toEqual([
    { event: 'renamed', from, video: to, sidecars: [followed] },
  ])
  expect([existsSync(sidecar), readFileSync(followed, 'utf8')]).toEqual([false, words])
  expect(lines.filter(({ event, video }) => event === 'written' && video === to)).toEqual([])
  expect(lines.find(({ event }) => event === 'done')).toMatchObject({ spent: { search: 0, downloads: 0 } })
  expect((await run('get')).filter(({ event }) => event === 'renamed')).toEqual([])
})
