/**
 * SIGKILL of `service start` while clients search, download and upload (promises F3, F10, J1): `npm run test:crash`. What was
 * answered is charged once and kept; nothing stands half. UNDERTITLE_SERVICE_KILLS says how many kills, UNDERTITLE_SEED which
 * moments.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createRandom, makeWorld } from '../support/make/worlds/makeWorld.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { expectFairBooks, subtitleNumbers } from '../support/services/serviceBooks.ts'
import { startClients } from '../support/services/serviceClients.ts'
import { createAccount, listening } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const kills = Number(process.env['UNDERTITLE_SERVICE_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 200)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const longestStartMs = 400
const longestLoadMs = 900

test(`${kills} kills of a busy service: what it answered is in its books, and nothing else (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  const world = makeWorld({ folder, seed, movies: 20, shows: 2, languages: ['EN', 'ES'] })
  expect(await runCli(['service', 'import', '--data', dataDir, world.manifest])).toMatchObject({ code: 0 })
  const numbers = subtitleNumbers(dataDir)

  for (let killed = 0; killed < kills; killed += 1) {
    const child = startCli(['service', 'start', '--data', dataDir, '--apertium', 'off'])
    onTestFinished(() => void child.kill('SIGKILL'))
    const closed = once(child, 'close')
    // Every eighth is killed while it starts.
    if (killed % 8 === 7) {
      child.stdout?.resume()
      child.stderr?.resume()
      await wait(pick(longestStartMs))
      child.kill('SIGKILL')
      await closed
      continue
    }
    const { url } = await listening(child)
    const account = createAccount(dataDir, 'pro')
    const clients = startClients({ url, account, numbers, pick })
    await wait(pick(longestLoadMs))
    child.kill('SIGKILL')
    await closed
    const done = await clients.done()
    expectFairBooks(dataDir, account, done)
  }

  const { child, url } = await listening(startCli(['service', 'start', '--data', dataDir]))
  const account = createAccount(dataDir, 'pro')
  const clients = startClients({ url, account, numbers, pick })
  await wait(longestLoadMs)
  clients.stop()
  const done = await clients.done()
  expect(done.answered.length).toBeGreaterThan(0)
  expect(done.answered).toHaveLength(done.asked.length)
  child.kill('SIGTERM')
  await once(child, 'close')
  expectFairBooks(dataDir, account, done)
})
