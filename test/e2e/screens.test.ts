/** Every screen in light and dark: no finding of axe of any kind, and a picture of it where UNDERTITLE_SHOTS is set. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakeUploads } from '../support/fakes/fakeUploads.ts'
import { createFakeWatch } from '../support/fakes/fakeWatch.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { startGate, type Gate } from '../support/peers/gate.ts'
import { makeShowcase } from '../support/make/worlds/makeShowcase.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { becomes, numbersOf, openScreen, openSettings, pickFolder, runEnds } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()
/** Sections of the settings, with what is there last. */
const settingsLooked = [
  ['Languages', 'Skip where the audio'],
  ['Service', 'Titles only'],
  ['Own collection', 'Names such as'],
  ['File names', 'Who will see it'],
  ['After the download', 'Check the timing'],
  ['Folders', '/media'],
  ['Appearance', 'Language of the app'],
  ['Keyboard', 'go to a screen'],
  ['Advanced', 'Clear cache'],
] as const

test('the first questions are free of accessibility findings in light and dark', async () => {
  const app = await startWebApp({ home: tempFolder() })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await page.getByRole('button', { name: 'Go to the library' }).waitFor()
  await look('first-run')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('uploads in every state are free of accessibility findings in light and dark', async () => {
  const host = createFakeHost({ handlers: createFakeUploads() })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const { look, findings } = await createLooker(page)
  await openScreen(page, 'Upload')
  const grid = page.getByRole('grid', { name: 'Uploads' })
  await grid.getByRole('gridcell', { name: 'Approved' }).waitFor()
  await look('upload')

  await grid.getByRole('row').filter({ hasText: 'Incomplete' }).click()
  const drawer = page.getByRole('complementary', { name: 'Details of the upload' })
  await drawer.getByText('The title is not known.').waitFor()
  await look('upload-incomplete')
  await grid.getByRole('row').filter({ hasText: 'Ready' }).click()
  await drawer.getByRole('button', { name: 'Show exactly what is sent' }).click()
  await drawer.getByRole('region', { name: 'What leaves this machine' }).scrollIntoViewIfNeeded()
  await look('upload-preview')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add from the library' }).click()
  await page.getByRole('complementary', { name: 'Subtitles in the library' }).getByText('10 files').waitFor()
  await look('upload-sources')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('a folder picker, settings and watch mode at work are free of accessibility findings in light and dark', async () => {
  const host = createFakeHost({
    host: { canChooseFolder: false },
    settings: { 'service.address': 'https://subtitles.example' },
    handlers: createFakeWatch(Date.now()),
  })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const { look, findings } = await createLooker(page)
  await page.getByRole('button', { name: 'Add folder' }).click()
  await page
    .getByRole('complementary', { name: 'Choose a folder' })
    .getByRole('button', { name: 'home videos' })
    .waitFor()
  await look('folder-picker')
  await page.keyboard.press('Escape')

  for (const [section, settled] of settingsLooked) {
    await openSettings(page, section)
    await page.getByText(settled).first().waitFor()
    await look(`settings-${section.toLowerCase().replaceAll(' ', '-')}`)
  }
  await page.setViewportSize({ width: 640, height: 800 })
  await page.getByRole('combobox', { name: 'Sections' }).selectOption('service')
  await look('settings-narrow')
  await page.setViewportSize({ width: 1280, height: 800 })

  await openScreen(page, 'Watch')
  await page.getByRole('grid', { name: 'Next checks' }).getByText('waiting for quota').waitFor()
  await look('watch')
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Quiet hours').waitFor()
  await look('watch-options')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

/** Half a minute on a free machine; a busy one gets its time. */
const patience = { timeout: 300_000 }

test('every screen is free of accessibility findings in light and dark', patience, async () => {
  const folder = tempFolder()
  const showcase = await makeShowcase(folder)
  let gate!: Gate
  const remote = await startRemoteWorld(folder, showcase, {
    between: async (service) => (gate = await startGate(service)).url,
  })
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await button('Go to the library').waitFor()
  await button('Go to the library').click()
  await button('Add folder').waitFor()
  await look('library-empty')
  for (const [name, screen] of [
    ['Plan', 'plan-empty'],
    ['Review', 'review-empty'],
    ['Activity', 'activity-empty'],
    ['Search', 'search-empty'],
    ['Upload', 'upload-empty'],
    ['Usage', 'usage-empty'],
    ['History & trash', 'history-empty'],
  ] as const) {
    await openScreen(page, name)
    await look(screen)
  }

  await openScreen(page, 'Library')
  await button('Add folder').click()
  await pickFolder(page, remote.steps)
  await becomes(() => numbersOf(page, 'Filters', ['All']), { All: showcase.videos })
  await look('library')
  const views = page.getByRole('radiogroup', { name: 'View' })
  await views.getByText('Files').click()
  await page.getByRole('treegrid', { name: 'Videos' }).waitFor()
  await look('library-files')
  await views.getByText('Titles').click()
  await page.getByRole('rowheader', { name: /Nine Windows/ }).click()
  await page.getByRole('complementary', { name: 'One video' }).getByText('What Undertitle did here').waitFor()
  await look('library-video')
  await page.keyboard.press('Escape')

  await button(/^Find subtitles for/).click()
  await button(/^Run: \d+ downloads?/).waitFor()
  await look('plan')
  await button(/^Rename yours/).click()
  await button(/^Rename yours/).waitFor({ state: 'detached' })
  await button(/^Review \d+$/).click()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('p')
  await page.getByRole('heading', { name: 'Beginning' }).waitFor()
  await look('review')
  await page.keyboard.press('Escape')

  gate.holdAfter(4)
  await button(/^Run: \d+ downloads?/).click()
  await becomes(async () => (await numbersOf(page, 'Rows by state', ['Written']))['Written']! > 3, true)
  await look('run-running')
  gate.open()
  await runEnds(page)
  await look('run')
  await page.getByRole('main').getByRole('button', { name: 'Activity' }).click()
  await page.getByRole('grid', { name: 'Runs' }).getByRole('gridcell').first().waitFor()
  await look('activity')

  await openScreen(page, 'Search')
  await page.getByRole('combobox').fill('Harb')
  await page.getByRole('option').first().waitFor()
  await look('search-suggestions')
  await page.getByRole('combobox').press('ArrowDown')
  await page.getByRole('combobox').press('Enter')
  await page.getByRole('gridcell').first().waitFor()
  await look('search')
  await page.getByRole('gridcell').first().click()
  await page.getByRole('complementary', { name: 'The chosen subtitle' }).getByText(/^For /).waitFor()
  await look('search-chosen')
  await page.setViewportSize({ width: 640, height: 700 })
  await look('search-chosen-640')
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  await look('search-640')
  await page.setViewportSize({ width: 1280, height: 800 })

  await openScreen(page, 'Usage')
  await page.getByRole('gridcell').first().waitFor()
  await look('usage')

  await openScreen(page, 'Watch')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look('watch-off')

  await openScreen(page, 'History & trash')
  await page.getByRole('grid').getByRole('button', { name: 'Undo 1 file' }).first().click()
  await page.getByRole('group', { name: 'Undo 1 file?' }).getByRole('button', { name: 'Undo 1 file' }).click()
  await page.getByText('1 file moved to the trash').waitFor()
  await look('history')
  await page.getByRole('grid').getByRole('row').filter({ hasText: 'undone' }).first().click()
  const text = page.getByRole('complementary', { name: 'Text and versions' })
  await text.getByRole('button', { name: 'Restore this version' }).waitFor()
  await look('history-versions')
  await text.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Renamed', { exact: true }).click()
  await button('Undo 1 renaming').waitFor()
  await look('history-renamed')
  await page.getByText('Trash', { exact: true }).click()
  await button('Restore this version').first().waitFor()
  await look('trash')

  gate.shut()
  await openScreen(page, 'Plan')
  await button('Plan again').click()
  await page.getByRole('alert').waitFor()
  await look('plan-failed')
  expect(faults).toEqual([])
  await app.stop('SIGKILL')
  await page.getByText('The app is not responding').waitFor()
  await look('connection-lost')
  expect(findings).toEqual([])
})
