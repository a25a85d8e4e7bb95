/**
 * Makes a folder and those it lies in. Node's own recursive mkdir never ends where the system says "not there" of a place in
 * a folder that is there, as in /proc.
 */
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** What is there already stays as it is. Throws as the system does. */
export function makeFolder(path: string, mode = 0o777): void {
  const isFolder = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (isFolder()) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent, mode)
  try {
    mkdirSync(path, { mode })
  } catch (thrown) {
    if (!isFolder()) throw thrown // Another process may have been faster.
  }
}
