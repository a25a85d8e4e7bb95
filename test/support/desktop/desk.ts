/** A place to try the real app at: a screen, folders that the app may write to, and ways to start it there. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startBare, type BareApp } from './bareApp.ts'
import type { DesktopRuntime } from './desktopRuntime.ts'
import { createHands, type Hands } from './hands.ts'
import { giveToApp, launcherOf } from './launcher.ts'
import { makePackagedTwin } from './packagedTwin.ts'
import { launchReal, type RealApp, type Start } from './realApp.ts'
import { openScreen } from './screen.ts'

export interface StartOptions {
  /** A new one unless named. */
  readonly home?: string
  readonly paths?: readonly string[]
  readonly switches?: readonly string[]
}

export interface Desk {
  readonly runtime: DesktopRuntime
  /** On Linux with xdotool only. */
  readonly hands: Hands
  /** A new folder that the app may write to, with empty files of these names. */
  readonly makeFolder: (...names: readonly string[]) => string
  /** Starts the app and waits for its page. Whoever calls it ends the app. */
  launch(options?: StartOptions): Promise<RealApp>
  /** The same for one test, killed when that ends. */
  open(options?: StartOptions): Promise<RealApp>
  /** Starts the app with nobody attached; killed when the test ends. */
  readonly start: (options?: StartOptions) => BareApp
  /** The same as a package has it: Electron under the app's name, the app among its resources. */
  startPackaged(options?: StartOptions): BareApp
  close(): Promise<void>
}

/** Texts in English; no graphics card, which a screen in memory does not have. */
const usualSwitches = ['--lang=en-US', '--disable-gpu']

export async function openDesk(runtime: DesktopRuntime): Promise<Desk> {
  const screen = await openScreen()
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-desktop-'))
  chmodSync(folder, 0o755)
  const user = makeUser(folder)
  const env = { ...envOf(user), ...screen.env }
  let made = 0

  function makeFolder(...names: readonly string[]): string {
    const path = join(folder, `folder-${(made += 1)}`)
    mkdirSync(path)
    giveToApp(path)
    for (const name of names) {
      writeFileSync(join(path, name), '')
      giveToApp(join(path, name))
    }
    return path
  }

  function startOf({ home, paths = [], switches = [] }: StartOptions, app: string | null, program: string): Start {
    return {
      launcher: launcherOf(program, folder),
      args: [...usualSwitches, ...switches, ...(app === null ? [] : [app]), ...paths],
      env: { ...env, UNDERTITLE_HOME: home ?? makeFolder() },
    }
  }

  function launch(options: StartOptions = {}): Promise<RealApp> {
    const home = options.home ?? makeFolder()
    return launchReal(home, startOf({ ...options, home }, runtime.app, runtime.program))
  }

  function start(options: StartOptions, app: string | null, program: string): BareApp {
    const bare = startBare(startOf(options, app, program))
    onTestFinished(() => bare.kill())
    return bare
  }

  return {
    runtime,
    hands: createHands(screen),
    makeFolder,
    launch,
    async open(options) {
      const app = await launch(options)
      onTestFinished(() => app.kill())
      return app
    },
    start: (options = {}) => start(options, runtime.app, runtime.program),
    startPackaged: (options = {}) => start(options, null, makePackagedTwin(runtime, join(folder, 'packaged'))),
    async close() {
      await screen.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function makeUser(folder: string): string {
  const user = join(folder, 'user')
  for (const path of [user, join(user, 'run')]) {
    mkdirSync(path, { mode: 0o700 })
    giveToApp(path)
  }
  return user
}

/** The user's own environment, without what would change how Electron starts or where the app keeps its data. */
function envOf(user: string): Readonly<Record<string, string>> {
  const isOurs = (name: string) => /^(NODE_|ELECTRON_|UNDERTITLE_|VITEST|XDG_|LC_|TEST$|DEV$|PROD$|MODE$)/.test(name)
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || isOurs(name) ? [] : [[name, value]],
  )
  const folders = process.platform === 'linux' ? { HOME: user, XDG_RUNTIME_DIR: join(user, 'run') } : {}
  return { ...(Object.fromEntries(own) as Record<string, string>), ...folders, LANG: 'C.UTF-8', LANGUAGE: 'en' }
}
