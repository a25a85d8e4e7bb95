import { statSync } from 'node:fs'

/** As the scan opens what it is given: a link to a folder is one, and one that leads to nothing is none. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
