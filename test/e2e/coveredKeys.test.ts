/** The sheet of keys lies over the screen: its keys are its own, and none acts below; a key that leaves a field keeps what is typed. In real Chromium. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakeReview } from '../support/fakes/fakeReview.ts'
import { createFakeUploads } from '../support/fakes/fakeUploads.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { openScreen } from './hands.ts'

const browser = useBrowser()

async function open() {
  const host = createFakeHost({ host: { kind: 'web' }, handlers: { ...createFakeReview(), ...createFakeUploads() } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('treegrid').waitFor()
  return { host, page, faults }
}

/** Also where the focus is on nothing, as after a press on words of the sheet. */
async function pressOverSheet(page: Page, keys: readonly string[], isOnNothing: boolean): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await sheet.waitFor()
  if (isOnNothing) await sheet.getByRole('heading', { name: 'Keyboard shortcuts' }).click()
  for (const key of [...keys, 'Escape']) await page.keyboard.press(key)
  await sheet.waitFor({ state: 'detached' })
}

test.each([false, true])(
  'none acts below in review and desk, where the focus is on nothing: %s',
  async (isOnNothing) => {
    const { host, page, faults } = await open()
    await openScreen(page, 'Review')
    const review = page.getByRole('main', { name: 'Review' })
    await review.getByText('Electric Engine').first().waitFor()
    await pressOverSheet(page, ['s', 't'], isOnNothing)
    await review.waitFor()
    expect(host.calls.filter(({ name }) => name === 'review.answer')).toEqual([])

    await page.evaluate(`location.hash = '#/desk?question=electric-engine-s01e03-es&candidate=c1&from=review'`)
    const desk = page.getByRole('main', { name: 'Desk' })
    await desk.getByRole('listitem').first().waitFor()
    await pressOverSheet(page, ['c'], isOnNothing)
    await desk.waitFor()
    expect(faults).toEqual([])
  },
)

test('one Escape closes the sheet alone, and the open upload stays; what is typed in it is kept by the key of a screen', async () => {
  const { host, page, faults } = await open()
  await openScreen(page, 'Upload')
  const drawer = page.getByRole('complementary', { name: 'Details of the upload' })
  await page.getByRole('grid', { name: 'Uploads' }).focus()
  for (const key of ['End', 'Enter']) await page.keyboard.press(key)
  await drawer.waitFor()
  await pressOverSheet(page, [], false)
  await drawer.waitFor()
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('Timed for the restored cut.')
  await page.keyboard.press('Alt+1')
  await page.getByRole('main', { name: 'Library' }).waitFor()
  expect(host.calls.filter(({ name }) => name === 'upload.edit').map(({ input }) => input)).toEqual([
    { rowIds: ['u9'], change: { comment: 'Timed for the restored cut.' } },
  ])
  expect(faults).toEqual([])
})

test('after a click on a choice the letters and signs are keys of the library again', async () => {
  const { host, page, faults } = await open()
  const choices = page.getByRole('radiogroup', { name: 'View' })
  const isChosen = (name: string) => page.evaluate(`document.activeElement?.value === '${name}'`)
  await choices.getByText('Files', { exact: true }).click()
  expect(await isChosen('files')).toBe(true)
  await page.keyboard.press('/')
  const field = page.getByRole('textbox', { name: 'Search the library' })
  expect(await field.and(page.locator(':focus')).count()).toBe(1)
  await page.keyboard.press('?')
  expect(await field.inputValue()).toBe('?')
  await field.fill('')
  await choices.getByText('Titles', { exact: true }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const before = host.calls.length
  await page.keyboard.press('f')
  await expect.poll(() => host.calls.slice(before).map(({ name }) => name)).toContain('plan.make')
  expect(faults).toEqual([])
})
