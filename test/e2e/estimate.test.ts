/** Money before it is spent: what a large search costs is asked about in the page, wherever it is begun. In real Chromium. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { PlanEstimate } from '../../shared/contract/runs/estimate.ts'
import type { Scope } from '../../shared/contract/scope.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { emptyPlan } from '../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import type { ServiceProcess } from '../support/programs/serviceProcess.ts'
import { openLibrary, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()
const movies = 62
/** Of the service's free plan, a day. */
const dailySearches = 2_000

const line = (page: Page) => page.getByRole('region', { name: /^About / })
const searchesOf = (service: ServiceProcess) => service.ledger().filter(({ counter }) => counter === 'search').length

/** A library of 62 unknown films, on an account that has so many searches left today. */
async function begin(left: number) {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 5, movies, shows: 0, languages: ['EN'] })
  const remote = await startRemoteWorld(folder, world, { plan: 'free' })
  for (let spent = 0; spent < dailySearches - left; spent += 50) {
    const filenames = Array.from(
      { length: Math.min(50, dailySearches - left - spent) },
      (_, at) => `Spent.${spent + at}`,
    )
    const reply = await fetch(`${remote.service.url}/api/v2/files/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${remote.service.key}` },
      body: JSON.stringify({ filenames }),
    })
    expect(reply.status).toBe(200)
  }
  const before = searchesOf(remote.service)
  const app = await remote.startApp()
  const visited = await visit(browser(), app.link)
  await openLibrary(visited.page, remote.steps)
  await visited.page.getByRole('button', { name: `Find subtitles for these ${movies}` }).waitFor()
  return { ...visited, spent: () => searchesOf(remote.service) - before }
}

test('more than a fifth of what is left today is asked about first; what is not begun stands in the plan with its way on', async () => {
  const { page, spent, faults } = await begin(200)
  const find = page.getByRole('button', { name: `Find subtitles for these ${movies}` })
  await find.click()
  await line(page)
    .getByText(/^About 62 searches \(\d+ at most\); 200 are left today/)
    .waitFor()
  await line(page).getByText('Nothing is spent yet.').waitFor()
  // Not a dialog: the keyboard is there, Escape leads back, and nothing was spent.
  await expect.poll(() => line(page).and(page.locator(':focus')).count()).toBe(1)
  await page.keyboard.press('Escape')
  await line(page).waitFor({ state: 'detached' })
  await expect.poll(() => find.and(page.locator(':focus')).count()).toBe(1)
  expect(spent()).toBe(0)

  // The palette leads to the same question.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('find sub')
  const option = page.getByRole('option').filter({ hasText: 'Find 62 subtitles' })
  await option.getByText('about 62 searches').waitFor()
  await page.keyboard.press('Enter')
  await line(page).waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Newest 20: 20 searches')
  await page.keyboard.press('Enter')
  await page.getByRole('main', { name: 'Plan' }).waitFor()
  await page.getByText('Not asked yet: 42 videos, about 42 searches').waitFor({ timeout: 60_000 })
  expect(spent()).toBe(20)

  // To plan these 20 again asks for nothing, and what is left keeps a way of its own.
  await page.getByRole('button', { name: /^Plan again(?!: about 42)/ }).click()
  await page.getByText('Matching took 0 searches').waitFor({ timeout: 60_000 })
  await page.getByText('20 videos').first().waitFor()
  await page.getByText('Not asked yet: 42 videos, about 42 searches').waitFor({ timeout: 60_000 })
  expect(spent()).toBe(20)

  await page.getByRole('button', { name: 'Ask for these 42: about 42 searches' }).click()
  await page.getByText('Matching took 42 searches').waitFor({ timeout: 60_000 })
  await page.getByText(/^Not asked yet/).waitFor({ state: 'detached' })
  await page.getByText('62 videos').first().waitFor()
  expect(spent()).toBe(62)
  expect(faults).toEqual([])
})

