import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetWebLink, keepWebLink, liveWebLink } from '../../../../electron/cli/start/webLink.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'
import { startWebServer } from '../../../support/browser/webServer.ts'

test('gives the link while its server is there, and not after it', async () => {
  const web = await startWebServer()
  const file = join(tempFolder(), 'web-link')
  const link = web.newLink()
  keepWebLink(file, link)
  expect(await liveWebLink(file)).toBe(link)
  await web.close()
  expect(await liveWebLink(file)).toBe(null)
})

test('the file is for its user only, and a newer link takes its place', async () => {
  const web = await startWebServer()
  const folder = tempFolder()
  const file = join(folder, 'web-link')
  keepWebLink(file, web.newLink())
  const newer = web.newLink()
  keepWebLink(file, newer)
  expect(await liveWebLink(file)).toBe(newer)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['web-link'])
  forgetWebLink(file)
  expect(await liveWebLink(file)).toBe(null)
})

test('a file that somebody else wrote leads nowhere', async () => {
  const file = join(tempFolder(), 'web-link')
  for (const text of ['', 'https://evil.example/#code=x', 'http://127.0.0.1.evil.example:80/#code=x', 'file:///etc']) {
    writeFileSync(file, text)
    expect(await liveWebLink(file)).toBe(null)
  }
})
