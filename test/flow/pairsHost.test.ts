/** Two languages in one file as the window orders it: what could be put together, the work with its counts, and undo. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { videoIdOf } from '../../electron/views/ids.ts'
import type { Scope } from '../../shared/contract/scope.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { placeTimed, plainVideo, srtOf, talk } from '../support/make/films/timedSubtitle.ts'
import { rejection } from '../support/services/testClient.ts'

const all: Scope = { search: '', ids: null, language: null }
const pair = { first: 'en', second: 'de' } as const
const episodes = [1, 2, 3].map((number) => `The.Amber.Field.S01E0${number}.1080p.BluRay.x264-ORBIT`)

/** Three episodes with files of the user's in English, two of them in German too. */
async function openSeason() {
  const { folder, home } = placeTimed()
  for (const [index, stem] of episodes.entries()) {
    plainVideo(folder, stem)
    writeFileSync(join(folder, `${stem}.en.srt`), srtOf(talk))
    if (index < 2) writeFileSync(join(folder, `${stem}.de.srt`), srtOf(talk).replace(/^[A-Za-z].*$/gm, 'Auf Deutsch.'))
  }
  const opened = await openTestHost({ homeFolder: home })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 3)
  return { ...opened, pathOf: (at: number, ending = '.eng.srt') => join(folder, `${episodes[at] ?? ''}${ending}`) }
}

test('a season gets files in two languages as one run, which is taken back as one', async () => {
  const { ask, askUntil, pathOf, bugs } = await openSeason()
  expect((await ask('library.scope', all)).verbs.pair).toEqual({ count: 2, why: null })
  expect((await ask('library.scope', { ...all, search: 's01e03' })).verbs.pair).toEqual({
    count: 0,
    why: 'nothing-to-pair',
  })
  expect(await ask('pairs.of', { scope: all })).toEqual({
    languages: [
      { language: 'en', videos: 3 },
      { language: 'de', videos: 2 },
    ],
    suggested: pair,
  })
  expect(await ask('pairs.count', { scope: all, ...pair })).toEqual({
    both: 2,
    made: 0,
    name: `${episodes[0]}.eng.srt`,
  })
  expect(await ask('pairs.start', { scope: all, ...pair })).toEqual({ total: 2 })
  const done = await askUntil('pairs.state', {}, ({ isRunning }) => !isRunning)
  expect(done).toMatchObject({ done: 2, total: 2, made: 2, failed: 0, problem: null })
  expect(readFileSync(pathOf(0), 'utf8')).toContain('\nAuf Deutsch.')
  const [row] = (await ask('history.page', { offset: 0, limit: 1, search: 's01e01', batchId: null })).rows
  const { cues } = await ask('history.text', { rowId: row!.id, offset: 0, limit: 3 })
  expect(cues.map(({ below }) => below)).toEqual(['Auf Deutsch.', 'Auf Deutsch.', 'Auf Deutsch.'])
  expect(cues.some(({ text }) => text === '' || text.includes('Deutsch'))).toBe(false)
  expect(existsSync(pathOf(2))).toBe(false)
  expect(await ask('pairs.count', { scope: all, ...pair })).toMatchObject({ both: 2, made: 2 })

  const english = await ask('library.scope', all)
  expect(english.verbs.pair.count).toBe(2)
  const { rows } = await ask('runs.page', { offset: 0, limit: 10, filter: 'all', kind: 'pair', search: '' })
  expect(rows).toMatchObject([{ id: done.batchId, kind: 'pair', counts: { written: 2, all: 2 } }])

  await ask('history.undo', { scope: { kind: 'batch', batchId: done.batchId! } })
  expect([existsSync(pathOf(0)), existsSync(pathOf(1))]).toEqual([false, false])
  expect(existsSync(pathOf(0, '.de.srt'))).toBe(true)
  expect(bugs).toEqual([])
})

