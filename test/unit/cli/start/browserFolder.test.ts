import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserFolder, snapOf } from '../../../../electron/cli/start/browserFolder.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

test.each([
  ['firefox_firefox.desktop\n', 'firefox'],
  ['chromium_chromium.desktop', 'chromium'],
  ['firefox-esr.desktop', null],
  ['org.mozilla.firefox.desktop', null],
  ['google-chrome.desktop', null],
  ['userapp-Nightly_1-ABC.desktop', null],
  ['../../etc_x.desktop', null],
  ['', null],
])('the entry %j belongs to the snap %j', (entry, snap) => {
  expect(snapOf(entry)).toBe(snap)
})

/** A user's folder with what their browser is; `xdg-mime` answers as told. */
function userWith(answer: string) {
  const [userHome, programs] = [tempFolder(), tempFolder()]
  writeFileSync(join(programs, 'xdg-mime'), `#!/bin/sh\n${answer}\n`)
  chmodSync(join(programs, 'xdg-mime'), 0o755)
  const at = (platform: NodeJS.Platform) =>
    browserFolder({ homeFolder: '/h', platform, env: { HOME: userHome, PATH: `${programs}:/usr/bin:/bin` }, execFile })
  return { userHome, at }
}

test.skipIf(process.platform === 'win32')('a snap gets its page in its own folder, once it has one', async () => {
  const { userHome, at } = userWith('echo firefox_firefox.desktop')
  expect(await at('linux')).toBe('/h')
  const own = join(userHome, 'snap', 'firefox', 'common')
  mkdirSync(own, { recursive: true })
  expect(await at('linux')).toBe(own)
  expect(await at('darwin')).toBe('/h')
})

test.skipIf(process.platform === 'win32').each(['echo firefox.desktop', 'exit 3', 'echo'])(
  'any other browser gets it in the home (%s)',
  async (answer) => {
    expect(await userWith(answer).at('linux')).toBe('/h')
  },
)

test('without the program that knows the browser it is the home', async () => {
  const env = { HOME: tempFolder(), PATH: tempFolder() }
  expect(await browserFolder({ homeFolder: '/h', platform: 'linux', env, execFile })).toBe('/h')
})
