/** Whether this desktop shows tray icons. On Linux many do not: there an icon would be nowhere, and so would the app. */
import type { execFile } from 'node:child_process'

export interface TrayHostParts {
  readonly platform: NodeJS.Platform
  readonly execFile: typeof execFile
}

export type CheckForTray = () => Promise<boolean>

const answerWithinMs = 2_000
const watcher = 'org.kde.StatusNotifierWatcher'

const bus = 'org.freedesktop.DBus'
const question = `${bus}.NameHasOwner`

/** Programs that ask the session's message bus who owns a name; which of them is there differs from system to system. */
const askers: readonly (readonly [program: string, ...args: readonly string[]])[] = [
  ['gdbus', 'call', '--session', '--dest', bus, '--object-path', '/', '--method', question, watcher],
  ['busctl', '--user', 'call', bus, '/', bus, 'NameHasOwner', 's', watcher],
  ['dbus-send', '--session', '--print-reply', `--dest=${bus}`, '/', question, `string:${watcher}`],
]

/** StatusNotifierItem specification: icons are shown where somebody owns the watcher's name. Without an answer there is none. */
export function createTrayCheck({ platform, execFile }: TrayHostParts): CheckForTray {
  if (platform !== 'linux') return async () => true
  const ask = ([program, ...args]: (typeof askers)[number]) =>
    new Promise<boolean | null>((resolve) => {
      execFile(program, args, { timeout: answerWithinMs }, (failure, answer) =>
        resolve(failure ? null : /\btrue\b/.test(answer)),
      )
    })
  return async () => {
    for (const asker of askers) {
      const answer = await ask(asker)
      if (answer !== null) return answer
    }
    return false
  }
}
