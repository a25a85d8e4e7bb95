/** Orphans in the check-up: those of ours go to the trash, singly or all that are shown, and come back; the user's are only shown. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { becomes, checkAll, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()
const widths = [640, 900, 1280, 1920] as const

function makeLibrary(root: string) {
  const folder = join(root, 'library')
  mkdirSync(folder, { recursive: true })
  const subtitle = (name: string) => {
    const path = join(folder, `${name}.en.srt`)
    writeFileSync(path, `1\n00:00:01,000 --> 00:00:03,000\nThe lamp over ${name} is lit.\n`)
    return path
  }
  const video = (name: string) => {
    const path = join(folder, `${name}.mkv`)
    writeFileSync(path, Buffer.alloc(2 * 1024 * 1024, name.length))
    return path
  }
  video('Winter.Bridge.2014.1080p.WEB-NOVA')
  const ours = ['Amber.Field.2011.1080p.WEB-NOVA', 'Copper.Road.2012.1080p.WEB-NOVA'].map((name) => ({
    ...{ videoPath: video(name), path: subtitle(name), language: 'en' },
  }))
  return { ours, theirs: subtitle('Paper.Lantern.2013.1080p.WEB-NOVA') }
}

test('ours go to the trash and come back, alone or together', async () => {
  const root = tempFolder()
  const { ours, theirs } = makeLibrary(root)
  const home = join(root, 'home')
  await writeAsOurs(home, ours)
  for (const { videoPath } of ours) rmSync(videoPath)
  const standing = () => ours.map(({ path }) => existsSync(path))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(root), 'library'])
  await checkAll(page)
  const filters = page.getByRole('navigation', { name: 'Findings' })
  await filters.getByRole('button', { name: /^No video of its name/ }).click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`checkup-orphans-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const grid = page.getByRole('grid', { name: 'Findings by kind' })
  const alone = grid.getByRole('button', { name: 'Move to the trash' })
  await becomes(() => alone.count(), 2)

  await alone.first().click()
  await page.getByRole('status').getByText('1 file moved to the trash.').waitFor()
  expect(standing()).toEqual([false, true])
  await becomes(() => alone.count(), 1)
  await page.keyboard.press('Control+z')
  await becomes(async () => standing().join(), 'true,true')
  await becomes(() => alone.count(), 2)

  await page.getByRole('button', { name: 'Move 2 of Undertitle’s to the trash' }).click()
  await page.getByRole('status').getByText('2 files moved to the trash.').waitFor()
  expect([...standing(), existsSync(theirs)]).toEqual([false, false, true])
  await becomes(() => page.getByRole('button', { name: /to the trash$/ }).count(), 0)
  await page.keyboard.press('Control+z')
  await becomes(async () => standing().join(), 'true,true')
  expect([findings, faults]).toEqual([[], []])
})
