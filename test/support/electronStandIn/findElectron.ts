/** Electron's own binary, where there is one. The package `electron` is never imported: that would start a download. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const names: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}

export function findElectron(): string | null {
  const packageFolder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(packageFolder, 'dist')
  const binary = join(folder, names[process.platform] ?? 'electron')
  return existsSync(binary) ? binary : null
}
