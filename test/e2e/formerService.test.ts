/** From another service to the built-in one and back: nothing is lost, nothing is typed again. In real Chromium. */
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { openLibrary, openSettings } from './hands.ts'

const browser = useBrowser()

test('the built-in service is chosen for its engines, and the service before is one press away, with its key', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 21, movies: 2, shows: 0, languages: ['EN'] })
  const remote = await startRemoteWorld(folder, world)
  const app = await startWebApp({ home: remote.home, env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await openSettings(page, 'Service')
  await page.getByLabel('Key', { exact: true }).fill(remote.service.key)
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await page.getByText('The key works').waitFor()
  await openSettings(page, 'Translation and speech')
  await page.getByRole('button', { name: 'Use the built-in service' }).click()
  const said = page.getByText(/^The built-in service is used now\. The address and key of http:.* are kept\.$/)
  await said.waitFor()

  await openSettings(page, 'Service')
  await page.getByText('Another service', { exact: true }).click()
  const former = page.getByRole('region', { name: 'Used before' })
  await former.getByText(`…${remote.service.key.slice(-4)}`).waitFor()
  await former.getByRole('button', { name: /^Use again: / }).click()
  await page.getByText('The key works').waitFor()
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toMatch(/^http:/)
  expect(await former.count()).toBe(0)

  await page.getByText('Built-in', { exact: true }).click()
  await said.waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText(/is used again\.$/).waitFor()

  await page.getByText('Built-in', { exact: true }).click()
  await page.getByText('Another service', { exact: true }).click()
  await former.getByRole('button', { name: /^Remove: / }).click()
  await former.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('Another service', { exact: true }).click()
  await page.getByLabel('Address', { exact: true }).waitFor()
  expect(await former.count()).toBe(0)
  expect(faults).toEqual([])
})
