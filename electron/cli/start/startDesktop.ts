/** Opens the desktop window in Electron and waits for its end; where that cannot be, says why. */
import type { spawn } from 'node:child_process'
import type { Clock } from '../../../node/clock.ts'
import type { ElectronPackage } from './electronRuntime.ts'
import { fetchElectron } from './fetchElectron.ts'
import type { ExitCode, Terminal } from '../terminal.ts'

export interface DesktopParts {
  /** null where the package is not installed. */
  readonly electron: ElectronPackage | null
  /** Folder of the app's package. */
  readonly root: string
  readonly homeFolder: string
  readonly spawn: typeof spawn
  readonly clock: Pick<Clock, 'nowMs' | 'monotonicMs' | 'wait'>
  readonly platform: NodeJS.Platform
  /** The user is root, whom Electron's sandbox does not serve. */
  readonly isRoot: boolean
}

export type DesktopEnd =
  | { readonly kind: 'ended'; readonly code: ExitCode }
  /** A sentence: why there is no window. */
  | { readonly kind: 'absent'; readonly reason: string }

/** A window that ends with a failure sooner than this has never opened. */
const openedAfterMs = 10_000

export async function startDesktop(parts: DesktopParts, terminal: Terminal): Promise<DesktopEnd> {
  const runtime = await runtimeOf(parts, terminal)
  if (terminal.signal.aborted) return { kind: 'ended', code: 130 }
  return 'reason' in runtime ? { kind: 'absent', ...runtime } : runWindow(runtime.path, parts, terminal)
}

type Runtime = { readonly path: string } | { readonly reason: string }

async function runtimeOf(parts: DesktopParts, terminal: Terminal): Promise<Runtime> {
  const { electron, homeFolder, spawn, clock } = parts
  const reason = reasonAgainstWindow(parts, terminal)
  if (reason !== null) return { reason }
  if (!electron) return { reason: 'Electron is not installed here.' }
  const present = electron.runtime()
  if (present !== null) return { path: present }
  const { installer, version } = electron
  const fetched = await fetchElectron({ installer, version, homeFolder, terminal, spawn, clock })
  const path = electron.runtime()
  if (path !== null) return { path }
  const why =
    fetched === 'just-failed'
      ? 'could not be fetched within the last hour.'
      : 'could not be fetched: is this machine on the internet?'
  return { reason: `Electron's runtime is not here and ${why} To have the desktop window, run: npx install-electron` }
}

/** Known before anything is fetched or started. */
function reasonAgainstWindow({ platform, isRoot }: DesktopParts, { env }: Terminal): string | null {
  if (platform !== 'linux') return null
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY'])
    return 'There is no screen here for a window (neither DISPLAY nor WAYLAND_DISPLAY is set).'
  return isRoot ? 'The desktop window does not open for root, whom its sandbox does not protect.' : null
}

async function runWindow(runtime: string, parts: DesktopParts, terminal: Terminal): Promise<DesktopEnd> {
  const { root, clock, platform } = parts
  const { signal } = terminal
  const startedMs = clock.monotonicMs()
  let end = await runOnce(runtime, [root], parts, terminal)
  if (platform === 'linux' && end.signal === 'SIGTRAP' && !signal.aborted) {
    // Chromium ends so, before the app's first line, where the system lends it no namespaces. The app keeps the rest of the
    // sandbox with this switch, and looks whether it does (pageSandbox.ts).
    terminal.stderr('This system lends the window no namespaces of its own: its page is kept apart by a filter alone.')
    end = await runOnce(runtime, [root, '--no-sandbox'], parts, terminal)
  }
  const { code } = end
  if (signal.aborted) return { kind: 'ended', code: 0 }
  if (code === 0 || code === 3) return { kind: 'ended', code }
  if (clock.monotonicMs() - startedMs >= openedAfterMs) return { kind: 'ended', code: 3 }
  return {
    kind: 'absent',
    reason: `Electron is here, but its window did not open (it ended with ${code ?? end.signal ?? 'an error'}).`,
  }
}

interface ProcessEnd {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

async function runOnce(
  runtime: string,
  args: readonly string[],
  { homeFolder, spawn }: DesktopParts,
  { env, signal }: Terminal,
): Promise<ProcessEnd> {
  // Electron's own words are messages, not results: both of its outputs go where messages go.
  const child = spawn(runtime, args, { env: windowEnv(env, homeFolder), stdio: ['inherit', 2, 2] })
  const stop = () => void child.kill()
  signal.addEventListener('abort', stop)
  const end = await new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, endedBy) => resolve({ code, signal: endedBy }))
    child.once('error', () => resolve({ code: null, signal: null }))
  })
  signal.removeEventListener('abort', stop)
  return end
}

/** Started from another Electron app's terminal, the runtime would be told to be plain Node. */
function windowEnv(env: Terminal['env'], homeFolder: string): NodeJS.ProcessEnv {
  return { ...env, ELECTRON_RUN_AS_NODE: undefined, UNDERTITLE_HOME: homeFolder }
}
