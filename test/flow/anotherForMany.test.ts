/** "Get another" over the findings of a check-up: its bound is told before, wrong ones give way, one undo brings them back. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstPage, openPlannedHost, openTestHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'

const wordless = '1\n00:00:01,000 --> 00:00:03,000\n...\n'
const filter = { kind: null, whose: 'all', search: '' } as const
const everything = { search: '', ids: null, language: null }

async function unitsOf({ ask }: TestHost): Promise<Readonly<Record<string, number>>> {
  const { rows } = await ask('usage.entries', firstPage)
  const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted).reduce((sum, { units }) => sum + units, 0)
  return { searches: of('search'), downloads: of('download') }
}

/** Every subtitle that a run wrote says nothing now, as if it had been delivered so. */
async function openWordless() {
  const { ask, askUntil, host, homeFolder } = await openPlannedHost('en')
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  await host.close()
  const folder = join(homeFolder, 'demo')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const ours = names
    .filter((name) => name.endsWith('.en.srt'))
    .flatMap((name) => {
      const video = names.find((one) => /\.(mkv|mp4|avi)$/.test(one) && name.startsWith(one.replace(/\.\w+$/, '')))
      return video ? [{ videoPath: join(folder, video), path: join(folder, name), language: 'en' }] : []
    })
  for (const { path } of ours) writeFileSync(path, wordless)
  await writeAsOurs(homeFolder, ours)
  return { ours, opened: await openTestHost({ homeFolder }) }
}

test('others take the place of all that are wrong for at most what was said, and one undo brings those back', async () => {
  const { ours, opened } = await openWordless()
  const { ask, askUntil } = opened
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos > 0)
  await ask('checkup.start', { scope: everything, sound: false })
  const rested = () => askUntil('checkup.state', {}, ({ work }) => work === 'none')
  await rested()
  const { another, anotherCost, rows } = await ask('checkup.page', { filter, offset: 0, limit: 100 })
  // What was answered when these were found costs no search again, and each row says its part of the whole.
  expect(anotherCost).toEqual({ searches: 0, mostSearches: 0, downloads: ours.length })
  for (const { mend, cost } of rows)
    expect(cost).toEqual(mend === 'next' ? { searches: 0, mostSearches: 0, downloads: 1 } : null)
  expect(another).toBe(ours.length)
  expect(another).toBeGreaterThan(1)
  const before = await unitsOf(opened)
  const isWordless = () => ours.filter(({ path }) => readFileSync(path, 'utf8') === wordless).length

  await ask('checkup.mend', { filter, verbs: ['next'] })
  const { mended, batchId, problem } = await rested()
  expect(problem).toBeNull()
  expect(mended).toBe(ours.length - isWordless())
  expect(mended).toBeGreaterThan(1)
  const spent = await unitsOf(opened)
  expect(spent['downloads']! - before['downloads']!).toBeLessThanOrEqual(anotherCost!.downloads)
  expect(spent['searches']! - before['searches']!).toBe(anotherCost!.mostSearches)

  await ask('history.undo', { scope: { kind: 'batch', batchId: batchId ?? '' } })
  expect(isWordless()).toBe(ours.length)
  // What was taken back needs another again.
  expect((await ask('checkup.page', { filter, offset: 0, limit: 100 })).another).toBe(another)
  expect(opened.bugs).toEqual([])
})

test('of a selection in the library too: the same price, one run, one undo, and ours stay where there is no other', async () => {
  const { ours, opened } = await openWordless()
  const { ask, askUntil } = opened
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos > 0)
  const scope = everything
  const { subtitles, ...cost } = await ask('another.of', { scope })
  expect(subtitles).toBe(ours.length)
  expect((await ask('library.scope', scope)).verbs.another).toEqual({ count: ours.length, why: null })
  const before = await unitsOf(opened)

  await ask('another.start', { scope })
  const { done, taken, failed, batchId, problem } = await askUntil('another.state', {}, ({ isRunning }) => !isRunning)
  const wordlessLeft = ours.filter(({ path }) => readFileSync(path, 'utf8') === wordless).length
  expect({ done, taken, failed }).toEqual({ done: subtitles, taken: ours.length - wordlessLeft, failed: wordlessLeft })
  expect(taken).toBeGreaterThan(1)
  if (failed > 0) expect(problem).not.toBeNull()
  const spent = await unitsOf(opened)
  expect(spent['downloads']! - before['downloads']!).toBeLessThanOrEqual(cost.downloads)
  expect(spent['searches']! - before['searches']!).toBeLessThanOrEqual(cost.mostSearches)

  await ask('history.undo', { scope: { kind: 'batch', batchId: batchId ?? '' } })
  expect(ours.filter(({ path }) => readFileSync(path, 'utf8') === wordless)).toHaveLength(ours.length)
  expect(opened.bugs).toEqual([])
})

test('nothing is taken for what did not come from the service, and nobody is asked', async () => {
  const { opened } = await openWordless()
  const { ask, askUntil } = opened
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos > 0)
  const scope = { ...everything, language: 'de' }
  expect(await ask('another.of', { scope })).toEqual({ subtitles: 0, searches: 0, mostSearches: 0, downloads: 0 })
  expect((await ask('library.scope', scope)).verbs.another.why).toBe('nothing-from-service')
  await expect(ask('another.start', { scope })).rejects.toMatchObject({ code: 'file.foreign' })
  expect((await ask('another.state', {})).isRunning).toBe(false)
})
