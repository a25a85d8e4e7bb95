import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'

test('the demo writes the right subtitles, says what it spent, spends nothing twice, and can be undone', async () => {
  const home = tempFolder()
  const demo = join(home, 'demo')
  const args = ['demo', '--home', home, '--json']

  const planned = await runCli([...args, '--dry-run'])
  const before = treeLines(demo)
  expect(eventsOf(planned, 'written')).toEqual([])

  const first = await runCli(args)
  // One of the sample videos has no subtitle on purpose: as with `get`, something is missing.
  expect(first.code, first.stderr).toBe(1)
  const written = eventsOf(first, 'written')
  const done = eventsOf(first, 'done')[0]
  expect(eventsOf(first, 'scanned')[0]).toMatchObject({ videos: 12, missing: 12 })
  expect(written).toHaveLength(11)
  expect(done).toMatchObject({ written: 11, skipped: 1, failed: 0 })
  expect(eventsOf(first, 'plan')[0]).toMatchObject({ downloads: (done?.['spent'] as { downloads: number }).downloads })
  expect(eventsOf(first, 'skipped')).toMatchObject([{ reason: 'no-match', language: 'en' }])
  expect(written.map((line) => line['tier'])).toEqual(written.map(() => 0))
  const lantern = written.find((line) => String(line['sidecar']).includes('2019.1080p.WEB-DL.x264-LUMEN'))
  expect(readFileSync(String(lantern?.['sidecar']), 'utf8')).toMatch(/^\uFEFF?1\r?\n00:00:/)

  const second = await runCli(args)
  expect(eventsOf(second, 'done')[0]).toMatchObject({ written: 0, spent: { search: 0, downloads: 0, ai: 0 } })

  const undone = await runCli(['undo', '--home', home])
  expect(undone.code).toBe(0)
  expect(treeLines(demo)).toEqual(before)
})

test('four languages of the demo are written as they are spoken, from legacy encodings too', async () => {
  const home = tempFolder()
  const run = await runCli(['demo', '--home', home, '--json', '--languages', 'en,es,fr,pt-BR'])
  const written = eventsOf(run, 'written')
  expect(new Set(written.map((line) => line['language']))).toEqual(new Set(['en', 'es', 'fr', 'pt-BR']))
  expect(written.some((line) => line['encoding'] !== 'utf-8')).toBe(true)
  for (const line of written) expect(readFileSync(String(line['sidecar']), 'utf8')).not.toContain('\uFFFD')
})

test('the demo is not made among things of somebody else, and goes on where it began', async () => {
  const [home, folder] = [tempFolder(), tempFolder()]
  const demo = (place: string) => runHere(['demo', place, '--home', home, '--dry-run', '--quiet'])
  writeFileSync(join(folder, 'Harbour.Lights.2019.mkv'), 'a film')
  const before = treeLines(folder)
  expect(await demo(folder)).toMatchObject({
    code: 2,
    stderr: `${folder} holds other things. Name a folder that is empty or not there yet.\n`,
  })
  expect(treeLines(folder)).toEqual(before)
  const own = join(folder, 'samples')
  expect((await demo(own)).code).not.toBe(2)
  writeFileSync(join(own, 'notes.txt'), 'a note')
  expect((await demo(own)).code).not.toBe(2)
})

test('history, usage, search and config answer on the home of the demo', async () => {
  const home = tempFolder()
  await runCli(['demo', '--home', home, '--quiet'])
  const history = await runCli(['history', '--home', home, '--json'])
  expect(history.stdout.trim().split('\n')).toHaveLength(11)
  // What the user deleted is no more than that: the history says so.
  const [{ sidecar } = { sidecar: null }] = history.lines
  rmSync(String(sidecar))
  const later = await runHere(['history', '--home', home])
  expect(later.stdout.split('\n').filter((line) => line.includes('deleted since'))).toEqual([
    expect.stringContaining(String(sidecar)),
  ])
  expect((await runHere(['history', '--home', home, '--json'])).lines[0]).toMatchObject({
    state: 'written',
    gone: true,
  })
  const usage = await runCli(['usage', '--home', home, '--json'])
  expect(JSON.parse(usage.stdout)).toMatchObject({ service: 'embedded', search: { limit: 30_000 } })
  const search = await runCli(['search', 'paper lantern', '--home', home, '--languages', 'en', '--json'])
  expect(eventsOf(search, 'title').length).toBeGreaterThanOrEqual(2)
  expect((await runCli(['config', 'set', 'languages', 'fr', '--home', home])).code).toBe(0)
  expect((await runCli(['config', 'get', 'languages', '--home', home])).stdout).toBe('fr\n')
})

test('a key is taken from standard input, kept privately and never shown', async () => {
  const home = tempFolder()
  const set = await runCli(['config', 'set', 'api-key', '--home', home], { input: 'ut_secret_1234\n' })
  expect(set).toMatchObject({ code: 0, stdout: '' })
  expect(set.stderr).toContain('not encrypted')
  const shown = await runCli(['config', 'get', 'api-key', '--home', home])
  expect(shown.stdout).toBe('set, ends in …1234\n')
  expect((await runCli(['config', 'set', 'api-key', 'ut_x', '--home', home])).code).toBe(2)
})
