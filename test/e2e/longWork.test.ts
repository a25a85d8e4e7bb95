/** Long work in the drawer: how far it is, how long it takes still, and the button that stops it. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { TimingState } from '../../shared/contract/videos/timing.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { overlapsOn } from './overlaps.ts'
import { resize } from './resize.ts'

const browser = useBrowser()

function checking(revision: number, listening: number): TimingState {
  const row = { id: 'sidecar-en', videoId: 'v3', name: 'Film.en.srt', state: 'checking' as const }
  return {
    ...{ revision, isRunning: true, done: 0, total: 1, listening, close: null, mendable: 0 },
    rows: [{ ...row, change: null, picture: null, offer: null, problem: null }],
  }
}
const ended: TimingState = { ...checking(9, 0), isRunning: false, listening: null, rows: [] }

test('a check that takes its time says percent, time left and Stop, at every width, and stops', async () => {
  const host = createFakeHost({
    handlers: {
      'timing.state': async () => checking(1, 0.1),
      'timing.cancel': async () => {
        host.emit({ name: 'timing.changed', payload: ended })
        return {}
      },
    },
  })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('treegrid').waitFor()
  await page.goto(`${new URL(page.url()).origin}/#/library?video=v3`)
  const drawer = page.getByRole('complementary', { name: 'One video' })
  const work = drawer.locator('.wished-work').first()
  await expect.poll(() => work.innerText()).toMatch(/Checking timing · 10%/)
  // Ten percent in some two seconds: what is left is told from then on.
  await page.waitForTimeout(2_200)
  host.emit({ name: 'timing.changed', payload: checking(2, 0.5) })
  await expect.poll(() => work.innerText()).toMatch(/Checking timing · 50% · \d+s left/)
  for (const width of [640, 900, 1280]) {
    await resize(page, width)
    expect([width, await overlapsOn(page)]).toEqual([width, []])
  }
  await work.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => host.calls.filter(({ name }) => name === 'timing.cancel').length).toBe(1)
  await work.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})
