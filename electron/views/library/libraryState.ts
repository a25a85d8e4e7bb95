/** How the library stands: what a scan has found so far, and which folders are away. Pure. */
import type { Folder } from '../../../shared/contract/library.ts'

export type FolderTrouble = 'away' | 'unreadable'

export interface LibraryStanding {
  readonly isScanning: boolean
  /** Videos found since the scan began. */
  readonly found: number
  /** Of these, in folders that are through. */
  readonly foundBefore: number
  /** What is scanned now. */
  readonly folderId: string | null
  readonly troubles: ReadonlyMap<string, FolderTrouble>
}

export type LibraryEvent =
  | { readonly kind: 'folder.begun'; readonly folderId: string }
  | { readonly kind: 'videos.found'; readonly videos: number }
  /** Through, or kept from being read. */
  | { readonly kind: 'folder.ended'; readonly folderId: string; readonly trouble: FolderTrouble | null }
  | { readonly kind: 'scan.ended' }
  /** Watch mode has looked; null: it is there. */
  | { readonly kind: 'folder.seen'; readonly folderId: string; readonly trouble: FolderTrouble | null }
  | { readonly kind: 'folder.removed'; readonly folderId: string }

const noScan = { isScanning: false, found: 0, foundBefore: 0, folderId: null } as const

export const libraryAtRest: LibraryStanding = { ...noScan, troubles: new Map() }

export function nextStanding(standing: LibraryStanding, event: LibraryEvent): LibraryStanding {
  switch (event.kind) {
    case 'folder.begun':
      return { ...standing, isScanning: true, folderId: event.folderId, found: standing.foundBefore }
    case 'videos.found':
      return { ...standing, found: standing.found + event.videos }
    case 'folder.ended': {
      // What was found before a folder went away is not counted: it may be found no more.
      const found = event.trouble === null ? standing.found : standing.foundBefore
      return { ...standing, found, foundBefore: found, troubles: withTrouble(standing, event) }
    }
    case 'scan.ended':
      return { ...standing, ...noScan }
    case 'folder.seen':
      return { ...standing, troubles: withTrouble(standing, event) }
    case 'folder.removed':
      return { ...standing, troubles: withTrouble(standing, { ...event, trouble: null }) }
  }
}

function withTrouble(
  { troubles }: LibraryStanding,
  { folderId, trouble }: { readonly folderId: string; readonly trouble: FolderTrouble | null },
): LibraryStanding['troubles'] {
  const others = [...troubles].filter(([id]) => id !== folderId)
  return new Map(trouble === null ? others : [...others, [folderId, trouble]])
}

/** Ids of the folders that are away: until a scan or a look has met them again, whatever goes on. */
export function awayFolders({ troubles }: LibraryStanding): ReadonlySet<string> {
  return new Set(troubles.keys())
}

export function folderState({ folderId, troubles }: LibraryStanding, id: string): Folder['state'] {
  return id === folderId ? 'scanning' : (troubles.get(id) ?? 'there')
}
