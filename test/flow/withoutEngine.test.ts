/** A wish that needs a translation at a service that has nothing to translate with: nothing is paid for a job that it cannot do. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSeason } from '../support/make/worlds/makeSeason.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { everyVideo, openSampleHost } from '../support/hosts/openTestHost.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const rule = ['--languages', 'es>translate:en']
const env = { UNDERTITLE_APERTIUM: 'off' }
const episodes = 6

test('the built-in service tells that it has no engine: no translation is planned, and an order is refused unasked', async () => {
  const folder = tempFolder()
  const { library, manifest, videos } = makeSeason(folder, episodes)
  const home = join(folder, 'home')
  await runCli(['service', 'import', '--data', join(home, 'service'), manifest])
  const run = (...args: readonly string[]) => runCli([...args, '--home', home, '--json'], { env })

  const ordered = await run('translate', videos[0] ?? '', '--to', 'es')
  expect(ordered.code).not.toBe(0)
  expect(ordered.stdout + ordered.stderr).toContain('no engine that translates')

  const got = await run('get', library, ...rule)
  expect(eventsOf(got, 'plan')[0]).toMatchObject({ translate: 0, downloads: 0, none: episodes })
  expect(eventsOf(got, 'skipped').map(({ code }) => code)).toEqual(
    Array.from({ length: episodes }, () => 'engine.missing'),
  )
  expect(eventsOf(got, 'done')[0]).toMatchObject({ written: 0, spent: { downloads: 0, ai: 0 } })
})

test('another service tells it only by a refusal: the first one ends the rest before a source was paid for, and no next plan counts on it', async () => {
  const folder = tempFolder()
  const { library, manifest } = makeSeason(folder, episodes)
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const run = (command: string) =>
    runCli([command, library, ...rule, '--home', join(folder, 'home'), '--service', service.url, '--json'], {
      env: { ...env, UNDERTITLE_API_KEY: service.key },
    })
  const got = await run('get')
  const [plan] = eventsOf(got, 'plan')
  expect(plan).toMatchObject({ translate: episodes })
  expect(plan?.['downloads']).toBeGreaterThan(0)
  expect(eventsOf(got, 'skipped').map(({ code }) => code)).toEqual(
    Array.from({ length: episodes }, () => 'engine.missing'),
  )
  expect(eventsOf(got, 'done')[0]).toMatchObject({ written: 0, failed: episodes, spent: { downloads: 0, ai: 0 } })

  const next = await run('plan')
  expect(eventsOf(next, 'plan')[0]).toMatchObject({ translate: 0, downloads: 0, none: episodes })
  const again = await run('get')
  expect(eventsOf(again, 'skipped').map(({ code }) => code)).toEqual(
    Array.from({ length: episodes }, () => 'engine.missing'),
  )
})

test('the window is told so before anything is ordered', async () => {
  const { ask } = await openSampleHost('es', { env: { UNDERTITLE_APERTIUM: 'off' } })
  const { rows } = await ask('library.page', everyVideo)
  const scope = { search: '', ids: [rows[0]?.id ?? ''], language: null }
  expect(await ask('ai.cost', { scope, to: 'es' })).toMatchObject({ hasNoEngine: true })
})