test('what is there is not made twice, and what cannot be made is refused in words', async () => {
  const { ask, askUntil, pathOf } = await openSeason()
  await ask('pairs.start', { scope: all, ...pair })
  await askUntil('pairs.state', {}, ({ isRunning }) => !isRunning)
  await ask('pairs.start', { scope: all, ...pair })
  const again = await askUntil('pairs.state', {}, ({ isRunning }) => !isRunning)
  expect(again).toMatchObject({ done: 2, made: 0, failed: 0, batchId: null })
  expect(await rejection(ask('pairs.start', { scope: all, first: 'en', second: 'fr' }))).toMatchObject({
    code: 'input.invalid',
  })
  expect(await rejection(ask('pairs.count', { scope: all, first: 'en', second: 'en' }))).toMatchObject({
    code: 'input.invalid',
  })
  writeFileSync(pathOf(1, '.de.srt'), srtOf(talk).replace(/^[A-Za-z].*$/gm, 'Anders.'))
  await ask('pairs.start', { scope: all, ...pair })
  expect(await askUntil('pairs.state', {}, ({ isRunning }) => !isRunning)).toMatchObject({ made: 1 })
  expect(readFileSync(pathOf(1), 'utf8')).toContain('Anders.')
})

test('is made again by itself once one of the two has changed, and stays away once it was taken back', async () => {
  const { ask, askUntil, pathOf, bugs } = await openSeason()
  await ask('settings.write', { key: 'languages', value: 'en+de' })
  await ask('pairs.start', { scope: { ...all, search: 's01e01' }, ...pair })
  await askUntil('pairs.state', {}, ({ isRunning }) => !isRunning)
  const before = readFileSync(pathOf(0), 'utf8')
  const videoId = videoIdOf(pathOf(0, '.mkv'))
  const { sidecars } = await ask('library.video', { videoId })
  const sidecarId = sidecars.find(({ language }) => language === 'de')?.id ?? ''
  const { version } = await ask('desk.text', { file: { kind: 'beside', videoId, sidecarId } })
  const changes = [{ index: 0, cues: [] }]
  const by = { deskId: 'desk', over: 0 }
  await ask('desk.save', { videoId, sidecarId, ...by, version, adopts: true, speed: 1, offsetMs: 0, changes })
  await expect.poll(() => readFileSync(pathOf(0), 'utf8'), { timeout: 15_000 }).not.toBe(before)
  // The text is there a moment before the history knows of it.
  const pairRuns = { offset: 0, limit: 10, filter: 'all', kind: 'pair', search: '' } as const
  await askUntil(
    'runs.page',
    pairRuns,
    ({ rows }) => rows.length === 2 && rows.every(({ endedMs }) => endedMs !== null),
  )

  await ask('history.undo', { scope: { kind: 'since', atMs: 0 } })
  expect(existsSync(pathOf(0))).toBe(false)
  // Longer than the window waits before it looks again.
  await setTimeout(2_500)
  expect([existsSync(pathOf(0)), existsSync(pathOf(1))]).toEqual([false, false])
  expect(bugs).toEqual([])
})

test('has no next candidate: its file stays, and nothing is spent', async () => {
  const { ask, askUntil, pathOf } = await openSeason()
  await ask('pairs.start', { scope: { ...all, search: 's01e01' }, ...pair })
  await askUntil('pairs.state', {}, ({ isRunning }) => !isRunning)
  const before = readFileSync(pathOf(0), 'utf8')
  const { code } = await rejection(ask('video.wrongNext', { videoId: videoIdOf(pathOf(0, '.mkv')), language: 'en+de' }))
  expect([code, readFileSync(pathOf(0), 'utf8')]).toEqual(['file.missing', before])
})

test('a file of two that are out of step with each other is made, and says so', async () => {
  const { ask, askUntil, pathOf } = await openSeason()
  const late = srtOf(talk.map(({ startMs, endMs }) => ({ startMs: startMs + 7_000, endMs: endMs + 7_000 })))
  writeFileSync(pathOf(1, '.de.srt'), late.replace(/^[A-Za-z].*$/gm, 'Zu spät.'))
  await ask('pairs.start', { scope: all, ...pair })
  const done = await askUntil('pairs.state', {}, ({ isRunning }) => !isRunning)
  expect(done).toMatchObject({ made: 2, apart: 1, failed: 0 })
  const warnings = await Promise.all(
    ['s01e01', 's01e02'].map(async (search) => {
      const { rows } = await ask('history.page', { offset: 0, limit: 1, search, batchId: null })
      return rows[0]?.warnings
    }),
  )
  expect(warnings).toEqual([[], ['apart']])
})
