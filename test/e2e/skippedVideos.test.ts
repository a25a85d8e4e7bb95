/** Videos that the scan skips: a folder that holds nothing else says so, each says from which size on it counts, and the size has its limits. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { LibraryState } from '../../shared/contract/library.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

/** A library with this many videos, and a folder beside theirs of which all were skipped. */
async function open(videos: number, uiLanguage: 'en' | 'de' = 'en') {
  const plain = createFakeHost({ videos })
  const host = createFakeHost({
    videos,
    host: { kind: 'web' },
    settings: { minimumVideoBytes: 2 ** 19, uiLanguage },
    handlers: {
      'library.state': async () => {
        const reply = await plain.call('library.state', {})
        if (!reply.ok) throw new Error(reply.error.message)
        const state = reply.value as LibraryState
        const path = '/media/phone clips'
        const skipped = { id: 'f9', path, token: 'phone clips', videos: 0, onlySkipped: 284, state: 'there' } as const
        const counts = { ...state.counts, is: { ...state.counts.is, ignored: videos === 0 ? 0 : 3 } }
        return { ...state, counts, folders: [...state.folders, skipped] }
      },
    },
  })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const visited = await visit(browser(), server.newLink())
  await visited.page.getByRole('navigation').first().waitFor()
  return { ...visited, host }
}

test('a folder whose videos were all skipped is told of, and its videos are taken one by one', async () => {
  const { page, host, faults } = await open(20)
  const { look, findings } = await createLooker(page)
  const word = page.getByText('No video of “phone clips” was taken: 284 were skipped.')
  await word.waitFor()
  await look('only-skipped')
  await page.locator('.notice', { has: word }).getByRole('button', { name: 'Show which' }).click()
  const grid = page.getByRole('grid', { name: 'Skipped files' })
  const tooSmall = grid.getByRole('row', { name: /Too small: a video has 0\.5 MB at least/ }).first()
  await tooSmall.waitFor()
  await look('skipped-rows')
  await page.setViewportSize({ width: 640, height: 800 })
  await look('skipped-rows-640')
  await page.setViewportSize({ width: 1280, height: 800 })
  await tooSmall.getByRole('button', { name: 'Treat as a video' }).click()
  await page.getByText('is treated as a video').waitFor()
  expect(host.calls.find(({ name }) => name === 'library.turnSkipped')?.input).toMatchObject({ isVideo: true })
  await tooSmall.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Change the smallest size…' }).click()
  await expect.poll(() => page.getByLabel('Smallest video (MB)').and(page.locator(':focus')).count()).toBe(1)
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('a library of such a folder alone says why it is empty', async () => {
  const { page, faults } = await open(0)
  const { look, findings } = await createLooker(page)
  await page.getByText('284 videos were skipped.').waitFor()
  await look('all-skipped')
  await page.getByRole('treegrid').locator('..').getByRole('button', { name: 'Show which' }).click()
  await page.getByRole('grid', { name: 'Skipped files' }).waitFor()
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('the least size is shown and taken as its reader writes it, and what it cannot be is said', async () => {
  const { page, host, faults } = await open(5, 'de')
  await page.evaluate(`location.hash = '#/settings?section=advanced'`)
  const field = page.getByLabel('Kleinstes Video (MB)')
  expect(await field.inputValue()).toBe('0,5')
  const written = () => host.calls.filter(({ name }) => name === 'settings.write').map(({ input }) => input)
  for (const wrong of ['-3', 'viel', '9999999']) {
    await field.fill(wrong)
    await field.press('Tab')
    await page.getByText('Nicht geändert: eine Zahl von 0 bis 1048576 eingeben, in Megabyte.').waitFor()
    expect(await field.inputValue()).toBe(wrong)
  }
  const { look, findings } = await createLooker(page)
  await look('least-size')
  expect(written()).toEqual([])
  await field.fill('0,25')
  await field.press('Tab')
  await expect.poll(written).toEqual([{ key: 'minimumVideoBytes', value: 2 ** 18 }])
  await expect.poll(() => page.getByText('Nicht geändert').count()).toBe(0)
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('what is ignored is counted for the whole library, as what is skipped is, whatever is searched for', async () => {
  const { page, faults } = await open(20)
  const rail = page.locator('.rail-skipped')
  await rail.getByRole('button', { name: /^Ignored\s*3$/ }).waitFor()
  await page.getByRole('textbox', { name: 'Search the library' }).fill('salt')
  await page.getByText('of 20 videos').first().waitFor()
  expect(await rail.getByRole('button', { name: /^Ignored/ }).innerText()).toMatch(/3$/)
  expect(await rail.getByRole('button', { name: /^Skipped files/ }).innerText()).toMatch(/31$/)
  expect(faults).toEqual([])
})
