/** What only a season pack has is translated file by file: v1 is asked for the pack's files once (API §4 "v1 search"). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startAiPeer } from '../support/peers/aiPeer.ts'
import { episodeRelease, placePack } from '../support/make/films/onePack.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

async function place(episodes?: readonly number[]) {
  const { folder, library, manifest, videos } = placePack(episodes)
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const peer = await startAiPeer({ upstream: service.url, key: service.key })
  const run = (...args: readonly string[]) =>
    runCli([...args, '--home', join(folder, 'home'), '--service', peer.url, '--json'], {
      env: { UNDERTITLE_API_KEY: service.key },
    })
  return { library, videos, peer, run }
}

const sidecar = (library: string, episode: number) => join(library, `${episodeRelease(episode)}.es.srt`)

test('episodes that only a pack has are each translated from their own file, for one search more in all', async () => {
  const { library, peer, run } = await place([1, 2])
  const first = await run('get', library, '--languages', 'es>translate:en')
  expect(first.code, first.stderr).toBe(0)
  expect(eventsOf(first, 'done')[0]).toMatchObject({ written: 2, spent: { search: 3, downloads: 1, ai: 2 } })
  for (const episode of [1, 2]) expect(readFileSync(sidecar(library, episode), 'utf8')).not.toContain('mark of')
  const files = peer.jobs.map(({ fileNId }) => fileNId)
  expect(new Set(files).size).toBe(2)
  expect(files).not.toContain(null)

  const second = await run('get', library, '--languages', 'es>translate:en')
  expect(second.code).toBe(0)
  expect(eventsOf(second, 'done')[0]).toMatchObject({ written: 0, spent: { search: 0, downloads: 0, ai: 0 } })
})

test('translate takes the file of the episode', async () => {
  const { library, videos, peer, run } = await place()
  const [video = ''] = videos
  const first = await run('translate', video, '--to', 'es')
  expect(first.code, first.stderr).toBe(0)
  expect(eventsOf(first, 'written')[0]).toMatchObject({ sidecar: sidecar(library, 2) })
  expect(eventsOf(first, 'done')[0]).toMatchObject({ spent: { search: 2, downloads: 1, ai: 1 } })
  expect(peer.starts).toMatchObject([{ n_id: expect.any(String) as string, file_n_id: expect.any(String) as string }])
})

test('a plan with the rule alone translates nothing where the pack is in the wished language', async () => {
  const { library, peer, run } = await place()
  const got = await run('get', library, '--languages', 'en>translate:es')
  expect(eventsOf(got, 'done')[0]).toMatchObject({ written: 1, spent: { search: 1, downloads: 1, ai: 0 } })
  expect(peer.starts).toEqual([])
})
