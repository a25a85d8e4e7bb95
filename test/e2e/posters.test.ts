/** A picture that lies beside a film is its poster in the list and the drawer; where none lies, a tile with its initial. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { solidPng, type Colour } from '../support/make/films/solidPng.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { becomes, openLibrary } from './hands.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
/** Title, the file that lies beside it, its colour. */
const films: readonly (readonly [title: string, picture: string, colour: Colour])[] = [
  ['Amber Field', 'poster.jpg', [200, 30, 30]],
  ['Blue Kiosk', 'folder.jpg', [30, 200, 30]],
  ['Cedar Line', 'Cedar.Line.2019.1080p.WEB-DL.x264-LUMEN-poster.jpg', [30, 30, 200]],
  ['Dust Road', 'art.png', [200, 30, 200]],
]
const fileOf = (title: string) => `${title.replace(' ', '.')}.2019.1080p.WEB-DL.x264-LUMEN`

interface Tile {
  querySelector(selector: 'canvas'): Canvas | null
}

interface Canvas {
  readonly width: number
  readonly height: number
  getContext(kind: '2d'): { getImageData(...box: readonly number[]): { readonly data: readonly number[] } }
}

/** What stands in the middle of a poster: null where it is a tile. */
const colourOf = (poster: Locator) =>
  poster.evaluate((tile: Tile) => {
    const canvas = tile.querySelector('canvas')
    if (canvas === null) return null
    const { data } = canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
    return [data[0], data[1], data[2]]
  })

test('poster.jpg, folder.jpg, <name>-poster.jpg and the thumb of an nfo are shown, and an initial where none lies', async () => {
  const folder = tempFolder()
  for (const [title, picture, colour] of [...films, ['Evening Ferry', '', [0, 0, 0]] as const]) {
    const place = join(folder, 'films', `${title} (2019)`)
    mkdirSync(place, { recursive: true })
    await writeSparse(join(place, `${fileOf(title)}.mkv`), makeMkv({ durationS: 5_400 }))
    if (picture !== '') writeFileSync(join(place, picture), solidPng(colour))
    if (picture === 'art.png') writeFileSync(join(place, 'movie.nfo'), '<movie><thumb>art.png</thumb></movie>')
  }
  const home = join(folder, 'home')
  setUpHome(home, { languages: 'en' })
  const app = await startWebApp({ home, env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), 'films'])
  const grid = page.getByRole('treegrid', { name: 'Titles' })
  for (const [title, , colour] of films)
    await becomes(() => colourOf(rowOf(grid, title).locator('.poster')), [...colour])
  const bare = rowOf(grid, 'Evening Ferry').locator('.poster')
  expect([await colourOf(bare), await bare.innerText()]).toEqual([null, 'E'])
  // All of one size, and the drawer has the same picture larger.
  const sizes = await grid
    .locator('.poster')
    .evaluateAll((all: readonly { offsetWidth: number; offsetHeight: number }[]) =>
      all.map(({ offsetWidth, offsetHeight }) => `${offsetWidth} × ${offsetHeight}`),
    )
  expect(new Set(sizes)).toEqual(new Set(['28 × 40']))
  await rowOf(grid, 'Dust Road').click()
  const large = page.getByRole('complementary', { name: 'One video' }).locator('.poster')
  await becomes(() => colourOf(large), [200, 30, 200])
  expect((await large.boundingBox())!.width).toBe(64)
  expect(faults).toEqual([])
})
