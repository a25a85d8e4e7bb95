/** All jobs of the account, also those made elsewhere, and an old result once more, without a second charge. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startAiPeer, type AiPeerOptions } from '../support/peers/aiPeer.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

async function place(options: Partial<AiPeerOptions> = {}) {
  const { folder, catalogue, video } = placeFilm()
  writeFileSync(join(catalogue, 'a.srt'), spokenSrt('EN', 'the mark', { pick: createRandom(1) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  const line = { title: filmTitle, language: 'EN', releases: [filmRelease], files: ['a.srt'] }
  writeFileSync(manifest, JSON.stringify(line))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const peer = await startAiPeer({ upstream: service.url, key: service.key, ...options })
  const run = (home: string, ...args: readonly string[]) =>
    runCli([...args, '--home', join(folder, home), '--service', peer.url, '--json'], {
      env: { UNDERTITLE_API_KEY: service.key },
    })
  return { folder, video, peer, run }
}

test('a job that another machine ordered is listed, and its result saved twice for nothing, never over a file', async () => {
  const { video, peer, run } = await place()
  const ordered = await run('here', 'translate', video, '--to', 'es')
  expect(ordered.code, ordered.stderr).toBe(0)
  const here = eventsOf(await run('here', 'jobs'), 'job')
  expect(here).toMatchObject([{ request_id: 'r1', language: 'es', ready: true, video }])

  const elsewhere = await run('elsewhere', 'jobs')
  expect(eventsOf(elsewhere, 'job')).toMatchObject([{ request_id: 'r1', status: 'translated', video: null }])
  const to = tempFolder()
  for (const time of [1, 2]) {
    const saved = await run('elsewhere', 'jobs', 'fetch', 'r1', '--to', to)
    expect(saved.code, saved.stderr).toBe(0)
    expect(readdirSync(to)).toHaveLength(time)
    expect(readFileSync(String(eventsOf(saved, 'saved')[0]?.['path']), 'utf8')).toContain('-->')
  }
  expect([peer.starts.length, peer.charged()]).toEqual([1, 1])
})

test('what cannot be fetched says why, and is asked of nobody where it is wrong already', async () => {
  const { video, peer, run } = await place()
  expect((await run('here', 'translate', video, '--to', 'es')).code).toBe(0)
  const unknown = await run('here', 'jobs', 'fetch', 'r77')
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('has no job "r77"')])
  peer.failAll('The engine was away.')
  const failed = await run('here', 'jobs', 'fetch', 'r1')
  expect([failed.code, failed.stderr]).toEqual([2, expect.stringContaining('has failed')])
  for (const wrong of [['--page', '0'], ['fetch'], ['drop', 'r1']])
    expect((await run('here', 'jobs', ...wrong)).code).toBe(2)
  expect((await run('here', 'jobs', 'fetch', 'r1', '--to', '/no/such/folder')).code).toBe(2)
})

test('a service that keeps no list says so', async () => {
  const { run } = await place({ list: 'none' })
  const listed = await run('here', 'jobs')
  expect([listed.code, listed.stderr]).toEqual([3, expect.stringContaining('keeps no list')])
})
