/** Starts the built desktop app: on Electron's own binary where there is one, else on the stand-in. One handle for both. */
import { _electron } from 'playwright'
import type { DesktopApp, LaunchOptions } from './desktopApp.ts'
import { dropOn } from './dropOn.ts'
import { findElectron } from './findElectron.ts'
import { launchStandIn } from './launchStandIn.ts'

export function launchDesktop(options: LaunchOptions): Promise<DesktopApp> {
  const binary = findElectron()
  return binary === null ? launchStandIn(options) : launchElectron(binary, options)
}

async function launchElectron(binary: string, { app, home, paths = [] }: LaunchOptions): Promise<DesktopApp> {
  const launched = await _electron.launch({
    executablePath: binary,
    // Root has no sandbox to give; only tests run so.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), app, ...paths],
    env: { ...process.env, UNDERTITLE_HOME: home },
  })
  const child = launched.process()
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    isStandIn: false,
    async window(index) {
      while (launched.windows().length <= index) await launched.waitForEvent('window')
      return launched.windows()[index]!
    },
    evaluate: (work, value = '') => launched.evaluate(work as never, value),
    drop: dropOn,
    exitCode,
    async quit() {
      await launched.evaluate(({ app: electronApp }) => electronApp.quit())
      return exitCode
    },
  }
}
