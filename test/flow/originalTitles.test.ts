/** Titles under the names that only the service knows: found by window and command alike, at no unit more, also after a restart. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { everyRow, everyVideo, openTestHost, planOfAll, type TestHost } from '../support/hosts/openTestHost.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { runHere } from '../support/programs/runHere.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'

const show = { type: 'tv', name: 'Harbour Heist', original_name: 'La casa del puerto', year: 2017, moviedb_id: 1 }
const film = { type: 'movie', name: 'Le Jardin salé', original_name: 'Le Jardin salé', year: 2001, moviedb_id: 2 }
/** One is named in its own language, one in that of the service, one is another show. */
const names = [
  'La.casa.del.puerto.S01E01.1080p.WEB-DL.x264-TIDE',
  'La.casa.del.puerto.S01E02.1080p.WEB-DL.x264-TIDE',
  'Le.Jardin.sale.2001.1080p.BluRay.x264-ORBIT',
  'Quiet.Rooms.S01E01.1080p.WEB-DL.x264-TIDE',
]

async function openShelf() {
  const folder = tempFolder()
  const [library, home, catalogue] = ['library', 'home', 'catalogue'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const made of [library, catalogue]) mkdirSync(made)
  for (const name of names) await writeSparse(join(library, `${name}.mkv`), makeMkv())
  const lines = names.slice(0, 3).map((name, index) => {
    writeFileSync(join(catalogue, `${index}.srt`), spokenSrt('EN', `line ${index}`, { pick: createRandom(index + 1) }))
    const numbers = index < 2 ? { season: 1, episode: index + 1 } : {}
    return { title: index < 2 ? show : film, language: 'EN', releases: [name], files: [`${index}.srt`], ...numbers }
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, lines.map((line) => JSON.stringify(line)).join('\n'))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  setUpHome(home, { 'service.address': service.url, languages: 'en' })
  const env = { UNDERTITLE_API_KEY: service.key }
  return { library, home, env, units: () => service.ledger().length }
}

async function found({ ask }: TestHost, search: string): Promise<number> {
  return (await ask('library.page', { ...everyVideo, search })).total
}

test('what a plan has learnt of titles is searched by window and command alike, for nothing, and stays known', async () => {
  const { library, home, env, units } = await openShelf()
  const opened = await openTestHost({ homeFolder: home, env })
  const { ask, askUntil } = opened
  await ask('folders.addDropped', { dropId: opened.host.registerDrop([library]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === names.length)
  expect(await found(opened, 'harbour heist')).toBe(0)
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  const { rows } = await ask('plan.page', everyRow)
  // A title by its own name is no doubt.
  expect(rows.map(({ cells: [cell] }) => cell?.answer).sort()).toEqual(['none', 'sure', 'sure', 'sure'])
  await askUntil('library.page', { ...everyVideo, search: 'harbour heist' }, ({ total }) => total === 2)
  expect(await found(opened, 'heist s01e02')).toBe(1)
  expect(await found(opened, '-heist')).toBe(2)
  const spent = units()
  await opened.host.close()

  const again = await openTestHost({ homeFolder: home, env })
  await again.askUntil('library.state', {}, ({ counts }) => counts.videos === names.length)
  expect(await found(again, 'harbour heist')).toBe(2)
  await again.host.close()

  const plan = (...args: readonly string[]) =>
    runHere(['plan', ...args, '--home', home, '--offline', '--json'], { env })
  const planned = await plan(library, '--title', 'Harbour Heist')
  expect(planned.lines.filter(({ event }) => event === 'matched')).toHaveLength(2)
  expect((await plan(library, '--title', 'Tidewater')).code).toBe(2)
  expect(units()).toBe(spent)
})
