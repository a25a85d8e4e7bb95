/** A name that no disk would take with a subtitle's ending: said in the plan, with nothing asked or paid for it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { becomes, chip, numbersOf, openLibrary } from './hands.ts'

const browser = useBrowser()
const films = ['The Amber Field', 'The Long Letter'] as const
const durationS = 1_500

async function placeFilms(folder: string): Promise<string> {
  const catalogue = join(folder, 'catalogue')
  for (const made of [join(folder, 'library'), catalogue]) mkdirSync(made)
  const [short, long] = films
  const stems = [
    `${short.replaceAll(' ', '.')}.2011.1080p.BluRay.x264-ORBIT`,
    // With '.mkv' the disk takes it, with '.en.srt' it does not.
    `${`${long.replaceAll(' ', '.')}.2011.1080p.BluRay.x264.${'restored.'.repeat(30)}`.slice(0, 243)}-ORBIT`,
  ]
  for (const stem of stems) await writeSparse(join(folder, 'library', `${stem}.mkv`), makeMkv({ durationS }))
  const lines = films.map((name, index) => {
    const release = `${name.replaceAll(' ', '.')}.2011.1080p.BluRay.x264-ORBIT`
    writeFileSync(join(catalogue, `${release}.srt`), spokenSrt('EN', name, { cues: 240, pick: createRandom(index) }))
    const title = { type: 'movie', name, year: 2011, moviedb_id: index + 1 }
    return { title, language: 'EN', releases: [release], files: [`${release}.srt`] }
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return manifest
}

test('a film whose name is too long is said to be so, and is neither asked for nor counted among the downloads', async () => {
  const folder = tempFolder()
  const remote = await startRemoteWorld(folder, { manifest: await placeFilms(folder) })
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: 'Find subtitles for these 2' }).click()
  await page.getByRole('button', { name: 'Run: 1 download' }).waitFor()
  await becomes(() => numbersOf(page, 'Subtitles by answer', ['All', 'Write', 'Not found', 'Name too long']), {
    All: 2,
    Write: 1,
    'Not found': 0,
    'Name too long': 1,
  })
  await chip(page, 'Subtitles by answer', 'Name too long').click()
  await page.getByRole('row').filter({ hasText: films[1] }).getByText('shorten the video’s name').waitFor()
  expect(remote.service.ledger().filter(({ counter }) => counter === 'search')).toHaveLength(1)

  // A run says it too, with what mends it.
  await page.getByRole('button', { name: 'Run: 1 download' }).click()
  await page.getByText('The name would be too long for this disk.').first().waitFor()
  await page.getByRole('button', { name: 'Name files shorter' }).click()
  await page.getByRole('heading', { level: 2, name: 'File names' }).waitFor()
  // It is said from the first moment on, while the other film is still fetched.
  const downloads = () => remote.service.ledger().filter(({ counter }) => counter === 'downloads').length
  await expect.poll(downloads).toBe(1)
  expect(faults).toEqual([])
})
