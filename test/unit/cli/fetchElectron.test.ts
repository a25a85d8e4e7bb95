/** Fetching Electron with installers of our own: small programs that act as Electron's would. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fetchElectron, type FetchParts } from '../../../electron/cli/fetchElectron.ts'
import { tempFolder } from '../../support/tempFolder.ts'

/** Time passes as fast as the installer's own: a wait of 250 ms takes a few. */
function partsWith(installer: string, changed: Partial<FetchParts> = {}): FetchParts {
  const folder = tempFolder()
  const file = join(folder, 'install.mjs')
  writeFileSync(file, installer)
  return {
    installer: file,
    version: '45.4.1',
    homeFolder: join(folder, 'home'),
    env: process.env,
    spawn,
    wait: () => pause(20),
    nowMs: Date.now,
    status: () => undefined,
    signal: new AbortController().signal,
    ...changed,
  }
}

const download = `
  import { appendFileSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { setTimeout as wait } from 'node:timers/promises'
  for (let part = 0; part < 20; part += 1) {
    appendFileSync(tmpdir() + '/electron.zip', Buffer.alloc(1e6))
    await wait(20)
  }`

/** As Electron's installer does it: the download lands elsewhere when it is whole, and unpacking writes nothing here. */
const slowUnpacking = `
  import { rmSync, writeFileSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { setTimeout as wait } from 'node:timers/promises'
  writeFileSync(tmpdir() + '/electron.zip', Buffer.alloc(1e6))
  await wait(200)
  rmSync(tmpdir() + '/electron.zip')
  await wait(1_500)`

test('fetches while bytes arrive, says how far it is, and leaves nothing behind', async () => {
  const told: string[] = []
  const parts = partsWith(download, { status: (text) => told.push(text) })
  expect(await fetchElectron(parts)).toBe('fetched')
  expect(told.some((text) => /^Fetching Electron, once: \d+ MB$/.test(text))).toBe(true)
  expect(told.at(-1)).toBe('')
  expect(readdirSync(parts.homeFolder)).toEqual([])
})

test('a slow unpacking is never ended', async () => {
  const told: string[] = []
  // Each wait stands for 250 ms: unpacking takes 75 of them, the time of a minute of silence is over long before.
  const parts = partsWith(slowUnpacking, { status: (text) => told.push(text), wait: () => pause(5) })
  expect(await fetchElectron(parts)).toBe('fetched')
  expect(told).toContain('Unpacking Electron, once')
})

test('gives up where nothing arrives, and ends the installer', async () => {
  const parts = partsWith(`
    import { writeFileSync } from 'node:fs'
    process.on('exit', () => writeFileSync(import.meta.dirname + '/ran-on', ''))
    setTimeout(() => {}, 5_000)`)
  expect(await fetchElectron(parts)).toBe('failed')
  expect(existsSync(join(parts.homeFolder, '..', 'ran-on'))).toBe(false)
})

test('an installer that fails is a failure at once', async () => {
  let waits = 0
  const wait = async () => {
    waits += 1
    await pause(100)
  }
  expect(await fetchElectron(partsWith('process.exit(1)', { wait }))).toBe('failed')
  expect(waits).toBeLessThan(10)
})

test('a failed try is made again after an hour, and at once for another version', async () => {
  let nowMs = Date.now()
  const parts = partsWith('process.exit(1)', { nowMs: () => nowMs })
  expect(await fetchElectron(parts)).toBe('failed')
  nowMs += 50 * 60_000
  expect(await fetchElectron(parts)).toBe('just-failed')
  expect(await fetchElectron({ ...parts, version: '46.0.0' })).toBe('failed')
  nowMs += 20 * 60_000
  expect(await fetchElectron(parts)).toBe('failed')
})

test('a stop ends it, and the next start tries again', async () => {
  const stop = new AbortController()
  const parts = partsWith(download, { signal: stop.signal, status: () => stop.abort() })
  expect(await fetchElectron(parts)).toBe('failed')
  const { signal } = new AbortController()
  expect(await fetchElectron({ ...parts, signal, status: () => undefined })).toBe('fetched')
})
