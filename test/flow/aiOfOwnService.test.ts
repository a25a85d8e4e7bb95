/** Translating and transcribing with the built-in service itself: its real queue, its real routes, engines that are small peers. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dialogue } from '../support/make/dialogue.ts'
import { startLibreTranslatePeer } from '../support/engines/libreTranslatePeer.ts'
import { startMediaPeer, startSpeechPeer, toneWav } from '../support/engines/speechPeer.ts'
import { makeSeason } from '../support/make/worlds/makeSeason.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

/** A Spanish line for each English one, so that the result is recognised as Spanish; what has no words stays. */
function inSpanish(words: string): string {
  const index = dialogue.EN.findIndex((line) => line === words.trim())
  if (index >= 0) return dialogue.ES[index] ?? ''
  return words.replace('mark', 'la marca')
}

test('the built-in service translates an episode of its catalogue, and a repeated order is free', async () => {
  const folder = tempFolder()
  const { library, manifest, videos } = makeSeason(folder, 1)
  const home = join(folder, 'home')
  await runCli(['service', 'import', '--data', join(home, 'service'), manifest])
  const engine = await startLibreTranslatePeer({ translate: inSpanish })
  const env = { UNDERTITLE_LIBRETRANSLATE_URL: engine.url, UNDERTITLE_APERTIUM: 'off' }
  const run = (...args: readonly string[]) => runCli([...args, '--home', home, '--json'], { env })

  const first = await run('get', library, '--languages', 'es>translate:en')
  expect(first.code, first.stderr + first.stdout).toBe(0)
  expect(eventsOf(first, 'done')[0]).toMatchObject({ written: 1, spent: { downloads: 1, ai: 1 } })
  const [written] = eventsOf(first, 'written')
  expect(readFileSync(String(written?.['sidecar']), 'utf8')).toContain('la marca')

  await run('undo')
  const again = await run('translate', videos[0] ?? '', '--to', 'es')
  expect(again.code, again.stderr).toBe(0)
  expect(eventsOf(again, 'done')[0]).toMatchObject({ written: 1, spent: { downloads: 0, ai: 0 } })
})

/** Something else each time: the same text beside two videos would be a mistake. */
const spoken = (time: number) => ({
  language: 'english',
  text: dialogue.EN.join(' '),
  segments: (time === 0 ? dialogue.EN : dialogue.EN.toReversed()).map((text, index) => ({
    start: index * 2,
    end: index * 2 + 1.5,
    text: ` ${text}`,
  })),
})

test('a file of this machine is handed to the built-in service, an address is fetched by it, and both are written', async () => {
  const folder = tempFolder()
  const home = join(folder, 'home')
  const sound = toneWav(26, (second) => second % 2 < 1.5)
  const talk = join(folder, 'Talk.wav')
  writeFileSync(talk, sound)
  let asked = 0
  const speech = await startSpeechPeer(() => spoken(asked++))
  const media = await startMediaPeer({ '/My%20Film.wav': sound })
  const env = { UNDERTITLE_SPEECH_URL: speech.url, UNDERTITLE_SPEECH_MODEL: 'base' }
  const options = ['--language', 'en', '--home', home, '--json']

  const first = await runCli(['transcribe', talk, ...options], { env })
  expect(first.code, first.stderr + first.stdout).toBe(0)
  expect(eventsOf(first, 'written')[0]).toMatchObject({ sidecar: join(folder, 'Talk.en.srt'), language: 'en' })
  expect(readFileSync(join(folder, 'Talk.en.srt'), 'utf8')).toContain('blue vase')
  expect(eventsOf(first, 'done')[0]).toMatchObject({ spent: { ai: 1 } })

  const cwd = join(folder, 'elsewhere')
  mkdirSync(cwd)
  const second = await runCli(['transcribe', `${media}/My%20Film.wav`, ...options], { env, cwd })
  expect(second.code, second.stderr + second.stdout).toBe(0)
  expect(eventsOf(second, 'written')[0]).toMatchObject({ sidecar: join(cwd, 'My Film.en.srt') })
})

test('what cannot be heard is said in a sentence', async () => {
  const folder = tempFolder()
  const text = join(folder, 'no-sound.mkv')
  writeFileSync(text, 'no sound at all')
  const options = ['--home', join(folder, 'home'), '--json']
  const deaf = await runCli(['transcribe', text, '--language', 'en', ...options], { env: { PATH: '' } })
  expect(deaf.code).toBe(1)
  expect(eventsOf(deaf, 'skipped')[0]?.['message']).toMatch(/Install ffmpeg/)
  expect((await runCli(['transcribe', text, ...options])).code).toBe(2)
  expect((await runCli(['transcribe', join(folder, 'none.mkv'), '--language', 'en', ...options])).code).toBe(2)
})
