/** Text tracks inside a video as a wish, by the real command line and the real ffmpeg: a file beside it, at no cost. */
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { startLibreTranslatePeer } from '../support/engines/libreTranslatePeer.ts'
import { dialogue, spokenSrt, type DialogueLanguage } from '../support/make/dialogue.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { makeTrackFilm, type InsideTrack } from '../support/make/films/trackFilm.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

const spoken = (language: DialogueLanguage, mark: string) => spokenSrt(language, mark, { pick: createRandom(4) })

/** A film with tracks, and a service that has these languages of it. */
async function place(tracks: readonly InsideTrack[], offered: readonly DialogueLanguage[] = []) {
  const { folder, library, catalogue } = placeFilm()
  const video = makeTrackFilm({ folder: library, name: `${filmRelease}.mkv`, seconds: 300, tracks })
  const manifest = join(catalogue, 'manifest.jsonl')
  const lines = offered.map((language) => {
    writeFileSync(join(catalogue, `${language}.srt`), spoken(language, 'from the service'))
    return JSON.stringify({ title: filmTitle, language, releases: [filmRelease], files: [`${language}.srt`] })
  })
  writeFileSync(manifest, lines.join('\n'))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const home = join(folder, 'home')
  const run = (...args: readonly string[]) => runCli([...args, '--home', home, '--json'])
  const get = (languages: string, ...more: readonly string[]) =>
    runCli(['get', library, '--languages', languages, '--home', home, '--service', service.url, '--json', ...more], {
      env: { UNDERTITLE_API_KEY: service.key },
    })
  const endings = () =>
    readdirSync(library)
      .filter((name) => !name.endsWith('.mkv'))
      .map((name) => basename(name).slice(filmRelease.length))
      .sort()
  return { folder, library, video, home, run, get, endings }
}

const english: InsideTrack = { form: 'srt', srt: spoken('EN', 'from inside'), language: 'eng' }
const signs: InsideTrack = {
  form: 'ass',
  srt: '1\n00:00:01,000 --> 00:00:02,000\nKEEP OUT\n\n',
  language: 'eng',
  title: 'Signs & Songs',
  disposition: 'default',
}

test.skipIf(!hasMediaTools)(
  `a track inside is taken first, what it lacks is downloaded, and undo takes both back${ifMediaTools}`,
  async () => {
    const { library, run, get, endings } = await place([signs, english], ['EN', 'ES'])
    const first = await get('inside:en>en,es')
    expect(first.code, first.stderr).toBe(0)
    expect(endings()).toEqual(['.en.srt', '.es.srt'])
    expect(readFileSync(join(library, `${filmRelease}.en.srt`), 'utf8')).toContain('from inside')
    expect(eventsOf(first, 'plan')[0]).toMatchObject({ inside: 1, files: 2, downloads: 1 })
    expect(eventsOf(first, 'done')[0]).toMatchObject({ written: 2, spent: { downloads: 1, ai: 0 } })
    const rows = (await run('history')).lines
    expect(rows.find(({ language }) => language === 'en')).toMatchObject({ service: 'inside', isMachineMade: false })

    const second = await get('inside:en>en,es')
    expect(eventsOf(second, 'done')[0]).toMatchObject({ written: 0, spent: { search: 0, downloads: 0 } })
    expect((await run('undo')).code).toBe(0)
    expect(endings()).toEqual([])
  },
)

test.skipIf(!hasMediaTools)(
  `only inside: no service is asked, in whatever form the track is${ifMediaTools}`,
  async () => {
    const french: InsideTrack = { form: 'ass', srt: spoken('FR', 'dedans'), language: 'fre' }
    const { library, get, endings } = await place([english, french], ['EN'])
    const run = await get('inside:fr,inside:de')
    expect(endings()).toEqual(['.fr.ass'])
    expect(readFileSync(join(library, `${filmRelease}.fr.ass`), 'utf8')).toContain('[Events]')
    expect(eventsOf(run, 'done')[0]).toMatchObject({ written: 1, skipped: 1, spent: { search: 0, downloads: 0 } })
    expect(eventsOf(run, 'skipped')[0]).toMatchObject({ language: 'de', reason: 'no-candidate' })
  },
)

