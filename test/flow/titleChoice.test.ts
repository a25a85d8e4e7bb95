/** A show whose files bear another name: its title is chosen once, for one episode, and holds for all, also after a restart. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { everyRow, everyVideo, openTestHost, planOfAll, type TestHost } from '../support/hosts/openTestHost.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { runCli } from '../support/programs/runCli.ts'
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

test('a title that is said in the plan and taken back in Activity is gone from the plan as well', async () => {
  const opened = await openMisnamed()
  const { ask } = opened
  const planned = async () => {
    const { rows } = await ask('plan.page', everyRow)
    return rows.flatMap(({ cells }) => cells)
  }
  expect(await answersOf(opened)).toEqual(['none', 'none', 'none'])
  const [title] = await ask('search.titles', { text: 'tidewater street' })
  const [cell] = await planned()
  await ask('plan.setTitle', { rowId: cell!.id, titleId: title!.id })
  expect((await planned()).map(({ answer }) => answer)).not.toContain('none')
  const [said] = (await ask('runs.page', { filter: 'all', kind: null, search: '', offset: 0, limit: 50 })).rows
  await ask('runs.undo', { runId: said!.id })
  expect((await planned()).map(({ answer }) => answer)).toEqual(['none', 'none', 'none'])
  await ask('runs.bringBack', { runId: said!.id })
  expect((await planned()).map(({ answer }) => answer)).not.toContain('none')
  await opened.host.close()
})

test('a chosen title is a run: it is undone and brought back in Activity, and a later choice is never overwritten', async () => {
  const opened = await openMisnamed()
  const { ask } = opened
  const [title] = await ask('search.titles', { text: 'tidewater street' })
  const [other] = await ask('search.titles', { text: 'nine quiet rooms' })
  const [video, second] = (await ask('library.page', everyVideo)).rows
  const chosen = async () => (await ask('library.video', { videoId: second!.id })).chosenTitle?.name ?? null
  const runs = async () =>
    (await ask('runs.page', { filter: 'all', kind: null, search: '', offset: 0, limit: 50 })).rows.toReversed()
  const { undoId } = await ask('video.setTitle', { videoId: video!.id, titleId: title!.id })
  const [said] = await runs()
  expect(said).toMatchObject({
    kind: 'title',
    sign: 'all',
    scope: { names: [expect.stringMatching(/^Harbour Lane → Tidewater Street/)], more: 0, language: null },
    counts: { all: 3, written: 3 },
    files: { written: 3, undone: 0, toUndo: 3, toBringBack: 0 },
    cost: { searches: 0, downloads: 0, ai: 0 },
  })

  expect(await ask('runs.undo', { runId: said!.id })).toEqual({
    removed: 0,
    restored: 0,
    gone: 0,
    kept: [],
    rowIds: [],
  })
  expect(await chosen()).toBeNull()
  expect((await runs())[0]).toMatchObject({ sign: 'undone', files: { undone: 3, toUndo: 0, toBringBack: 3 } })
  expect((await ask('runs.state', {})).counts.undone).toBe(1)
  const again = await rejection(ask('video.undoTitle', { undoId }))
  expect(again.message).toBe('This can no longer be undone.')
  await ask('runs.bringBack', { runId: said!.id })
  expect(await chosen()).toBe('Tidewater Street')
  expect((await runs()).map(({ kind, isBringBack }) => [kind, isBringBack])).toEqual([
    ['title', false],
    ['undo', false],
    ['undo', true],
  ])
  // What is taken back at once is the same undo as the one of the list.
  await ask('video.undoTitle', { undoId })
  expect((await runs())[0]).toMatchObject({ sign: 'undone' })
  await ask('runs.bringBack', { runId: (await runs()).at(-1)!.id })
  expect(await chosen()).toBe('Tidewater Street')

  const titles = { ...everyVideo, view: 'titles' } as const
  await opened.askUntil('library.page', titles, ({ rows: [first] }) => first?.title === 'Tidewater Street')
  // The run says the title that the library says, in its rows and over them.
  const whole = { runId: said!.id, group: null, causeId: null } as const
  const shown = async () => (await ask('runs.rows', { ...whole, offset: 0, limit: 9 })).rows
  // The library takes its videos over one after the other.
  await expect
    .poll(async () => (await shown()).map((row) => [row.title, row.code]))
    .toEqual(['1', '2', '3'].map((n) => ['Tidewater Street', `S01E0${n}`]))
  expect(await ask('runs.groups', whole)).toMatchObject([{ title: 'Tidewater Street', season: 1, rows: 3 }])
  await ask('video.setTitle', { videoId: video!.id, titleId: other!.id })
  const later = await rejection(ask('runs.undo', { runId: said!.id }))
  expect(later.message).toBe('Another title was chosen since, and stays.')
  expect(await chosen()).toBe('Nine Quiet Rooms')
  await opened.host.close()

  const run = said!.id
  const onHome = ['--home', opened.homeFolder]
  const newest = JSON.parse((await runCli(['runs', '--json', ...onHome])).stdout.split('\n')[0]!) as { run: string }
  const refused = await runCli(['undo', '--run', run, ...onHome])
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('Another title was chosen since')])
  expect(await runCli(['undo', '--run', newest.run, ...onHome])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Undone: 3 of 3') as string,
  })
  expect((await runCli(['runs', run, ...onHome])).stdout).toContain('all: 3 of 3 done')
})
