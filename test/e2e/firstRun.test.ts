import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { becomes, numbersOf } from './hands.ts'

const browser = useBrowser()
const mostClicks = 4

const subtitlesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.srt'))

test(`a new user gets written subtitles from the sample videos in at most ${mostClicks} clicks`, async () => {
  const home = tempFolder()
  const app = await startWebApp({ home })
  const { page, faults } = await visit(browser(), app.link)
  let clicks = 0
  const click = async (name: string | RegExp) => {
    await page.locator('button:not([aria-disabled=true])', { hasText: name }).click()
    clicks += 1
  }

  await click('Try it with sample videos')
  await click(/^Run: \d+ downloads/)
  await becomes(async () => (await numbersOf(page, 'Rows by state', ['Written']))['Written'], 11)

  expect(clicks).toBeLessThanOrEqual(mostClicks)
  expect(subtitlesBelow(join(home, 'demo'))).toHaveLength(11)
  await page.getByText('11 of 12 now right').waitFor()
  expect(faults).toEqual([])
})

test('the link works once: a second visitor with the same link is told what to do', async () => {
  const app = await startWebApp({ home: tempFolder() })
  await visit(browser(), app.link)
  const { page } = await visit(browser(), app.link)
  await page.getByText('Open the link that Undertitle shows now').waitFor()
})