test('searches never go beyond what is left; one title of many is planned alone, for what its button said', async () => {
  const { page, spent, faults } = await begin(12)
  const grid = page.getByRole('treegrid')
  await grid.getByRole('gridcell').first().waitFor()
  await grid.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  const bar = page.getByRole('region', { name: 'Selected videos' })
  await bar.getByRole('button', { name: 'Find 1 subtitle: about 1 search' }).click()
  await page.getByRole('main', { name: 'Plan' }).waitFor()
  await page.getByText(/^1 video · /).waitFor({ timeout: 60_000 })
  expect(spent()).toBe(1)

  await openScreen(page, 'Library')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Find subtitles for these ${movies}` }).click()
  await line(page)
    .getByText(/^About 61 searches \(\d+ at most\); 11 are left today/)
    .waitFor()
  await line(page)
    .getByText(/All of it takes until /)
    .waitFor()
  await line(page).getByRole('button', { name: 'All: 61 searches' }).click()
  await page.getByRole('button', { name: /^\d+ subtitles wait/ }).waitFor({ timeout: 60_000 })
  expect(spent()).toBe(12)
  expect(faults).toEqual([])
})

const whole: Scope = { search: '', ids: null, language: null }
const large: PlanEstimate = {
  ...{ videos: 10_796, subtitles: 32_109, away: 0, searches: 1_950, mostSearches: 9_400, downloads: 32_109, ai: 0 },
  ...{ searchesLeft: 2_000, untilMs: null, isLarge: true, isAnew: false },
  ways: [
    { kind: 'newest', name: '', videos: 500, searches: 90, scope: whole, newest: 500 },
    {
      kind: 'folder',
      name: 'Films',
      videos: 1_204,
      searches: 640,
      scope: { ...whole, search: 'in:Films' },
      newest: null,
    },
    { kind: 'all', name: '', videos: 10_796, searches: 1_950, scope: whole, newest: null },
  ],
}

async function openFake(handlers: NonNullable<Parameters<typeof createFakeHost>[0]>['handlers'] = {}) {
  const host = createFakeHost({ host: { kind: 'web' }, handlers: { 'plan.estimate': async () => large, ...handlers } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('treegrid').waitFor()
  return { host, page, faults }
}

const isMade = ({ name }: { readonly name: string }) => name === 'plan.make'

test('during a run a search waits, says so, and is offered afterwards; no red error stays', async () => {
  const running = { ...emptyPlan, revision: 2, phase: 'running' as const }
  const { host, page, faults } = await openFake({ 'plan.state': async () => running })
  await page.getByRole('button', { name: /^Find subtitles for these/ }).click()
  const waits = page.getByRole('status').filter({ hasText: 'This search waits and is offered when that has ended.' })
  await waits.waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(host.calls.filter(isMade)).toEqual([])

  host.emit({ name: 'plan.changed', payload: { ...emptyPlan, revision: 3, phase: 'done' } })
  await line(page).getByText('The run before it has ended.').waitFor()
  expect(host.calls.filter(isMade)).toEqual([])
  await line(page).getByRole('button', { name: 'Films: 640 searches' }).click()
  await page.getByRole('main', { name: 'Plan' }).waitFor()
  expect(host.calls.filter(isMade)).toMatchObject([
    { input: { scope: { search: 'in:Films' }, newest: null, begins: { search: '' } } },
  ])
  expect(faults).toEqual([])
})

test('the question stands in every width and both themes without findings, and nothing lies over anything', async () => {
  const { page, faults } = await openFake()
  const { look, findings } = await createLooker(page)
  await page.getByRole('button', { name: /^Find subtitles for these/ }).click()
  await line(page).waitFor()
  for (const width of [640, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`estimate-${width}`)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => page.locator('.button-primary:visible').allInnerTexts()).toEqual(['Newest 500: 90 searches'])
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
