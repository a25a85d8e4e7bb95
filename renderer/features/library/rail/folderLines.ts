/** The lines of the folder tree that are in sight, and where a key leads among them. Pure. */
import type { FolderTreeNode } from '../../../../shared/contract/library.ts'

export interface FolderLine {
  readonly node: FolderTreeNode
  /** null: no folder is below it. */
  readonly isOpen: boolean | null
}

/** @param tree Each folder before those in it. */
export function folderLines(tree: readonly FolderTreeNode[], open: ReadonlySet<string>): readonly FolderLine[] {
  const parents = new Set(tree.map(({ parent }) => parent))
  const shown = new Set<string | null>([null])
  const lines: FolderLine[] = []
  for (const node of tree) {
    if (!shown.has(node.parent)) continue
    const isOpen = open.has(node.token)
    if (isOpen) shown.add(node.token)
    lines.push({ node, isOpen: parents.has(node.token) ? isOpen : null })
  }
  return lines
}

export type FolderAct =
  { readonly kind: 'focus'; readonly at: number } | { readonly kind: 'toggle'; readonly token: string }

/** Place 0 is the line of all folders; the others follow in their order. */
export function folderAct(key: string, at: number, lines: readonly FolderLine[]): FolderAct | null {
  const line = lines[at - 1]
  switch (key) {
    case 'ArrowDown':
      return at < lines.length ? { kind: 'focus', at: at + 1 } : null
    case 'ArrowUp':
      return at > 0 ? { kind: 'focus', at: at - 1 } : null
    case 'Home':
      return { kind: 'focus', at: 0 }
    case 'End':
      return { kind: 'focus', at: lines.length }
    case 'ArrowRight':
      if (line?.isOpen === false) return { kind: 'toggle', token: line.node.token }
      return line?.isOpen ? { kind: 'focus', at: at + 1 } : null
    case 'ArrowLeft': {
      if (line === undefined) return null
      if (line.isOpen) return { kind: 'toggle', token: line.node.token }
      const parent = lines.findIndex(({ node }) => node.token === line.node.parent)
      return parent < 0 ? null : { kind: 'focus', at: parent + 1 }
    }
    default:
      return null
  }
}
