/** Starting the window with runtimes of our own: small programs in Electron's place. */
import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { findElectron } from '../../../../electron/cli/start/electronRuntime.ts'
import { startDesktop, type DesktopParts } from '../../../../electron/cli/start/startDesktop.ts'
import { noLog } from '../../../../electron/log/createLog.ts'
import type { Terminal } from '../../../../electron/cli/terminal.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'
import { systemClock } from '../../../../node/clock.ts'

function terminalWith(changed: Partial<Terminal> = {}): Terminal {
  return {
    stdout: () => undefined,
    stderr: () => undefined,
    status: () => undefined,
    isTerminal: false,
    columns: undefined,
    readInput: async () => '',
    ask: null,
    cwd: tempFolder(),
    env: { PATH: process.env['PATH'] },
    signal: new AbortController().signal,
    log: noLog,
    ...changed,
  }
}

function runtimeThat(script: string, changed: Partial<DesktopParts> = {}) {
  const folder = tempFolder()
  const runtime = join(folder, 'electron')
  writeFileSync(runtime, `#!/bin/sh\n${script.replaceAll('HERE', folder)}\n`)
  chmodSync(runtime, 0o755)
  const electron = { version: '45.4.1', installer: join(folder, 'install.js'), runtime: () => runtime }
  const parts: DesktopParts = {
    electron,
    root: '/the/app',
    homeFolder: '/the/home',
    spawn,
    clock: { ...systemClock, monotonicMs: () => 0 },
    platform: 'darwin',
    isRoot: false,
    ...changed,
  }
  return { parts, note: () => readFileSync(join(folder, 'note'), 'utf8') }
}

const onPosix = test.skipIf(process.platform === 'win32')

onPosix('starts the app of the package in the home, as Electron and not as Node', async () => {
  const { parts, note } = runtimeThat('echo "$1 $UNDERTITLE_HOME ${ELECTRON_RUN_AS_NODE-unset}" > HERE/note')
  const terminal = terminalWith({ env: { PATH: process.env['PATH'], ELECTRON_RUN_AS_NODE: '1' } })
  expect(await startDesktop(parts, terminal)).toEqual({ kind: 'ended', code: 0 })
  expect(note()).toBe('/the/app /the/home unset\n')
})

onPosix('an app that cannot work says so itself: no page is opened after it', async () => {
  expect(await startDesktop(runtimeThat('exit 3').parts, terminalWith())).toEqual({ kind: 'ended', code: 3 })
})

onPosix('a window that fails at once is none, one that fails later has been one', async () => {
  const absent = await startDesktop(runtimeThat('exit 1').parts, terminalWith())
  expect(absent).toMatchObject({ kind: 'absent', reason: expect.stringContaining('ended with 1') as string })
  const times = [0, 60_000]
  const crashed = runtimeThat('exit 1', { clock: { ...systemClock, monotonicMs: () => times.shift() ?? 0 } })
  expect(await startDesktop(crashed.parts, terminalWith())).toEqual({ kind: 'ended', code: 3 })
})

onPosix('a stop ends the window', async () => {
  const stop = new AbortController()
  const { parts } = runtimeThat('exec sleep 30')
  const end = startDesktop(parts, terminalWith({ signal: stop.signal }))
  setImmediate(() => stop.abort())
  expect(await end).toEqual({ kind: 'ended', code: 0 })
})

test.each([
  ['without a screen', {}, false, 'There is no screen here'],
  ['for root', { DISPLAY: ':0' }, true, 'does not open for root'],
])('%s nothing is fetched or started on Linux, and the reason is said', async (_where, env, isRoot, reason) => {
  const started: string[] = []
  const { parts } = runtimeThat('exit 0', {
    platform: 'linux',
    isRoot,
    spawn: ((program: string) => started.push(program)) as never,
  })
  expect(await startDesktop(parts, terminalWith({ env }))).toEqual({
    kind: 'absent',
    reason: expect.stringContaining(reason) as string,
  })
  expect(started).toEqual([])
})

onPosix('a window opens on Linux where there is a screen', async () => {
  const { parts } = runtimeThat('exit 0', { platform: 'linux' })
  const env = { PATH: process.env['PATH'], WAYLAND_DISPLAY: 'wayland-0' }
  expect(await startDesktop(parts, terminalWith({ env }))).toEqual({ kind: 'ended', code: 0 })
})

/** As Electron resolves the folder that it is started with: `Module._resolveFilename` of the folder itself. */
test('Electron finds the built main script in the folder that npm start names', () => {
  const root = tempFolder()
  cpSync('package.json', join(root, 'package.json'))
  cpSync(dirname(inject('program')), join(root, 'dist'), { recursive: true })
  const main = createRequire(join(root, 'any.js')).resolve(root)
  expect(main).toBe(join(realpathSync(root), 'dist', 'main.js'))
})

onPosix('where Chromium finds no namespaces the window opens behind the filter alone, and that is said', async () => {
  const said: string[] = []
  const { parts, note } = runtimeThat('echo "$@" >> HERE/note; [ $# -gt 1 ] || kill -TRAP $$', { platform: 'linux' })
  const env = { PATH: process.env['PATH'], DISPLAY: ':0' }
  const terminal = terminalWith({ env, stderr: (line) => void said.push(line) })
  expect(await startDesktop(parts, terminal)).toEqual({ kind: 'ended', code: 0 })
  expect(note()).toBe('/the/app\n/the/app --no-sandbox\n')
  expect(said.join()).toContain('no namespaces')
})

test('says when Electron is not installed', async () => {
  const { parts } = runtimeThat('', { electron: null })
  expect(await startDesktop(parts, terminalWith())).toEqual({
    kind: 'absent',
    reason: 'Electron is not installed here.',
  })
})

test('finds the package and no runtime in an empty place', () => {
  const found = findElectron(import.meta.url, { ELECTRON_OVERRIDE_DIST_PATH: tempFolder() }, 'linux')
  expect(found?.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(existsSync(found?.installer ?? '')).toBe(true)
  expect(found?.runtime()).toBe(null)
})

test('finds no package from where there is none', () => {
  expect(findElectron(join(tempFolder(), 'main.js'), {}, 'linux')).toBe(null)
})
