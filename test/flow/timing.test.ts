/** Timing as the window asks for it: a folder is measured, what is off is mended and taken back, one is moved by hand. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { madeTalk, otherCues, randomOf } from '../support/make/films/madeTalk.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { everyVideo, openTestHost } from '../support/hosts/openTestHost.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import {
  cues,
  late,
  name,
  placeTimed,
  plainVideo,
  srtOf,
  talk,
  writeOurs,
} from '../support/make/films/timedSubtitle.ts'

/** One that is late, one that is right, one with nothing to compare it with but another film. */
async function openTimed() {
  const { folder, home, sidecar } = placeTimed()
  const others = { right: 'Glass.Hour.2012.1080p.BluRay.x264-ORBIT', alone: 'Salt.Road.2013.1080p.BluRay.x264-ORBIT' }
  for (const [stem, ours, yours] of [
    [name, late, otherCues(randomOf(6), talk)],
    [others.right, cues, otherCues(randomOf(7), talk)],
    [others.alone, cues, madeTalk(randomOf(9), 14)],
  ] as const) {
    await writeOurs(home, plainVideo(folder, stem), join(folder, `${stem}.en.srt`), ours)
    writeFileSync(join(folder, `${stem}.de.srt`), srtOf(yours))
  }
  const opened = await openTestHost({ homeFolder: home })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 3)
  const { rows } = await opened.ask('library.page', everyVideo)
  const videoId = rows.find((row) => row.file.startsWith(name))?.id ?? ''
  const details = () => opened.ask('library.video', { videoId })
  const sidecarId = (await details()).sidecars.find(({ isOurs }) => isOurs)?.id ?? ''
  const checked = () => opened.askUntil('timing.state', {}, ({ isRunning }) => !isRunning)
  return { ...opened, folder, sidecar, videoId, sidecarId, details, checked }
}

test('a folder is measured, what is off is mended in one press, and undone in another', async () => {
  const { ask, checked, videoId, sidecarId, details, sidecar, bugs } = await openTimed()
  const before = readFileSync(sidecar, 'utf8')
  await ask('timing.check', { videoId, sidecarId: null })
  const state = await checked()
  expect(state).toMatchObject({ done: 3, total: 3 })
  expect(state.rows.map((row) => row.state).sort()).toEqual(['fits', 'mendable', 'unclear'])
  const row = state.rows.find(({ id }) => id === sidecarId)
  expect(row).toMatchObject({ state: 'mendable', change: { against: 'own', speed: 1, pieces: 1 } })
  expect(Math.abs((row?.change?.offsetMs ?? 0) + 2_400)).toBeLessThan(100)
  expect(row?.picture?.reference.length).toBeGreaterThan(5)
  expect(readFileSync(sidecar, 'utf8')).toBe(before)

  expect(await ask('timing.apply', { rowIds: state.rows.map(({ id }) => id) })).toMatchObject({
    moved: 1,
    problem: null,
  })
  expect((await checked()).rows.find(({ id }) => id === sidecarId)?.state).toBe('moved')
  const [written] = (await details()).history
  expect(written).toMatchObject({ state: 'written', timing: { against: 'own' } })
  await ask('history.undo', { scope: { kind: 'row', rowId: written?.id ?? 0 } })
  expect(readFileSync(sidecar, 'utf8')).toBe(before)
  // What was said of the version that is gone is said no more.
  expect((await checked()).rows.some(({ id }) => id === sidecarId)).toBe(false)
  expect(bugs).toEqual([])
})

