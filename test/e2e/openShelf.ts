/** The window over a made library of real names, and how its list is read. */
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeShelf } from '../support/make/worlds/makeShelf.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { becomes, openLibrary } from './hands.ts'

export async function openShelf(browser: Browser, languages = 'en,es,pt-BR') {
  return openShelfIn(browser, languages)
}

/** With what it takes to start it again. */
export async function openShelfIn(browser: Browser, languages: string) {
  const folder = tempFolder()
  const library = join(folder, 'shelf')
  mkdirSync(library)
  const videos = await makeShelf(library)
  const home = join(folder, 'home')
  setUpHome(home, { languages })
  const app = await startWebApp({ home, env: { HOME: folder, USERPROFILE: folder } })
  const visited = await visit(browser, app.link)
  const { page } = visited
  await openLibrary(page, [basename(folder), 'shelf'])
  await becomes(() => shownCount(page), `${videos} videos`)
  const grid = page.getByRole('treegrid', { name: 'Titles' })
  await rowOf(grid, 'Copper Almanac').waitFor()
  return { ...visited, app, home, videos, grid }
}

/** '53 of 1,204 videos' beside the title of the screen. */
export function shownCount(page: Page): Promise<string> {
  return page.locator('.library-head').getByRole('status').innerText()
}

export function rowOf(grid: Locator, text: string | RegExp): Locator {
  return grid.getByRole('row').filter({ hasText: text }).first()
}

/** Rows without the heading, those out of sight too. */
export async function rowCount(grid: Locator): Promise<number> {
  return Number(await grid.getAttribute('aria-rowcount')) - 1
}

/** What the keyboard is on. */
export function currentRow(grid: Locator): Promise<string> {
  return grid.locator('.tree-row-current').innerText()
}

/** Pairs of things in sight that can be pressed and lie over each other. */
export function overlapsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const seen = [...document.querySelectorAll('.library button, .library input, .library h1, .scope-bar button')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .spoken, .saved-line-forget') && !element.matches('.spoken'),
    )
    const isCutOff = ({ parentElement: box }, x, y) => {
      if (box === null) return false
      const { left, top, right, bottom } = box.getBoundingClientRect()
      const isInside = x >= left && x <= right && y >= top && y <= bottom
      return (getComputedStyle(box).overflow !== 'visible' && !isInside) || isCutOff(box, x, y)
    }
    const shown = seen.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const above = document.elementFromPoint(x, y)
      // What is scrolled out of a list lies below its edge, where nothing of the list is.
      const isInSight = above !== null && (element.contains(above) || above.contains(element)) && !isCutOff(element, x, y)
      return isInSight && right > left ? [{ element, left, top, right, bottom }] : []
    })
    const name = ({ element }) => element.getAttribute('aria-label') ?? element.textContent
    return shown.flatMap((a, at) =>
      shown.slice(at + 1).flatMap((b) => {
        if (a.element.contains(b.element) || b.element.contains(a.element)) return []
        const isOver = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
        return isOver ? [name(a) + ' / ' + name(b)] : []
      }),
    )
  })()`)
}
