/** The command line as users run it: built, started as a process of its own, with the time of every event it tells. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { builtFolder, startFlags } from './built.ts'

export interface ToldRun {
  readonly events: readonly ToldEvent[]
  /** From the start of the process to its end. */
  readonly ms: number
  readonly peakMb: number
}

/** One line of JSON. */
export interface ToldEvent {
  /** Since the process was started. */
  readonly atMs: number
  readonly event?: string
  readonly written?: number
  readonly downloads?: number
  readonly spent?: { readonly search: number; readonly downloads: number }
}

/** Runs inside the program: its peak memory is known only to itself. */
const tellPeak = new URL('work/tellPeak.mjs', import.meta.url).href

/** @throws Error with what the process complained of, where it ended worse than with files left out */
export async function toldRun(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<ToldRun> {
  const startedMs = performance.now()
  const options = [...startFlags, '--import', tellPeak]
  const child = spawn(process.execPath, [...options, resolve(builtFolder, 'cli.js'), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const events: ToldEvent[] = []
  createInterface(child.stdout).on('line', (line) => {
    events.push({ ...(JSON.parse(line) as object), atMs: performance.now() - startedMs })
  })
  const [complaints] = await Promise.all([text(child.stderr), once(child, 'close')])
  const ms = performance.now() - startedMs
  if ((child.exitCode ?? 3) > 1) throw new Error(`${args[0] ?? ''} failed: ${complaints.slice(-600)}`)
  return { events, ms, peakMb: Number(/peak ([\d.]+)$/.exec(complaints)?.[1]) }
}
