/** A show whose files bear another name: its title is chosen once, for one episode, and holds for all, also after a restart. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { everyRow, everyVideo, openTestHost, planOfAll, type TestHost } from '../support/hosts/openTestHost.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { rejection } from '../support/services/testClient.ts'

const names = [1, 2, 3].map((episode) => `Harbour.Lane.S01E0${episode}.1080p.WEB-DL.mkv`)

async function openMisnamed(): Promise<TestHost> {
  const library = tempFolder()
  for (const name of names) await writeSparse(join(library, name), makeMkv())
  const opened = await openTestHost()
  await opened.ask('settings.write', { key: 'languages', value: 'en' })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([library]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === names.length)
  return opened
}

async function answersOf({ ask, askUntil }: TestHost): Promise<readonly string[]> {
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  return (await ask('plan.page', everyRow)).rows.flatMap(({ cells }) => cells.map(({ answer }) => answer))
}

test('a title that is chosen for one episode finds the subtitles of all, is remembered, and can be forgotten', async () => {
  const opened = await openMisnamed()
  const { ask } = opened
  expect(await answersOf(opened)).toEqual(['none', 'none', 'none'])
  const [title] = await ask('search.titles', { text: 'tidewater street' })
  const [video, , third] = (await ask('library.page', everyVideo)).rows
  await ask('video.setTitle', { videoId: video!.id, titleId: title!.id })
  expect((await ask('library.video', { videoId: third!.id })).chosenTitle).toEqual({
    name: 'Tidewater Street',
    year: title!.year,
  })
  const titles = { ...everyVideo, view: 'titles' } as const
  const { rows } = await opened.askUntil('library.page', titles, ({ total }) => total === 1)
  expect(rows).toMatchObject([
    { title: 'Tidewater Street', year: title!.year, videos: 3, cells: [{ covered: 0, total: 3 }] },
  ])
  expect(await answersOf(opened)).not.toContain('none')
  const groups = await ask('plan.groups', { answer: null, search: '' })
  expect(groups).toMatchObject([{ group: 'Tidewater Street S01', rows: 3 }])
  const unknown = await rejection(ask('video.setTitle', { videoId: video!.id, titleId: 'never given out' }))
  expect(unknown.code).toBe('input.invalid')

  await opened.host.close()
  const again = await openTestHost({ homeFolder: opened.homeFolder })
  await again.askUntil('library.state', {}, ({ counts }) => counts.videos === names.length)
  expect(await answersOf(again)).not.toContain('none')
  await again.ask('video.forgetTitle', { videoId: third!.id })
  expect((await again.ask('library.video', { videoId: video!.id })).chosenTitle).toBeNull()
  expect(await answersOf(again)).toEqual(['none', 'none', 'none'])
})
