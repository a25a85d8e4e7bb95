import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { openBrowser } from '../../../electron/cli/openBrowser.ts'

const link = 'http://127.0.0.1:4000/#code=abc'

/** What was started, and with what. */
function openOn(platform: NodeJS.Platform, env: Readonly<Record<string, string>> = {}) {
  const started: string[][] = []
  const envs: object[] = []
  const record = (program: string, args: readonly string[], options: { readonly env: object }) => {
    started.push([program, ...args])
    envs.push(options.env)
    return Object.assign(new EventEmitter(), { unref: () => undefined })
  }
  const isOpen = openBrowser(link, { platform, env, spawn: record as unknown as typeof spawn })
  return { isOpen, started, envs }
}

test('asks the system to open the link, as one word', () => {
  expect(openOn('darwin').started).toEqual([['open', link]])
  expect(openOn('win32').started).toEqual([['rundll32', 'url.dll,FileProtocolHandler', link]])
  expect(openOn('linux', { DISPLAY: ':0' }).started).toEqual([['xdg-open', link]])
  expect(openOn('linux', { WAYLAND_DISPLAY: 'wayland-0' }).started).toEqual([['xdg-open', link]])
})

test('the browser does not get our keys', () => {
  const env = { DISPLAY: ':0', UNDERTITLE_API_KEY: 'k', UNDERTITLE_UPLOAD_TOKEN: 't', UNDERTITLE_HOME: '/h' }
  expect(openOn('linux', env).envs).toEqual([{ DISPLAY: ':0', UNDERTITLE_HOME: '/h' }])
})

test('starts nothing where there is no screen', () => {
  expect(openOn('linux')).toMatchObject({ isOpen: false, started: [] })
})

test('goes on without the program that opens links', async () => {
  const startMissing = ((_program: string, args: readonly string[], options: object) =>
    spawn('there-is-no-such-program', args, options)) as typeof spawn
  expect(openBrowser(link, { platform: 'linux', env: { DISPLAY: ':0' }, spawn: startMissing })).toBe(true)
  await new Promise((resolve) => setImmediate(resolve))
})
