/** Lets the system start the app when the user logs in: by the system's own list, on Linux by a file of the desktop. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface LoginParts {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** The program itself; of an AppImage the image, which lies where the user put it. */
  readonly program: string
  /** What the program is started with: of a checkout its folder, and what says that this is a start at login. */
  readonly args: readonly string[]
  /** Electron's own, for Windows and macOS. */
  readonly setLoginItem: (item: LoginItem) => void
}

export interface LoginItem {
  readonly openAtLogin: boolean
  readonly path?: string
  readonly args?: string[]
}

export type SetStartAtLogin = (isWanted: boolean) => Promise<void>

const fileName = 'undertitle.desktop'

/** @throws as the disk does */
export function createStartAtLogin(parts: LoginParts): SetStartAtLogin {
  const { platform, env, program, args, setLoginItem } = parts
  return async (isWanted) => {
    if (platform !== 'linux') {
      setLoginItem(loginItem(parts, isWanted))
      return
    }
    const folder = autostartFolder(env)
    const path = join(folder, fileName)
    await rm(path, { force: true })
    if (!isWanted) return
    await mkdir(folder, { recursive: true })
    await writeFile(path, desktopEntry([env['APPIMAGE'] ?? program, ...args]), { flag: 'wx' })
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

function desktopEntry(command: readonly string[]): string {
  const exec = command.map(quotedForDesktop).join(' ')
  return `[Desktop Entry]\nType=Application\nName=Undertitle\nExec=${exec}\nX-GNOME-Autostart-enabled=true\n`
}

/** Desktop entry specification, "Exec": in quotes, and these four letters are escaped twice. */
function quotedForDesktop(argument: string): string {
  const quoted = argument
    .replace(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')
  return `"${quoted}"`
}
