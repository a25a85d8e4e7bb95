/** A library of five videos, named as people name them: it looks as whole as a large one, at every width and in both themes. */
import { mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { cutWordsOn, outsideOn } from './cutOn.ts'
import { becomes, numbersOf, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { overlapsOn } from './overlaps.ts'
import { resize } from './resize.ts'

const browser = useBrowser()
const filmBytes = 700_000_000
const videos = [
  'Electric Engine/Season 1/1x01.mkv',
  'Electric Engine/Season 1/1x02.mkv',
  'Salt Road (2014)/Salt.Road.2014.1080p.BluRay.x264-MERIDIAN.mkv',
  'מכתבים מהים (2018)/מכתבים.מהים.2018.1080p.WEB-DL.x264-YAM.mkv',
  'The Lantern Keeper of Aldermoor and Other Stories (2022)/The.Lantern.Keeper.of.Aldermoor.and.Other.Stories.2022.mkv',
]

test('five videos fill a window of any width without a fault', async () => {
  const folder = tempFolder()
  for (const video of videos) {
    const path = join(folder, 'library', video)
    mkdirSync(dirname(path), { recursive: true })
    await writeSparse(path, makeMkv({ durationS: 5_880, tracks: [{ kind: 'video', fps: 24 }] }), filmBytes)
  }
  const home = join(folder, 'home')
  setUpHome(home, { languages: 'en,pt-BR,ar' })
  const app = await startWebApp({ home, env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), 'library'])
  await becomes(() => numbersOf(page, 'Filters', ['All', 'Missing']), { All: 5, Missing: 5 })
  // Two episodes are one title.
  await expect.poll(() => page.getByRole('treegrid').getByRole('rowheader').count()).toBe(4)
  const { look, findings } = await createLooker(page)
  for (const width of [640, 900, 1280, 1920]) {
    await resize(page, width)
    await look(`library-five-${width}`)
    const wrong = [...(await cutWordsOn(page)), ...(await outsideOn(page)), ...(await overlapsOn(page))]
    expect([width, wrong]).toEqual([width, []])
  }
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
