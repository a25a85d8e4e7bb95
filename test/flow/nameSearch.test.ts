/** `--engine` and `--episode-scope` from the command line: sent as the document has them, and each paid for once. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spokenSrt } from '../support/make/dialogue.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

test('another engine or scope is another question, the same one costs nothing; wrong words are refused', async () => {
  const { folder, library, catalogue } = placeFilm()
  writeFileSync(join(catalogue, 'a.srt'), spokenSrt('EN', 'the mark', { pick: createRandom(1) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  const line = { title: filmTitle, language: 'EN', releases: [filmRelease], files: ['a.srt'] }
  writeFileSync(manifest, JSON.stringify(line))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const at = ['--home', join(folder, 'home'), '--service', service.url, '--languages', 'en', '--json']
  const plan = (...args: readonly string[]) =>
    runCli(['plan', library, ...args, ...at], { env: { UNDERTITLE_API_KEY: service.key } })
  const unitsOf = async (...args: readonly string[]) => {
    const planned = await plan(...args)
    return eventsOf(planned, 'plan')[0]?.['search_units'] ?? planned.stderr
  }
  expect(await unitsOf()).toBe(1)
  expect(await unitsOf('--engine', 'auto', '--episode-scope', 'exact')).toBe(0)
  expect(await unitsOf('--engine', 'local')).toBe(1)
  expect(await unitsOf('--engine', 'local')).toBe(0)
  expect(await unitsOf('--engine', 'ai', '--episode-scope', 'title')).toBe(1)
  expect(await unitsOf()).toBe(0)
  expect((await plan('--engine', 'magic')).code).toBe(2)
  expect((await plan('--episode-scope', 'season')).code).toBe(2)
})
