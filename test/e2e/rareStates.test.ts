/** What is seen for a moment, seldom, or before and after everything else: without findings in both themes, wide and narrow. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { linkPage } from '../../electron/cli/start/linkPage.ts'
import type { Handlers } from '../../shared/contract/index.ts'
import type { PlanState } from '../../shared/contract/plan.ts'
import { AppError } from '../../shared/errors.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { emptyPlan, fakeUsage } from '../support/fakes/fakeAnswers.ts'
import { createFakeHost, type FakeHostOptions } from '../support/fakes/fakeHost.ts'
import { createFakePlan } from '../support/fakes/fakePlan.ts'
import { createFakeReview } from '../support/fakes/fakeReview.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

async function open(options: FakeHostOptions = {}) {
  const host = createFakeHost(options)
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.locator('main').first().waitFor()
  const { look, findings } = await createLooker(page)
  const lookTwice = async (state: string) => {
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await look(`${state}-${width}`)
    }
  }
  return { host, page, faults, findings, look: lookTwice }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const refuse = (code: ConstructorParameters<typeof AppError>[0]) => async () =>
  Promise.reject(new AppError(code, 'This is how it is.'))

const former = { madeMs: Date.now() - 3_600_000, videos: 53, decided: 7 }
const plans: Readonly<Record<string, Partial<PlanState>>> = {
  scanning: { phase: 'scanning', progress: { done: 812, total: 0 } },
  matching: { phase: 'matching', progress: { done: 812, total: 1_204 } },
  'taken away by a restart': { former },
}

test.each(Object.keys(plans))('a plan and its review, %s', async (name) => {
  const handlers = { 'plan.state': async () => ({ ...emptyPlan, ...plans[name] }) }
  const { page, faults, findings, look } = await open({ handlers })
  for (const screen of ['Plan', 'Review', 'Activity'] as const) {
    await openScreen(page, screen)
    await look(`${screen}-${name}`)
  }
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('a plan that nothing is left for, and a title that is said to be another', async () => {
  const made = createFakePlan()
  const resumesAtMs = Date.now() + 3_600_000
  const handlers: Partial<Handlers> = {
    ...made,
    ...createFakeReview(),
    'plan.state': async (input) => ({ ...(await made['plan.state']!(input)), downloadsLeft: 0, resumesAtMs }),
    'usage.state': async () => ({ ...fakeUsage, search: { ...fakeUsage.search, used: fakeUsage.search.limit } }),
  }
  const { page, faults, findings, look } = await open({ handlers })
  await openScreen(page, 'Plan')
  await page.getByRole('gridcell').first().waitFor()
  await look('plan-none-left')
  await openScreen(page, 'Review')
  await page.getByRole('listbox', { name: 'Candidates' }).getByRole('option').first().waitFor()
  await page.locator('.review-fold').first().click()
  await look('review-ruled-out')
  await page.getByRole('option').first().click({ button: 'right' })
  await look('review-menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('o')
  await page.getByLabel('Which title is it?').waitFor()
  await look('review-other-title')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('a search in vain and one that could not be asked', async () => {
  let ask: Handlers['search.ask'] = async () => ({
    ...{ titles: [], subtitles: [], pages: 1, season: null, episode: null, keptMs: null },
  })
  const { page, faults, findings, look } = await open({ handlers: { 'search.ask': (input) => ask(input) } })
  await openScreen(page, 'Search')
  const field = page.getByRole('combobox').first()
  await field.fill('nobody made this')
  await field.press('Enter')
  await page.locator('.empty-state').first().waitFor()
  await look('search-nothing')
  ask = refuse('service.unreachable')
  await field.fill('nobody answers this')
  await field.press('Enter')
  await page.getByRole('alert').first().waitFor()
  await look('search-failed')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('a library that is looked through', async () => {
  const { host, page, faults, findings, look } = await open()
  await page.getByRole('gridcell').first().waitFor()
  host.setScanning(true, 812)
  await page
    .getByText(/Looking|Scanning/)
    .first()
    .waitFor()
  await look('library-scanning')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('the first hour with its languages, its list of folders and an account that answers', async () => {
  const { page, faults, findings, look } = await open({
    isFirstRun: true,
    host: { kind: 'web', canChooseFolder: false },
  })
  await button(page, 'Change').click()
  await page.getByRole('combobox', { name: 'Add a language' }).fill('p')
  await page.getByRole('option').first().waitFor()
  await look('first-languages')
  await page.keyboard.press('Escape')
  await button(page, 'Choose a folder…').click()
  await page.getByRole('complementary', { name: 'Choose a folder' }).getByRole('listitem').first().waitFor()
  await look('first-folders')
  await page.keyboard.press('Escape')
  await page.getByText('Your account', { exact: true }).click()
  await page.getByLabel('Address', { exact: true }).fill('https://subtitles.example')
  await page.getByLabel('Key', { exact: true }).fill('a-key-that-works')
  await page.keyboard.press('Enter')
  await page.locator('.tested').waitFor()
  await look('first-tested')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('a screen that broke, and a page without a session', async () => {
  // No bug is known that does it: an answer that no host gives.
  const { page, findings, look } = await open({ handlers: { 'usage.days': async () => [null] as never } })
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'Usage' }).click()
  await button(page, 'Open it again').waitFor()
  await look('screen-failed')
  const stranger = await browser().newPage()
  onTestFinished(() => stranger.close())
  await stranger.goto(new URL('/', page.url()).href)
  await stranger.getByText('has no session any more').first().waitFor()
  const other = await createLooker(stranger)
  await other.look('no-session')
  expect([...findings, ...other.findings]).toEqual([])
})

test('the page that leads a browser here', async () => {
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  // It would lead on at once.
  const shown = linkPage('http://127.0.0.1:9/#code=none').replace(/<meta http-equiv="refresh".*>\n/, '')
  await page.setContent(shown)
  // What it has anyway, without a style: axe takes a page that has none for white.
  await page.evaluate(`document.documentElement.style.background = 'Canvas'`)
  const { look, findings } = await createLooker(page)
  await look('link-page')
  expect(findings).toEqual([])
})
