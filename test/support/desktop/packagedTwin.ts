/** Electron as a package has it: under the app's name, which is what makes Electron count as packaged, the app among its resources. */
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DesktopRuntime } from './desktopRuntime.ts'

/** Linux only. @returns the program; made once for each folder */
export function makePackagedTwin({ program, app }: DesktopRuntime, folder: string): string {
  if (app === null) return program
  const twin = join(folder, 'undertitle-desktop')
  if (existsSync(twin)) return twin
  const runtime = dirname(program)
  mkdirSync(join(folder, 'resources'), { recursive: true })
  for (const name of readdirSync(runtime)) {
    if (name !== 'resources' && join(runtime, name) !== program) symlinkSync(join(runtime, name), join(folder, name))
  }
  symlinkSync(app, join(folder, 'resources', 'app'))
  // A symbolic link would not do: the system tells a program its real name.
  link(program, twin)
  return twin
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to, constants.COPYFILE_FICLONE) // Another disk, or a file of somebody else.
  }
}
