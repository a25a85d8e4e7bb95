/** Fetching Electron with installers of our own: small programs that act as Electron's would. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fetchElectron, type FetchParts } from '../../../../electron/cli/start/fetchElectron.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

interface Changed extends Partial<FetchParts['terminal']>, Partial<FetchParts['clock']> {
  readonly spawn?: typeof spawn
}

/** A wait of 250 ms takes a few. */
function partsWith(installer: string, { spawn: start = spawn, ...changed }: Changed = {}): FetchParts {
  const folder = tempFolder()
  const file = join(folder, 'install.mjs')
  writeFileSync(file, installer)
  return {
    installer: file,
    version: '45.4.1',
    homeFolder: join(folder, 'home'),
    spawn: start,
    ...surroundings(changed),
  }
}

function surroundings({
  env = process.env,
  status = () => undefined,
  signal = new AbortController().signal,
  wait = () => pause(20),
  nowMs = Date.now,
}: Changed): Pick<FetchParts, 'terminal' | 'clock'> {
  return { terminal: { env, status, signal }, clock: { nowMs, wait } }
}

const download = `
  import { appendFileSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { setTimeout as wait } from 'node:timers/promises'
  for (let part = 0; part < 20; part += 1) {
    appendFileSync(tmpdir() + '/electron.zip', Buffer.alloc(1e6))
    await wait(20)
  }`

/** Time begins with the first bytes: how soon a process starts is this machine's matter. */
const afterFirstBytes = (homeFolder: string) => async () => {
  const hasBytes = () =>
    readdirSync(homeFolder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.zip'))
  while (!hasBytes()) await pause(5)
  await pause(20)
}

/**
 * As Electron's installer does it: the download lands elsewhere when it is whole, and unpacking writes nothing here.
 * It goes from step to step as it is told, and tells where it stands.
 */
const slowUnpacking = `
  import { existsSync, rmSync, writeFileSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { setTimeout as wait } from 'node:timers/promises'
  const note = (name) => import.meta.dirname + '/' + name
  const told = async (name) => { while (!existsSync(note(name))) await wait(5) }
  writeFileSync(tmpdir() + '/electron.zip', Buffer.alloc(1e6))
  writeFileSync(note('downloaded'), '')
  await told('unpack')
  rmSync(tmpdir() + '/electron.zip')
  writeFileSync(note('unpacking'), '')
  await told('finish')`

test('fetches while bytes arrive, says how far it is, and leaves nothing behind', async () => {
  const told: string[] = []
  const parts = partsWith(download, { status: (text) => told.push(text) })
  expect(await fetchElectron({ ...parts, clock: { ...parts.clock, wait: afterFirstBytes(parts.homeFolder) } })).toBe(
    'fetched',
  )
  expect(told.some((text) => /^Fetching Electron, once: \d+ MB$/.test(text))).toBe(true)
  expect(told.at(-1)).toBe('')
  expect(readdirSync(parts.homeFolder)).toEqual([])
})

test('a slow unpacking is never ended', async () => {
  const parts = partsWith(slowUnpacking)
  const note = (name: string) => join(parts.homeFolder, '..', name)
  let step = 'downloaded'
  // Each wait stands for 250 ms: unpacking takes 300 of them, longer than the minute of silence that ends a download.
  let unpackingWaits = 0
  const wait = async () => {
    while (!existsSync(note(step))) await pause(5)
    await pause(1)
  }
  const status = (text: string) => {
    if (text.startsWith('Fetching')) {
      writeFileSync(note('unpack'), '')
      step = 'unpacking'
    }
    if (text === 'Unpacking Electron, once' && (unpackingWaits += 1) === 300) writeFileSync(note('finish'), '')
  }
  expect(await fetchElectron({ ...parts, ...surroundings({ wait, status }) })).toBe('fetched')
  expect(unpackingWaits).toBeGreaterThanOrEqual(300)
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
  let installer: ChildProcess | undefined
  let waits = 0
  const wait = async () => {
    waits += 1
    if (installer?.exitCode === null) await once(installer, 'exit')
  }
  const start = ((...order: Parameters<typeof spawn>) => (installer = spawn(...order))) as typeof spawn
  expect(await fetchElectron(partsWith('process.exit(1)', { wait, spawn: start }))).toBe('failed')
  expect(waits).toBe(1)
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
  const wait = afterFirstBytes(parts.homeFolder)
  expect(await fetchElectron({ ...parts, ...surroundings({ wait }) })).toBe('fetched')
})
