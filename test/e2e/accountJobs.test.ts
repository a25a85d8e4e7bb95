/** The jobs of the account in the window: also those that were started elsewhere, and a result saved again for nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { placePack } from '../support/make/films/onePack.ts'
import { startAiPeer } from '../support/peers/aiPeer.ts'
import { runCli } from '../support/programs/runCli.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test('what another machine ordered is listed, and saved into a folder without a second charge', async () => {
  const { folder, videos, manifest } = placePack()
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const peer = await startAiPeer({ upstream: service.url, key: service.key })
  const home = join(folder, 'home')
  setUpHome(home, { 'service.address': peer.url, languages: 'es' })
  const env = { UNDERTITLE_API_KEY: service.key, HOME: folder, USERPROFILE: folder }
  const app = await startWebApp({ home, env })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await page.getByRole('button', { name: 'Go to the library' }).click()
  await openScreen(page, 'Activity')
  await page.getByRole('button', { name: 'Jobs at the service' }).click()
  await page.getByText('No jobs yet').waitFor()
  await look('activity-account-empty')

  const other = ['--home', join(folder, 'other'), '--service', peer.url]
  const ordered = await runCli(['translate', videos[0] ?? '', '--to', 'es', ...other], { env })
  expect(ordered.code, ordered.stderr).toBe(0)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const job = page.getByRole('list', { name: 'Jobs at the service' }).getByRole('listitem').first()
  await job.getByText(/^Subtitle \d+$/).waitFor()
  await job.getByText('Spanish · Faithful · started elsewhere').waitFor()
  await job.getByText('Finished').waitFor()
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`activity-account-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await job.getByRole('button', { name: 'Save to…: free' }).click()
  const places = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Save here' }) })
  await places.getByRole('button', { name: basename(folder), exact: true }).click()
  await places.getByRole('button', { name: 'Save here' }).click()
  await page.getByText(/Saved as .*\.srt/).waitFor()
  const [saved = ''] = readdirSync(folder).filter((name) => name.endsWith('.srt'))
  expect(readFileSync(join(folder, saved), 'utf8')).toContain('-->')
  expect([peer.starts.length, peer.charged()]).toEqual([1, 1])

  await page.locator('.run-back').getByRole('button', { name: 'Activity' }).click()
  await page.getByRole('button', { name: 'Jobs at the service' }).click()
  await job.getByText('Finished').waitFor()
  expect([findings, faults]).toEqual([[], []])
})
