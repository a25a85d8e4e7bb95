/** The log of real runs: what was done and what failed stands there, no key, no folder, no subtitle's words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockOwner } from '../../electron/database/ownerLock.ts'
import { openHome } from '../../electron/settings/home.ts'
import { openCommandWorld, releases, type CommandWorld } from '../support/commandWorld.ts'
import { runHere } from '../support/runHere.ts'

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

test('a home in use, and a service that is away, are in the log of the command that could not work', async () => {
  const home = world.newHome()
  const args = ['get', world.library, '--home', home, '--service', 'http://127.0.0.1:1']
  const lock = lockOwner(openHome(home).ownerLock)
  await runHere(args)
  lock.release()
  await runHere(args, { env: { UNDERTITLE_API_KEY: 'some-key-of-mine' } })
  const log = logOf(home)
  expect(log).toMatch(/ program\.failed code=home\.locked /)
  expect(log).toMatch(/ code=service\.unreachable /)
})
