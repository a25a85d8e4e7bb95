/** The check-up as the window asks for it: findings, mends in one run and their undo, a file of the user's taken over. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { videoIdOf } from '../../electron/views/ids.ts'
import type { HostOptions } from '../../electron/window/host.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { spokenCues, srtOfCues } from '../support/make/films/madeSpeech.ts'
import { randomOf } from '../support/make/films/madeTalk.ts'
import { cues, placeTimed, plainVideo } from '../support/make/films/timedSubtitle.ts'
import { makeFaultyLibrary } from '../support/make/worlds/faultyLibrary.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { contentMark, pathsBelow } from '../support/disks/contents.ts'
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
    pathsBelow(folder)
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => [path, contentMark(path)]),
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

  const outOfStep = async () =>
    (await ask('library.scope', { search: 'is:out-of-step', ids: null, language: null })).videos
  const outBefore = await outOfStep()
  expect(outBefore).toBeGreaterThan(1)

  const before = filesIn(folder)
  const verbs = ['retime', 'clean', 'decode'] as const
  expect(await ask('checkup.mend', { filter: noFilter, verbs: [...verbs] })).toEqual({ total: 5 })
  // The run counts all of its files from its start: its share never stands at all of what is done.
  expect((await ask('runs.state', {})).now?.total).toBe(5)
  const mended = await rested()
  expect(mended).toMatchObject({ mended: 5, ours: 2, problem: null })
  expect(await outOfStep()).toBeLessThan(outBefore)
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
  // The library knows it as the check-up does, without measuring anything again.
  expect(await outOfStep()).toBe(outBefore)
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

test('what was found of one file is mended one after the other, and taken back one after the other', async () => {
  const { folder, home, sidecar } = placeTimed()
  const video = plainVideo(folder)
  const credit = 'Subtitles by Kestrel\nwww.kestrel-subs.org'
  const lines = spokenCues(randomOf(3), 'EN', cues).map((cue, at) => {
    if (at === 1) return { ...cue, text: credit }
    return at % 6 === 2 ? { ...cue, text: `[door creaks]\n${cue.text}` } : cue
  })
  writeFileSync(sidecar, srtOfCues(lines))
  await writeAsOurs(home, [{ videoPath: video, path: sidecar, language: 'en' }])
  const { ask, askUntil, host } = await openTestHost({ homeFolder: home })
  await ask('settings.write', { key: 'hearingImpaired', value: 'avoid' })
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  await ask('checkup.start', { scope: everything, sound: false })
  await askUntil('checkup.state', {}, ({ work }) => work === 'none')
  const open = async () => {
    const { rows } = await ask('checkup.page', firstRows)
    return rows.filter(({ state, mend }) => state === 'open' && mend === 'clean').map(({ kind, id }) => ({ kind, id }))
  }
  const found = await open()
  expect(found.map(({ kind }) => kind)).toEqual(['advert', 'hearing-impaired'])
  const batches: string[] = []
  const files = [filesIn(folder)]
  for (const { id } of found) {
    await ask('checkup.mendOne', { findingId: id, adopts: false })
    batches.push((await ask('checkup.state', {})).batchId ?? '')
    files.push(filesIn(folder))
  }
  expect(await open()).toEqual([])
  const written = [...filesIn(folder)].find(([path]) => path.endsWith('.srt'))?.[1] ?? ''
  expect(written).not.toMatch(/kestrel|creaks/)
  for (const left of [1, 2]) {
    await ask('history.undo', { scope: { kind: 'batch', batchId: batches.at(-left) ?? '' } })
    expect(filesIn(folder)).toEqual(files.at(-left - 1))
    expect(await open()).toEqual(found.slice(-left))
  }
  // The other way round it works as well.
  for (const { id } of found.toReversed()) await ask('checkup.mendOne', { findingId: id, adopts: false })
  expect(await open()).toEqual([])
})

test('of one file the findings are told for the very text that was looked at; mended ones go, and come back with an undo', async () => {
  const { ask } = await openChecked(15)
  const { rows } = await ask('checkup.page', { ...firstRows, filter: { ...noFilter, kind: 'advert', whose: 'ours' } })
  const [row] = rows
  const { videoId, sidecarId } = { videoId: row?.videoId ?? '', sidecarId: row?.sidecarId ?? '' }
  const textNow = () => ask('desk.text', { file: { kind: 'beside', videoId, sidecarId } })
  const told = async () => {
    const { version } = await textNow()
    const { findings } = await ask('checkup.ofFile', { sidecarId, version })
    return findings.map(({ id, mend, isOurs }) => ({ id, mend, isOurs }))
  }
  const before = await told()
  expect(before).toContainEqual({ id: row?.id, mend: 'clean', isOurs: true })
  expect(await ask('checkup.ofFile', { sidecarId, version: 'of-another-text' })).toEqual({ findings: [] })

  const mended = await ask('checkup.mendOne', { findingId: row?.id ?? '', adopts: false })
  expect(mended.sidecarId).toBe(sidecarId)
  expect(await told()).toEqual(before.filter(({ id }) => id !== row?.id))
  await ask('history.undo', { scope: { kind: 'batch', batchId: mended.batchId } })
  expect(await told()).toEqual(before)
})

test('what was found of a file is told after a restart too, mended then, and told no more of another text', async () => {
  const { ask, host, homeFolder, folder } = await openChecked(16)
  const { rows } = await ask('checkup.page', firstRows)
  // What is no text, or has none, is not opened on the desk.
  const told = rows.filter(({ videoId, kind, evidence }) => {
    return videoId !== null && kind !== 'empty' && evidence.code !== 'undecodable'
  })
  const faultsOf = async (asking: typeof ask, { videoId, sidecarId }: (typeof rows)[number]) => {
    const { version } = await asking('desk.text', { file: { kind: 'beside', videoId: videoId ?? '', sidecarId } })
    return (await asking('checkup.ofFile', { sidecarId, version })).findings
  }
  const before: unknown[] = []
  for (const row of told) before.push(await faultsOf(ask, row))
  expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThan(6)
  await host.close()

  const again = await openTestHost({ homeFolder })
  await again.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos > 20)
  const after: unknown[] = []
  for (const row of told) after.push(await faultsOf(again.ask, row))
  expect(after).toEqual(before)
  // The page of the check-up tells only of what it has done since the start.
  expect(await again.ask('checkup.state', {})).toMatchObject({ checked: 0, ours: 0, yours: 0 })

  const advert = told.find(({ kind, isOurs }) => kind === 'advert' && isOurs)
  if (!advert) throw new Error('The made library has no advertisement of ours.')
  const others = (await faultsOf(again.ask, advert)).filter(({ kind }) => kind !== 'advert')
  const { batchId } = await again.ask('checkup.mendOne', { findingId: advert.id, adopts: false })
  expect(await faultsOf(again.ask, advert)).toEqual(others)
  await again.ask('history.undo', { scope: { kind: 'batch', batchId } })
  expect((await faultsOf(again.ask, advert)).map(({ kind }) => kind)).toContain('advert')

  // Edited by another program, it is a text that no check-up has looked at.
  const yours = told.find(({ kind, isOurs }) => kind === 'too-fast' && !isOurs) ?? told.find(({ isOurs }) => !isOurs)
  const path = pathsBelow(folder).find((each) => each.endsWith(yours?.name ?? '-')) ?? ''
  const content = readFileSync(join(folder, path))
  writeFileSync(join(folder, path), Buffer.concat([content, Buffer.from('\n')]))
  if (yours) expect(await faultsOf(again.ask, yours)).toEqual([])
  expect(again.bugs).toEqual([])
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

test('a file that has come since the window was opened is checked, of the whole library and of one video alone', async () => {
  const { folder, home, sidecar } = placeTimed()
  const video = plainVideo(folder)
  const opened = await openTestHost({ homeFolder: home })
  const { ask, askUntil, host } = opened
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos > 0)
  writeFileSync(sidecar, srtOfCues(spokenCues(randomOf(3), 'EN', cues)))
  const checked = async (scope: {
    readonly search: string
    readonly ids: string[] | null
    readonly language: null
  }) => {
    await ask('checkup.start', { scope, sound: false })
    return (await askUntil('checkup.state', {}, ({ work }) => work === 'none')).checked
  }
  expect(await checked(everything)).toBe(1)
  const place = (language: string) => writeFileSync(video.replace(/\.\w+$/, `.${language}.srt`), readFileSync(sidecar))
  place('fr')
  expect(await checked(everything)).toBe(2)
  place('it')
  expect(await checked({ ...everything, ids: [videoIdOf(video)] })).toBe(3)
})
