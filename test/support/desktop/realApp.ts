/** The app in its real window, held by Playwright: its page, its main process, its end. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { _electron, type ElectronApplication, type Page } from 'playwright'
import type { Bridge } from '../../../shared/contract/program/bridge.ts'

declare const window: { readonly appBridge: Bridge }

export interface Start {
  /** What is to be started with `args`. */
  readonly launcher: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

export interface RealApp {
  readonly home: string
  readonly page: Page
  readonly child: ChildProcess
  /** Runs a function in the main process: it sees nothing but Electron and what it is given. */
  readonly evaluate: ElectronApplication['evaluate']
  /** Asks the host through the preload script's bridge. @throws what the host refused */
  call(name: string, input?: unknown): Promise<unknown>
  /** Paths of the library's folders. */
  folders(): Promise<readonly string[]>
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
  /** As the menu does. */
  quit(): Promise<number | string | null>
  /** For the end of a test, whatever came of the app. */
  kill(): Promise<void>
}

export async function launchReal(home: string, { launcher, args, env }: Start): Promise<RealApp> {
  // Playwright would leave the sandbox out.
  const launched = await _electron.launch({ executablePath: launcher, args: [...args], env, chromiumSandbox: true })
  const child = launched.process()
  const ended = endOf(child)
  let said = ''
  child.stderr?.on('data', (data: Buffer) => (said += data.toString()))
  const page = await Promise.race([
    firstPage(launched),
    ended.then((code) => {
      throw new Error(`The app ended with ${code ?? 'nothing'} before its window was there: ${said.slice(-2_000)}`)
    }),
  ])
  const call = (name: string, input: unknown = {}) => ask(page, name, input)
  return {
    home,
    page,
    child,
    evaluate: launched.evaluate.bind(launched),
    call,
    async folders() {
      const { folders } = (await call('library.state')) as { readonly folders: readonly { readonly path: string }[] }
      return folders.map(({ path }) => path)
    },
    ended,
    async quit() {
      // The answer may not arrive any more.
      launched.evaluate(({ app }) => app.quit()).catch(() => undefined)
      return ended
    },
    async kill() {
      if (child.exitCode === null && child.signalCode === null) killGroup(child)
      await ended
    },
  }
}

/** Resolves with the exit code, or the signal that ended it. */
export function endOf(child: ChildProcess): Promise<number | string | null> {
  return once(child, 'exit').then(([code, signal]) => (signal ?? code) as number | string | null)
}

/** With the processes of its pages: Playwright starts each app as a group of its own, and so does `startBare`. */
export function killGroup(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}

async function firstPage(launched: ElectronApplication): Promise<Page> {
  const page = await launched.firstWindow({ timeout: 60_000 })
  await page.waitForFunction(() => 'appBridge' in window)
  return page
}

async function ask(page: Page, name: string, input: unknown): Promise<unknown> {
  const reply = await page.evaluate(([asked, given]) => window.appBridge.call(asked as string, given), [name, input])
  if (!reply.ok) throw new Error(`${name}: ${reply.error.message}`)
  return reply.value
}
