/** The command line as users run it: built, started as a process of its own, with the time of every event it tells. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

export interface BuiltProgram {
  /** The thread that scans a folder. */
  readonly scanWorker: string
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<ToldRun>
  remove(): void
}

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

export async function buildProgram(): Promise<BuiltProgram> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  // Inside node_modules, so that the packages that stay packages are found.
  const outDir = resolve(root, 'node_modules', '.cache', `undertitle-bench-${process.pid}`)
  await build({ root, configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } })
  return {
    scanWorker: pathToFileURL(resolve(outDir, 'scanWorker.js')).href,
    run: (args, env = {}) => run([resolve(outDir, 'cli.js'), ...args], env),
    remove() {
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

export interface BuiltWork {
  /** For `runWork`. */
  readonly url: string
  remove(): void
}

/** A piece of work as it is built: what Node needs to run TypeScript takes 40 MB, which are not the program's. */
export async function buildWork(name: string): Promise<BuiltWork> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const outDir = resolve(root, 'node_modules', '.cache', `undertitle-bench-${name}-${process.pid}`)
  const entry = fileURLToPath(new URL(`work/${name}.ts`, import.meta.url))
  const ssr = { noExternal: true, target: 'node' } as const
  const output = { entryFileNames: '[name].js' }
  const options = { ssr: entry, target: 'node24', outDir, emptyOutDir: true, rolldownOptions: { output } }
  await build({ root, configFile: false, logLevel: 'error', ssr, build: options })
  return {
    url: pathToFileURL(resolve(outDir, `${name}.js`)).href,
    remove() {
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

async function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<ToldRun> {
  const startedMs = performance.now()
  const child = spawn(process.execPath, ['--import', tellPeak, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const events: ToldEvent[] = []
  createInterface(child.stdout).on('line', (line) => {
    events.push({ ...(JSON.parse(line) as object), atMs: performance.now() - startedMs })
  })
  const [complaints] = await Promise.all([text(child.stderr), once(child, 'close')])
  const ms = performance.now() - startedMs
  if ((child.exitCode ?? 3) > 1) throw new Error(`${args[1] ?? ''} failed: ${complaints.slice(-600)}`)
  return { events, ms, peakMb: Number(/peak ([\d.]+)$/.exec(complaints)?.[1]) }
}
