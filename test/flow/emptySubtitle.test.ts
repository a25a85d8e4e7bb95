/** A subtitle of the user's that holds nothing, or nothing that is a text: its language is missing, and the file is left as it is. */
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { everyVideo, openTestHost } from '../support/hosts/openTestHost.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

const blank = {
  'none at all': '',
  'blank lines': '\r\n\r\n\n',
  'no cue': 'WEBVTT\n\n',
  'no text': '\0\u0001\u0002 not a subtitle at all',
}

test.each(Object.entries(blank))('what is missing is found beside a file of %s, which stays', async (_, text) => {
  const { folder, library, catalogue } = placeFilm()
  writeFileSync(join(catalogue, 'a.srt'), spokenSrt('EN', 'mark', { pick: createRandom(1) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  const line = { title: filmTitle, language: 'EN', releases: [filmRelease], files: ['a.srt'] }
  writeFileSync(manifest, JSON.stringify(line))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const mine = join(library, `${filmRelease}.en.srt`)
  writeFileSync(mine, text)
  const get = async (...rest: readonly string[]) => {
    const args = ['get', library, '--home', join(folder, 'home'), '--service', service.url, '--json', ...rest]
    return runCli(args, { env: { UNDERTITLE_API_KEY: service.key } })
  }
  const first = await get()
  expect(eventsOf(first, 'scanned')).toMatchObject([{ covered: 0, missing: 1 }])
  expect(eventsOf(first, 'written')).toMatchObject([
    { sidecar: join(library, `${filmRelease}.eng.srt`), language: 'en' },
  ])
  expect(first.code).toBe(0)
  expect(readFileSync(mine, 'utf8')).toBe(text)

  const again = await get()
  expect(eventsOf(again, 'scanned')).toMatchObject([{ covered: 1, missing: 0 }])
  expect(eventsOf(again, 'done')).toMatchObject([{ written: 0, spent: { search: 0, downloads: 0 } }])
})

test('the library says what lies there, and counts the language once the file holds something', async () => {
  const folder = join(tempFolder(), 'films')
  mkdirSync(folder)
  await writeSparse(join(folder, `${filmRelease}.mkv`), makeMkv())
  const mine = join(folder, `${filmRelease}.en.srt`)
  writeFileSync(mine, '\n\n')
  const { ask, askUntil, host } = await openTestHost()
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ counts, isScanning }) => !isScanning && counts.is.missing === 1)
  const [row] = (await ask('library.page', everyVideo)).rows
  expect(row?.cells).toMatchObject([{ covered: 0, total: 1, status: { state: 'missing', hasEmptyFile: true } }])
  const { sidecars } = await ask('library.video', { videoId: row?.id ?? '' })
  expect(sidecars).toMatchObject([{ name: `${filmRelease}.en.srt`, isOurs: false, isEmpty: true }])

  writeFileSync(mine, '1\n00:00:01,000 --> 00:00:02,000\nHello.\n')
  await ask('library.scan', {})
  await askUntil('library.state', {}, ({ counts, isScanning }) => !isScanning && counts.is.covered === 1)
  writeFileSync(mine, '')
  utimesSync(mine, 1_600_000_000, 1_600_000_000)
  await ask('library.scan', {})
  await askUntil('library.state', {}, ({ counts, isScanning }) => !isScanning && counts.is.missing === 1)
  expect(readdirSync(folder)).toHaveLength(2)
})
