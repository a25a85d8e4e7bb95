/** The log of real runs: what was done and what failed stands there, no key, no folder, no subtitle's words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockOwner } from '../../electron/database/ownerLock.ts'
import { openDataFolder } from '../../electron/settings/dataFolder.ts'
import { openCommandWorld, releases, type CommandWorld } from '../support/make/worlds/commandWorld.ts'
import { runHere } from '../support/programs/runHere.ts'

let world: CommandWorld
beforeAll(async () => {
  world = await openCommandWorld()
})
afterAll(() => world.close())

function logOf(home: string): string {
  const folder = join(home, 'log')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}

const wordsOf = (log: string) => log.split('\n').map((line) => line.split(' ').filter(Boolean)[2])

test('a run says how it began, what it wrote and how it ended, and tells no secret', async () => {
  const home = world.newHome()
  const key = 'sentinel-of-the-key-5e1f'
  const args = ['get', world.library, '--home', home, '--service', world.service.url, '--languages', 'en']
  await runHere(args, { env: { UNDERTITLE_API_KEY: key } })
  const result = await runHere(args, { env: { UNDERTITLE_API_KEY: world.service.key } })
  expect(result.code).toBe(1)
  const log = logOf(home)
  expect(wordsOf(log)).toEqual(
    expect.arrayContaining(['program.start', 'service.used', 'service.failed', 'batch.begin', 'run.scanned']),
  )
  expect(log).toMatch(/ run\.planned files=2 /)
  expect(log).toMatch(new RegExp(` file\\.written sidecar=…/${releases.whole}\\.en\\.srt language=en `))
  expect(log).toMatch(/ run\.end batch=\w+ written=2 skipped=3 failed=0 .*skipped\.ask=1/)
  expect(log).toMatch(/ program\.end code=1\n$/)
  for (const secret of [key, world.service.key, world.folder, 'mark 0']) expect(log).not.toContain(secret)
})

test('the report for support tells what the log has, and no folder even where the log keeps them', async () => {
  const home = world.newHome()
  await runHere(['config', 'set', 'log.wholePaths', 'true', '--home', home])
  await runHere(['config', 'set', 'engines.openAiUrl', 'https://models.example/private/way', '--home', home])
  const args = ['get', world.library, '--home', home, '--service', world.service.url, '--languages', 'es']
  await runHere(args, { env: { UNDERTITLE_API_KEY: world.service.key } })
  expect(logOf(home)).toContain(` sidecar=${world.library}/${releases.whole}.es.srt `)
  const { stdout, code } = await runHere(['support', '--home', home])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^\[program\]\nat=.*\nversion=9\.8\.7\nface=command\n/)
  expect(stdout).toContain('\nengines.openAiUrl=https://models.example/…\n')
  expect(stdout).toMatch(/\n\[numbers\]\nvideos=5\nfiles\.written=1\n/)
  expect(stdout).toContain(` sidecar=…/${releases.whole}.es.srt `)
  for (const secret of [world.folder, world.service.key, 'private']) expect(stdout).not.toContain(secret)
})

test('a home in use, and a service that is away, are in the log of the command that could not work', async () => {
  const home = world.newHome()
  const args = ['get', world.library, '--home', home, '--service', 'http://127.0.0.1:1']
  const lock = lockOwner(openDataFolder(home).ownerLock)
  await runHere(args)
  lock.release()
  await runHere(args, { env: { UNDERTITLE_API_KEY: 'some-key-of-mine' } })
  const log = logOf(home)
  expect(log).toMatch(/ program\.failed code=home\.locked /)
  expect(log).toMatch(/ code=service\.unreachable /)
})
