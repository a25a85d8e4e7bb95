/**
 * Electron's runtime, fetched by Electron's own installer: once per version and home, and given up after 2.5 s in which
 * nothing arrived, as on a closed network.
 */
import type { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutSecrets } from '../../shared/withoutSecrets.ts'
import { makePrivateFolder } from '../settings/home.ts'

export interface FetchParts {
  /** Electron's install.js. */
  readonly installer: string
  readonly version: string
  readonly homeFolder: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly spawn: typeof spawn
  readonly wait: (ms: number) => Promise<void>
  /** Shows how far it is; an empty text clears it. */
  readonly status: (text: string) => void
  readonly signal: AbortSignal
}

export type Fetched = 'fetched' | 'tried-before' | 'failed'

const lookEveryMs = 250
const firstBytesWithinMs = 2_500
const stalledAfterMs = 60_000

export async function fetchElectron(parts: FetchParts): Promise<Fetched> {
  const { homeFolder, version, status } = parts
  const mark = join(homeFolder, `electron-${version}-tried`)
  if (existsSync(mark)) return 'tried-before'
  makePrivateFolder(homeFolder)
  writeFileSync(mark, '')
  const scratch = mkdtempSync(join(homeFolder, 'electron-'))
  try {
    return (await install(parts, scratch)) ? 'fetched' : 'failed'
  } finally {
    status('')
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function install({ installer, env, spawn, wait, status, signal }: FetchParts, scratch: string): Promise<boolean> {
  // What it downloads goes through the temporary folder first: that tells whether anything arrives.
  const places = { TMPDIR: scratch, TEMP: scratch, TMP: scratch, ELECTRON_GET_NO_PROGRESS: '1' }
  const child = spawn(process.execPath, [installer], { env: { ...withoutSecrets(env), ...places }, stdio: 'ignore' })
  let code: number | null | undefined
  child.once('exit', (exitCode) => (code = exitCode))
  child.once('error', () => (code = null))
  let [size, quietMs] = [0, 0]
  while (code === undefined) {
    await wait(lookEveryMs)
    const now = sizeBelow(scratch)
    quietMs = now === size ? quietMs + lookEveryMs : 0
    size = now
    if (signal.aborted || quietMs >= (size === 0 ? firstBytesWithinMs : stalledAfterMs)) {
      child.kill()
      return false
    }
    if (size > 0) status(`Fetching Electron, once: ${Math.round(size / 1e6)} MB`)
  }
  return code === 0
}

/** Files come and go while the installer works. */
function sizeBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + sizeOf(join(entry.parentPath, entry.name)), 0)
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
