/** A file that a scan skips by its name or size is taken as a video at the user's word, and left again. */
import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { everyVideo, firstPage, openTestHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { runCli, eventsOf } from '../support/programs/runCli.ts'

const [film, trailer] = ['Brass Signal (1992).mkv', 'Brass Signal (1992)-trailer.mkv']

/** A film and its trailer in a folder of their own, which the library holds. */
async function openWithTrailer() {
  const root = join(tempFolder(), 'films')
  const folder = join(root, 'Brass Signal (1992)')
  mkdirSync(folder, { recursive: true })
  for (const name of [film, trailer]) {
    await writeSparse(join(folder, name), makeMkv())
    utimesSync(join(folder, name), 1_600_000_000, 1_600_000_000)
  }
  const opened = await openTestHost()
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([root]) })
  await untilVideos(opened, [film])
  return { root, folder, ...opened }
}

async function untilVideos({ ask, askUntil }: Pick<TestHost, 'ask' | 'askUntil'>, names: readonly string[]) {
  const isThere = ({ counts }: { readonly counts: { readonly videos: number } }) => counts.videos === names.length
  await askUntil('library.state', {}, (state) => !state.isScanning && isThere(state))
  const { rows } = await ask('library.page', everyVideo)
  expect(rows.map(({ file }) => file).sort()).toEqual([...names].sort())
}

async function skippedRow({ ask }: Pick<TestHost, 'ask'>) {
  const { rows } = await ask('library.skipped', { ...firstPage, kind: 'skipped', search: '' })
  return rows[0]
}

test('it is a video at a word, through a new name of its folder, and none at another', async () => {
  const opened = await openWithTrailer()
  const { ask, root, folder, homeFolder } = opened
  const row = await skippedRow(opened)
  expect(row).toMatchObject({ path: join(folder, trailer), reason: 'trailer' })
  const { name } = await ask('library.turnSkipped', { skippedId: row?.id ?? '', isVideo: true })
  expect(name).toBe(trailer)
  await untilVideos(opened, [film, trailer])
  expect(await skippedRow(opened)).toMatchObject({ path: join(folder, trailer), reason: 'taken' })

  const renamed = join(root, 'Brass Signal (1992) [again]')
  renameSync(folder, renamed)
  await ask('library.scan', {})
  await untilVideos(opened, [film, trailer])
  const moved = await skippedRow(opened)
  expect(moved).toMatchObject({ path: join(renamed, trailer), reason: 'taken' })
  await ask('library.scan', {})
  await untilVideos(opened, [film, trailer])

  await ask('library.turnSkipped', { skippedId: moved?.id ?? '', isVideo: false })
  await untilVideos(opened, [film])
  expect(await skippedRow(opened)).toMatchObject({ path: join(renamed, trailer), reason: 'trailer' })
  expect(homeFolder).not.toBe('')
  expect(opened.bugs).toEqual([])
})

test('both are taken back by what takes back the last act', async () => {
  const opened = await openWithTrailer()
  const { ask } = opened
  const turn = async (isVideo: boolean) => {
    const row = await skippedRow(opened)
    return ask('library.turnSkipped', { skippedId: row?.id ?? '', isVideo })
  }
  const { undoId } = await turn(true)
  await untilVideos(opened, [film, trailer])
  expect(await ask('acts.last', { except: [] })).toMatchObject({ key: undoId, words: { kind: 'taken', name: trailer } })
  await ask('acts.undo', { key: undoId })
  await untilVideos(opened, [film])

  await turn(true)
  await untilVideos(opened, [film, trailer])
  const left = await turn(false)
  await untilVideos(opened, [film])
  await ask('rules.undo', { undoId: left.undoId })
  await untilVideos(opened, [film, trailer])
})

test('the command and watch mode take it as the window does', async () => {
  const opened = await openWithTrailer()
  const { ask, askUntil, root, homeFolder } = opened
  const row = await skippedRow(opened)
  await ask('library.turnSkipped', { skippedId: row?.id ?? '', isVideo: true })
  await untilVideos(opened, [film, trailer])
  await ask('watch.turn', { isOn: true })
  await askUntil('watch.state', {}, ({ folders }) => folders[0]?.videos === 2)
  await ask('watch.turn', { isOn: false })
  await opened.host.close()
  const run = await runCli(['plan', root, '--home', homeFolder, '--offline', '--json'])
  expect(eventsOf(run, 'scanned')).toMatchObject([{ videos: 2 }])
})

const tiny = 'Brass Signal (1993).mkv'

/** A folder whose only video is smaller than the least size. */
async function openWithTiny() {
  const folder = join(tempFolder(), 'films')
  mkdirSync(folder)
  const bytes = Buffer.alloc(200_000, 1)
  writeFileSync(join(folder, tiny), bytes)
  utimesSync(join(folder, tiny), 1_600_000_000, 1_600_000_000)
  const opened = await openTestHost()
  await opened.ask('settings.write', { key: 'minimumVideoBytes', value: 300_000 })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.skipped === 1)
  return { folder, ...opened }
}

test('a folder whose videos are all skipped says how many they are', async () => {
  const { ask } = await openWithTiny()
  const { folders } = await ask('library.state', {})
  expect(folders).toMatchObject([{ videos: 0, onlySkipped: 1 }])
})

test('one that is too small says from which size on it would be taken, and is taken at a word', async () => {
  const opened = await openWithTiny()
  const { ask } = opened
  const row = await skippedRow(opened)
  expect(row).toMatchObject({ reason: 'too-small' })
  expect(row?.message).toContain('300000 bytes')
  await ask('library.turnSkipped', { skippedId: row?.id ?? '', isVideo: true })
  await untilVideos(opened, [tiny])
  expect((await ask('library.state', {})).folders).toMatchObject([{ videos: 1, onlySkipped: 0 }])
  await ask('library.turnSkipped', { skippedId: row?.id ?? '', isVideo: false })
  await untilVideos(opened, [])
  expect(opened.bugs).toEqual([])
})

test('another least size is followed by a scan', async () => {
  const opened = await openWithTiny()
  await opened.ask('settings.write', { key: 'minimumVideoBytes', value: 100_000 })
  await untilVideos(opened, [tiny])
  await opened.ask('settings.write', { key: 'minimumVideoBytes', value: 300_000 })
  await untilVideos(opened, [])
  expect(await skippedRow(opened)).toMatchObject({ reason: 'too-small' })
})
