/** Shows an address in the user's browser, where this machine has a screen to show it on. */
import type { spawn } from 'node:child_process'
import { withoutSecrets } from '../../shared/withoutSecrets.ts'

export interface BrowserParts {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly spawn: typeof spawn
}

/** null once a program was asked, else a sentence: why none was. Nobody waits for it; one that fails later leaves the printed link. */
export async function openBrowser(address: string, { platform, env, spawn }: BrowserParts): Promise<string | null> {
  const [program, ...args] = browserCommand(platform, env)
  if (program === undefined) return `There is no screen here to open a browser on. ${byHand}`
  const child = spawn(program, [...args, address], { detached: true, stdio: 'ignore', env: withoutSecrets(env) })
  const isStarted = await new Promise<boolean>((resolve) => {
    child.once('spawn', () => resolve(true))
    child.on('error', () => resolve(false))
  })
  child.unref()
  return isStarted ? null : `No browser was opened: ${program} cannot be run here. ${byHand}`
}

const byHand = 'Open the link above yourself.'

function browserCommand(platform: NodeJS.Platform, env: BrowserParts['env']): readonly string[] {
  if (platform === 'darwin') return ['open']
  // Not through cmd.exe: it would read signs in the address as its own.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : []
}
