/** What the options of wishes write beside a video: hearing-impaired, forced, regions of one language. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { spokenSrt, type DialogueLanguage } from '../support/make/dialogue.ts'

interface Offered {
  readonly language: DialogueLanguage | 'PT'
  readonly hi?: boolean
  readonly isForced?: boolean
}

/** One film, and a service that has these subtitles of it; answers what a run with the options wrote. */
async function place(offered: readonly Offered[]) {
  const { folder, library, catalogue } = placeFilm()
  const lines = offered.map(({ language, hi, isForced }, index) => {
    const spoken = language === 'PT' ? 'BR_PT' : language
    writeFileSync(join(catalogue, `${index}.srt`), spokenSrt(spoken, `mark ${index}`, { pick: createRandom(index) }))
    const releases = [isForced ? `${filmRelease}.FORCED` : filmRelease]
    return JSON.stringify({ title: filmTitle, language, releases, files: [`${index}.srt`], hi })
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, lines.join('\n'))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  return async (...options: readonly string[]) => {
    const args = ['get', library, '--home', join(folder, 'home'), '--service', service.url, '--json', ...options]
    const run = await runCli(args, { env: { UNDERTITLE_API_KEY: service.key } })
    const names = eventsOf(run, 'written').map((line) => basename(String(line['sidecar'])).slice(filmRelease.length))
    return { code: run.code, names: names.sort(), done: eventsOf(run, 'done')[0] }
  }
}

test('--hi only takes what is listed as hearing-impaired, whatever its file is called', async () => {
  const get = await place([{ language: 'EN' }, { language: 'EN', hi: true }])
  expect(await get('--hi', 'only')).toMatchObject({ code: 0, names: ['.en.sdh.srt'] })
})

test('--forced also writes the forced subtitle beside the full one, and misses none where there is none', async () => {
  const get = await place([{ language: 'EN' }, { language: 'EN', isForced: true }, { language: 'ES' }])
  const forced = ['--forced', 'also', '--languages', 'en,es']
  expect(await get(...forced)).toMatchObject({ code: 0, names: ['.en.forced.srt', '.en.srt', '.es.srt'] })
  const spent = { search: 0, downloads: 0 }
  expect(await get(...forced)).toMatchObject({ code: 0, names: [], done: { skipped: 0, failed: 0, spent } })
})

test('two regions of a language get two names, in every profile', async () => {
  const get = await place([{ language: 'PT' }, { language: 'BR_PT' }])
  expect(await get('--languages', 'pt-BR,pt')).toMatchObject({ code: 0, names: ['.pt-BR.srt', '.pt.srt'] })
})
