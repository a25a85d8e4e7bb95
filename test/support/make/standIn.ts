/** A shell script in the place of a program that would be run, and whether its process is there. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../disks/tempFolder.ts'

export interface StandIn {
  readonly program: string
  /** Of its own; the script finds it by its own path. */
  readonly folder: string
  readonly hasBegun: () => boolean
  readonly isRunning: () => boolean
}

/** For a script that is over only when it is ended: it lasts longer than any test. */
export const endless = 'exec tail -f /dev/null'

export function standInOf(script: string): StandIn {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const [program, pidFile] = [join(folder, 'program'), join(folder, 'pid')]
  writeFileSync(program, `#!/bin/sh\necho $$ > '${pidFile}.new' && mv '${pidFile}.new' '${pidFile}'\n${script}\n`)
  chmodSync(program, 0o700)
  const hasBegun = () => existsSync(pidFile)
  return { program, folder, hasBegun, isRunning: () => isRunning(Number(readFileSync(pidFile, 'utf8'))) }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