test('one is moved by hand, a file of the user’s never, and a check can be stopped', async () => {
  const { ask, checked, videoId, sidecarId, details, sidecar } = await openTimed()
  await ask('timing.shift', { videoId, sidecarId, byMs: -2_400 })
  expect(readFileSync(sidecar, 'utf8')).toBe(srtOf(cues))
  expect((await details()).history[0]?.timing).toMatchObject({ offsetMs: -2_400, against: 'hand', before: null })
  const yours = (await details()).sidecars.find(({ isOurs }) => !isOurs)?.id ?? ''
  await expect(ask('timing.shift', { videoId, sidecarId: yours, byMs: 100 })).rejects.toMatchObject({
    code: 'file.foreign',
  })
  await ask('timing.check', { videoId, sidecarId: yours })
  expect(await checked()).toMatchObject({ mendable: 0, rows: [{ id: yours, state: 'agrees' }] })
  await expect(ask('timing.apply', { rowIds: null })).rejects.toMatchObject({ code: 'input.invalid' })
  await ask('timing.check', { videoId, sidecarId: null })
  await ask('timing.cancel', {})
  const { rows } = await checked()
  expect(rows.filter(({ state }) => state === 'queued' || state === 'checking')).toEqual([])
  await ask('timing.check', { videoId, sidecarId })
  expect((await checked()).rows).toMatchObject([{ id: sidecarId, state: 'fits' }])
})

test('what was measured is told beside the video, in the library and by a check-up alike, and mended from there', async () => {
  const { ask, checked, videoId, sidecarId, details, sidecar, folder, askUntil } = await openTimed()
  const sidecarNow = async () => (await details()).sidecars.find(({ id }) => id === sidecarId)
  const shown = async (word: string) => (await ask('library.page', { ...everyVideo, search: `is:${word}` })).videos
  const steps = async () => [await shown('in-step'), await shown('out-of-step'), await shown('not-measured')]
  expect((await sidecarNow())?.told).toBe(null)
  expect(await steps()).toEqual([0, 0, 3])

  await ask('timing.check', { videoId, sidecarId: null })
  await checked()
  const told = (await sidecarNow())?.told
  expect(told).toMatchObject({ state: 'mendable', canMend: true, change: { against: 'own', pieces: 1 } })
  expect((await details()).history[0]?.told).toEqual(told)
  expect(await steps()).toEqual([1, 1, 1])
  expect((await ask('library.state', {})).counts.is).toMatchObject({
    'in-step': 1,
    'out-of-step': 1,
    'not-measured': 1,
  })
  const [row] = (await ask('library.page', { ...everyVideo, search: 'is:out-of-step' })).rows
  expect(row).toMatchObject({ step: 'out-of-step', cells: [{ status: { step: 'out-of-step' } }] })

  await ask('checkup.start', { scope: { search: '', ids: null, language: null }, sound: false })
  const { counts } = await askUntil('checkup.state', {}, ({ work, checked: seen }) => work === 'none' && seen > 0)
  expect(counts.find(({ kind }) => kind === 'timing')?.ours).toBe(await shown('out-of-step'))

  const before = readFileSync(sidecar, 'utf8')
  const { batchId } = await ask('timing.mend', { videoId, sidecarId })
  expect((await sidecarNow())?.told).toMatchObject({ state: 'fits', canMend: false })
  expect(await shown('out-of-step')).toBe(0)
  const { rows } = await ask('runs.rows', { runId: batchId, group: null, causeId: null, offset: 0, limit: 10 })
  expect(rows).toMatchObject([{ told: { state: 'fits' } }])
  await expect(ask('timing.mend', { videoId, sidecarId })).rejects.toMatchObject({ code: 'input.invalid' })
  await ask('history.undo', { scope: { kind: 'batch', batchId } })
  expect(readFileSync(sidecar, 'utf8')).toBe(before)
  // The version that stands there again was measured before, and so was what it was measured by.
  expect((await sidecarNow())?.told).toEqual(told)
  expect(await shown('out-of-step')).toBe(1)

  await ask('timing.check', { videoId, sidecarId })
  await checked()
  expect(await shown('out-of-step')).toBe(1)
  writeFileSync(sidecar, `${before}\n`)
  await ask('library.scan', {})
  await askUntil('library.state', {}, ({ isScanning }) => !isScanning)
  expect(await shown('out-of-step')).toBe(0)
  expect(readdirSync(folder)).toContain(`${name}.en.srt`)
})

