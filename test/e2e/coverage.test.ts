/** Coverage as it is read: nine signs with their words, bars of one length, numbers on one edge; every column sorts. */
import { dirname, join } from 'node:path'
import type { Locator } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { OutputOf } from '../../shared/contract/index.ts'
import type { WishStatus } from '../../shared/contract/library.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { becomes } from './hands.ts'
import { rowOf } from './openShelf.ts'
import { resize } from './resize.ts'

const browser = useBrowser()
const nov24 = Date.UTC(2026, 10, 24)

/** How English stands, what is said of it, and what its tip adds. */
const stands: readonly (readonly [Partial<WishStatus>, words: string, tip: string])[] = [
  [{ state: 'covered', by: 'sidecar', name: 'Film.en.srt' }, 'yours', ' · Film.en.srt'],
  [{ state: 'covered', by: 'ours', name: 'tuuli', atMs: nov24 }, 'written by us', ' · tuuli · Nov 24'],
  [{ state: 'covered', by: 'track' }, 'inside the video', ''],
  [{ state: 'covered', by: 'ours', isMachineMade: true }, 'machine-made', ''],
  [{ state: 'ask', candidates: 3 }, 'needs review, 3 candidates', ''],
  [{ state: 'waiting', untilMs: nov24 }, 'waiting until Nov 24', ''],
  [{ state: 'none', atMs: nov24 }, 'not found', ' · last searched Nov 24'],
  [{ state: 'missing' }, 'missing', ''],
  [{ state: 'ignored' }, 'ignored', ''],
]

async function open() {
  const inner = createFakeHost()
  const host = createFakeHost({
    handlers: {
      // The first film has rules of its own.
      'library.page': async (query) => {
        const reply = await inner.call('library.page', query)
        if (!reply.ok) throw new Error(reply.error.message)
        const page = reply.value as OutputOf<'library.page'>
        return { ...page, rows: page.rows.map((row) => ({ ...row, hasRules: row.videoId === 'v3' })) }
      },
    },
  })
  // Every fourth video is a film, each of its own year.
  for (const [at, [stand]] of stands.entries()) {
    const index = 3 + at * 4
    const bare = { ...{ wish: 'en', language: 'en', by: null, isMachineMade: false, untilMs: null, candidates: null } }
    const status: WishStatus = { ...bare, state: 'missing', atMs: null, name: null, step: null, ...stand }
    const other: WishStatus = {
      ...bare,
      wish: 'pt-BR>pt',
      language: 'pt-BR',
      state: 'missing',
      atMs: null,
      name: null,
      step: null,
    }
    inner.change(index, { title: `Sign ${at + 1}`, wishes: [status, other] })
  }
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.setViewportSize({ width: 1280, height: 2_400 })
  const grid = page.getByRole('treegrid')
  await rowOf(grid, 'Sign 1').waitFor()
  return { page, grid, faults }
}

interface Box {
  getBoundingClientRect(): { readonly left: number; readonly right: number }
}

const edgesOf = (all: Locator) =>
  all.evaluateAll((boxes: readonly Box[]) =>
    boxes.map((box) => {
      const { left, right } = box.getBoundingClientRect()
      return `${Math.round(left)}–${Math.round(right)}`
    }),
  )
const endsOf = async (all: Locator) => new Set((await edgesOf(all)).map((edges) => edges.split('–')[1]))

test('each of the nine signs has a shape, its words, and a tip that says what is known', async () => {
  const { grid, faults } = await open()
  const shapes = new Set<string>()
  for (const [at, [, words, tip]] of stands.entries()) {
    const sign = rowOf(grid, `Sign ${at + 1}`).getByRole('img', { name: `English: ${words}`, exact: true })
    expect([words, await sign.getAttribute('title')]).toEqual([words, `English: ${words}${tip}`])
    shapes.add(await sign.innerHTML())
  }
  expect(shapes.size).toBe(9)
  const rules = grid.getByRole('img', { name: 'rules of its own' })
  expect([await rules.count(), await rules.getAttribute('title')]).toEqual([1, 'rules of its own'])
  expect(await rowOf(grid, 'Sign 1').getByRole('img', { name: 'rules of its own' }).count()).toBe(1)
  expect(faults).toEqual([])
})

