import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { browserCommand, openBrowser } from '../../../../electron/cli/start/openBrowser.ts'

const page = '/home/a user/undertitle-0.html'

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
  const command = browserCommand(platform, env)
  const isStarted = command && (await openBrowser(command, page, { env, spawn: record as unknown as typeof spawn }))
  return { isStarted, started, envs }
}

test.each([
  ['darwin', {}, ['open', page]],
  ['win32', {}, ['rundll32', 'url.dll,FileProtocolHandler', page]],
  ['linux', { DISPLAY: ':0' }, ['xdg-open', page]],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', page]],
] as const)('asks the system to open the page, as one word (%s %j)', async (platform, env, command) => {
  expect(await openOn(platform, env)).toMatchObject({ isStarted: true, started: [command] })
})

test('the browser does not get our keys', async () => {
  const env = { DISPLAY: ':0', UNDERTITLE_API_KEY: 'k', UNDERTITLE_UPLOAD_TOKEN: 't', UNDERTITLE_HOME: '/h' }
  expect((await openOn('linux', env)).envs).toEqual([{ DISPLAY: ':0', UNDERTITLE_HOME: '/h' }])
})

test('starts nothing where there is no screen', async () => {
  expect(await openOn('linux')).toMatchObject({ isStarted: null, started: [] })
})

test('tells that the program which opens pages is missing', async () => {
  const startMissing = ((_program: string, args: readonly string[], options: object) =>
    spawn('there-is-no-such-program', args, options)) as typeof spawn
  expect(await openBrowser(['xdg-open'], page, { env: { DISPLAY: ':0' }, spawn: startMissing })).toBe(false)
})
