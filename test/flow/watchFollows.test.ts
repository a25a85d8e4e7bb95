/** A watch is a process for months: what other commands set meanwhile holds for it too. */
import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../support/programs/runCli.ts'
import { openScene, startWatch, subtitlesIn, until, type Scene } from '../support/programs/watching.ts'

/** Keys and languages by `config`, as they are for whoever watches for long. */
function openHome({ folder, service }: Scene) {
  const home = ['--home', join(folder, 'home')]
  const root = join(folder, 'videos')
  mkdirSync(root)
  const run = async (words: readonly string[], input = '') => {
    const result = await runCli([...words, ...home], { input })
    expect(result.code, result.stderr).toBe(0)
  }
  async function open(key: string) {
    await run(['config', 'set', 'watch.settleSeconds', '1'])
    await run(['config', 'set', 'service.address', service.url])
    await run(['config', 'set', 'api-key'], key)
    await run(['config', 'set', 'languages', 'de'])
    return startWatch(['watch', root, ...home, '--json'], { env: {} })
  }
  return { root, run, open }
}

function bring({ world }: Scene, path: string | undefined, root: string): void {
  const there = path!.replace(world.library, root)
  mkdirSync(dirname(there), { recursive: true })
  cpSync(path!, there)
}

test('languages, rules and ignoring that are set while it watches hold from then on', async () => {
  const scene = await openScene(3, 0)
  const { root, run, open } = openHome(scene)
  const [first, second] = scene.world.videos.map(({ path }) => path)
  const watching = await open(scene.service.key)
  const done = () => watching.lines.filter(({ event }) => event === 'done').length
  bring(scene, first, root)
  await until(() => done() > 0)
  expect(subtitlesIn(root)).toEqual([])
  await run(['config', 'set', 'languages', 'en'])
  await until(() => subtitlesIn(root).length === 1)
  await run(['rules', root, '--languages', 'fr'])
  const before = done()
  bring(scene, second, root)
  await until(() => done() > before)
  expect(subtitlesIn(root)).toHaveLength(1)
  await run(['rules', root, '--clear'])
  await until(() => subtitlesIn(root).length === 2)
  expect(await watching.stop()).toBe(0)
})

test('a key that is set while it watches takes the place of one that was refused', async () => {
  const scene = await openScene(2, 0)
  const { root, run, open } = openHome(scene)
  await run(['config', 'set', 'languages', 'en'])
  const watching = await open('no-such-key')
  await run(['config', 'set', 'languages', 'en'])
  bring(scene, scene.world.videos[0]!.path, root)
  await until(() => watching.lines.some(({ code }) => code === 'key.refused'))
  await run(['config', 'set', 'api-key'], scene.service.key)
  await until(() => subtitlesIn(root).length === 1)
  expect(watching.lines.some(({ event }) => event === 'recovered')).toBe(true)
  expect(await watching.stop()).toBe(0)
})
