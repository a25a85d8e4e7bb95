/** On the way from one video to the next: until the next one is there, nothing can be done to the one before. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost, type FakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'

const browser = useBrowser()
const gone = { code: 'file.missing', message: 'The video is gone.' } as const

/** Files view over a host whose answer about a video, after the first, comes when the test says so. */
async function openFirst() {
  const gate = Promise.withResolvers<'there' | 'gone'>()
  const known = createFakeHost()
  let isFirst = true
  const host: FakeHost = {
    ...known,
    async call(name, input) {
      if (name !== 'library.video') return known.call(name, input)
      const isHeld = !isFirst
      isFirst = false
      if (isHeld && (await gate.promise) === 'gone') return { ok: false, error: gone }
      return known.call(name, input)
    },
  }
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  const rows = page.getByRole('treegrid').getByRole('row')
  await rows.nth(1).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByRole('heading', { level: 2 }).waitFor()
  const called = (name: string) => known.calls.filter((call) => call.name === name)
  return { page, faults, drawer, gate, called }
}

test('no button of the drawer acts on the video before while the next one is on its way', async () => {
  const { page, faults, drawer, gate, called } = await openFirst()
  const show = drawer.getByRole('button', { name: 'Show in folder' }).first()
  const box = (await show.boundingBox())!
  const before = await drawer.getByRole('heading', { level: 2 }).innerText()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => drawer.getAttribute('aria-busy')).toBe('true')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  expect(called('library.showInFolder')).toEqual([])
  gate.resolve('there')
  await expect.poll(() => drawer.getByRole('heading', { level: 2 }).innerText()).not.toBe(before)
  await show.click()
  const asked = called('library.video').at(-1)?.input
  await expect.poll(() => called('library.showInFolder').map(({ input }) => input)).toEqual([asked])
  expect(faults).toEqual([])
})

test('a video that cannot be read leaves nothing of the one before in the drawer', async () => {
  const { page, drawer, gate } = await openFirst()
  await page.keyboard.press('ArrowDown')
  gate.resolve('gone')
  await drawer.getByText('The video is gone.').waitFor()
  expect(await drawer.getByRole('heading').count()).toBe(0)
})
