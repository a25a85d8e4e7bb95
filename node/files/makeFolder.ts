/**
 * Makes a folder and those it lies in, with Node's functions handed in. Its own recursive mkdir never ends where the system
 * says "not there" of a place in a folder that is there, as in /proc.
 */

/** Functions of `node:fs` and `node:path`. */
export interface FolderHands {
  readonly mkdirSync: (path: string, options: { readonly mode: number }) => unknown
  readonly statSync: (
    path: string,
    options: { readonly throwIfNoEntry: false },
  ) => { isDirectory(): boolean } | undefined
  readonly dirname: (path: string) => string
}

/** Throws as the system does. */
export function makeFolder(path: string, hands: FolderHands, mode = 0o777): void {
  const isFolder = () => hands.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (isFolder()) return
  const parent = hands.dirname(path)
  if (parent !== path) makeFolder(parent, hands, mode)
  try {
    hands.mkdirSync(path, { mode })
  } catch (thrown) {
    if (!isFolder()) throw thrown // Another process may have been faster.
  }
}
