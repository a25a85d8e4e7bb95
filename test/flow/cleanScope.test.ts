/** `clean` over any part of a library: told before, one run, taken back as one; and the window's cleaning does the same to the same files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { late, placeTimed, plainVideo, writeOurs, writeOursOf } from '../support/make/films/timedSubtitle.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

const stems = ['The.Amber.Field.S01E01', 'The.Amber.Field.S02E01', 'Copper.Rain.2012'] as const
const plain = 'Salt.Road.2013'

const noises = `1
00:00:00,100 --> 00:00:00,400
Subtitles by Ann Other

2
00:00:00,500 --> 00:00:00,900
[door creaks]

`

/** Three subtitles with a sound and a credit each, and one without. */
async function openShelf() {
  const { folder, home } = placeTimed()
  const sidecar = (stem: string) => join(folder, `${stem}.en.srt`)
  for (const stem of stems) {
    const order = { home, videoPath: plainVideo(folder, stem), path: sidecar(stem), spans: late, tier: 2 }
    await writeOursOf({ ...order, text: noises })
  }
  await writeOurs(home, plainVideo(folder, plain), sidecar(plain), late)
  const run = (...words: readonly string[]) => runHere([...words, '--home', home])
  const clean = (...words: readonly string[]) => run('clean', ...words, '--json')
  const texts = () => [...stems, plain].map((stem) => readFileSync(sidecar(stem), 'utf8'))
  return { folder, home, sidecar, run, clean, texts }
}

const stemsOf = (told: readonly object[]) =>
  told.map((record) => basename(String('sidecar' in record && record.sidecar)).replace('.en.srt', '')).sort()

test('what would be cleaned is told, narrowed by title and season, and nothing is written', async () => {
  const { folder, clean, texts } = await openShelf()
  const before = texts()
  const all = await clean(folder, '--what', 'hi,credits', '--dry-run')
  expect(all.code).toBe(1)
  expect(eventsOf(all, 'clean').filter(({ result }) => result === 'to-clean')).toHaveLength(3)
  expect(eventsOf(all, 'clean')[0]).toMatchObject({ removed: { hearing_impaired: 1, credits: 1 }, applied: false })
  expect(eventsOf(all, 'done')).toMatchObject([{ checked: 4, to_clean: 3, failed: 0, batch: null }])
  const season = await clean(folder, '--title', 'amber field', '--season', '2', '--what', 'hi', '--dry-run')
  expect(stemsOf(eventsOf(season, 'clean'))).toEqual([stems[1]])
  expect(eventsOf(season, 'clean')[0]).toMatchObject({ removed: { hearing_impaired: 1, credits: 0 } })
  expect(eventsOf(await clean(folder, '--newest', '1', '--what', 'hi', '--dry-run'), 'clean')).toHaveLength(1)
  expect(texts()).toEqual(before)
})

test('a show is cleaned as one run with its name, and one undo brings every file back byte for byte', async () => {
  const { folder, run, clean, texts } = await openShelf()
  const before = texts()
  const told = await clean(folder, '--title', 'amber field', '--what', 'hi,credits')
  expect(told.code, told.stderr).toBe(0)
  const [done] = eventsOf(told, 'done')
  expect(done).toMatchObject({ checked: 2, cleaned: 2, failed: 0 })
  expect(texts().map((text) => text.includes('door creaks'))).toEqual([false, false, true, false])
  expect(texts()[0]).not.toContain('Ann Other')
  const [row] = (await run('runs', '--json')).lines
  expect(row).toMatchObject({ run: done?.['batch'], kind: 'clean' })
  const again = await clean(folder, '--title', 'amber field', '--what', 'hi,credits')
  expect(eventsOf(again, 'done')).toMatchObject([{ cleaned: 0, batch: null }])
  expect((await run('undo', '--run', String(done?.['batch']))).code).toBe(0)
  expect(texts()).toEqual(before)
})

test('what the settings clean is cleaned without a word; nothing to clean with, a file of the user’s and an edited one are told', async () => {
  const { folder, home, sidecar, run, clean } = await openShelf()
  expect(await clean(folder)).toMatchObject({ code: 2, stdout: '' })
  expect(await clean(folder, '--what', 'everything')).toMatchObject({ code: 2, stdout: '' })
  expect(await clean(folder, '--title', 'harbour lights', '--what', 'hi')).toMatchObject({ code: 2, stdout: '' })
  const own = join(folder, `${plain}.de.srt`)
  writeFileSync(own, noises)
  const foreign = await clean(own, '--what', 'hi')
  expect(foreign).toMatchObject({ code: 2, stdout: '' })
  expect(foreign.stderr).toContain('Undertitle did not write this file')
  writeFileSync(sidecar(stems[0]), `${noises}edited`)
  await run('config', 'set', 'clean.credits', 'true')
  const told = await clean(folder)
  expect(told.code).toBe(1)
  expect(eventsOf(told, 'done')).toMatchObject([{ cleaned: 2, failed: 1 }])
  expect(eventsOf(told, 'clean').find(({ result }) => result === 'failed')).toMatchObject({ code: 'file.changed' })
  expect(readFileSync(sidecar(stems[1]), 'utf8')).toMatch(/door creaks/)
  const inWords = await runHere(['clean', folder, '--what', 'hi', '--home', home])
  expect(inWords.stdout).toContain('1 sound or speaker removed')
  expect(inWords.stdout).toMatch(/Done: 4 checked, 2 cleaned, 1 failed\. Undo with: undertitle undo --run /)
})

test('window and command clean the same files to the same bytes, and count them alike', async () => {
  const ofCommand = await openShelf()
  const told = await ofCommand.clean(ofCommand.folder, '--what', 'hi')
  const ofWindow = await openShelf()
  const { ask, askUntil, host, bugs } = await openTestHost({ homeFolder: ofWindow.home })
  await ask('folders.addDropped', { dropId: host.registerDrop([ofWindow.folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 4)
  const scope = { search: '', ids: null, language: null }
  const { count } = (await ask('library.scope', scope)).verbs.clean
  await ask('cleaning.start', { scope, what: 'hearingImpaired' })
  const ended = await askUntil('cleaning.state', {}, ({ isRunning }) => !isRunning)
  expect(eventsOf(told, 'done')).toMatchObject([{ checked: count, cleaned: ended.cleaned, failed: ended.failed }])
  expect(ofWindow.texts()).toEqual(ofCommand.texts())
  expect(ofWindow.texts().map((text) => text.includes('door creaks'))).toEqual([false, false, false, false])
  expect(bugs).toEqual([])
})
