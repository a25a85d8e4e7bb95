/** A check-up of one show, one season or the newest: what else there is, is neither read nor told of, and nothing of it is forgotten. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'

const episodes = ['Lake.Watch.S01E01', 'Lake.Watch.S01E02', 'Lake.Watch.S02E01', 'Salt.Road.S01E01'] as const

/** Beside each episode a subtitle without a word, and of two shows one beside no video. */
function openShelf() {
  const root = tempFolder()
  const [folder, home] = [join(root, 'shows'), join(root, 'home')]
  mkdirSync(folder)
  setUpHome(home, { minimumVideoBytes: '0' })
  for (const [index, stem] of episodes.entries()) {
    const video = join(folder, `${stem}.mkv`)
    writeFileSync(video, makeMkv({ durationS: 60 }))
    writeFileSync(join(folder, `${stem}.en.srt`), '')
    utimesSync(video, 1_600_000_000 + index, 1_600_000_000 + index)
  }
  for (const stem of ['Lake.Watch.S01E09', 'Salt.Road.S01E09']) writeFileSync(join(folder, `${stem}.en.srt`), '')
  const check = async (...words: readonly string[]) => {
    const result = await runHere(['check', ...words, '--json', '--home', home])
    const found = eventsOf(result, 'finding').map(({ sidecar }) => basename(String(sidecar), '.en.srt'))
    return { ...result, found: [...new Set(found)].sort(), done: eventsOf(result, 'done')[0] }
  }
  return { folder, check }
}

test('a title, a season and the newest narrow a check-up as they narrow every other command', async () => {
  const { folder, check } = openShelf()
  const lake = await check(folder, '--title', 'watch lake')
  expect(lake.found).toEqual(['Lake.Watch.S01E01', 'Lake.Watch.S01E02', 'Lake.Watch.S01E09', 'Lake.Watch.S02E01'])
  expect(lake.done).toMatchObject({ checked: 4 })
  expect((await check(folder, '--title', 'lake watch', '--season', '1')).found).toEqual([
    'Lake.Watch.S01E01',
    'Lake.Watch.S01E02',
    'Lake.Watch.S01E09',
  ])
  expect((await check(folder, '--newest', '1')).found).toEqual(['Salt.Road.S01E01'])
  expect((await check(folder, '--season', '1', '--newest', '2')).found).toEqual([
    'Lake.Watch.S01E02',
    'Salt.Road.S01E01',
  ])
  expect((await check(folder)).done).toMatchObject({ checked: 6 })
})

test('a title that nothing is of is told, and a subtitle that is named is looked at whatever it is of', async () => {
  const { folder, check } = openShelf()
  const none = await check(folder, '--title', 'harbour')
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('No video in these folders')])
  const named = join(folder, 'Salt.Road.S01E01.en.srt')
  expect((await check(folder, named, '--title', 'lake watch', '--season', '2')).found).toEqual([
    'Lake.Watch.S02E01',
    'Salt.Road.S01E01',
  ])
})

test('a check-up of a part forgets nothing of the rest', async () => {
  const { folder, check } = openShelf()
  for (const stem of episodes)
    writeFileSync(join(folder, `${stem}.en.srt`), '1\n00:00:01,000 --> 00:00:02,000\nHello\n')
  const first = await check(folder)
  expect(Number(first.done?.['read'])).toBeGreaterThan(0)
  await check(folder, '--title', 'salt road')
  await check(folder, '--newest', '1')
  expect((await check(folder)).done).toMatchObject({ checked: 6, read: 0 })
})
