/** What helps where a language finds nothing: five ways, each with what it costs, each leads where it says. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { openScreen } from './hands.ts'

const browser = useBrowser()

async function open() {
  const host = createFakeHost()
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('treegrid').waitFor()
  const asked = (name: string) => host.calls.filter((call) => call.name === name).map(({ input }) => input)
  return { host, page, asked, faults }
}

/** The line of one way: its words and its cost, on one line with its button. */
async function lineOf(page: Page, verb: string): Promise<string> {
  const button = page.getByRole('region', { name: 'What helps' }).getByRole('button', { name: verb })
  const words = await button.first().locator('xpath=ancestor::*[contains(@class, "help")][1]').innerText()
  return words.replaceAll(/\s+/g, ' ')
}

test('another title, another language, translation, transcription and watching: each with its cost, each works', async () => {
  const { page, asked, faults } = await open()
  await page.getByRole('textbox', { name: 'Search the library' }).fill('is:not-found lang:pt-BR ')
  const help = page.getByRole('region', { name: 'What helps' })
  await help.getByRole('heading', { name: 'Brazilian Portuguese: 95 not found' }).waitFor()
  const lines = await Promise.all(
    ['Add as fallback', 'Review 1 title', 'Translate 51 of 84…', 'Transcribe 4…', 'Watch for 95'].map((verb) =>
      lineOf(page, verb),
    ),
  )
  expect(lines).toEqual([
    expect.stringMatching(/Portuguese is available for 61 of them .*23 downloads /),
    expect.stringMatching(/6 may have another title .*1 search a title/),
    expect.stringMatching(/84 have English or Spanish beside them .*51 AI are left/),
    expect.stringMatching(/4 have sound only .*about 6h.* of sound/),
    expect.stringMatching(/Search again automatically .*watch mode is off/),
  ])

  await help.getByRole('button', { name: 'Watch for 95' }).click()
  await expect.poll(() => asked('watch.turn')).toEqual([{ isOn: true }])

  await help.getByRole('button', { name: 'Translate 51 of 84…' }).click()
  const panel = page.locator('.asking')
  // The order says again what it spends, and nothing was ordered yet.
  const order = panel.getByRole('button', { name: 'Translate 2 videos: 2 AI, up to 2 downloads' })
  await order.waitFor()
  expect(asked('ai.translate')).toEqual([])
  await order.click()
  await expect.poll(() => asked('ai.translate')).toMatchObject([{ scope: { ids: ['v1', 'v2'] }, to: 'pt-BR' }])

  await openScreen(page, 'Library')
  await help.getByRole('button', { name: 'Transcribe 4…' }).click()
  await panel.getByRole('button', { name: /^Transcribe/ }).click()
  await expect.poll(() => asked('ai.transcribe')).toMatchObject([{ scope: { ids: ['v2'] } }])

  await openScreen(page, 'Library')
  await help.getByRole('button', { name: 'Review 1 title' }).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByRole('button', { name: 'Cancel' }).waitFor()
  expect(asked('library.video').at(-1)).toEqual({ videoId: 'v1' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await help.getByRole('button', { name: 'Add as fallback' }).first().click()
  await expect.poll(() => asked('rules.addFallback')).toMatchObject([{ language: 'pt-BR', fallback: 'pt' }])
  expect(faults).toEqual([])
})

/** What a search by hand spends: a title's name, or its subtitles. */
const paid = new Set(['search.ask', 'search.titles', 'search.download', 'search.translate', 'plan.make'])

test('typing in Search asks nothing that is paid; Enter does, as its button says', async () => {
  const { host, page, asked, faults } = await open()
  await openScreen(page, 'Search')
  const spent = () => host.calls.filter(({ name }) => paid.has(name)).map(({ name }) => name)
  await page.getByRole('combobox').pressSequentially('harbour lights s01e02', { delay: 20 })
  await expect.poll(() => asked('search.suggest').length).toBeGreaterThan(0)
  await page.waitForTimeout(600)
  expect(spent()).toEqual([])
  await page.getByRole('button', { name: 'Ask the service: 1 search' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(spent).toEqual(['search.ask'])
  expect(asked('search.ask')).toMatchObject([{ about: { kind: 'text', text: 'harbour lights s01e02' } }])
  expect(faults).toEqual([])
})
