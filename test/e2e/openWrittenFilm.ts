/** One film at a remote service, and the subtitle that was written for it in the window: the page shows that run. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { openLibrary, runEnds } from './hands.ts'

export async function openWrittenFilm(browser: Browser) {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 2, movies: 1, shows: 0, languages: ['EN'] })
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser, app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: 'Find subtitles for this one' }).click()
  await page.getByRole('button', { name: 'Run: 1 download' }).click()
  await runEnds(page)
  /** The texts of all subtitles that stand there. */
  const spoken = () =>
    readdirSync(world.library, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.en.srt'))
      .map((name) => readFileSync(join(world.library, name), 'utf8'))
  /** Words that only the best subtitle has. */
  const mark = world.videos[0]?.marks.get('EN') ?? 'the catalogue must hold it'
  return { page, faults, mark, spoken }
}
