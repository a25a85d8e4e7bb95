/** Looks for Electron: the package, its version, and the runtime that its installer brings. Starts nothing. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface ElectronPackage {
  readonly version: string
  readonly installer: string
  /** The runtime's executable, or null while it is not there. Looks anew each time. */
  runtime(): string | null
}

/** `from`: the module that asks. null where the package is not installed. */
export function findElectron(
  from: string,
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): ElectronPackage | null {
  const folder = packageFolder(from)
  if (folder === null) return null
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string }
  return {
    version,
    installer: join(folder, 'install.js'),
    runtime() {
      const elsewhere = env['ELECTRON_OVERRIDE_DIST_PATH']
      // The installer writes this file last: without it the runtime is not whole.
      if (!elsewhere && !existsSync(join(folder, 'path.txt'))) return null
      const path = join(elsewhere || join(folder, 'dist'), executableOn(platform))
      return existsSync(path) ? path : null
    },
  }
}

function packageFolder(from: string): string | null {
  try {
    return dirname(createRequire(from).resolve('electron/package.json'))
  } catch {
    return null
  }
}

/** As Electron's installer lays it out. */
function executableOn(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return join('Electron.app', 'Contents', 'MacOS', 'Electron')
  return platform === 'win32' ? 'electron.exe' : 'electron'
}
