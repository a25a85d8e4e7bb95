/** The settings as sections: found by name and key, addressed, walked back and forth; what mends an error is one press away. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { fakeAnswers, fakeUsage, samplesAlone } from '../support/fakes/fakeAnswers.ts'
import { createFakeHost, type FakeHostOptions } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { openScreen, openSettings } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

async function open(options: FakeHostOptions = {}, language = 'en-US') {
  const host = createFakeHost(options)
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const visited = await visit(browser(), server.newLink(), { language })
  await visited.page.getByRole('navigation').first().waitFor()
  return { ...visited, host, server }
}

const focusedLabel = `document.activeElement?.labels?.[0]?.textContent ?? document.activeElement?.textContent`

test('each section has an address, and back, forward and reload stand where they stood', async () => {
  const { page, faults } = await open()
  const hash = () => new URL(page.url()).hash
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
  await openSettings(page, 'Folders')
  expect(hash()).toBe('#/settings?section=folders')
  await openSettings(page, 'Advanced')
  await page.goBack()
  await heading('Folders')
  await page.goForward()
  await heading('Advanced')
  await page.reload()
  await heading('Advanced')
  await openScreen(page, 'Usage')
  await page.goBack()
  await heading('Advanced')
  expect(hash()).toBe('#/settings?section=advanced')
  expect(faults).toEqual([])
})

test('a setting is found by its name, a word or its key, and its field has the hand', async () => {
  const { page, faults } = await open()
  await openScreen(page, 'Settings')
  await page.getByRole('main').focus()
  await page.getByRole('heading', { level: 2 }).click()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Find a setting' })
  await expect.poll(() => search.and(page.locator(':focus')).count()).toBe(1)
  const rail = page.getByRole('navigation', { name: 'Sections' })
  for (const [text, found, section, label] of [
    ['smallest', 'Smallest video (MB)', 'Advanced', 'Smallest video (MB)'],
    ['clean.credits', 'Remove credits and advertisements', 'After the download', 'Remove credits and advertisements'],
    ['token uploads', 'Token for uploads', 'Service', 'Token for uploads'],
    ['whisper', 'Translation and speech: Whisper folder', 'Translation and speech', 'Choose a folder'],
  ] as const) {
    await search.fill(text)
    await rail.getByRole('button', { name: found }).first().click()
    await page.getByRole('heading', { level: 2, name: section }).waitFor()
    if (text !== 'whisper') await expect.poll(() => page.evaluate(focusedLabel)).toContain(label)
  }
  await search.fill('no such thing at all')
  await page.getByText('No setting has this name').waitFor()
  await search.press('Escape')
  await rail.getByRole('button', { name: 'Languages' }).waitFor()
  await search.fill('quiet hours')
  await rail.getByRole('button', { name: 'Quiet hours' }).click()
  await page.getByRole('main', { name: 'Watch' }).waitFor()
  expect(faults).toEqual([])
})

test('a section begins at its top, wherever the one before it was left', async () => {
  const { page, faults } = await open()
  const { origin } = new URL(page.url())
  const showSection = async (section: string, width: number) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`${origin}/#/settings?section=${section}`)
    await page.locator(`#section-${section}`).waitFor()
  }
  const roomAbove = (section: string) =>
    page.evaluate<number>(
      `document.querySelector('#section-${section}').getBoundingClientRect().top - document.querySelector('.settings-page').getBoundingClientRect().top`,
    )
  for (const width of [640, 1280]) {
    await showSection('download', width)
    await page.evaluate(`document.querySelector('.settings-page').scrollTo(0, 9_999)`)
    await expect.poll(() => roomAbove('download')).toBeLessThan(0)
    await showSection('players', width)
    await expect.poll(() => roomAbove('players')).toBeGreaterThan(8)
  }
  expect(faults).toEqual([])
})

const failures = [
  ['key.refused', 'Change the key', 'Key'],
  ['service.unreachable', 'Check the address', 'Address'],
  ['token.refused', 'Change the token', 'Token for uploads'],
] as const

test.each(failures)('%s has the button that leads to its field', async (code, button, label) => {
  const { page, faults } = await open({
    handlers: {
      'library.scan': async () => {
        throw new AppError(code, 'As the host says.')
      },
    },
  })
  await page.getByRole('button', { name: 'Scan the folders again' }).click()
  await page.getByRole('alert').getByRole('button', { name: button }).click()
  await page.getByRole('heading', { level: 2, name: 'Service' }).waitFor()
  await expect.poll(() => page.evaluate(focusedLabel)).toBe(label)
  expect(faults).toEqual([])
})

test('a quota that is used up leads to the usage, which says where more is sold', async () => {
  const { page, faults } = await open({
    handlers: {
      'library.scan': async () => {
        throw new AppError('quota.exhausted', 'Nothing is left.')
      },
      'usage.state': async () => ({ ...fakeUsage, upgradeUrl: 'https://subtitles.example/plans' }),
    },
  })
  await page.getByRole('button', { name: 'Scan the folders again' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Show the usage' }).click()
  await page.getByText('More is sold at https://subtitles.example/plans').waitFor()
  await page.getByText('Plan: Free').waitFor()
  expect(faults).toEqual([])
})

test('a special sentence of the host is said in the reader’s language', async () => {
  const { page } = await open(
    {
      settings: { uiLanguage: 'fr' },
      handlers: {
        'library.scan': async () => {
          throw new AppError('input.invalid', 'Something is being planned or run. Wait for it, or cancel it first.')
        },
      },
    },
    'fr-FR',
  )
  await page
    .getByRole('button', { name: /Analyser|Parcourir|nouveau/ })
    .first()
    .click()
  await page.getByRole('alert').getByText('Quelque chose est en cours de préparation').waitFor()
})

test('a list of folders that comes late takes nothing from whoever types a path by then', async () => {
  const late = Promise.withResolvers<undefined>()
  const { page, faults } = await open({
    host: { canChooseFolder: false },
    handlers: {
      'folders.browse': async (input) => {
        await late.promise
        return fakeAnswers['folders.browse'](input)
      },
    },
  })
  await openSettings(page, 'Own collection')
  await page.getByRole('button', { name: 'Choose a folder or file…' }).click()
  const path = page.getByRole('textbox', { name: 'Path' })
  await path.fill('/media/not-there')
  late.resolve(undefined)
  await page.locator('.place-browser-here', { hasText: '/media' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('There is no “not-there” to choose in /media').waitFor()
  await expect.poll(() => path.inputValue()).toBe('/media/not-there')
  expect(faults).toEqual([])
})

test('a collection being read, read, stopped and failed looks right, light and dark, wide and narrow', async () => {
  const counts = { titles: 1_204, subtitles: 4_810, files: 4_810, skipped: 3 }
  const source = { atMs: Date.UTC(2026, 10, 22, 9), counts, held: null, problem: null }
  const { page, host, faults } = await open({
    handlers: {
      'collection.skipped': async () => ({
        rows: [{ message: 'mine/Tin.Comet.srt: its name does not say a language, as "name.en.srt" does.' }],
        total: 3,
        revision: 1,
      }),
    },
  })
  const { look, findings } = await createLooker(page)
  await openSettings(page, 'Own collection')
  host.emit({
    name: 'collection.changed',
    payload: {
      ...samplesAlone,
      revision: 5,
      own: { titles: 1_204, subtitles: 4_810 },
      sources: [
        { ...source, id: '6', path: '/home/ann/found', state: 'found' },
        { ...source, id: '5', path: '/home/ann/out.jsonl', state: 'out', counts: { ...counts, skipped: 0 } },
        { ...source, id: '4', path: '/home/ann/subtitles', state: 'running' },
        { ...source, id: '3', path: '/mnt/archive/mine.zip', state: 'done', held: { titles: 3, subtitles: 1_204 } },
        {
          ...source,
          id: '2',
          path: '/mnt/archive/very/long/path/of/a/collection/that/does/not/end/soon.jsonl',
          state: 'stopped',
        },
        {
          ...source,
          id: '1',
          path: '/mnt/away',
          state: 'failed',
          problem: { code: 'file.missing', message: '/mnt/away is not there. Check the path.' },
        },
      ],
    },
  })
  await page.getByText('1,204 titles, 4,810 subtitles so far').waitFor()
  await page.getByText('3 entries could not be read').nth(2).click()
  await page.getByText('and 2 more').waitFor()
  await look('collection')
  await page.setViewportSize({ width: 640, height: 800 })
  await look('collection-narrow')
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.poll(() => host.calls.some(({ name }) => name === 'collection.cancel')).toBe(true)
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test.each([
  ['a dialog of the system', true],
  ['the list of the host’s folders', false],
] as const)('a folder is added among the folders too, by %s', async (_, canChooseFolder) => {
  const { page, host, faults } = await open({ host: { canChooseFolder } })
  await openSettings(page, 'Folders')
  const lines = page.locator('.settings-folder')
  await expect.poll(() => lines.count()).toBe(3)
  await page.getByRole('main').getByRole('button', { name: 'Add folder', exact: true }).click()
  if (!canChooseFolder) {
    const { look, findings } = await createLooker(page)
    await page.getByRole('button', { name: 'Add this folder' }).waitFor()
    await look('settings-add-folder')
    await page.getByRole('button', { name: 'Add this folder' }).click()
    expect(findings).toEqual([])
  }
  await expect.poll(() => lines.count()).toBe(4)
  expect(host.calls.filter(({ name }) => name === (canChooseFolder ? 'folders.choose' : 'folders.add')).length).toBe(1)
  expect(faults).toEqual([])
})
