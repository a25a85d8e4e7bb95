/** Shows an address in the user's browser, where this machine has a screen to show it on. */
import type { spawn } from 'node:child_process'
import { withoutSecrets } from '../../shared/withoutSecrets.ts'

export interface BrowserParts {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly spawn: typeof spawn
}

/** False where there is no browser to ask. Nobody waits for it; one that fails later leaves the printed link. */
export function openBrowser(address: string, { platform, env, spawn }: BrowserParts): boolean {
  const [program, ...args] = browserCommand(platform, env)
  if (program === undefined) return false
  const child = spawn(program, [...args, address], { detached: true, stdio: 'ignore', env: withoutSecrets(env) })
  child.on('error', () => undefined)
  child.unref()
  return true
}

function browserCommand(platform: NodeJS.Platform, env: BrowserParts['env']): readonly string[] {
  if (platform === 'darwin') return ['open']
  // Not through cmd.exe: it would read signs in the address as its own.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : []
}
