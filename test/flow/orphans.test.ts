/** Subtitles of ours whose video is gone: told apart from the user's, trashed and brought back, given to a video of another name. */
import { appendFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstPage, openPlannedHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { rejection } from '../support/services/testClient.ts'

const film = 'Salt.and.Cedar.2021.1080p.BluRay.x264-RESIN'
const orphans = { ...firstPage, search: '', kind: 'orphans' } as const

async function scan({ ask, askUntil }: TestHost, videos: number): Promise<void> {
  await ask('library.scan', {})
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === videos)
}

/** All of the sample has a subtitle of ours; one film's is edited or not, and the film is gone. */
async function openOrphaned(edit = '') {
  const opened = await openPlannedHost('en')
  await opened.ask('plan.run', {})
  await opened.askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const folder = join(opened.homeFolder, 'demo', 'Movies', 'Salt and Cedar (2021)')
  const subtitle = join(folder, `${film}.en.srt`)
  appendFileSync(subtitle, edit)
  renameSync(join(folder, `${film}.mkv`), join(opened.homeFolder, 'film.mkv'))
  writeFileSync(join(folder, 'Another.Film.1999.de.srt'), 'theirs')
  await scan(opened, 11)
  return { ...opened, folder, subtitle }
}

test('ours can go to the trash and come back without their video; those of the user are only shown', async () => {
  const opened = await openOrphaned()
  const { ask, subtitle, folder, bugs } = opened
  const { rows } = await ask('library.skipped', orphans)
  expect(rows.map(({ rowId }) => rowId !== null)).toEqual([false, true])
  expect(await ask('orphans.count', { search: '' })).toEqual({ ours: 1 })
  const theirs = join(folder, 'Another.Film.1999.de.srt')
  rmSync(theirs)
  const taken = await ask('orphans.trash', { search: '', rowIds: null })
  expect(taken).toMatchObject({ removed: 1, restored: 0, kept: [], rowIds: [rows[1]!.rowId] })
  expect(existsSync(subtitle)).toBe(false)
  expect(await ask('orphans.count', { search: '' })).toEqual({ ours: 0 })
  // The folder is empty by now, but the drive is there.
  expect(readdirSync(folder)).toEqual([])
  expect(await ask('trash.restoreRows', { rowIds: taken.rowIds })).toEqual({ restored: 1, kept: [] })
  expect(existsSync(subtitle)).toBe(true)
  // It is an orphan again, before anything looks at the folder.
  expect(await ask('orphans.count', { search: '' })).toEqual({ ours: 1 })
  expect(bugs).toEqual([])
})

test('everything that we wrote there goes at once, not back to the version before', async () => {
  const opened = await openPlannedHost('en')
  const { ask, askUntil } = opened
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const folder = join(opened.homeFolder, 'demo', 'Movies', 'Salt and Cedar (2021)')
  const [row] = (await ask('history.page', { ...firstPage, search: 'salt', batchId: null })).rows
  const { sidecars } = await ask('library.video', { videoId: row!.videoId })
  await ask('timing.shift', { videoId: row!.videoId, sidecarId: sidecars[0]!.id, byMs: 1_000 })
  rmSync(join(folder, `${film}.mkv`))
  await scan(opened, 11)
  const taken = await ask('orphans.trash', { search: '', rowIds: null })
  expect(taken).toMatchObject({ removed: 1, restored: 0 })
  expect(existsSync(join(folder, `${film}.en.srt`))).toBe(false)
})

test('what was edited is kept, and says so', async () => {
  const { ask, subtitle } = await openOrphaned('edited')
  const taken = await ask('orphans.trash', { search: '', rowIds: null })
  expect(taken).toMatchObject({ removed: 0, kept: [{ code: 'file.changed' }] })
  expect(existsSync(subtitle)).toBe(true)
  expect(await ask('orphans.count', { search: '' })).toEqual({ ours: 1 })
})

test('one of ours belongs to a video of the same film, which is no copy of its own', async () => {
  const opened = await openOrphaned()
  const { ask, folder, subtitle } = opened
  const other = join(opened.homeFolder, 'demo', 'Movies', 'Salt.and.Cedar.2021.720p.WEB-OTHER.mkv')
  writeFileSync(other, Buffer.alloc(2 * 1024 * 1024, 7))
  await scan(opened, 12)
  const rowId = (await ask('library.skipped', orphans)).rows.flatMap((row) => row.rowId ?? [])[0]!
  const [video, ...more] = await ask('orphans.videos', { rowId })
  expect([video?.name, more]).toEqual(['Salt.and.Cedar.2021.720p.WEB-OTHER.mkv', []])
  const place = { rowId, videoId: video!.videoId }
  expect(await ask('orphans.give', place)).toEqual({ name: 'Salt.and.Cedar.2021.720p.WEB-OTHER.en.srt' })
  expect([existsSync(subtitle), existsSync(other.replace('.mkv', '.en.srt'))]).toEqual([false, true])
  const { sidecars } = await ask('library.video', { videoId: video!.videoId })
  expect(sidecars).toMatchObject([{ isOurs: true }])
  expect((await rejection(ask('orphans.give', place))).code).toBe('file.missing')
  await ask('orphans.giveBack', { rowId })
  expect([existsSync(subtitle), readdirSync(folder).length]).toEqual([true, 2])
  expect(await ask('orphans.count', { search: '' })).toEqual({ ours: 1 })
  expect((await rejection(ask('orphans.giveBack', { rowId }))).code).toBe('input.invalid')
})

test('the check-up takes ours to the trash as well, says so, and knows it when it is undone', async () => {
  const opened = await openOrphaned()
  const { ask, askUntil, subtitle } = opened
  await ask('checkup.start', { scope: { search: '', ids: null, language: null }, sound: false })
  await askUntil('checkup.state', {}, ({ work }) => work === 'none')
  const found = async () =>
    ask('checkup.page', { filter: { kind: 'orphan', whose: 'all', search: '' }, offset: 0, limit: 50 })
  const page = await found()
  const [theirs, ours] = page.rows
  expect([theirs?.orphanRowId, ours?.isOurs, page.orphans]).toEqual([undefined, true, [ours?.orphanRowId]])
  const taken = await ask('orphans.trash', { search: '', rowIds: page.orphans })
  expect(taken).toMatchObject({ removed: 1, restored: 0, kept: [], rowIds: page.orphans })
  expect(existsSync(subtitle)).toBe(false)
  const after = await found()
  expect([after.orphans, after.rows.map(({ state }) => state)]).toEqual([[], ['open', 'mended']])
  expect((await rejection(ask('orphans.trash', { search: '', rowIds: page.orphans }))).code).toBe('file.missing')
  await ask('acts.undo', { key: (await ask('acts.last', { except: [] }))!.key })
  expect([existsSync(subtitle), (await found()).orphans]).toEqual([true, page.orphans])
})
