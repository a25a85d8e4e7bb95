/** Two languages in one file, end to end: the wish `en+es` with a service, a second run, a changed source, undo. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { spokenSrt } from '../support/make/dialogue.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

/** One film, and a service that has it in these languages. */
async function place(...languages: readonly ('EN' | 'ES')[]) {
  const { folder, library, catalogue } = placeFilm()
  const lines = languages.map((language, index) => {
    writeFileSync(
      join(catalogue, `${index}.srt`),
      spokenSrt(language, `mark ${language}`, { pick: createRandom(index) }),
    )
    return JSON.stringify({ title: filmTitle, language, releases: [filmRelease], files: [`${index}.srt`] })
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, lines.join('\n'))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const pathOf = (ending: string) => join(library, `${filmRelease}${ending}`)
  const run = async (command: string, ...args: readonly string[]) => {
    const answer = await runCli([command, ...args, '--home', join(folder, 'home'), '--json'], {
      env: { UNDERTITLE_API_KEY: service.key },
    })
    const written = eventsOf(answer, 'written')
    const names = written.map(({ sidecar }) => basename(String(sidecar)).slice(filmRelease.length)).sort()
    const [done] = eventsOf(answer, 'done')
    return { code: answer.code, names, written, skipped: eventsOf(answer, 'skipped'), done, stdout: answer.stdout }
  }
  return {
    library,
    pathOf,
    endings: () =>
      readdirSync(library)
        .map((name) => name.slice(filmRelease.length))
        .filter((ending) => ending !== '.mkv')
        .sort(),
    get: (...options: readonly string[]) => run('get', library, '--service', service.url, ...options),
    run,
  }
}

test('a wish for both languages writes each of them and one file of the two', async () => {
  const { get, run, endings, pathOf } = await place('EN', 'ES')
  const first = await get('--languages', 'en+es')
  expect(first).toMatchObject({ code: 0, names: ['.en.srt', '.eng.srt', '.es.srt'], done: { skipped: 0, failed: 0 } })
  expect(first.written.find(({ language }) => language === 'en+es')).toMatchObject({
    n_id: '',
    made_of: [pathOf('.en.srt'), pathOf('.es.srt')],
  })
  const both = readFileSync(pathOf('.eng.srt'), 'utf8')
  for (const mark of ['mark EN', 'mark ES']) expect(both).toContain(mark)
  const times = (text: string) => text.match(/^\d\d:.* --> .*$/gm) ?? []
  expect(times(both)).toEqual(expect.arrayContaining(times(readFileSync(pathOf('.en.srt'), 'utf8'))))

  const spent = { search: 0, downloads: 0, ai: 0 }
  expect(await get('--languages', 'en+es')).toMatchObject({ code: 0, names: [], done: { skipped: 0, spent } })

  await run('undo', '--run', String(first.done?.['run']))
  expect(endings()).toEqual([])
})

test('the plan says how many files in two languages it would make, and writes none', async () => {
  const { get, endings } = await place('EN', 'ES')
  const planOf = ({ stdout }: { readonly stdout: string }) =>
    stdout
      .split('\n')
      .flatMap((line) =>
        line.includes('"event":"plan"') ? [JSON.parse(line) as { pairs: number; files: number }] : [],
      )
  const dry = await get('--languages', 'en+es', '--dry-run')
  expect(planOf(dry)).toMatchObject([{ files: 2, pairs: 1 }])
  expect(endings()).toEqual([])
  expect(planOf(await get('--languages', 'en+es'))).toMatchObject([{ files: 2, pairs: 1 }])
  expect(planOf(await get('--languages', 'en+es', '--dry-run'))).toMatchObject([{ files: 0, pairs: 0 }])
})

test('is made again when one of the two has changed, and undo brings the one before back', async () => {
  const { get, run, pathOf } = await place('EN', 'ES')
  await get('--languages', 'en+es')
  const before = readFileSync(pathOf('.eng.srt'), 'utf8')
  expect((await run('timing', pathOf('.en.srt'), '--shift', '0.5')).code).toBe(0)
  const again = await get('--languages', 'en+es')
  expect(again).toMatchObject({ code: 0, names: ['.eng.srt'], done: { spent: { search: 0, downloads: 0, ai: 0 } } })
  expect(readFileSync(pathOf('.eng.srt'), 'utf8')).not.toBe(before)
  await run('undo', '--run', String(again.done?.['run']))
  expect(readFileSync(pathOf('.eng.srt'), 'utf8')).toBe(before)
})

test('a file of the user is read for it, and never written over', async () => {
  const { get, pathOf, endings } = await place('EN')
  writeFileSync(pathOf('.es.srt'), '1\n00:00:01,000 --> 00:00:02,000\nMío.\n')
  const mine = '1\n00:00:01,000 --> 00:00:02,000\nMine.\n'
  writeFileSync(pathOf('.eng.srt'), mine)
  const kept = await get('--languages', 'es,en+es')
  expect(kept).toMatchObject({ code: 1, names: [], skipped: [{ language: 'en+es', reason: 'foreign-file' }] })
  expect(readFileSync(pathOf('.eng.srt'), 'utf8')).toBe(mine)
  expect(endings()).toEqual(['.eng.srt', '.es.srt'])
  const named = await get('--languages', 'es,en+es', '--naming', 'jellyfin')
  expect(named.names).toEqual(['.en+es.en.srt'])
  expect(readFileSync(pathOf('.en+es.en.srt'), 'utf8')).toContain('Mine.\nMío.')
})

test('waits while one language is missing, and what a person edited stays', async () => {
  const { get, pathOf, endings } = await place('EN')
  const waiting = await get('--languages', 'en+es')
  expect(waiting).toMatchObject({ code: 1, names: ['.en.srt'] })
  expect(waiting.skipped).toHaveLength(1)
  writeFileSync(pathOf('.es.srt'), '1\n00:00:01,000 --> 00:00:02,000\nMío.\n')
  expect(await get('--languages', 'en+es')).toMatchObject({ code: 0, names: ['.eng.srt'] })
  writeFileSync(pathOf('.eng.srt'), 'edited')
  writeFileSync(pathOf('.es.srt'), '1\n00:00:01,000 --> 00:00:02,000\nOtro.\n')
  expect(await get('--languages', 'en+es')).toMatchObject({ code: 0, names: [] })
  expect(readFileSync(pathOf('.eng.srt'), 'utf8')).toBe('edited')
  expect(existsSync(pathOf('.es.srt')) && endings()).toEqual(['.en.srt', '.eng.srt', '.es.srt'])
})

test('the command makes the same of what is there, as one run that undo takes back', async () => {
  const { run, pathOf, endings } = await place()
  writeFileSync(pathOf('.en.srt'), '1\n00:00:01,000 --> 00:00:02,000\nYes.\n')
  const video = pathOf('.mkv')
  const lacking = await run('pair', video, '--languages', 'en+es')
  expect(lacking).toMatchObject({
    code: 1,
    skipped: [{ language: 'en+es', reason: 'no-candidate' }],
    done: { skipped: 1 },
  })
  writeFileSync(pathOf('.es.srt'), '1\n00:00:01,000 --> 00:00:02,000\nSí.\n')
  const made = await run('pair', video, '--languages', 'es+en', '--naming', 'kodi')
  expect(made).toMatchObject({ code: 0, names: ['.es+en.es.srt'], done: { written: 1, skipped: 0, failed: 0 } })
  expect(readFileSync(pathOf('.es+en.es.srt'), 'utf8')).toContain('Sí.\nYes.')
  const again = await run('pair', video, '--languages', 'es+en', '--naming', 'kodi')
  expect(again).toMatchObject({ code: 0, names: [], skipped: [{ reason: 'covered' }], done: { written: 0 } })
  await run('undo', '--run', String(made.done?.['run']))
  expect(endings()).toEqual(['.en.srt', '.es.srt'])
  expect((await run('pair', video, '--languages', 'en')).code).toBe(2)
})
