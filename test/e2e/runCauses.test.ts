/** What kept subtitles from being written, by its cause: where that is, shown where the host can, and tried again for its cost. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Handlers } from '../../shared/contract/index.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost, type FakeHostOptions } from '../support/fakes/fakeHost.ts'
import { createFakeWorkday } from '../support/fakes/fakeWorkday.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'

const browser = useBrowser()
const where = '/media/series · Harbour.Lights.S02E01.mkv, Harbour.Lights.S02E02.mkv'

async function open(ability: NonNullable<FakeHostOptions['host']>) {
  const host = createFakeHost({ host: ability, handlers: createFakeWorkday(Date.now()) })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('treegrid').waitFor()
  await page.goto(`${new URL(page.url()).origin}/#/activity?run=r-failed`)
  const causes = page.getByRole('region', { name: 'Failed', exact: true })
  await causes.getByText('19, by cause').waitFor()
  const [readOnly, away] = [causes.getByRole('listitem').nth(0), causes.getByRole('listitem').nth(1)]
  const asked = (name: string) => host.calls.filter((call) => call.name === name).map(({ input }) => input)
  return { page, readOnly, away, asked, faults }
}

/** As its button says it. */
const told = { subtitles: 16, searches: 0, mostSearches: 0, downloads: 4, downloadsLeft: null, ai: 0, untilMs: null }

test('a folder that cannot be written to is named, shown, and its videos are tried again', async () => {
  const { readOnly, away, asked, faults } = await open({ kind: 'desktop', canShowInFolder: true })
  await readOnly.getByText('The file cannot be written. Check the permissions of its folder.').waitFor()
  await readOnly.getByText(where).waitFor()
  await readOnly.locator('.run-cause-count').getByRole('button').click()
  await expect.poll(() => asked('runs.rows').at(-1)).toMatchObject({ group: 'failed', causeId: 'c1' })
  await readOnly.getByRole('button', { name: 'Show in folder' }).click()
  await expect.poll(() => asked('library.showInFolder')).toEqual([{ videoId: 'v1' }])
  await readOnly.getByRole('button', { name: 'Try 16 again: up to 4 downloads' }).click()
  await expect.poll(() => asked('runs.retry')).toEqual([{ runId: 'r-failed', causeId: 'c1', told }])
  // What no folder mends offers none: the address of the service is checked instead.
  expect(await away.getByRole('button', { name: 'Show in folder' }).count()).toBe(0)
  await away.getByRole('button', { name: 'Check the address' }).click()
  await away.page().getByRole('heading', { level: 2, name: 'Service' }).waitFor()
  expect(faults).toEqual([])
})

test('the rows of a run keep their places while they are asked for: no empty table is drawn first', async () => {
  const handlers = createFakeWorkday(Date.now())
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>()
  const afterwards = <Name extends 'runs.rows' | 'runs.groups'>(name: Name): Handlers[Name] => {
    const real = handlers[name]!
    return (async (input: never) => held.then(() => real(input))) as Handlers[Name]
  }
  const host = createFakeHost({
    handlers: { ...handlers, 'runs.rows': afterwards('runs.rows'), 'runs.groups': afterwards('runs.groups') },
  })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.goto(`${new URL(page.url()).origin}/#/activity?run=r-failed`)
  const rows = page.getByRole('grid', { name: 'Subtitles of this run' }).locator('[role=row][aria-busy]')
  await rows.and(page.locator('[aria-busy=true]')).nth(5).waitFor()
  expect(await page.getByText('No rows match this filter').count()).toBe(0)
  answer(undefined)
  await rows.and(page.locator('[aria-busy=false]')).first().waitFor()
  expect(faults).toEqual([])
})

test('a page in the browser shows no folder: it says where that is, whole in its tip', async () => {
  const { readOnly, asked, faults } = await open({ kind: 'web', canShowInFolder: false })
  const line = readOnly.getByText(where)
  await line.waitFor()
  expect([
    await line.getAttribute('title'),
    await readOnly.getByRole('button', { name: 'Show in folder' }).count(),
  ]).toEqual([where, 0])
  await readOnly.getByRole('button', { name: 'Try 16 again: up to 4 downloads' }).click()
  await expect.poll(() => asked('runs.retry')).toEqual([{ runId: 'r-failed', causeId: 'c1', told }])
  expect(faults).toEqual([])
})
