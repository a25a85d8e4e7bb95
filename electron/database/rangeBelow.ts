/** Where the paths below a folder lie in the order of a table. Pure. */
import { sep } from 'node:path'

export interface PathRange {
  /** All of them come behind it. */
  readonly from: string
  /** All of them come before it. */
  readonly to: string
}

const afterSep = String.fromCharCode(sep.charCodeAt(0) + 1)

export function rangeBelow(folder: string): PathRange {
  // The root of a drive ends in a separator already.
  const bare = folder.endsWith(sep) ? folder.slice(0, -sep.length) : folder
  return { from: `${bare}${sep}`, to: `${bare}${afterSep}` }
}
