/** Which folders of the rail are open, and whether the rail itself is, where it stands behind a button. */
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface RailState {
  readonly isOpen: boolean
  readonly openFolders: ReadonlySet<string>
  readonly toggle: () => void
  readonly toggleFolder: (token: string) => void
}

export type RailStore = StoreApi<RailState>

export function createRailStore(): RailStore {
  return createStore<RailState>()((set) => ({
    isOpen: false,
    openFolders: new Set(),
    toggle: () => set(({ isOpen }) => ({ isOpen: !isOpen })),
    toggleFolder: (token) =>
      set(({ openFolders }) => {
        const next = new Set(openFolders)
        if (!next.delete(token)) next.add(token)
        return { openFolders: next }
      }),
  }))
}