test('bars are of one length in all rows and in the rail; numbers and signs end at one edge', async () => {
  const { page, grid, faults } = await open()
  const groups = grid.getByRole('row').filter({ hasText: / of \d+ videos/ })
  expect(await groups.count()).toBeGreaterThan(0)
  for (const width of [640, 1280, 1920]) {
    await resize(page, width, 2_400)
    for (const column of [2, 3]) {
      const cells = grid.locator(`[role=gridcell][aria-colindex="${column}"]`)
      expect([width, new Set(await edgesOf(cells.locator('.track'))).size]).toEqual([width, 1])
      expect([width, (await endsOf(cells.locator('.cover-number, .coverage-sign'))).size]).toEqual([width, 1])
    }
    if (width > 800) expect(new Set(await edgesOf(page.locator('.rail-language .track'))).size).toBe(1)
  }
  expect(faults).toEqual([])
})

test('the view of files says the path of each, and is sorted by each of its columns, both ways', async () => {
  const { page, faults } = await open()
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  const files = page.getByRole('treegrid', { name: 'Videos' })
  await files.getByRole('row').nth(3).waitFor()
  const first = files.locator('[aria-rowindex="2"]')
  expect(await first.locator('.shelf-second').innerText()).toMatch(/^(films|series)\//)
  const heads = await files.getByRole('columnheader').allInnerTexts()
  expect(heads).toEqual(['File', 'en', 'pt-BR', 'Timing', 'Changed'])
  for (const [at, head] of heads.entries()) {
    const column = files.getByRole('columnheader').nth(at)
    const ends = new Set<string>()
    for (const press of [1, 2]) {
      const rows = page.waitForResponse((answer) => answer.url().endsWith('/api/library.page'))
      await column.getByRole('button').click()
      await expect.poll(() => column.getAttribute('aria-sort')).toMatch(/ascending|descending/)
      const sorted = (await column.getAttribute('aria-sort')) ?? ''
      const { value } = (await (await rows).json()) as { readonly value: OutputOf<'library.page'> }
      // The rows of the order before stay until those of this one are drawn.
      const foremost = value.rows[0]?.file ?? ''
      await becomes(() => first.locator('.shelf-name').getAttribute('title'), foremost)
      ends.add(`${sorted} ${foremost}`)
      expect(await files.locator('[aria-sort]').count()).toBe(1)
      expect([head, press, new URL(page.url()).hash]).toEqual([head, press, expect.any(String)])
    }
    // Another order has another first row.
    expect([head, new Set([...ends].map((each) => each.split(' ').slice(1).join(' '))).size]).toEqual([head, 2])
  }
  // By timing, what is out of step comes first, and what was not measured before what is in step.
  const timing = files.getByRole('columnheader', { name: 'Timing' })
  await timing.getByRole('button').click()
  await becomes(() => timing.getAttribute('aria-sort'), 'ascending')
  await becomes(() => first.locator('.shelf-step').innerText(), 'out of step')
  await timing.getByRole('button').click()
  await becomes(() => timing.getAttribute('aria-sort'), 'descending')
  await becomes(() => first.locator('.shelf-step').innerText(), '')
  expect(faults).toEqual([])
})

test('from eight languages on the one heading of them all sorts by what is there, by keyboard too, and its address says so', async () => {
  const inner = createFakeHost()
  const languages = ['en', 'pt-BR', 'de', 'es', 'fr', 'it', 'ja', 'pl']
  const host = createFakeHost({
    handlers: {
      'library.state': async () => {
        const reply = await inner.call('library.state', {})
        if (!reply.ok) throw new Error(reply.error.message)
        const state = reply.value as OutputOf<'library.state'>
        const byLanguage = languages.map((language) => ({ language, covered: 1, total: 2 }))
        return { ...state, counts: { ...state.counts, byLanguage } }
      },
    },
  })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const grid = page.getByRole('treegrid', { name: 'Titles' })
  const heading = grid.getByRole('columnheader', { name: 'Subtitles' })
  const first = grid.locator('[aria-rowindex="2"]')
  await first.waitFor()
  expect(await grid.getByRole('columnheader').allInnerTexts()).toEqual(['Title', 'Subtitles', 'Changed'])
  await grid.getByRole('columnheader', { name: 'Title', exact: true }).getByRole('button').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await becomes(() => heading.getAttribute('aria-sort'), 'ascending')
  const least = await first.innerText()
  await page.keyboard.press('Enter')
  await becomes(() => heading.getAttribute('aria-sort'), 'descending')
  await becomes(async () => (await first.innerText()) !== least, true)
  expect(new URL(page.url()).hash).toBe('#/library?sort=language&down=1')
  const most = await first.innerText()
  await page.reload()
  await becomes(() => heading.getAttribute('aria-sort'), 'descending')
  await becomes(() => first.innerText(), most)
  expect(faults).toEqual([])
})
