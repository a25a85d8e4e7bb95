/** Small answers of the command line: pages of runs, all of what is set, and commands that go beside a watch. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockOwner } from '../../electron/database/ownerLock.ts'
import { openDatabase } from '../../electron/database/database.ts'
import { failedFile } from '../../electron/runs/fileOutcome.ts'
import { createRuns } from '../../electron/runs/runs.ts'
import { openDataFolder } from '../../electron/settings/dataFolder.ts'
import { AppError } from '../../shared/errors.ts'
import { secretNames } from '../../shared/settings/secretTable.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { runHere } from '../support/programs/runHere.ts'

function openHome() {
  const home = join(tempFolder(), 'home')
  return { home, run: (...words: string[]) => runHere([...words, '--home', home]) }
}

test('older runs are on further pages, and all of them come at once where that is asked for', async () => {
  const { home, run } = openHome()
  const database = openDatabase(openDataFolder(home).database)
  let [nowMs, made] = [0, 0]
  const runs = createRuns(database, { clock: { nowMs: () => (nowMs += 1_000) }, ids: { newId: () => `r${made++}` } })
  const subject = { videoPath: '/films/a.mkv', path: '/films/a.en.srt', language: 'en' }
  for (let index = 0; index < 120; index += 1) {
    const id = runs.open({ kind: 'find', command: 'get' })
    runs.record(id, [failedFile(subject, new AppError('disk.full', 'The disk is full.'))])
    runs.end(id, 'done')
  }
  database.close()
  const pages = []
  for (const page of ['1', '2', '3']) pages.push(await run('runs', '--page', page, '--json'))
  expect(pages.map(({ lines }) => lines.length)).toEqual([50, 50, 20])
  const ids = pages.flatMap(({ lines }) => lines.map(({ run: id }) => id))
  expect(new Set(ids).size).toBe(120)
  expect((await run('runs')).stderr).toBe('Page 1 of 3; see --page 2, or --all.\n')
  expect((await run('runs', '--page', '3')).stderr).toBe('')
  const all = await run('runs', '--all', '--json')
  expect([all.lines.map(({ run: id }) => id), all.stderr]).toEqual([ids, ''])
  for (const words of [
    ['--page', '0'],
    ['--page', '1', '--all'],
    ['r3', '--all'],
  ])
    expect((await run('runs', ...words)).code).toBe(2)
})

test('all that is set is shown, of keys and tokens the last four signs', async () => {
  const { home, run } = openHome()
  const input = 'a-long-secret-key-4321'
  await run('config', 'set', 'service.address', 'https://subtitles.example')
  await runHere(['config', 'set', 'api-key', '--home', home], { input })
  const { stdout } = await run('config', 'get')
  expect(stdout).toContain('\napi-key=set, ends in …4321\n')
  expect(stdout).not.toContain(input)
  for (const name of secretNames.filter((each) => each !== 'api-key')) expect(stdout).toContain(`\n${name}=not set\n`)
})

test('what only measures or tells a cost goes beside a watch or a window; what may ask the service does not', async () => {
  const { home, run } = openHome()
  const folder = tempFolder()
  const lock = lockOwner(openDataFolder(home).ownerLock)
  try {
    for (const words of [
      ['timing', folder, '--check'],
      ['translate', folder, '--to', 'es', '--dry-run'],
      ['clean', folder, '--what', 'hi', '--dry-run'],
    ])
      expect([words[0], (await run(...words)).code]).toEqual([words[0], 0])
    for (const words of [
      ['timing', folder, '--apply'],
      ['plan', folder, '--offline'],
      ['get', folder, '--offline', '--dry-run'],
      ['get', folder, '--offline'],
      ['translate', folder, '--to', 'es'],
    ])
      expect([words[0], (await run(...words)).code]).toEqual([words[0], 3])
  } finally {
    lock.release()
  }
})
