/** Watch mode on real folders with real events: each change ends right, with the same subtitles as one `get`. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runCli } from '../support/programs/runCli.ts'
import { copyTree } from '../support/disks/contents.ts'
import { treeLines } from '../support/disks/tempFolder.ts'
import { countOf, openScene, subtitlesIn, subtitlesOfGet, until } from '../support/programs/watching.ts'

test('a burst of 1,000 files, a slow copy, a replaced file, a renamed season and film, a root that goes and comes back', async () => {
  const scene = await openScene(12, 3)
  const { folder, world } = scene
  for (let index = 0; index < 1_000 - world.videos.length; index += 1) {
    const clip = join(world.library, `Clips ${index % 10}`, `Our holidays ${index}.mkv`)
    mkdirSync(dirname(clip), { recursive: true })
    writeFileSync(clip, '')
    truncateSync(clip, 2 ** 20)
  }
  const root = join(folder, 'videos')
  mkdirSync(root)
  // By itself it would search for so many over several days.
  const watching = await scene.watch(root, 'home', ['--max-searches', '5000'])
  await until(() => watching.said.some((line) => line.startsWith('Watching')))

  // A burst, one film of which comes slowly.
  const slow = world.videos[0]!.path
  const slowThere = slow.replace(world.library, root)
  copyTree(world.library, root, (path) => path !== slow)
  mkdirSync(dirname(slowThere), { recursive: true })
  const bytes = readFileSync(slow)
  for (let part = 0; part < 8; part += 1) {
    appendFileSync(slowThere, bytes.subarray((part * bytes.length) / 8, ((part + 1) * bytes.length) / 8))
    expect(watching.lines.filter(({ event, video }) => event === 'matched' && video === slowThere)).toEqual([])
    await wait(400)
  }
  const expected = await subtitlesOfGet(scene, world.library)
  await until(() => subtitlesIn(root).length === expected.length)
  expect(subtitlesIn(root)).toEqual(expected)
  const matched = watching.lines.filter(({ event }) => event === 'matched').map(({ video }) => video)
  expect(new Set(matched).size).toBe(matched.length)
  const spent = scene.service.ledger().length

  // A season folder gets another name, a film too: what stands beside them comes along, and costs nothing.
  const written = watching.lines.filter(({ event }) => event === 'written').map(({ video }) => String(video))
  const film = written.find((path) => path.includes('Movies'))!
  const season = dirname(written.find((path) => path.includes('/TV/'))!)
  const inSeason = countOf(season, '.en.srt')
  renameSync(season, `${season} (again)`)
  const renamed = film.replace('.mkv', '.renamed.mkv')
  renameSync(film, renamed)
  await until(() => subtitlesIn(root).filter((line) => line.includes('.renamed.en.srt ')).length === 1)
  await until(() => countOf(root, '.en.srt') === expected.filter((line) => line.includes('.en.srt')).length)
  expect(countOf(`${season} (again)`, '.en.srt')).toBe(inSeason)

  // Another content under the same name: looked at again, and what stands beside it is kept.
  const other = written.find((path) => path !== film && !path.startsWith(season))!
  writeFileSync(join(dirname(other), '.incoming'), Buffer.concat([readFileSync(other), Buffer.from('more')]))
  renameSync(join(dirname(other), '.incoming'), other)
  await wait(1_500)

  // The drive is pulled and comes back: nothing is deleted, nothing is written twice.
  const before = treeLines(root)
  renameSync(root, `${root}-elsewhere`)
  await until(() => watching.said.some((line) => line.includes('is away')))
  renameSync(`${root}-elsewhere`, root)
  await until(() => watching.said.filter((line) => line.startsWith('Watching')).length >= 2)
  expect(await watching.stop()).toBe(0)
  expect(treeLines(root)).toEqual(before)
  expect(scene.service.ledger().length).toBe(spent)

  // The history went along: all of it can be taken back.
  const undone = await runCli(['undo', '--home', join(folder, 'home'), '--since', '2000-01-01'])
  expect(
    subtitlesIn(root).filter((line) => line.includes('.en.srt')),
    undone.stdout,
  ).toEqual([])
})

test('a subtitle that the user takes away or undoes is not written again', async () => {
  const scene = await openScene(3, 0)
  const first = await scene.watch(scene.world.library)
  await until(() => first.lines.some(({ event }) => event === 'done'))
  const count = countOf(scene.world.library, '.en.srt')
  expect(await first.stop()).toBe(0)
  await runCli(['undo', '--home', join(scene.folder, 'home')])
  const second = await scene.watch(scene.world.library)
  await until(() => second.lines.some(({ event }) => event === 'done'))
  expect(await second.stop()).toBe(0)
  expect(count).toBeGreaterThan(0)
  expect(countOf(scene.world.library, '.en.srt')).toBe(0)
})
