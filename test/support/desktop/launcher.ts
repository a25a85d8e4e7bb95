/** What starts the app: its own program or, as Electron refuses root, a script that first becomes nobody. */
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isRoot = process.getuid?.() === 0
const nobody = 65_534

/** Command and arguments that run another program without rights. */
export const runAsNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--']

export function asAppUser(program: string, args: readonly string[]): readonly string[] {
  return isRoot ? [...runAsNobody, program, ...args] : [program, ...args]
}

/** @returns the path of something to start with the app's arguments; its process becomes the program's own */
export function launcherOf(program: string, folder: string): string {
  if (!isRoot) return program
  const script = join(folder, 'as-nobody')
  const quoted = `'${program.replaceAll("'", `'\\''`)}'`
  writeFileSync(script, `#!/bin/sh\nexec ${runAsNobody.join(' ')} ${quoted} "$@"\n`, { mode: 0o755 })
  return script
}

/** Hands a file or folder to whoever the app runs as. */
export function giveToApp(path: string): void {
  if (isRoot) chownSync(path, nobody, nobody)
}
