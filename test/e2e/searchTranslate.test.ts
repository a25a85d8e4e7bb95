/** A subtitle that was looked up by hand, translated for a video of the library: also one file of a pack. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { episodeRelease, placePack } from '../support/make/films/onePack.ts'
import { startAiPeer } from '../support/peers/aiPeer.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { becomes, openLibrary, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test('the episode’s file of a pack is translated from the result, for one AI unit and one search', async () => {
  const { folder, library, manifest } = placePack()
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const peer = await startAiPeer({ upstream: service.url, key: service.key })
  const home = join(folder, 'home')
  setUpHome(home, { 'service.address': peer.url, languages: 'es' })
  const app = await startWebApp({ home, env: { UNDERTITLE_API_KEY: service.key, HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(folder), 'library'])
  await openScreen(page, 'Search')
  await page.getByRole('combobox', { name: 'Title, id or name' }).fill('The Copper Coast')
  await page.getByRole('button', { name: 'Ask the service: 1 search' }).click()
  await page.getByRole('grid', { name: 'Available subtitles' }).locator('[role=row][aria-busy=false]').first().click()
  const detail = page.getByRole('complementary', { name: 'The chosen subtitle' })
  await detail.getByRole('button', { name: 'Translate…' }).click()
  const form = detail.getByRole('region', { name: 'Translate this subtitle' })
  await form.getByText('1 AI, up to 1 download, up to 1 search').waitFor()
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`search-translate-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const searches = () => service.ledger().filter(({ counter }) => counter === 'search').length
  const before = searches()
  await form.getByRole('button', { name: /^Translate 1 video/ }).click()
  await form.getByText('1 translation ordered.').waitFor()
  const sidecar = join(library, `${episodeRelease(2)}.es.srt`)
  await becomes(() => Promise.resolve(peer.charged()), 1)
  await expect.poll(() => textOf(sidecar), { timeout: 60_000 }).toContain('-->')
  expect(textOf(sidecar)).not.toContain('mark of')
  expect(peer.jobs).toMatchObject([{ fileNId: expect.any(String) as string, language: 'ES' }])
  expect(searches() - before).toBe(1)

  // The library may hear of the file a moment after it is there.
  const isCovered = async () => {
    await form.getByRole('button', { name: /^Translate 1 video/ }).click()
    return form.getByText('1 video already has one.').isVisible()
  }
  await becomes(isCovered, true)
  expect([peer.charged(), searches() - before]).toEqual([1, 1])
  expect([findings, faults]).toEqual([[], []])
})

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
