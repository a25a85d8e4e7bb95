/** The page of whoever runs a service: an upload on its way to the public, one that is refused, accounts, keys and jobs. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { movieFields, uploaderOf } from '../support/make/archives/uploadForms.ts'
import { sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { talkOf } from '../support/make/talk.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { answerOf, startWithPage } from '../support/browser/operatorPage.ts'
import { visit } from '../support/browser/webApp.ts'
import { runCli } from '../support/programs/runCli.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

const release = 'The.Quiet.Harbour.2019.1080p.WEB.h264-QUAY'
const widths = [640, 860, 1280, 1920]

async function lookAtWidths(page: Page, look: (screen: string) => Promise<void>, screen: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
    expect([screen, width, isTooWide]).toEqual([screen, width, false])
    await look(`operator-${screen}-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** How much of the table one has to scroll to. */
const hiddenOfTable = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(
  document.querySelector('.operator-table-frame'))`

test('an upload waits, is checked, approved and found; another one is rejected with a reason its sender reads', async () => {
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  await runCli(['service', 'import', '--data', dataDir, writeManifest(folder, sampleManifest)])
  const { api_key: key = '', account = '' } = await answerOf('key', '--data', dataDir, '--plan', 'pro', '--name', 'ann')
  const { token = '' } = await answerOf('token', '--data', dataDir, '--account', account)
  const { url, admin, lines } = await startWithPage(dataDir)
  const uploader = uploaderOf({ url, newToken: () => token })
  const good = await uploader.upload(movieFields, `${release}.fr.srt`, talkOf('FR'))
  const search = async () => {
    const asked = await fetch(`${url}/api/v1/subtitles?film_name=The%20Quiet%20Harbour&languages=FR&api_key=${key}`)
    const { subtitles } = (await asked.json()) as { readonly subtitles: readonly { readonly n_id: string }[] }
    return subtitles.map(({ n_id }) => n_id)
  }
  expect(await search()).toEqual([])

  const { page, faults } = await visit(browser(), admin)
  const { look, findings } = await createLooker(page)
  const list = page.getByRole('region', { name: 'Uploads waiting for review' })
  await list.getByRole('button', { name: /The Quiet Harbour \(2019\)/ }).waitFor()
  await page.getByText('The text is in French, as its sender says.').waitFor()
  await page.getByRole('button', { name: 'Show the whole text' }).click()
  await page.getByText('Lines 1 to 200 of 240').waitFor()
  await page.getByRole('button', { name: 'Later lines' }).click()
  await page.getByText('Lines 201 to 240 of 240').waitFor()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Approved and public now: The Quiet Harbour (2019)').waitFor()
  await page.getByText('No uploads are waiting for review').waitFor()
  expect(await search()).toEqual([good])
  await look('operator-uploads-none')

  const wrong = await uploader.upload(
    { ...movieFields, comment: 'My own work.', tags: ['checked', 'retimed'] },
    `${release}.fr.srt`,
    talkOf('EN', 2_000),
  )
  const same = await uploader.upload(movieFields, `${release}.fr.srt`, talkOf('FR'))
  await page.getByRole('button', { name: 'Read again' }).click()
  await page.getByText('Its sender says French, but the text is in English.').waitFor()
  await page.getByText(`2 s later than ${release} (French)`).waitFor()
  const facts = page.locator('.operator-facts')
  for (const said of [release, 'web', '23.976', 'translation', 'checked, retimed', 'moviedb_id 900001'])
    await facts.getByText(said, { exact: true }).first().waitFor()
  await lookAtWidths(page, look, 'uploads')

  // By the keyboard alone: to the second, back to the first, and its rejection.
  await list.getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText(`The very same file is public already: ${release} (French), by ann (${good}).`).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByText('My own work.').waitFor()
  await page.keyboard.press('r')
  await page.keyboard.type('It is in English.')
  await look('operator-reason')
  await page.keyboard.press('Enter')
  await page.getByText('Rejected: The Quiet Harbour (2019)').waitFor()
  expect((await uploader.standing(wrong)).body).toMatchObject({ state: 'rejected', reason: 'It is in English.' })
  expect((await uploader.standing(same)).body).toMatchObject({ state: 'pending' })

  // Two senders of one name: whose it is leads to the account, and the keyboard with it.
  await answerOf('key', '--data', dataDir, '--plan', 'free', '--name', 'ann')
  await page.locator('.operator-facts').getByText(account, { exact: true }).waitFor()
  await page.locator('.operator-facts').getByRole('link', { name: 'ann' }).focus()
  await page.keyboard.press('Enter')
  const shown = page.locator('.operator-table tbody tr')
  await expect.poll(() => shown.locator('th .code').allInnerTexts()).toEqual([account])
  expect(await page.evaluate<string>('document.activeElement.value')).toBe(account)

  // A link was used: the next one is there, and the first is good for nothing.
  expect(lines).toHaveLength(2)
  const next = (JSON.parse(lines[1] ?? '') as { readonly admin: string }).admin
  expect(new URL(next).origin).toBe(new URL(admin).origin)
  const again = await visit(browser(), admin)
  await again.page
    .getByText('This page has no session any more. Open the last link that the service has printed.')
    .first()
    .waitFor()
  expect([findings, faults]).toEqual([[], []])
})

test('accounts are made, get keys that are shown once, and are shut out; every part can be looked at', async () => {
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  await runCli(['service', 'import', '--data', dataDir, writeManifest(folder, sampleManifest)])
  const { url, admin } = await startWithPage(dataDir)
  const { page, faults } = await visit(browser(), admin)
  const { look, findings } = await createLooker(page)
  await page.getByRole('link', { name: 'Accounts' }).click()
  await page.getByText('There is no account yet').waitFor()
  await look('operator-accounts-none')
  await page.getByRole('button', { name: 'New account' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Library of Orrin')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.getByRole('button', { name: 'Keys (0)' }).click()
  const keys = page.getByRole('dialog', { name: 'Keys of Library of Orrin' })
  await keys.getByRole('textbox', { name: 'What the key is for' }).fill('reading room')
  await keys.getByRole('button', { name: 'Make a key' }).click()
  const secret = await keys.locator('.operator-secret-text').innerText()
  await keys.getByText(`ends in ${secret.slice(-4)}`).waitFor()
  await look('operator-keys')
  await keys.getByRole('button', { name: 'Close' }).click()
  const me = async () => (await fetch(`${url}/api/v2/me`, { headers: { authorization: `Bearer ${secret}` } })).status
  expect(await me()).toBe(200)
  const searched = await fetch(`${url}/api/v2/movies/search?q=harbour`, { headers: { 'x-api-key': secret } })
  expect(searched.status).toBe(200)
  await page.getByRole('combobox', { name: 'Plan of Library of Orrin' }).selectOption('plus')
  await page.getByText('1 of 30,000').waitFor()
  await page.getByRole('button', { name: 'Block' }).click()
  await page
    .getByRole('group', { name: /Block Library of Orrin/ })
    .getByRole('button', { name: 'Block' })
    .click()
  await page.getByText('blocked', { exact: true }).waitFor()
  expect(await me()).toBe(403)
  await lookAtWidths(page, look, 'accounts')
  // The second is so low that the bar for scrolling takes some of the width, as many accounts make it do.
  for (const height of [800, 180]) {
    await page.setViewportSize({ width: 640, height })
    expect([height, await page.evaluate<number>(hiddenOfTable)]).toEqual([height, 0])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Let in again' }).click()
  await page.getByText('active', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Keys (1)' }).click()
  await keys.getByText('1 of 30,000').waitFor()
  await keys.getByText('0 of 2,000').waitFor()
  await lookAtWidths(page, look, 'keys')
  await keys.getByRole('button', { name: 'Revoke' }).click()
  await keys.getByRole('group').getByRole('button', { name: 'Revoke' }).click()
  await keys.getByText('This account has no key.').waitFor()
  expect(await me()).toBe(403)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'AI jobs' }).click()
  await page.getByText('No AI job yet').waitFor()
  await look('operator-jobs-none')
  await page.getByRole('link', { name: 'Counters' }).click()
  await page.getByText('Units used').waitFor()
  await lookAtWidths(page, look, 'figures')
  await page.getByRole('combobox', { name: 'Language of this page' }).selectOption('de')
  await page.getByRole('link', { name: 'Konten' }).waitFor()
  expect([findings, faults]).toEqual([[], []])
})

test('the keyboard goes through many uploads, whatever stands in them, and is never lost', async () => {
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  await runCli(['service', 'import', '--data', dataDir, writeManifest(folder, sampleManifest)])
  const { account = '' } = await answerOf('key', '--data', dataDir, '--plan', 'pro', '--name', 'ann')
  const { token = '' } = await answerOf('token', '--data', dataDir, '--account', account)
  const { url, admin } = await startWithPage(dataDir)
  const uploader = uploaderOf({ url, newToken: () => token })
  const longWords = { releases: ['R'.repeat(255)], comment: 'y'.repeat(2_000) }
  const first = await uploader.upload({ ...movieFields, ...longWords }, `${release}.fr.srt`, talkOf('FR'))
  for (let index = 1; index < 60; index += 1)
    await uploader.upload(movieFields, `${release}.fr.srt`, talkOf('FR', index * 100))

  const { page, faults } = await visit(browser(), admin)
  const { look, findings } = await createLooker(page)
  const rows = page.getByRole('region', { name: 'Uploads waiting for review' }).locator('.operator-row')
  await page.getByText('50 of 60').waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const hidden = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.operator-scroll'))`
    expect([width, await page.evaluate<number>(hidden)]).toEqual([width, 0])
    await look(`operator-many-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('60 of 60')

  await rows.first().focus()
  await page.keyboard.press('R')
  await page.keyboard.type('Not this one.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.keyboard.type('A name of one word.')
  await page.keyboard.press('Enter')
  await page.getByText('Rejected: The Quiet Harbour (2019)').waitFor()
  expect((await uploader.standing(first)).body).toMatchObject({ state: 'rejected', reason: 'A name of one word.' })
  await page.getByText('59 of 59').waitFor()
  await page.getByText('Checked twice.').waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => rows.nth(1).getAttribute('aria-current')).toBe('true')
  expect([findings, faults]).toEqual([[], []])
})
