/** Opens a page of this disk in the user's browser, where this machine has a screen to show it on. */
import type { spawn } from 'node:child_process'
import { withoutSecrets } from '../../../shared/text/withoutSecrets.ts'

export interface BrowserParts {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly spawn: typeof spawn
}

/** The program that opens pages, and its first arguments. */
export type BrowserCommand = readonly [string, ...string[]]

/** null where there is no screen. */
export function browserCommand(platform: NodeJS.Platform, env: BrowserParts['env']): BrowserCommand | null {
  if (platform === 'darwin') return ['open']
  // Not through cmd.exe: it would read signs in the path as its own.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : null
}

/**
 * Whether the program could be started; nobody waits for it. `page`: an absolute path, never an address with a code, since
 * every user can read a command line. A path and no `file:` address, which the Windows around a Linux would not find.
 */
export async function openBrowser(
  [program, ...args]: BrowserCommand,
  page: string,
  { env, spawn }: Pick<BrowserParts, 'env' | 'spawn'>,
): Promise<boolean> {
  const child = spawn(program, [...args, page], { detached: true, stdio: 'ignore', env: withoutSecrets(env) })
  const isStarted = await new Promise<boolean>((resolve) => {
    child.once('spawn', () => resolve(true))
    child.on('error', () => resolve(false))
  })
  child.unref()
  return isStarted
}
