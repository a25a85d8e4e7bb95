/** The rule `es > translate:en` from the command line: what a machine has to bring, and what that costs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startAiPeer, type AiPeerOptions } from '../support/peers/aiPeer.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { runHere } from '../support/programs/runHere.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { startWatch, until, type Watching } from '../support/programs/watching.ts'

/** One film with an English subtitle at the service. */
async function place(options: Partial<AiPeerOptions> = {}) {
  const { folder, library, catalogue, video } = placeFilm()
  writeFileSync(join(catalogue, 'a.srt'), spokenSrt('EN', 'the mark', { pick: createRandom(1) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(
    manifest,
    JSON.stringify({ title: filmTitle, language: 'EN', releases: [filmRelease], files: ['a.srt'] }),
  )
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const peer = await startAiPeer({ upstream: service.url, key: service.key, ...options })
  const home = join(folder, 'home')
  const run = (...args: readonly string[]) =>
    runCli([...args, '--home', home, '--service', peer.url, '--json'], { env: { UNDERTITLE_API_KEY: service.key } })
  return { folder, library, video, peer, home, run, service }
}

const rule = ['--languages', 'es>translate:en']

test('what the service has only in English is translated, written under the right name, and paid once', async () => {
  const { library, peer, home, run } = await place()
  const first = await run('get', library, ...rule)
  expect(first.code, first.stderr).toBe(0)
  const [written] = eventsOf(first, 'written')
  expect(written).toMatchObject({ language: 'es', sidecar: join(library, `${filmRelease}.es.srt`), machine_made: true })
  expect(readFileSync(String(written?.['sidecar']), 'utf8')).toContain('jarrón azul')
  expect(eventsOf(first, 'done')[0]).toMatchObject({ written: 1, spent: { downloads: 1, ai: 1 } })
  const [row] = (await runCli(['history', '--json', '--home', home])).lines
  expect(row).toMatchObject({ isMachineMade: true, made: { kind: 'translation', from: 'en', isReused: false } })

  // For people, too: whoever reads it knows what it is.
  const told = async (...words: string[]) => (await runHere([...words, '--home', home])).stdout
  expect(await told('history')).toContain('  machine-made  run ')
  expect(await told('runs', String(eventsOf(first, 'done')[0]?.['run']))).toMatch(/\.es\.srt {2}machine-made$/m)

  const second = await run('get', library, ...rule)
  expect(second.code).toBe(0)
  expect(eventsOf(second, 'done')[0]).toMatchObject({ written: 0, spent: { search: 0, downloads: 0, ai: 0 } })
  expect(peer.charged()).toBe(1)
})

test('translate takes a video or a subtitle of ours, in a tone, and a finished one costs nothing again', async () => {
  const { library, video, peer, run } = await place()
  const first = await run('translate', video, '--to', 'es', '--tone', 'casual')
  expect(first.code, first.stderr).toBe(0)
  expect(eventsOf(first, 'done')[0]).toMatchObject({ written: 1, spent: { ai: 1 } })
  expect(peer.starts).toMatchObject([{ target_language: 'ES', tone: 'casual' }])

  await run('get', library, '--languages', 'en')
  const third = await run('translate', join(library, `${filmRelease}.en.srt`), '--to', 'fr')
  expect(third.code, third.stderr).toBe(0)
  expect(eventsOf(third, 'written')[0]).toMatchObject({ sidecar: join(library, `${filmRelease}.fr.srt`) })

  const own = join(library, 'own.srt')
  writeFileSync(own, '1\n00:00:01,000 --> 00:00:02,000\nmine\n')
  const foreign = await run('translate', own, '--to', 'fr')
  expect([foreign.code, foreign.stderr]).toEqual([2, expect.stringContaining('does not know this file')])
  expect((await run('translate', video, '--to', 'de', '--tone', 'grim')).code).toBe(2)
  expect((await run('translate', video)).code).toBe(2)
  expect(peer.charged()).toBe(2)
})

test('without an engine the search is announced before, and the answer says what it took', async () => {
  const { video, home, service } = await place()
  const order = ['translate', video, '--to', 'es', '--home', home, '--service', service.url, '--json']
  const run = () => runCli(order, { env: { UNDERTITLE_API_KEY: service.key } })
  const refused = await run()
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain('Finding what to translate from costs about 1 search')
  expect(eventsOf(refused, 'skipped')[0]).toMatchObject({ code: 'engine.missing' })
  expect(eventsOf(refused, 'done')[0]).toMatchObject({ spent: { search: 1, downloads: 0, ai: 0 } })
  const again = await run()
  expect(again.stderr).toContain('costs no search')
  expect(eventsOf(again, 'done')[0]).toMatchObject({ spent: { search: 0, downloads: 0, ai: 0 } })
})

test('a translation that is not its source’s equal is never written, and the cue is named', async () => {
  const { library, run } = await place({
    translate: (source) => source.replace(/\n\n39[\s\S]*$/, '\n'),
  })
  const refused = await run('get', library, ...rule)
  expect(refused.code).toBe(1)
  const [skipped] = eventsOf(refused, 'skipped')
  expect(skipped?.['reason']).toBe('rejected')
  expect(skipped?.['message']).toMatch(/differs from its source.*Cue 39 .*missing/)
})

test('a lost answer to a start is found in the list, whether the service had it or not', async () => {
  let lost: ('before' | 'after')[] = ['before', 'after']
  const { library, peer, run } = await place({
    lose: (path, moment) => {
      if (path !== '/api/v2/ai/translations' || lost[0] !== moment) return false
      lost = lost.slice(1)
      return true
    },
  })
  const got = await run('get', library, ...rule)
  expect(got.code, got.stderr).toBe(0)
  expect(eventsOf(got, 'done')[0]).toMatchObject({ written: 1, spent: { ai: 1 } })
  expect(lost).toEqual([])
  expect(peer.charged()).toBe(1)
})

test('a used-up month waits for its reset and costs nothing', async () => {
  const { library, peer, run } = await place({ limit: 0 })
  const waiting = await run('get', library, ...rule)
  expect(waiting.code).toBe(1)
  expect(eventsOf(waiting, 'skipped')[0]).toMatchObject({ reason: 'quota', code: 'quota.exhausted' })
  expect(eventsOf(waiting, 'done')[0]).toMatchObject({ spent: { ai: 0 } })
  expect(peer.charged()).toBe(0)
})

test('watch mode orders what the rule says once, across a kill; where it may not, it asks', async () => {
  const { library, peer, home, run, service } = await place({ looks: 4 })
  setUpHome(home, { 'watch.reservePercent': '0', 'watch.translate': 'false', 'watch.settleSeconds': '1' })
  const watch = () =>
    startWatch(['watch', library, ...rule, '--home', home, '--service', peer.url, '--json'], {
      env: { UNDERTITLE_API_KEY: service.key },
    })
  const there = (watching: Watching, event: string) => until(() => watching.lines.some((line) => line.event === event))

  const asking = watch()
  await there(asking, 'done')
  expect(asking.lines.find(({ event }) => event === 'skipped')).toMatchObject({ reason: 'ask' })
  expect(await asking.stop()).toBe(0)
  expect(peer.starts).toEqual([])

  await runCli(['config', 'set', 'watch.translate', 'true', '--home', home])
  const killed = watch()
  await until(() => peer.starts.length === 1)
  await killed.kill()
  const goingOn = watch()
  await there(goingOn, 'written')
  expect(goingOn.lines.find(({ event }) => event === 'written')).toMatchObject({ language: 'es' })
  expect(await goingOn.stop()).toBe(0)
  expect(readFileSync(join(library, `${filmRelease}.es.srt`), 'utf8')).toContain('jarrón azul')

  const again = await run('get', library, ...rule)
  expect(again.code, again.stderr).toBe(0)
  expect([peer.starts.length, peer.charged()]).toEqual([1, 1])
})
