/** The way a link takes to the browser: a file of this disk, the page, a session. In real Chromium, with what it really sends. */
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Request } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { writeLinkPage } from '../../electron/cli/start/linkPage.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const browser = useBrowser()

async function openFile(changed: (page: string) => string = (page) => page) {
  const server = await serveFakeHost(
    createFakeHost({ host: { kind: 'web' } }),
    join(dirname(inject('program')), 'renderer'),
  )
  onTestFinished(() => server.close())
  let timesUsed = 0
  const file = writeLinkPage(tempFolder(), changed(server.newLink(() => (timesUsed += 1))))
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(server.url)) sent.push(request)
  })
  const first = page.waitForRequest(`${server.url}/`).then((request) => request.allHeaders())
  await page.goto(pathToFileURL(file).href)
  return { server, page, sent, first: await first, used: () => timesUsed }
}

test('the file leads to the page, its code becomes a session, and nobody hears where from', async () => {
  const { server, page, sent, first, used } = await openFile()
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  expect(page.url()).toBe(`${server.url}/#/library`)
  expect(used()).toBe(1)
  expect(first).toMatchObject({
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  })
  for (const request of sent) expect(request.headers()['referer'] ?? '').not.toContain('file:')
  await page.reload()
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
})

test('a page of another site may lead here, but a code it made up opens nothing', async () => {
  const { page, used } = await openFile((link) => link.replace(/code=.*/, 'code=made-up'))
  await page
    .getByText('This page has no session any more. Run undertitle again, with the same --home: it shows a new link.')
    .first()
    .waitFor()
  expect(used()).toBe(0)
})
