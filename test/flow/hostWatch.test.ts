/** Watch mode behind the window: turned on, it does by itself what is sure, tells the library, and makes room for the user. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { openDataFolder } from '../../electron/settings/dataFolder.ts'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { importPaths } from '../../service/catalogue/import/import.ts'
import { builtFiles } from '../support/programs/builtFiles.ts'
import { firstPage, openSampleHost, planOfAll } from '../support/hosts/openTestHost.ts'
import { startTestService } from '../support/services/startService.ts'
import { countOf } from '../support/programs/watching.ts'

test('turned on it fills the library, keeps a calendar of the rest, and takes a removed file for an answer', async () => {
  const { ask, askUntil, homeFolder, bugs } = await openSampleHost('en,de')
  expect(await ask('watch.state', {})).toMatchObject({ isOn: false, folders: [] })
  await ask('watch.turn', { isOn: true })
  const library = await askUntil('library.state', {}, ({ counts }) => counts.byLanguage[0]!.covered === 11)
  expect(library.counts.is.missing).toBeGreaterThan(0)
  const state = await askUntil('watch.state', {}, ({ activity, waiting }) => activity === 'idle' && waiting > 0)
  expect(state).toMatchObject({ isOn: true, isPaused: false, questions: 0, problem: null })
  expect(state.folders).toMatchObject([{ state: 'watching', id: library.folders[0]!.id, videos: 12, why: null }])
  expect(state.lastCompleteMs).not.toBeNull()
  const { rows } = await ask('watch.waiting', firstPage)
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'de']))
  expect(rows.every(({ nextMs, tries }) => tries === 1 && nextMs > Date.now() + 23 * 3_600_000)).toBe(true)

  // A person's own run goes first, and nothing is written twice.
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  const demo = join(homeFolder, 'demo')
  expect(countOf(demo, '.en.srt')).toBe(11)

  const { rows: written } = await ask('history.page', { ...firstPage, search: '', batchId: null })
  const { folder, sidecarName } = written[0]!
  rmSync(join(demo, folder.split('/demo/')[1] ?? '', sidecarName))
  await ask('watch.checkNow', {})
  await askUntil('watch.state', {}, ({ questions }) => questions === 1)
  const { rows: questions } = await ask('review.page', firstPage)
  expect(questions).toMatchObject([{ kind: 'removed', language: 'en', isWatched: true, decision: null }])
  expect(countOf(demo, '.en.srt')).toBe(10)
  await ask('review.answer', { questionId: questions[0]!.id, answer: { kind: 'again' }, reach: 'one' })
  await askUntil('watch.state', {}, ({ questions: left }) => left === 0)
  await askUntil('library.state', {}, ({ counts }) => counts.byLanguage[0]!.covered === 11)

  await ask('watch.pause', { isPaused: true })
  await ask('watch.setOption', { option: 'quietHours', value: '22:30-07:00' })
  await expect(ask('watch.setOption', { option: 'quietHours', value: 'at night' })).rejects.toMatchObject({
    code: 'input.invalid',
  })
  await ask('watch.turn', { isOn: false })
  expect(await ask('watch.state', {})).toMatchObject({ isOn: false, isPaused: true })
  expect(bugs).toEqual([])
})

test('a key that is put right is used at once, not after the back-off of the refused one', async () => {
  const service = await startTestService({ plan: 'pro', now: Date.now, manifest: [] })
  onTestFinished(() => service.close())
  const database = openServiceDatabase(service.dataDir, [])
  await importPaths(database, [join(builtFiles.sample, 'manifest.jsonl')])
  database.close()
  const { ask, askUntil, bugs } = await openSampleHost('en')
  await ask('settings.write', { key: 'service.address', value: service.url })
  await ask('settings.setSecret', { name: 'api-key', value: 'ut_of_another_service' })
  await ask('watch.turn', { isOn: true })
  const stuck = await askUntil('watch.state', {}, ({ problem }) => problem !== null)
  expect(stuck.problem).toMatchObject({ code: 'key.refused' })
  expect(stuck.problem!.retryMs - Date.now()).toBeGreaterThan(200_000)
  await ask('settings.setSecret', { name: 'api-key', value: service.key })
  await askUntil('library.state', {}, ({ counts }) => counts.byLanguage[0]!.covered === 11)
  expect((await ask('watch.state', {})).problem).toBeNull()
  expect(bugs).toEqual([])
})

test('a subtitle that it writes is remembered once, and the library shows it', async () => {
  const { ask, askUntil, homeFolder } = await openSampleHost('en')
  const database = openDatabase(openDataFolder(homeFolder).database)
  onTestFinished(() => database.close())
  database.run('CREATE TABLE remembered (path TEXT NOT NULL)')
  database.run(`CREATE TRIGGER remember AFTER UPDATE OF sidecars ON library_videos WHEN new.sidecars LIKE '%.en.srt%'
    BEGIN INSERT INTO remembered VALUES (new.path); END`)
  await ask('watch.turn', { isOn: true })
  await askUntil('library.state', {}, ({ counts }) => counts.byLanguage[0]!.covered === 11)
  const counted = database.all<{ times: number }>('SELECT count(*) AS times FROM remembered GROUP BY path')
  expect(counted.map(({ times }) => times)).toEqual(Array(11).fill(1))
})
