/** The limit of watched folders, met for real: in a namespace that has a lower one. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject, test } from 'vitest'
import { copyTree } from '../support/disks/contents.ts'
import { runCli } from '../support/programs/runCli.ts'
import { openScene, subtitlesIn, subtitlesOfGet, until } from '../support/programs/watching.ts'

const canLimit =
  process.platform === 'linux' &&
  spawnSync('unshare', ['-U', '-r', 'sh', '-c', 'echo 5 > /proc/sys/user/max_inotify_watches']).status === 0

test.skipIf(!canLimit)('with too few watches it says so, and finds by looking what no event tells', async () => {
  const scene = await openScene(4, 1)
  const root = join(scene.folder, 'videos')
  for (let index = 0; index < 12; index += 1) mkdirSync(join(root, `Empty ${index}`), { recursive: true })
  await runCli(['config', 'set', 'watch.settleSeconds', '1', '--home', join(scene.folder, 'home')])
  const command = [process.execPath, inject('program'), ...scene.args('watch', root, 'home')]
  const child = spawn(
    'unshare',
    ['-U', '-r', 'sh', '-c', 'echo 6 > /proc/sys/user/max_inotify_watches && exec "$@"', 'sh', ...command],
    {
      env: { PATH: process.env['PATH'] ?? '', ...scene.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const said: string[] = []
  createInterface(child.stderr).on('line', (line) => said.push(line))
  await until(() => said.some((line) => line.includes('limit of watched folders')))
  copyTree(scene.world.library, root)
  const expected = await subtitlesOfGet(scene, scene.world.library)
  await until(() => subtitlesIn(root).length === expected.length)
  expect(subtitlesIn(root).map((line) => basename(line))).toEqual(expected.map((line) => basename(line)))
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
})
