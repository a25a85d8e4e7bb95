/**
 * Electron's runtime, fetched by Electron's own installer. It is given up where nothing arrives, as on a closed network, and
 * where a download stands still; unpacking takes as long as it takes. A try that failed is made again after an hour.
 */
import type { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutSecrets } from '../../../shared/text/withoutSecrets.ts'
import type { Clock } from '../../../node/clock.ts'
import { makePrivateFolder } from '../../settings/dataFolder.ts'
import type { Terminal } from '../terminal.ts'

export interface FetchParts {
  /** Electron's install.js. */
  readonly installer: string
  readonly version: string
  readonly homeFolder: string
  /** Its status shows how far it is. */
  readonly terminal: Pick<Terminal, 'env' | 'status' | 'signal'>
  readonly spawn: typeof spawn
  readonly clock: Pick<Clock, 'nowMs' | 'wait'>
}

/** 'just-failed': the last try is so young that another one was not made. */
export type Fetched = 'fetched' | 'failed' | 'just-failed'

const checkEveryMs = 250
const firstBytesWithinMs = 5_000
const stalledAfterMs = 60_000
const nextTryAfterMs = 3_600_000

export async function fetchElectron(parts: FetchParts): Promise<Fetched> {
  const { homeFolder, version, clock } = parts
  const { status, signal } = parts.terminal
  makePrivateFolder(homeFolder)
  const mark = join(homeFolder, `electron-${version}-failed`)
  if (isYoung(mark, clock.nowMs())) return 'just-failed'
  const scratch = mkdtempSync(join(homeFolder, 'electron-'))
  try {
    if (await install(parts, scratch)) {
      rmSync(mark, { force: true })
      return 'fetched'
    }
    // Whoever stopped it will want it next time.
    if (!signal.aborted) writeFileSync(mark, '')
    return 'failed'
  } finally {
    status('')
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** A mark of the future, made before the clock was set right, bars nothing. */
function isYoung(mark: string, nowMs: number): boolean {
  const madeMs = statSync(mark, { throwIfNoEntry: false })?.mtimeMs
  return madeMs !== undefined && Math.abs(nowMs - madeMs) < nextTryAfterMs
}

async function install(parts: FetchParts, scratch: string): Promise<boolean> {
  const { installer, spawn, clock } = parts
  const { env, status, signal } = parts.terminal
  // What it downloads goes through the temporary folder first: that tells whether anything arrives.
  const places = { TMPDIR: scratch, TEMP: scratch, TMP: scratch, ELECTRON_GET_NO_PROGRESS: '1' }
  const child = spawn(process.execPath, [installer], { env: { ...withoutSecrets(env), ...places }, stdio: 'ignore' })
  let code: number | null | undefined
  child.once('exit', (exitCode) => (code = exitCode))
  child.once('error', () => (code = null))
  let progress: Progress = { phase: 'asking', size: 0, quietMs: 0 }
  while (code === undefined) {
    await clock.wait(checkEveryMs)
    progress = progressOf(progress, sizeBelow(scratch))
    if (signal.aborted || isStuck(progress)) {
      child.kill()
      return false
    }
    status(statusOf(progress))
  }
  return code === 0
}

interface Progress {
  /** The installer moves the finished download out of the temporary folder: from then on it unpacks. */
  readonly phase: 'asking' | 'downloading' | 'unpacking'
  readonly size: number
  readonly quietMs: number
}

function progressOf(before: Progress, size: number): Progress {
  const hasShrunk = size < before.size
  if (before.phase === 'unpacking' || hasShrunk) return { phase: 'unpacking', size, quietMs: 0 }
  const phase = size > 0 ? 'downloading' : 'asking'
  return { phase, size, quietMs: size === before.size ? before.quietMs + checkEveryMs : 0 }
}

function isStuck({ phase, quietMs }: Progress): boolean {
  if (phase === 'unpacking') return false
  return quietMs >= (phase === 'asking' ? firstBytesWithinMs : stalledAfterMs)
}

function statusOf({ phase, size }: Progress): string {
  if (phase === 'asking') return 'Looking for Electron, which draws the window'
  return phase === 'unpacking' ? 'Unpacking Electron, once' : `Fetching Electron, once: ${Math.round(size / 1e6)} MB`
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