test.skipIf(!hasMediaTools)(
  `what is wished for first and found is downloaded; the track is the fallback${ifMediaTools}`,
  async () => {
    const spanish: InsideTrack = { form: 'srt', srt: spoken('ES', 'dentro'), language: 'spa' }
    const both = await place([spanish], ['EN'])
    await both.get('en>inside:es')
    expect(both.endings()).toEqual(['.en.srt'])
    const inside = await place([spanish], ['FR'])
    await inside.get('en>inside:es')
    expect(inside.endings()).toEqual(['.es.srt'])
  },
)

test.skipIf(!hasMediaTools)(
  `a track that lies about its language is refused, and the next run takes what comes after it${ifMediaTools}`,
  async () => {
    const liar: InsideTrack = { form: 'srt', srt: spoken('ES', 'dentro'), language: 'eng' }
    const { get, library, endings } = await place([liar], ['EN'])
    const first = await get('inside:en>en')
    expect(first.code).toBe(1)
    expect(eventsOf(first, 'skipped')[0]).toMatchObject({ reason: 'rejected' })
    expect(String(eventsOf(first, 'skipped')[0]?.['message'])).toContain('The text is in Spanish, not in English')
    expect(endings()).toEqual([])
    await get('inside:en>en')
    expect(readFileSync(join(library, `${filmRelease}.en.srt`), 'utf8')).toContain('from the service')
  },
)

test.skipIf(!hasMediaTools)(
  `an empty track is said once, and the next run takes what comes after it${ifMediaTools}`,
  async () => {
    const { get, library, endings } = await place([{ form: 'srt', srt: '', language: 'eng' }], ['EN'])
    const first = await get('inside:en>en')
    expect(eventsOf(first, 'skipped')[0]).toMatchObject({
      reason: 'rejected',
      message: 'This track inside the video is empty.',
    })
    expect(endings()).toEqual([])
    const second = await get('inside:en>en')
    expect(eventsOf(second, 'skipped')).toEqual([])
    expect(readFileSync(join(library, `${filmRelease}.en.srt`), 'utf8')).toContain('from the service')
  },
)

test.skipIf(!hasMediaTools)(`a file of the user’s is never written over, and counts${ifMediaTools}`, async () => {
  const { get, library, endings } = await place([english])
  writeFileSync(join(library, `${filmRelease}.en.srt`), 'mine')
  const run = await get('inside:en')
  expect([run.code, endings()]).toEqual([0, ['.en.srt']])
  expect(readFileSync(join(library, `${filmRelease}.en.srt`), 'utf8')).toBe('mine')
})

test.skipIf(!hasMediaTools)(
  `without ffmpeg a sentence says what to install, and nothing is paid for instead${ifMediaTools}`,
  async () => {
    const { get, home, folder, endings, video } = await place([english], ['EN'])
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    expect(await runCli(['config', 'set', 'ffmpeg', empty, '--home', home])).toMatchObject({ code: 0 })
    const without = await get('inside:en>en')
    expect(without.code).toBe(1)
    expect(eventsOf(without, 'skipped')[0]).toMatchObject({ reason: 'error', video })
    expect(String(eventsOf(without, 'skipped')[0]?.['message'])).toContain('Install ffmpeg')
    expect(eventsOf(without, 'done')[0]).toMatchObject({ spent: { downloads: 0 } })
    expect(endings()).toEqual([])
  },
)

/** A Spanish line for each English one, so that the result is recognised as Spanish. */
function inSpanish(words: string): string {
  const index = dialogue.EN.findIndex((line) => line === words.trim())
  return index < 0 ? words : (dialogue.ES[index] ?? '')
}

