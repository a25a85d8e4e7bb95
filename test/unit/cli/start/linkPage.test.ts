import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { forgetLinkPage, forgetLinkPages, linkPage, writeLinkPage } from '../../../../electron/cli/start/linkPage.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const link = 'http://127.0.0.1:4000/#code=abc-_1'

test('leads to the link without a script, tells nobody where from, and has a way by hand', () => {
  const page = linkPage(link)
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${link}">`)
  expect(page).toContain(`<a href="${link}">`)
  expect(page).toContain('<meta name="referrer" content="no-referrer">')
  expect(page).toContain('<html lang="en">')
  expect(page).not.toContain('<script')
})

test.skipIf(process.platform === 'win32')('is for its user only, even where everything may be read', () => {
  const before = process.umask(0)
  onTestFinished(() => void process.umask(before))
  const path = writeLinkPage(tempFolder(), link)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('each page has a name of its own that nobody guesses', () => {
  const folder = tempFolder()
  const paths = Array.from({ length: 20 }, () => writeLinkPage(folder, link))
  expect(new Set(paths).size).toBe(20)
  for (const name of readdirSync(folder)) expect(name).toMatch(/^undertitle-[0-9a-f]{32}\.html$/)
})

test('what killed runs have left goes, and nothing else', () => {
  const folder = tempFolder()
  for (let page = 0; page < 3; page += 1) writeLinkPage(folder, link)
  const others = ['undertitle.sqlite', 'undertitle-notes.html', 'web-link', `undertitle-${'0'.repeat(33)}.html`]
  for (const name of others) writeFileSync(join(folder, name), '')
  forgetLinkPages(folder)
  expect(readdirSync(folder).sort()).toEqual([...others].sort())
})

test('a page that a run of another home shows just now stays', () => {
  const folder = tempFolder()
  const [left, shown] = [writeLinkPage(folder, link), writeLinkPage(folder, link)]
  utimesSync(left, 1_000, 1_000)
  utimesSync(shown, 2_000, 2_000)
  forgetLinkPages(folder, 2_000_000)
  expect(readdirSync(folder)).toEqual([basename(shown)])
})

test.skipIf(process.platform === 'win32')('a link of that name is removed itself, not what it leads to', () => {
  const folder = tempFolder()
  const kept = join(folder, 'kept')
  writeFileSync(kept, 'kept')
  symlinkSync(kept, join(folder, `undertitle-${'0'.repeat(32)}.html`))
  forgetLinkPages(folder)
  expect(readdirSync(folder)).toEqual(['kept'])
  expect(readFileSync(kept, 'utf8')).toBe('kept')
})

test('a page or folder that is not there any more is in order', () => {
  const path = writeLinkPage(tempFolder(), link)
  forgetLinkPage(path)
  forgetLinkPage(path)
  expect(existsSync(path)).toBe(false)
  expect(() => forgetLinkPages(join(path, 'nowhere'))).not.toThrow()
})
