/** Lets the system start the app when the user logs in: by the system's own list, on Linux by a file of the desktop. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface LoginParts {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** What the user has and keeps: of an AppImage the image. */
  readonly program: string
  /** What the program is started with: of a checkout its folder, and what says that this is a start at login. */
  readonly args: readonly string[]
  /** Electron's app, for Windows and macOS. */
  readonly app: LoginItems
}

/** What is used of Electron's app. */
export interface LoginItems {
  setLoginItemSettings(item: LoginItem): void
  /** In `launchItems` is what the system's list has, switched on or off. */
  getLoginItemSettings(item: LoginItem): { readonly launchItems: readonly unknown[] }
}

export interface LoginItem {
  readonly openAtLogin: boolean
  readonly path?: string
  readonly args?: string[]
}

export interface StartAtLogin {
  /** The user said so. @throws as the disk does */
  set(isWanted: boolean): Promise<void>
  /** At each start, where it is wanted: makes an entry that is gone, and leaves one that the user has switched off. */
  keep(): Promise<void>
}

const fileName = 'undertitle.desktop'

export function createStartAtLogin(parts: LoginParts): StartAtLogin {
  const { platform, env, program, args, app } = parts
  const folder = autostartFolder(env)
  const path = join(folder, fileName)
  const exec = `Exec=${[program, ...args].map(quotedForDesktop).join(' ')}`

  async function write(entry: string): Promise<void> {
    await rm(path, { force: true })
    await mkdir(folder, { recursive: true })
    await writeFile(path, entry, { flag: 'wx' })
  }

  return {
    async set(isWanted) {
      if (platform !== 'linux') app.setLoginItemSettings(loginItem(parts, isWanted))
      else if (isWanted) await write(desktopEntry(exec))
      else await rm(path, { force: true })
    },
    async keep() {
      if (platform !== 'linux') {
        const item = loginItem(parts, true)
        if (app.getLoginItemSettings(item).launchItems.length === 0) app.setLoginItemSettings(item)
        return
      }
      const entry = await readFile(path, 'utf8').catch(() => null) // Not there: it is made.
      // The program may lie elsewhere than it did; what a desktop wrote beside it stays.
      const kept = entry === null ? desktopEntry(exec) : entry.replace(/^Exec=.*$/m, () => exec)
      if (kept !== entry) await write(kept)
    },
  }
}

/** macOS starts the bundle as it is and tells that it did so at login; Windows keeps a command line. */
function loginItem({ platform, program, args }: LoginParts, openAtLogin: boolean): LoginItem {
  return platform === 'win32' ? { openAtLogin, path: program, args: args.map(quotedForWindows) } : { openAtLogin }
}

/** It is written into the registry as it is given. A path of Windows holds no quotes. */
function quotedForWindows(argument: string): string {
  return argument.includes(' ') ? `"${argument}"` : argument
}

/** XDG autostart specification. */
function autostartFolder(env: LoginParts['env']): string {
  return join(env['XDG_CONFIG_HOME'] || join(env['HOME'] ?? '/', '.config'), 'autostart')
}

function desktopEntry(exec: string): string {
  return `[Desktop Entry]\nType=Application\nName=Undertitle\n${exec}\nX-GNOME-Autostart-enabled=true\n`
}

/** Desktop entry specification, "Exec": in quotes, and these four letters are escaped twice. */
function quotedForDesktop(argument: string): string {
  const quoted = argument
    .replace(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')
  return `"${quoted}"`
}