/** The built-in service, with an engine that is a small peer. */
async function placeTranslated(tracks: readonly InsideTrack[]) {
  const { folder, library } = placeFilm()
  const video = makeTrackFilm({ folder: library, name: `${filmRelease}.mkv`, seconds: 300, tracks })
  const engine = await startLibreTranslatePeer({ translate: inSpanish })
  const env = { UNDERTITLE_LIBRETRANSLATE_URL: engine.url, UNDERTITLE_APERTIUM: 'off' }
  const home = join(folder, 'home')
  const run = (...args: readonly string[]) => runCli([...args, '--home', home, '--json'], { env })
  return { library, video, home, run }
}

test.skipIf(!hasMediaTools)(
  `a track inside is translated by a local engine, nothing is searched for, and again it is free${ifMediaTools}`,
  async () => {
    const { library, video, run } = await placeTranslated([signs, english])
    const first = await run('translate', video, '--from-inside', '--to', 'es')
    expect(first.code, first.stderr + first.stdout).toBe(0)
    expect(eventsOf(first, 'written')[0]).toMatchObject({ language: 'es' })
    expect(readFileSync(join(library, `${filmRelease}.es.srt`), 'utf8')).toContain('jarrón azul')
    expect(eventsOf(first, 'done')[0]).toMatchObject({ written: 1, spent: { search: 0, downloads: 0, ai: 1 } })
    const [row] = (await run('history')).lines
    expect(row).toMatchObject({ isMachineMade: true, made: { kind: 'translation', from: 'en' } })

    await run('undo')
    const again = await run('translate', video, '--from-inside', '--to', 'es')
    expect(eventsOf(again, 'done')[0]).toMatchObject({ written: 1, spent: { search: 0, downloads: 0, ai: 0 } })
    await run('undo')
    const byRule = await run('get', library, '--languages', 'es>translate:en')
    expect(eventsOf(byRule, 'plan')[0]).toMatchObject({ translate: 1, downloads: 0 })
    expect(eventsOf(byRule, 'written')[0]).toMatchObject({ language: 'es' })
    const none = await run('translate', video, '--from-inside', '--to', 'en')
    expect(none.code).toBe(1)
    expect(String(eventsOf(none, 'skipped')[0]?.['message'])).toContain('no text track inside this video')
  },
)

test.skipIf(!hasMediaTools)(
  `another release under the same name is translated from its own text${ifMediaTools}`,
  async () => {
    const { library, video, run } = await placeTranslated([english])
    await run('translate', video, '--from-inside', '--to', 'es')
    const translated = () => readFileSync(join(library, `${filmRelease}.es.srt`), 'utf8')
    const old = translated()
    await run('undo')

    const srt = spokenSrt('EN', 'from inside', { pick: createRandom(9) })
    makeTrackFilm({ folder: library, name: `${filmRelease}.mkv`, seconds: 300, tracks: [{ ...english, srt }] })
    utimesSync(video, 1_650_000_000, 1_650_000_000)
    const second = await run('translate', video, '--from-inside', '--to', 'es')
    expect(eventsOf(second, 'done')[0], second.stdout).toMatchObject({ written: 1, spent: { downloads: 0, ai: 1 } })
    expect(translated()).not.toBe(old)
  },
)

test.skipIf(!hasMediaTools)(
  `a service that has its own subtitles alone is not asked to translate a track, and that is said${ifMediaTools}`,
  async () => {
    const { folder, library } = placeFilm()
    const video = makeTrackFilm({ folder: library, name: `${filmRelease}.mkv`, seconds: 300, tracks: [english] })
    const home = join(folder, 'home')
    const remote = ['--service', 'https://service.example', '--home', home, '--json']
    const run = await runCli(['translate', video, '--from-inside', '--to', 'es', ...remote], {
      env: { UNDERTITLE_API_KEY: 'key' },
    })
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('--service embedded')])
    const sidecar = join(library, 'a.srt')
    writeFileSync(sidecar, 'text')
    const named = await runCli(['translate', sidecar, '--from-inside', '--to', 'es', '--home', home])
    expect([named.code, named.stderr]).toEqual([2, expect.stringContaining('Name the video')])
  },
)
