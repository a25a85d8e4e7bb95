/** `translate --pick`: the subtitle that was named is translated, whatever stands beside it and in whatever language it is. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startAiPeer } from '../support/peers/aiPeer.ts'
import { startDocumentPeer } from '../support/peers/documentPeer.ts'
import { spokenSrt, type DialogueLanguage } from '../support/make/dialogue.ts'
import { episodeRelease, placePack } from '../support/make/films/onePack.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

const title = { type: 'tv', name: 'The Copper Coast', year: 2016, moviedb_id: 7 }

/** Beside the English pack a single subtitle of the same episode in each of these languages. */
async function place(singles: readonly DialogueLanguage[]) {
  const { folder, manifest, videos } = placePack()
  const more = join(folder, 'catalogue', 'singles.jsonl')
  const lines = singles.map((language, index) => {
    const name = `${language}.srt`
    const text = spokenSrt(language, 'the single', { pick: createRandom(index + 10) })
    writeFileSync(join(folder, 'catalogue', name), text)
    const releases = [episodeRelease(2)]
    return JSON.stringify({ title, language, releases, season: 1, episode: 2, files: [name] })
  })
  writeFileSync(more, lines.join('\n'))
  const service = await startServiceProcess(join(folder, 'service'), [manifest, more])
  const ai = await startAiPeer({ upstream: service.url, key: service.key })
  const run = (url: string, ...args: readonly string[]) =>
    runCli([...args, '--home', join(folder, 'home'), '--service', url, '--json'], {
      env: { UNDERTITLE_API_KEY: service.key },
    })
  const found = await run(service.url, 'search', 'The Copper Coast s01e02')
  const rows = eventsOf(found, 'subtitle') as { id: string; language: string; isFullSeason: boolean }[]
  return { video: videos[0] ?? '', ai, run, rows }
}

test('a pack is translated although singles stand beside it', async () => {
  const { video, ai, run, rows } = await place(['EN'])
  const pack = rows.find(({ isFullSeason }) => isFullSeason)
  const got = await run(ai.url, 'translate', video, '--to', 'es', '--pick', pack?.id ?? '')
  expect(got.code, got.stderr).toBe(0)
  expect(ai.starts).toMatchObject([{ n_id: pack?.id, file_n_id: expect.any(String) as string }])
  expect(eventsOf(got, 'done')[0]).toMatchObject({ written: 1, spent: { search: 2, ai: 1 } })
})

test('a subtitle in a language that nobody would guess is translated without --from, for one search more', async () => {
  const { video, ai, run, rows } = await place(['EN', 'FR'])
  const french = rows.find(({ language }) => language === 'fr')
  const got = await run(ai.url, 'translate', video, '--to', 'es', '--pick', french?.id ?? '')
  expect(got.code, got.stderr).toBe(0)
  expect(ai.starts).toMatchObject([{ n_id: french?.id }])
  expect(eventsOf(got, 'done')[0]).toMatchObject({ written: 1, spent: { search: 2, ai: 1 } })
  const prices = got.stderr.split('\n').filter((line) => line.startsWith('Finding what to translate from'))
  expect(prices).toEqual([expect.stringMatching(/costs about 1 search \([1-9]\d? at most\)\./)])

  const named = await run(ai.url, 'translate', video, '--to', 'ru', '--pick', french?.id ?? '', '--from', 'fr')
  expect(named.code, named.stderr).toBe(0)
  expect([ai.starts.length, ai.charged()]).toEqual([2, 2])
})

test('where rows tell no language, none is asked for by guessing: the language must be named', async () => {
  const { video, ai, run, rows } = await place(['EN', 'FR'])
  const french = rows.find(({ language }) => language === 'fr')
  const peer = await startDocumentPeer(ai.url)
  const order = ['translate', video, '--to', 'es', '--pick', french?.id ?? ''] as const
  const guessed = await run(peer.url, ...order)
  expect(guessed.code).toBe(1)
  expect(eventsOf(guessed, 'skipped')[0]).toMatchObject({ message: expect.stringContaining('--from') as string })
  expect(ai.starts).toEqual([])
  const named = await run(peer.url, ...order, '--from', 'fr')
  expect(named.code, named.stderr).toBe(0)
  expect([ai.starts.length, peer.unsaid]).toEqual([1, []])
})

test('a number that the service does not list for this video starts nothing', async () => {
  const { video, ai, run } = await place(['EN'])
  const got = await run(ai.url, 'translate', video, '--to', 'es', '--pick', '999999')
  expect(got.code).toBe(1)
  expect(ai.starts).toEqual([])
})
