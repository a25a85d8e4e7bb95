/** Against a server that has only the document's words: what a person does with the command line. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { serviceTables } from '../../service/tables.ts'
import { plans, type Counter, type PlanName } from '../../service/usage/plans.ts'
import { createUsageLedger } from '../../service/usage/usageLedger.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { episodeRelease, placePack } from '../support/make/films/onePack.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { startAiPeer, type AiPeer } from '../support/peers/aiPeer.ts'
import { startDocumentPeer, type DocumentPeer } from '../support/peers/documentPeer.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess, type ServiceProcess } from '../support/programs/serviceProcess.ts'

interface Documented {
  readonly service: ServiceProcess
  readonly ai: AiPeer
  readonly peer: DocumentPeer
  readonly run: (...args: readonly string[]) => ReturnType<typeof runCli>
}

async function documented(folder: string, manifest: string, plan?: PlanName): Promise<Documented> {
  const service = await startServiceProcess(join(folder, 'service'), [manifest], plan)
  const ai = await startAiPeer({ upstream: service.url, key: service.key })
  const peer = await startDocumentPeer(ai.url)
  const env = { UNDERTITLE_API_KEY: service.key, UNDERTITLE_UPLOAD_TOKEN: service.token }
  const at = ['--home', join(folder, 'home'), '--service', peer.url, '--json']
  const run = (...args: readonly string[]) => runCli([...args, ...at], { env, cwd: folder })
  return { service, ai, peer, run }
}

/** One film with an English subtitle at the service. */
async function film(plan?: PlanName) {
  const { folder, catalogue, library, video } = placeFilm()
  writeFileSync(join(catalogue, 'a.srt'), spokenSrt('EN', 'the mark', { pick: createRandom(1) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  const line = { title: filmTitle, language: 'EN', releases: [filmRelease], files: ['a.srt'] }
  writeFileSync(manifest, JSON.stringify(line))
  return { folder, library, video, ...(await documented(folder, manifest, plan)) }
}

/** As the only account would have done in the course of the day. */
function useUp(dataDir: string, counter: Counter, units: number): void {
  const database = openServiceDatabase(dataDir, serviceTables)
  const [account] = database.all<{ readonly id: string }>('SELECT id FROM accounts')
  const payer = { accountId: account?.id ?? '', keyId: 'earlier', limits: plans.free.limits }
  const items = [{ object: 'earlier', units }]
  createUsageLedger(database, Date.now).charge(payer, { counter, route: 'earlier', items })
  database.close()
}

test('find, get, a second run for nothing, search and one file saved, usage', async () => {
  const { library, peer, run, folder } = await film()
  const planned = await run('plan', library, '--languages', 'en')
  expect(eventsOf(planned, 'plan'), planned.stderr).toMatchObject([{ files: 1, none: 0 }])
  const got = await run('get', library, '--languages', 'en')
  expect(got.code, got.stderr).toBe(0)
  expect(existsSync(join(library, `${filmRelease}.en.srt`))).toBe(true)
  const again = await run('get', library, '--languages', 'en')
  expect(eventsOf(again, 'done')).toMatchObject([{ written: 0, spent: { search: 0, downloads: 0, ai: 0 } }])

  const found = await run('search', 'The Amber Field', '--languages', 'en', '--get', '1', '--to', folder)
  expect(found.code, found.stderr).toBe(0)
  expect(eventsOf(found, 'title')).toMatchObject([{ name: 'The Amber Field', year: 2011 }])
  expect(eventsOf(found, 'subtitle')).toMatchObject([{ language: 'en' }])
  expect(readFileSync(String(eventsOf(found, 'saved')[0]?.['path']), 'utf8')).toContain('the mark')

  const usage = await run('usage')
  expect(usage.lines[0]).toMatchObject({ search: { limit: 30_000, period: 'day' }, account: null })
  expect(peer.unsaid).toEqual([])
})

test('titles alone, by name, id and file name: where the body of the title search is open, the documented search tells them', async () => {
  const { peer, run } = await film()
  for (const text of ['The Amber Field', `moviedb:${filmTitle.moviedb_id}`, `${filmRelease}.mkv`]) {
    const found = await run('search', text, '--titles')
    expect(found.code, found.stderr).toBe(0)
    expect(eventsOf(found, 'title')).toMatchObject([{ name: 'The Amber Field', year: 2011 }])
  }
  expect(peer.unsaid).toEqual([])
})

test('a translation and a transcription by address, each paid once', async () => {
  const { folder, library, video, ai, peer, run } = await film()
  const translated = await run('translate', video, '--to', 'es')
  expect(translated.code, translated.stderr).toBe(0)
  expect(readFileSync(join(library, `${filmRelease}.es.srt`), 'utf8')).toContain('-->')
  const heard = await run('transcribe', 'http://media.example/Talk.mp3', '--language', 'en')
  expect(heard.code, heard.stderr).toBe(0)
  expect(existsSync(join(folder, 'Talk.en.srt'))).toBe(true)
  expect(ai.charged()).toBe(2)
  expect(peer.unsaid).toEqual([])
})

test('what only a pack has is translated from the file of the episode', async () => {
  const { folder, library, manifest } = placePack([2])
  const { ai, peer, run } = await documented(folder, manifest)
  const got = await run('get', library, '--languages', 'es>translate:en')
  expect(got.code, got.stderr).toBe(0)
  expect(readFileSync(join(library, `${episodeRelease(2)}.es.srt`), 'utf8')).not.toContain('mark of')
  expect(ai.starts).toMatchObject([{ file_n_id: expect.any(String) as string }])
  expect([ai.charged(), peer.unsaid]).toEqual([1, []])
})

test('an upload in three steps, with nothing that the document does not have', async () => {
  const { folder, peer, run } = await film()
  const own = join(folder, `${filmRelease}.es.srt`)
  writeFileSync(own, spokenSrt('ES', 'la marca', { pick: createRandom(3) }))
  const sent = await run(
    'upload',
    own,
    '--moviedb-id',
    '1',
    '--type',
    'movie',
    '--lang',
    'es',
    '--release',
    filmRelease,
  )
  expect(sent.code, sent.stderr).toBe(0)
  expect(peer.unsaid).toEqual([])
})

test.each([
  ['search', ['search', 'The Amber Field'], 2_000],
  ['downloads', ['search', 'The Amber Field', '--languages', 'en', '--get', '1', '--to', '.'], 50],
] as const)('used up (%s) is told as that where only the document says so', async (counter, args, units) => {
  const { folder, peer, run } = await film('free')
  useUp(join(folder, 'service'), counter, units)
  const refused = await run(...args)
  expect([refused.code, refused.stderr]).toEqual([
    3,
    expect.stringMatching(/^The quota of this account is used up\. /) as string,
  ])
  expect(eventsOf(refused, 'saved')).toEqual([])
  expect(peer.unsaid).toEqual([])
})
