/** How much lies in each folder of the tree that the disk would not show. Pure. */
import type { FolderTreeNode } from '../../../../shared/contract/library.ts'
import type { UnreadPlace } from '../../folders/folderStore.ts'
import { folderNameOf, isWithin, nameOfPath } from '../../folders/folderPaths.ts'
import type { FolderTreeNode as Node } from './folderTree.ts'

/** @param tokenOf of a folder of the library, as the tree names it */
export function withUnreadable(
  nodes: readonly Node[],
  places: readonly UnreadPlace[],
  tokenOf: (rootId: string) => string,
): FolderTreeNode[] {
  const counts = new Map<string, number>()
  for (const { path, root, rootId } of places)
    for (const token of tokensAround(path, { root, token: tokenOf(rootId) }))
      counts.set(token, (counts.get(token) ?? 0) + 1)
  return nodes.map((node) => ({ ...node, unreadable: counts.get(node.token) ?? 0 }))
}

interface Root {
  readonly root: string
  readonly token: string
}

/** Of the place itself and of each folder around it. */
function tokensAround(path: string, { root, token }: Root): readonly string[] {
  const names: string[] = []
  for (let at = path; at !== root && isWithin(at, root); at = folderNameOf(at)) names.unshift(nameOfPath(at))
  return [token, ...names.map((_, index) => [token, ...names.slice(0, index + 1)].join('/'))]
}
