/** The page of whoever runs a service, with five hundred uploads of whatever strangers write: its looks, and the keyboard alone. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { answerOf, startWithPage } from '../support/browser/operatorPage.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { hostileMarkup } from '../support/hostile/hostileMarkup.ts'
import { hostileNames } from '../support/hostile/hostileNames.ts'
import { movieFields, uploaderOf } from '../support/make/archives/uploadForms.ts'
import { sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { runCli } from '../support/programs/runCli.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()
const uploads = 500
const shownAtOnce = 50

/** Whatever one would have to scroll sideways; a line that is cut by an ellipsis says so itself. */
const widerThanTheirPlace = `[...document.querySelectorAll('*')]
  .filter((one) => one.scrollWidth > one.clientWidth && !['visible', 'hidden', 'clip'].includes(getComputedStyle(one).overflowX))
  .map(({ className, tagName }) => tagName + '.' + className)`

/** What a form takes of them: one line, without signs that no form lets through. */
async function strangeTexts(): Promise<readonly string[]> {
  const texts = [...(await hostileNames()), ...(await hostileMarkup())]
  const plain = texts.map((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\u2028\u2029]/gu, '')
      .slice(0, 250)
      .trim(),
  )
  return plain.filter((text) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').trim() !== '')
}

test('of five hundred uploads of strangers all that are listed are looked through by the keyboard, one is rejected, and none of their words acts', async () => {
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  await runCli(['service', 'import', '--data', dataDir, writeManifest(folder, sampleManifest)])
  const { account = '' } = await answerOf('key', '--data', dataDir, '--plan', 'pro', '--name', '<b>ann</b> \u202eeve')
  const { token = '' } = await answerOf('token', '--data', dataDir, '--account', account)
  const { url, admin } = await startWithPage(dataDir)
  const uploader = uploaderOf({ url, newToken: () => token })
  const texts = await strangeTexts()
  const send = async (index: number) => {
    const text = texts[index % texts.length] ?? ''
    const words = `1\n00:00:01,000 --> 00:00:02,000\n${text}\n\n2\n00:00:03,000 --> 00:00:04,000\n${text.repeat(3)}\n`
    const fields = { moviedb_id: String(index + 1), name: text, releases: [text], comment: text, tags: [text] }
    return uploader.upload({ ...movieFields, ...fields }, `${index}.srt`, words)
  }
  const numbers: string[] = []
  for (let index = 0; index < uploads; index += 1) numbers.push(await send(index))

  const { page, faults } = await visit(browser(), admin)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  const { look, findings } = await createLooker(page)
  const list = page.getByRole('region', { name: 'Uploads waiting for review' })
  await page.getByText(`${shownAtOnce} of ${uploads}`).waitFor()
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await page.evaluate<readonly string[]>(widerThanTheirPlace)]).toEqual([width, []])
    await look(`operator-crowd-${width}`)
  }

  // Past all of them, one after the other, each with its text and its checks.
  await list.locator('.operator-row').first().focus()
  for (let row = 1; row < shownAtOnce; row += 1) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => list.locator('.operator-row').nth(row).getAttribute('aria-current')).toBe('true')
  }
  // What would become public is seen, be it nothing but markup.
  const markup = texts[shownAtOnce - 1] ?? ''
  await expect.poll(() => page.locator('.operator-words').first().innerText()).toBe(markup)
  await look('operator-crowd-last')
  await page.keyboard.press('r')
  await page.keyboard.type('No subtitle of anything.')
  await look('operator-crowd-reason')
  await page.keyboard.press('Enter')
  await page.getByText(/^Rejected: /).waitFor()
  expect((await uploader.standing(numbers[shownAtOnce - 1] ?? '')).body).toMatchObject({
    state: 'rejected',
    reason: 'No subtitle of anything.',
  })
  await page.getByText(`${shownAtOnce} of ${uploads - 1}`).waitFor()

  expect(await page.evaluate('window.__pwn')).toBeUndefined()
  expect(new Set(asked)).toEqual(new Set([new URL(admin).host]))
  expect([findings, faults]).toEqual([[], []])
})
