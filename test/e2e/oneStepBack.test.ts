/** One press of Back leads to where one came from, whatever the screen that one was led to had shown before. In real Chromium. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Handlers } from '../../shared/contract/index.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeCheckup } from '../support/fakes/fakeCheckup.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { fakeUploadAnswers } from '../support/fakes/fakeUploads.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { openScreen } from './hands.ts'

const browser = useBrowser()

async function open(handlers: Partial<Handlers> = {}) {
  const host = createFakeHost({ host: { kind: 'web' }, handlers })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  return { page, faults }
}

async function withoutToken() {
  return { ...(await fakeUploadAnswers['upload.state']()), hasToken: false }
}

const hashOf = (page: Page) => new URL(page.url()).hash
const isAt = (page: Page, hash: string | RegExp) => expect.poll(() => hashOf(page)).toMatch(hash)
const showSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name, exact: true }).click()

test('from the desk to the check-up, though another subtitle stood on the desk before', async () => {
  const { page, faults } = await open(createFakeCheckup(Date.now()))
  const view = page.getByRole('main').getByRole('button', { name: 'View', exact: true })
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await page.evaluate('location.hash = "#/desk?video=other&file=old&from=library"')
  await page.getByRole('main', { name: 'Desk' }).waitFor()
  await page.keyboard.press('Escape')
  await isAt(page, '#/library')
  for (const nth of [0, 2]) {
    await screens.getByRole('button', { name: /^Check-up/ }).click()
    const checkup = hashOf(page)
    await view.nth(nth).click()
    await isAt(page, /^#\/desk\?.*from=checkup$/)
    await page.goBack()
    await page.getByRole('main', { name: 'Check-up' }).waitFor()
    expect(hashOf(page)).toBe(checkup)
    await page.goForward()
    await isAt(page, /^#\/desk\?.*from=checkup$/)
    await page.goBack()
    await isAt(page, checkup)
  }
  expect(faults).toEqual([])
})

test('from a field of the settings to the screen whose button led there, though another section was seen last', async () => {
  const { page, faults } = await open({ 'upload.state': withoutToken })
  await openScreen(page, 'Settings')
  await showSection(page, 'About')
  await isAt(page, '#/settings?section=about')
  await openScreen(page, 'Upload')
  await page.getByRole('button', { name: 'Open the settings' }).click()
  await isAt(page, '#/settings?section=service')
  await expect
    .poll(() => page.evaluate('document.activeElement?.labels?.[0]?.textContent'))
    .toMatch(/^Token for uploads$/)
  await page.goBack()
  await isAt(page, '#/upload')
  await page.goForward()
  await isAt(page, '#/settings?section=service')
  // What is chosen in the settings themselves is a step as before.
  await showSection(page, 'About')
  await isAt(page, '#/settings?section=about')
  await page.goBack()
  await isAt(page, '#/settings?section=service')
  expect(faults).toEqual([])
})

test('from a screen that is made for the first time, too', async () => {
  const { page, faults } = await open({ 'upload.state': withoutToken })
  await openScreen(page, 'Upload')
  await page.getByRole('button', { name: 'Open the settings' }).click()
  await isAt(page, '#/settings?section=service')
  await page.goBack()
  await isAt(page, '#/upload')
  expect(faults).toEqual([])
})
