/**
 * Where a page must lie for the browser to read it. A browser that came as a snap (Ubuntu's own) sees no hidden folder, so not
 * our home, but its own folder below ~/snap. Flatpaks are handed the file by the system, others read what their user can.
 */
import type { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { withoutSecrets } from '../../../shared/text/withoutSecrets.ts'

export interface BrowserFolderParts {
  readonly homeFolder: string
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly execFile: typeof execFile
}

const answerWithinMs = 3_000

export async function browserFolder(parts: BrowserFolderParts): Promise<string> {
  const { homeFolder, platform, env } = parts
  const userHome = env['HOME']
  if (platform !== 'linux' || !userHome) return homeFolder
  const snap = snapOf(await defaultBrowser(parts))
  if (snap === null) return homeFolder
  const folder = join(userHome, 'snap', snap, 'common')
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? folder : homeFolder
}

/** `firefox_firefox.desktop` is the program firefox of the snap firefox. */
export function snapOf(desktopEntry: string): string | null {
  return /^([a-z0-9-]+)_[\w.-]+\.desktop$/.exec(desktopEntry.trim())?.[1] ?? null
}

/** The desktop entry that opens pages; empty where the system does not say. */
async function defaultBrowser({ env, execFile }: BrowserFolderParts): Promise<string> {
  const options = { env: withoutSecrets(env), timeout: answerWithinMs }
  return new Promise((resolve) => {
    execFile('xdg-mime', ['query', 'default', 'text/html'], options, (error, answer) => resolve(error ? '' : answer))
  })
}
