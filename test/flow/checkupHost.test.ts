/** The check-up as the window asks for it: findings, mends in one run and their undo, a file of the user's taken over. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { HostOptions } from '../../electron/window/host.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { makeFaultyLibrary } from '../support/make/worlds/faultyLibrary.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const everything = { search: '', ids: null, language: null }
const noFilter = { kind: null, whose: 'all', search: '' } as const
const firstRows = { filter: noFilter, offset: 0, limit: 100 }

async function openChecked(seed: number, options: Partial<HostOptions> = {}) {
  const root = tempFolder()
  const made = makeFaultyLibrary(root, { seed, right: 6 })
  const homeFolder = join(root, 'home')
  await writeAsOurs(homeFolder, made.ours)
  const opened = await openTestHost({ homeFolder, ...options })
  const { ask, askUntil, host } = opened
  await ask('settings.write', { key: 'hearingImpaired', value: 'avoid' })
  await ask('folders.addDropped', { dropId: host.registerDrop([made.folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos > 20)
  const rested = () => askUntil('checkup.state', {}, ({ work }) => work === 'none')
  await ask('checkup.start', { scope: everything, sound: false })
  return { ...opened, ...made, rested, state: await rested() }
}

const filesIn = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => [path, readFileSync(path, 'latin1')]),
  )

test('everything is found, filtered and counted; what is ours is mended in one run and taken back in one', async () => {
  const { ask, rested, state, expected, subtitles, folder, bugs } = await openChecked(11)
  const page = await ask('checkup.page', firstRows)
  const found = page.rows.map(({ kind, name }) => `${kind} ${name}`).sort()
  expect(found).toEqual(expected.map((line) => line.replace(/ .*\//, ' ')).sort())
  expect(state).toMatchObject({ checked: subtitles, read: subtitles, ours: 7, yours: expected.length - 7 })
  const { total } = await ask('checkup.page', { ...firstRows, filter: { ...noFilter, kind: 'timing', whose: 'ours' } })
  expect(total).toBe(2)
  expect(state.mends).toEqual({ retime: 2, clean: 2, decode: 1, next: 2 })

  const before = filesIn(folder)
  const verbs = ['retime', 'clean', 'decode'] as const
  expect(await ask('checkup.mend', { filter: noFilter, verbs: [...verbs] })).toEqual({ total: 5 })
  // The run counts all of its files from its start: its share never stands at all of what is done.
  expect((await ask('runs.state', {})).now?.total).toBe(5)
  const mended = await rested()
  expect(mended).toMatchObject({ mended: 5, ours: 2, problem: null })
  expect(filesIn(folder)).not.toEqual(before)
  // What a heading counts is what the filters count: what is open still.
  const { groups } = await ask('checkup.page', firstRows)
  const counts = mended.counts.map(({ kind, count, ours }) => [kind, count, ours])
  expect(groups.map(({ group, open, ours }) => [group, open, ours])).toEqual(
    counts.filter(([kind]) => groups.some(({ group }) => group === kind)),
  )
  expect(groups.reduce((sum, { rows, open }) => sum + rows - open, 0)).toBe(5)
  const { rows: runs } = await ask('runs.page', { ...runsAsked })
  expect(runs[0]).toMatchObject({ kind: 'mend', counts: { written: 5, failed: 0 } })

  await ask('history.undo', { scope: { kind: 'batch', batchId: mended.batchId ?? '' } })
  expect(filesIn(folder)).toEqual(before)
  // What was taken back is open again.
  expect(await ask('checkup.state', {})).toMatchObject({ ours: 7, mended: 0 })
  expect(bugs).toEqual([])
})

const runsAsked = { offset: 0, limit: 10, kind: null, filter: 'all', search: '' } as const

test('a file of the user’s is mended only when they have it taken over, and is theirs again after the undo', async () => {
  const { ask, folder } = await openChecked(12)
  const { rows } = await ask('checkup.page', { ...firstRows, filter: { ...noFilter, kind: 'timing', whose: 'yours' } })
  const [row] = rows
  expect(row).toMatchObject({ isOurs: false, mend: 'retime', evidence: { code: 'out-of-step' } })
  const findingId = row?.id ?? ''
  await expect(ask('checkup.mendOne', { findingId, adopts: false })).rejects.toMatchObject({ code: 'file.foreign' })
  const before = filesIn(folder)
  await ask('checkup.mendOne', { findingId, adopts: true })
  expect(filesIn(folder)).not.toEqual(before)
  // The library goes on saying whose it is.
  const { sidecars } = await ask('library.video', { videoId: row?.videoId ?? '' })
  const theirs = sidecars.find(({ id }) => id === row?.sidecarId)
  expect(theirs?.isOurs).toBe(true)
  expect(Math.abs(Date.now() - (theirs?.adoptedMs ?? 0))).toBeLessThan(600_000)
  const { batchId } = await ask('checkup.state', {})
  const { rows: versions } = await ask('history.page', { offset: 0, limit: 10, search: row?.name ?? '', batchId })
  expect(versions.map(({ state }) => state)).toEqual(['written', 'replaced'])

  await ask('history.undo', { scope: { kind: 'batch', batchId: batchId ?? '' } })
  expect(filesIn(folder)).toEqual(before)
  const again = await ask('checkup.page', { ...firstRows, filter: { ...noFilter, kind: 'timing', whose: 'yours' } })
  expect(again.rows[0]).toMatchObject({ isOurs: false, state: 'open' })
})

test('a check-up that is stopped goes on where it was', async () => {
  const { ask, rested, subtitles } = await openChecked(13)
  await ask('checkup.start', { scope: everything, sound: false })
  await ask('checkup.cancel', {})
  expect((await rested()).problem).toBeNull()
  await ask('checkup.start', { scope: everything, sound: false })
  expect(await rested()).toMatchObject({ checked: subtitles, read: 0 })
})

test('a file without a video is shown where it lies, and one that is gone is told of', async () => {
  const shown: string[] = []
  const { ask, folder } = await openChecked(14, { showInFolder: (path) => void shown.push(path) })
  const { rows } = await ask('checkup.page', { ...firstRows, filter: { ...noFilter, kind: 'orphan' } })
  const row = rows.find(({ videoId }) => videoId === null)
  await ask('checkup.showInFolder', { findingId: row?.id ?? '' })
  expect(shown.map((path) => path.startsWith(folder) && path.endsWith(row?.name ?? 'none'))).toEqual([true])
  rmSync(shown[0] ?? '')
  await expect(ask('checkup.showInFolder', { findingId: row?.id ?? '' })).rejects.toMatchObject({
    code: 'file.missing',
  })
  await expect(ask('checkup.showInFolder', { findingId: 'other' })).rejects.toMatchObject({ code: 'input.invalid' })
  expect(shown).toHaveLength(1)
})

test('begun while the folders are still being read, it waits for them, and looks at every subtitle', async () => {
  const root = tempFolder()
  const made = makeFaultyLibrary(root, { seed: 5, right: 6 })
  const { ask, askUntil, host } = await openTestHost({ homeFolder: join(root, 'home') })
  await ask('folders.addDropped', { dropId: host.registerDrop([made.folder]) })
  await ask('checkup.start', { scope: everything, sound: false })
  const { checked } = await askUntil('checkup.state', {}, ({ work }) => work === 'none')
  expect(checked).toBe(made.subtitles)
})
