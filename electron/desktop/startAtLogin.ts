/** Lets the system start the app when the user logs in: by the system's own list, on Linux by a file of the desktop. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface LoginParts {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** The program itself; of an AppImage the image, which lies where the user put it. */
  readonly program: string
  /** Electron's own, for Windows and macOS. */
  readonly setLoginItem: (settings: { readonly openAtLogin: boolean }) => void
}

export type SetStartAtLogin = (isWanted: boolean) => Promise<void>

const fileName = 'undertitle.desktop'

/** @throws as the disk does */
export function createStartAtLogin(parts: LoginParts): SetStartAtLogin {
  const { platform, env, program, setLoginItem } = parts
  return async (isWanted) => {
    if (platform !== 'linux') {
      setLoginItem({ openAtLogin: isWanted })
      return
    }
    const folder = autostartFolder(env)
    const path = join(folder, fileName)
    await rm(path, { force: true })
    if (!isWanted) return
    await mkdir(folder, { recursive: true })
    await writeFile(path, desktopEntry(env['APPIMAGE'] ?? program), { flag: 'wx' })
  }
}

/** XDG autostart specification. */
function autostartFolder(env: LoginParts['env']): string {
  return join(env['XDG_CONFIG_HOME'] || join(env['HOME'] ?? '/', '.config'), 'autostart')
}

/** Desktop entry specification, "Exec": in quotes, and these four letters are escaped twice. */
function desktopEntry(program: string): string {
  const quoted = program
    .replace(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')
  return `[Desktop Entry]\nType=Application\nName=Undertitle\nExec="${quoted}"\nX-GNOME-Autostart-enabled=true\n`
}
