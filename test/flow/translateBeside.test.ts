/** A translation is made from the subtitle that lies beside the video, the user's own too, before it pays for one (product §7). */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startLibreTranslatePeer } from '../support/engines/libreTranslatePeer.ts'
import { dialogue, spokenSrt } from '../support/make/dialogue.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { startAiPeer } from '../support/peers/aiPeer.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

const english = spokenSrt('EN', 'my own words', { pick: createRandom(3) })

/** A Spanish line for each English one, so that the result is recognised as Spanish. */
function inSpanish(words: string): string {
  const index = dialogue.EN.findIndex((line) => line === words.trim())
  return index < 0 ? words : (dialogue.ES[index] ?? '')
}

/** The built-in service with an engine that is a small peer; beside the film a subtitle that the user put there. */
async function placeOwn(text = english) {
  const { folder, library, video } = placeFilm()
  const own = join(library, `${filmRelease}.en.srt`)
  writeFileSync(own, text)
  const engine = await startLibreTranslatePeer({ translate: inSpanish })
  const env = { UNDERTITLE_LIBRETRANSLATE_URL: engine.url, UNDERTITLE_APERTIUM: 'off' }
  const home = join(folder, 'home')
  const run = (...args: readonly string[]) => runCli([...args, '--home', home, '--json'], { env })
  const translated = () => readFileSync(join(library, `${filmRelease}.es.srt`), 'utf8')
  return { library, video, own, run, translated }
}

const free = { search: 0, downloads: 0 }

test('the built-in service translates the user’s own file: no search, no download, and the file stays as it is', async () => {
  const { video, own, run, translated } = await placeOwn()
  const first = await run('translate', video, '--to', 'es')
  expect(first.code, first.stderr + first.stdout).toBe(0)
  expect(first.stderr).toContain('the subtitle beside the video')
  expect(first.stderr).toContain('no search')
  expect(eventsOf(first, 'done')[0]).toMatchObject({ written: 1, spent: { ...free, ai: 1 } })
  expect(translated()).toContain('jarrón azul')
  expect(readFileSync(own, 'utf8')).toBe(english)
  const [row] = (await run('history')).lines
  expect(row).toMatchObject({ language: 'es', isMachineMade: true, made: { kind: 'translation', from: 'en' } })

  await run('undo')
  const again = await run('translate', video, '--to', 'es')
  expect(eventsOf(again, 'done')[0]).toMatchObject({ written: 1, spent: { ...free, ai: 0 } })
})

test('a file that was edited since is translated anew, from what it says now', async () => {
  const { video, own, run, translated } = await placeOwn()
  await run('translate', video, '--to', 'es')
  const before = translated()
  await run('undo')
  writeFileSync(own, spokenSrt('EN', 'my own words', { pick: createRandom(8) }))
  const second = await run('translate', video, '--to', 'es')
  expect(eventsOf(second, 'done')[0], second.stderr).toMatchObject({ written: 1, spent: { ...free, ai: 1 } })
  expect(translated()).not.toBe(before)
})

test('the user’s own file can be named, and a rule to translate takes it as well', async () => {
  const { library, own, run } = await placeOwn()
  const named = await run('translate', own, '--to', 'es')
  expect(named.code, named.stderr).toBe(0)
  expect(eventsOf(named, 'done')[0]).toMatchObject({ written: 1, spent: { ...free, ai: 1 } })
  await run('undo')
  const rule = ['get', library, '--languages', 'es>translate:en']
  const dry = await run(...rule, '--dry-run')
  expect(eventsOf(dry, 'plan')[0], dry.stderr).toMatchObject({ translate: 1, downloads: 0 })
  const got = await run(...rule)
  expect(eventsOf(got, 'written')[0], got.stderr + got.stdout).toMatchObject({ language: 'es' })
  expect(eventsOf(got, 'done')[0]).toMatchObject({ spent: { downloads: 0, ai: 0 } })
})

test('a file that lies about its language is no source, and that is no reason to spend a unit', async () => {
  const { video, run } = await placeOwn(spokenSrt('FR', 'mes mots', { pick: createRandom(3) }))
  const run1 = await run('translate', video, '--to', 'es')
  expect(run1.code).toBe(1)
  expect(eventsOf(run1, 'done')[0]).toMatchObject({ written: 0, spent: { downloads: 0, ai: 0 } })
})

test('another service takes no text: its own subtitle is paid for, and that is said before', async () => {
  const { folder, library, catalogue, video } = placeFilm()
  const own = join(library, `${filmRelease}.en.srt`)
  writeFileSync(own, english)
  writeFileSync(join(catalogue, 'a.srt'), spokenSrt('EN', 'of the service', { pick: createRandom(1) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  const line = { title: filmTitle, language: 'EN', releases: [filmRelease], files: ['a.srt'] }
  writeFileSync(manifest, JSON.stringify(line))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const peer = await startAiPeer({ upstream: service.url, key: service.key })
  const order = ['translate', video, '--to', 'es', '--home', join(folder, 'home'), '--service', peer.url, '--json']
  const run = await runCli(order, { env: { UNDERTITLE_API_KEY: service.key } })
  expect(run.code, run.stderr).toBe(0)
  expect(run.stderr).toContain('this service translates only subtitles that it has')
  expect(eventsOf(run, 'done')[0]).toMatchObject({ written: 1, spent: { search: 1, downloads: 1, ai: 1 } })
  expect(readFileSync(own, 'utf8')).toBe(english)
})
