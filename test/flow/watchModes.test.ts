/** `watch --dry-run` and `watch --offline`: the first writes nothing, the second asks nothing; both go on watching. */
import { cpSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../support/programs/runCli.ts'
import { treeLines } from '../support/disks/tempFolder.ts'
import { openScene, startWatch, subtitlesIn, until, type Scene } from '../support/programs/watching.ts'

async function startWith(scene: Scene, root: string, flag: string) {
  await runCli(['config', 'set', 'watch.settleSeconds', '1', '--home', join(scene.folder, 'home')])
  const watching = startWatch([...scene.args('watch', root, 'home'), flag], { env: scene.env })
  await until(() => watching.said.some((line) => line.startsWith('Watching')))
  const events = (name: string) => watching.lines.filter(({ event }) => event === name)
  return { ...watching, events }
}

test('a dry run says what it would write, at every change; offline, the same is written from the cache', async () => {
  const scene = await openScene(4, 0)
  const { world, folder, service } = scene
  const [late, ...early] = world.videos.map(({ path }) => path)
  const root = join(folder, 'videos')
  const bring = (path: string, to: string) => {
    const there = path.replace(world.library, to)
    mkdirSync(dirname(there), { recursive: true })
    cpSync(path, there)
  }
  for (const path of early) bring(path, root)

  const dry = await startWith(scene, root, '--dry-run')
  await until(() => dry.events('done').length === 1)
  const before = treeLines(root)
  bring(late!, root)
  await until(() => dry.events('done').length === 2)
  expect(dry.events('plan').map(({ files, downloads }) => Number(files) > 0 && files === downloads)).toContain(true)
  expect(dry.events('matched').filter(({ video }) => basename(String(video)) === basename(late!))).toHaveLength(1)
  expect(dry.events('done').at(-1)).toMatchObject({ written: 0, spent: { downloads: 0 } })
  expect(await dry.stop()).toBe(0)
  expect(treeLines(root).filter((line) => before.includes(line))).toEqual(before)
  expect(subtitlesIn(root)).toEqual([])
  expect(service.ledger().filter(({ counter }) => counter === 'downloads')).toEqual([])

  // What was learned is known from now on, what only `get` has downloaded is in the cache.
  await runCli(scene.args('get', root, 'home'), { env: scene.env })
  const expected = subtitlesIn(root)
  expect(expected).not.toEqual([])
  const spent = service.ledger().length
  await service.stop()

  const elsewhere = join(folder, 'elsewhere')
  for (const path of early) bring(path, elsewhere)
  const offline = await startWith(scene, elsewhere, '--offline')
  await until(() => offline.events('done').length === 1)
  bring(late!, elsewhere)
  await until(() => subtitlesIn(elsewhere).length === expected.length)
  expect(subtitlesIn(elsewhere)).toEqual(expected)
  await until(() => offline.events('done').length === 2)
  expect(await offline.stop()).toBe(0)
  expect(service.ledger()).toHaveLength(spent)
})
