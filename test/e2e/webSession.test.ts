/** The life of a tab in web mode: reload, a host that is gone, one that was started again, a new link. In real Chromium. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { freePort } from '../support/programs/freePort.ts'

const browser = useBrowser()

/** Past the first questions, with the frame around the screens. */
async function openFrame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go to the library' }).click()
  await page.getByRole('navigation').waitFor()
}

test('a tab keeps its session over a reload, and shows no code', async () => {
  const app = await startWebApp({ home: tempFolder() })
  const { page, faults } = await visit(browser(), app.link)
  await openFrame(page)
  await page.reload()
  await page.getByRole('navigation').waitFor()
  expect(page.url()).toBe(`${app.origin}/#/library`)
  expect(faults).toEqual([])
})

test('a tab says that the app is gone, then that it must be opened anew, and a new link opens it', async () => {
  const home = tempFolder()
  // One that nobody else is given while it is away.
  const port = await freePort()
  const first = await startWebApp({ home, port })
  const { page } = await visit(browser(), first.link)
  await openFrame(page)

  await first.stop('SIGKILL')
  await page.getByText('The app is not responding').waitFor()

  const second = await startWebApp({ home, port })
  await page.getByText('it shows a new link').waitFor()
  await page.getByText('The app is not responding').waitFor({ state: 'detached' })

  await page.goto(second.link)
  await page.getByText('it shows a new link').waitFor({ state: 'detached' })
  await page.getByRole('navigation').waitFor()
  expect(page.url()).toBe(`${second.origin}/#/library`)
})