test('a run measures by itself what it downloads against your subtitle beside it, tells it, and moves nothing', async () => {
  const { folder, library, catalogue } = placeFilm()
  plainVideo(library, filmRelease)
  writeFileSync(join(catalogue, 'a.srt'), srtOf(late))
  const releases = [filmRelease]
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, JSON.stringify({ title: filmTitle, language: 'EN', releases, files: ['a.srt'] }))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const named = `${filmRelease}.de.srt`
  writeFileSync(join(library, named), srtOf(otherCues(randomOf(6), talk)))
  const run = (...args: readonly string[]) =>
    runCli([...args, '--home', join(folder, 'home')], { env: { UNDERTITLE_API_KEY: service.key } })
  const get = await run('get', library, '--languages', 'en', '--service', service.url, '--json', '--yes-to', 'all')
  expect(get.code, get.stdout).toBe(0)
  const [written] = eventsOf(get, 'written')
  expect(written).toMatchObject({ measured: { result: 'mendable', against: 'own', named } })
  expect(written).not.toHaveProperty('timing')
  expect(readFileSync(String(written?.['sidecar']), 'utf8')).toBe(srtOf(late))
})

test('a run mends what it downloads where that is asked for, keeps what was delivered, and undoes both', async () => {
  const { folder, library, catalogue } = placeFilm()
  plainVideo(library, filmRelease)
  writeFileSync(join(catalogue, 'a.srt'), srtOf(late))
  const releases = [filmRelease.replace('ORBIT', 'OTHER')]
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, JSON.stringify({ title: filmTitle, language: 'EN', releases, files: ['a.srt'] }))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const yours = join(library, `${filmRelease}.de.srt`)
  writeFileSync(yours, srtOf(otherCues(randomOf(6), talk)))
  const run = (...args: readonly string[]) =>
    runCli([...args, '--home', join(folder, 'home')], { env: { UNDERTITLE_API_KEY: service.key } })
  await run('config', 'set', 'timing.afterDownload', 'subtitles')
  const get = await run('get', library, '--languages', 'en', '--service', service.url, '--json', '--yes-to', 'all')
  expect(get.code, get.stdout).toBe(0)
  expect(eventsOf(get, 'written')[0]).toMatchObject({ timing: { against: 'own', named: `${filmRelease}.de.srt` } })
  const sidecar = String(eventsOf(get, 'written')[0]?.['sidecar'])
  expect(Math.abs((cues[0]?.startMs ?? 0) - firstStart(sidecar))).toBeLessThan(100)

  const again = await run('get', library, '--languages', 'en', '--service', service.url, '--json')
  expect(eventsOf(again, 'done')[0]).toMatchObject({ written: 0, spent: { search: 0, downloads: 0, ai: 0 } })
  const undone = await run('undo', '--json')
  expect(undone.lines).toMatchObject([
    { event: 'removed', sidecar },
    { event: 'done', undone: 1, total: 1 },
  ])
  expect(readdirSync(library).filter((each) => each.endsWith('.srt'))).toEqual([`${filmRelease}.de.srt`])
})

const firstStart = (path: string) => parseSubtitle(readFileSync(path)).cues[0]?.startMs ?? 0

test('two of ours that agree are not in step by that: nobody has compared them with the film', async () => {
  const { folder, home, sidecar } = placeTimed()
  const video = plainVideo(folder)
  await writeOurs(home, video, sidecar, cues)
  await writeOurs(home, video, sidecar.replace('.en.', '.de.'), cues)
  const { ask, askUntil, host } = await openTestHost({ homeFolder: home })
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  const [row] = (await ask('library.page', everyVideo)).rows
  const videoId = row?.id ?? ''
  await ask('timing.check', { videoId, sidecarId: null })
  const { rows } = await askUntil('timing.state', {}, ({ isRunning, done }) => !isRunning && done === 2)
  expect(rows.map(({ state, change }) => [state, change?.against])).toEqual([
    ['agrees', 'ours'],
    ['agrees', 'ours'],
  ])
  await expect.poll(async () => (await ask('library.video', { videoId })).sidecars.every(({ told }) => told)).toBe(true)
  expect((await ask('library.page', { ...everyVideo, search: 'is:in-step' })).rows).toEqual([])
  const { sidecars } = await ask('library.video', { videoId })
  const file = { kind: 'beside', videoId, sidecarId: sidecars[0]?.id ?? '' } as const
  const { measured } = await ask('desk.text', { file })
  expect(measured?.marks.map(({ offsetMs }) => offsetMs)).toEqual([null, null, null])
})
