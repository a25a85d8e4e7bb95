/** The queue across stops and beside a second service on the same data folder. */
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openServiceDatabase } from '../../../../service/catalogue/store/database.ts'
import { importPaths } from '../../../../service/catalogue/import/import.ts'
import { startService, type RunningService } from '../../../../service/server.ts'
import { serviceTables } from '../../../../service/tables.ts'
import { createAccounts } from '../../../../service/usage/accounts.ts'
import { createUsageLedger } from '../../../../service/usage/usageLedger.ts'
import { askedLines, startOpenAiPeer } from '../../../support/engines/openAiPeer.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'
import { trickySubtitle } from '../../../support/make/trickySubtitle.ts'
import { systemClock } from '../../../../node/clock.ts'

const start = '/api/v2/ai/translations'

/** A data folder with one film of 120 cues, and a key of a pro account. */
async function prepare() {
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  writeFileSync(join(folder, 'Film.2020.WEB-A.en.srt'), trickySubtitle('srt', 120))
  const database = openServiceDatabase(dataDir, serviceTables)
  onTestFinished(() => database.close())
  await importPaths(database, [join(folder, 'Film.2020.WEB-A.en.srt')])
  const accounts = createAccounts({ database, clock: systemClock, randomBytes: (count) => Buffer.alloc(count, 7) })
  const key = accounts.createKey(accounts.create('test', 'pro'), 'test')
  const n_id = String(database.get<{ id: number }>('SELECT id FROM subtitles')?.id)
  return { dataDir, key, n_id, database }
}

async function ask(service: RunningService, key: string, path: string, body?: object) {
  const post = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(service.url + path, { ...post, headers: { 'x-api-key': key } })
  return (await response.json()) as { request_id: string; status: string }
}

test('a job that a stop cut off goes on at the next start, without asking for a cue again', async () => {
  const { dataDir, key, n_id, database } = await prepare()
  let isHeld = true
  const peer = await startOpenAiPeer({
    // The third call of the first run is never answered.
    refuse: () => (isHeld && peer.requests.length >= 3 ? new Promise<null>(() => undefined) : null),
  })
  const ai = { openai: { url: peer.url, model: 'test' }, apertium: null }
  const first = await startService({ dataDir, ai })
  const { request_id } = await ask(first, key, start, { n_id, target_language: 'ES' })
  await expect.poll(() => peer.requests.length).toBe(3)
  await first.close()
  isHeld = false

  const second = await startService({ dataDir, ai })
  onTestFinished(() => second.close())
  await expect.poll(async () => (await ask(second, key, `${start}/${request_id}`)).status).toBe('published')
  const asked = peer.requests.toSpliced(2, 1).flatMap((request) => askedLines(request).map(({ text }) => text))
  expect(new Set(asked).size).toBe(asked.length)
  const units = createUsageLedger(database, Date.now)
    .rows()
    .filter(({ counter }) => counter === 'ai')
  expect(units.map((row) => row.units)).toEqual([1])
})

test('of two services on one data folder one runs the queue, and the other takes it over', async () => {
  const { dataDir, key, n_id } = await prepare()
  const [own, others] = await Promise.all([startOpenAiPeer(), startOpenAiPeer()])
  const first = await startService({ dataDir, ai: { openai: { url: own.url, model: 'test' }, apertium: null } })
  const second = await startService({ dataDir, ai: { openai: { url: others.url, model: 'test' }, apertium: null } })
  onTestFinished(() => second.close())
  const inSpanish = await ask(second, key, start, { n_id, target_language: 'ES' })
  const ended = async (id: string) =>
    expect.poll(async () => (await ask(second, key, `${start}/${id}`)).status).toBe('published')
  await ended(inSpanish.request_id)
  expect([own.requests.length > 0, others.requests.length]).toEqual([true, 0])

  await first.close()
  const inFrench = await ask(second, key, start, { n_id, target_language: 'FR' })
  await ended(inFrench.request_id)
  expect(others.requests.length).toBeGreaterThan(0)
})

test('jobs end while those who were asked for something are still answered, not after them', async () => {
  const { dataDir, key, n_id } = await prepare()
  const left = Promise.withResolvers<undefined>()
  const begun = Promise.withResolvers<undefined>()
  const silent = createServer((_request, response) => {
    response.once('close', () => left.resolve(undefined))
    begun.resolve(undefined)
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const ai = { openai: { url, model: 'test' }, apertium: null }
  const service = await startService({ dataDir, ai, drain: { unreadyMs: 0, longestMs: 60_000 } })
  await ask(service, key, start, { n_id, target_language: 'ES' })
  await begun.promise

  const body = JSON.stringify({ filenames: ['Film.2020.mkv'] })
  const headers = { 'x-api-key': key, expect: '100-continue', 'content-length': body.length }
  const asked = request(`${service.url}/api/v2/files/search`, { method: 'POST', headers, agent: false })
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  asked.flushHeaders()
  await once(asked, 'continue')
  const closed = service.close()
  await left.promise
  asked.end(body)
  const [answer] = await answered
  answer.resume()
  expect(answer.statusCode).toBe(200)
  await closed
})
