import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { openBrowser } from '../../../electron/cli/openBrowser.ts'

const link = 'http://127.0.0.1:4000/#code=abc'

/** What was started, and with what. */
async function openOn(platform: NodeJS.Platform, env: Readonly<Record<string, string>> = {}) {
  const started: string[][] = []
  const envs: object[] = []
  const record = (program: string, args: readonly string[], options: { readonly env: object }) => {
    started.push([program, ...args])
    envs.push(options.env)
    const child = Object.assign(new EventEmitter(), { unref: () => undefined })
    setImmediate(() => child.emit('spawn'))
    return child
  }
  const problem = await openBrowser(link, { platform, env, spawn: record as unknown as typeof spawn })
  return { problem, started, envs }
}

test.each([
  ['darwin', {}, ['open', link]],
  ['win32', {}, ['rundll32', 'url.dll,FileProtocolHandler', link]],
  ['linux', { DISPLAY: ':0' }, ['xdg-open', link]],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', link]],
] as const)('asks the system to open the link, as one word (%s %j)', async (platform, env, command) => {
  expect(await openOn(platform, env)).toMatchObject({ problem: null, started: [command] })
})

test('the browser does not get our keys', async () => {
  const env = { DISPLAY: ':0', UNDERTITLE_API_KEY: 'k', UNDERTITLE_UPLOAD_TOKEN: 't', UNDERTITLE_HOME: '/h' }
  expect((await openOn('linux', env)).envs).toEqual([{ DISPLAY: ':0', UNDERTITLE_HOME: '/h' }])
})

test('starts nothing where there is no screen, and says so', async () => {
  const problem = 'There is no screen here to open a browser on. Open the link above yourself.'
  expect(await openOn('linux')).toMatchObject({ problem, started: [] })
})

test('without the program that opens links it says so', async () => {
  const startMissing = ((_program: string, args: readonly string[], options: object) =>
    spawn('there-is-no-such-program', args, options)) as typeof spawn
  const problem = await openBrowser(link, { platform: 'linux', env: { DISPLAY: ':0' }, spawn: startMissing })
  expect(problem).toBe('No browser was opened: xdg-open cannot be run here. Open the link above yourself.')
})
