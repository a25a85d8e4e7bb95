/** Newer versions in a whole host: what it says without an address and in web mode, and that the setting counts at once. */
import { expect, test } from 'vitest'
import { openUpdates } from '../../electron/desktop/updates/openUpdates.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { runHere } from '../support/programs/runHere.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startUpdateServer } from '../support/peers/updateServer.ts'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'

function desktopUpdates(address: string | null, isPackaged = true) {
  const done: string[] = []
  const app = {
    isPackaged,
    getVersion: () => '9.8.7',
    quit: () => void done.push('quit'),
    relaunch: () => void done.push('relaunch'),
    once: () => undefined,
  }
  const resources = tempFolder()
  const system = {
    platform: 'linux',
    arch: 'x64',
    env: {},
    execPath: join(resources, 'undertitle'),
    resources,
  } as const
  const squirrel = new EventEmitter()
  const net = { isOnline: () => true }
  return { done, ...openUpdates({ app, system, homeFolder: tempFolder(), net, squirrel, address }) }
}

test('without an address it says so, and a look by hand opens no socket', async () => {
  const { ask } = await openTestHost({ updates: desktopUpdates(null).source })
  expect(await ask('updates.state', {})).toMatchObject({ status: 'barred', bar: 'no_address', address: null })
  await expect(ask('updates.check', {})).rejects.toMatchObject({ code: 'input.invalid' })
})

test('a checkout does not look, whatever address it was built with', async () => {
  const server = await startUpdateServer()
  const { ask } = await openTestHost({ updates: desktopUpdates(server.url, false).source })
  expect(await ask('updates.state', {})).toMatchObject({ status: 'barred', bar: 'checkout' })
  await expect(ask('updates.check', {})).rejects.toMatchObject({ code: 'input.invalid' })
  expect(server.asked).toEqual([])
})

test('web mode does not look', async () => {
  const abilities = {
    kind: 'web',
    canDropFiles: false,
    canChooseFolder: false,
    canShowInFolder: false,
    hasFixedAddress: false,
  } as const
  const { ask } = await openTestHost({ abilities })
  expect(await ask('updates.state', {})).toMatchObject({ status: 'barred', bar: 'web' })
})

test('the setting is one of three, told by the command line and by the screens, and counts at once', async () => {
  const server = await startUpdateServer()
  const { ask, homeFolder, host } = await openTestHost({ updates: desktopUpdates(server.url).source })
  expect(await ask('updates.state', {})).toMatchObject({ status: 'idle', lookedAtMs: null })
  const { values } = await ask('settings.write', { key: 'updates.mode', value: 'off' })
  expect(values['updates.mode']).toBe('off')
  expect(await ask('updates.state', {})).toMatchObject({ status: 'off' })
  await expect(ask('settings.write', { key: 'updates.mode', value: 'yes' })).rejects.toThrow('notify, install, off')
  expect(server.asked).toEqual([])
  await host.close()
  const { stdout } = await runHere(['config', 'get', 'updates.mode', '--home', homeFolder])
  expect(stdout).toContain('off')
})

test('by hand the built-in https rule holds: an address of this machine without it is refused with a fault', async () => {
  const server = await startUpdateServer()
  const { ask, askUntil } = await openTestHost({ updates: desktopUpdates(server.url).source })
  await ask('updates.check', {})
  const state = await askUntil('updates.state', {}, ({ fault }) => fault !== null)
  expect(state).toMatchObject({ status: 'idle', fault: 'elsewhere', hold: 'linux' })
  expect(state.lookedAtMs).not.toBeNull()
  expect(server.asked).toEqual([])
})

test('the app ends as ever where nobody asked for the new version', () => {
  const { end, done } = desktopUpdates(null)
  end()
  expect(done).toEqual(['quit'])
})
