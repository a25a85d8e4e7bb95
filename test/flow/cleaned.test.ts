/** What clean mode writes beside a video, how it is named, told and taken back; a second run finds nothing to do. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { spokenSrt } from '../support/make/dialogue.ts'

const noises = `1
00:00:00,100 --> 00:00:00,400
Subtitles by Ann Other

2
00:00:00,500 --> 00:00:00,900
[door creaks]

`

/** One film with a subtitle for the hearing-impaired. */
async function place() {
  const { folder, library, catalogue } = placeFilm()
  const spoken = spokenSrt('EN', 'mark', { pick: createRandom(1) })
  writeFileSync(join(catalogue, 'film.srt'), noises + spoken)
  const line = { title: filmTitle, language: 'EN', releases: [filmRelease], files: ['film.srt'], hi: true }
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, JSON.stringify(line))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const run = (...args: readonly string[]) =>
    runCli([...args, '--home', join(folder, 'home')], { env: { UNDERTITLE_API_KEY: service.key } })
  const get = (...options: readonly string[]) => run('get', library, '--service', service.url, '--json', ...options)
  return { run, get, beside: (end: string) => join(library, `${filmRelease}${end}`) }
}

test('sounds and credits are taken out where the user wishes so, and the name follows', async () => {
  const { run, get, beside } = await place()
  const written = await get('--clean', 'hi,credits')
  expect(eventsOf(written, 'written')).toMatchObject([
    { sidecar: beside('.en.srt'), removed: { hearing_impaired: 1, credits: 1 }, converted_from: null },
  ])
  const text = readFileSync(beside('.en.srt'), 'utf8')
  expect(text).not.toMatch(/door creaks|Subtitles by/)
  expect(text).toMatch(/^1\n00:00:0\d/)

  const again = await get('--clean', 'hi,credits')
  expect(again).toMatchObject({ code: 0 })
  expect(eventsOf(again, 'written')).toEqual([])
  expect(eventsOf(again, 'done')).toMatchObject([{ spent: { search: 0, downloads: 0 } }])
  expect((await run('undo')).code).toBe(0)
  expect(() => readFileSync(beside('.en.srt'))).toThrow('ENOENT')
})

test('without a word of it what is written is what was delivered', async () => {
  const { get, beside } = await place()
  const [written] = eventsOf(await get(), 'written')
  expect(written).not.toHaveProperty('removed')
  expect(readFileSync(beside('.en.sdh.srt'), 'utf8')).toContain('[door creaks]')
})

test('who prefers subtitles for the hearing-impaired gets them whole', async () => {
  const { run, get, beside } = await place()
  expect((await run('config', 'set', 'clean.hearingImpaired', 'true')).code).toBe(0)
  expect((await get('--hi', 'prefer')).code).toBe(0)
  expect(readFileSync(beside('.en.sdh.srt'), 'utf8')).toContain('[door creaks]')
})

test('--clean takes only what it knows', async () => {
  const { get } = await place()
  expect(await get('--clean', 'everything')).toMatchObject({ code: 2 })
})
