import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { importPaths } from '../../service/catalogue/import/import.ts'
import { builtFiles } from '../support/programs/builtFiles.ts'
import { openSampleHost, openTestHost, planOfAll } from '../support/hosts/openTestHost.ts'
import { startTestService } from '../support/services/startService.ts'

/** A remote service with the sample catalogue, and an account with little left today. */
async function nearlySpentService(counter: 'search' | 'downloads', units: number) {
  const service = await startTestService({ plan: 'free', now: Date.now, manifest: [] })
  onTestFinished(() => service.close())
  const database = openServiceDatabase(service.dataDir, [])
  await importPaths(database, [join(builtFiles.sample, 'manifest.jsonl')])
  database.close()
  service.spend(counter, units)
  return service
}

test('what is beyond the quota waits, is still known after a restart, and goes on with new quota', async () => {
  const service = await nearlySpentService('downloads', 48)
  const opened = await openSampleHost('en')
  await opened.ask('settings.write', { key: 'service.address', value: service.url })
  await opened.ask('settings.setSecret', { name: 'api-key', value: service.key })
  await opened.ask('plan.make', planOfAll)
  const ready = await opened.askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  expect(ready).toMatchObject({ downloadsLeft: 2, sums: { sure: 5, waiting: 6, downloads: 2, filesFromPacks: 4 } })
  expect(ready.resumesAtMs).toBeGreaterThan(Date.now())

  await opened.ask('plan.run', {})
  const done = await opened.askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  expect(done.result).toMatchObject({ written: 5, failed: 0, downloads: 2 })
  expect(done.sums.waiting).toBe(6)
  const runId = done.runId ?? 'there must be a run'
  const { row } = await opened.ask('runs.run', { runId })
  expect(row).toMatchObject({ sign: 'waiting', counts: { written: 5, waiting: 6 }, verbs: { toRetry: 6 } })
  expect(row.resumesAtMs).toBe(done.resumesAtMs)
  expect((await opened.ask('library.state', {})).counts.is).toMatchObject({ covered: 5, waits: 6 })
  await opened.host.close()

  const again = await openTestHost({ homeFolder: opened.homeFolder })
  await again.askUntil('library.state', {}, ({ counts }) => counts.is.waits === 6)
  await again.ask('settings.setSecret', { name: 'api-key', value: service.newKey('pro') })
  await again.ask('runs.retry', { runId, causeId: null })
  const { result } = await again.askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  expect(result).toMatchObject({ written: 6, failed: 0 })
  // What waited has gone on in the run that put it off: one run, with the cost of all of it.
  const whole = (await again.ask('runs.run', { runId })).row
  expect(whole).toMatchObject({ counts: { written: 11, waiting: 0, missing: 1 }, cost: { downloads: 8 } })
  expect((await again.ask('runs.state', {})).counts).toMatchObject({ all: 1, waiting: 0 })
  expect((await again.ask('library.state', {})).counts.is).toMatchObject({ covered: 11, waits: 0 })
  const archives = service
    .ledgerRows()
    .filter(({ counter, object }) => counter === 'downloads' && !object.startsWith('earlier'))
  expect(new Set(archives.map(({ object }) => object)).size).toBe(archives.length)
})

test('what trying again would cost is told with the searches for what was not asked, and no more is spent', async () => {
  const service = await nearlySpentService('search', 1_998)
  const opened = await openSampleHost('en')
  const { ask, askUntil } = opened
  await ask('settings.write', { key: 'service.address', value: service.url })
  await ask('settings.setSecret', { name: 'api-key', value: service.key })
  await ask('plan.make', planOfAll)
  const { sums } = await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  expect(sums.waiting).toBeGreaterThan(0)
  await ask('plan.run', {})
  const { runId } = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const asked = { runId: runId ?? 'there must be a run', causeId: null }
  const { row } = await ask('runs.run', { runId: asked.runId })
  expect(row.verbs.toRetry).toBeGreaterThan(0)

  const told = await ask('runs.retryCost', asked)
  expect(told).toMatchObject({ downloads: row.verbs.toRetry, ai: 0 })
  expect(told.searches).toBeGreaterThan(0)
  await ask('settings.setSecret', { name: 'api-key', value: service.newKey('pro') })
  await ask('runs.retry', asked)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const { cost, counts, verbs } = (await ask('runs.run', { runId: asked.runId })).row
  expect([counts.waiting, verbs.toRetry]).toEqual([0, 0])
  expect(cost.searches - row.cost.searches).toBeGreaterThan(0)
  expect(cost.searches - row.cost.searches).toBeLessThanOrEqual(told.searches)
  expect(cost.downloads - row.cost.downloads).toBeLessThanOrEqual(told.downloads)
  expect(await ask('runs.retryCost', asked)).toEqual({
    subtitles: 0,
    searches: 0,
    mostSearches: 0,
    downloads: 0,
    downloadsLeft: null,
    ai: 0,
    untilMs: null,
  })
})
