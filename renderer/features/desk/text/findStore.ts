/** Finding words in the text, and showing only the lines that need a look. */
import { createStore, type StoreApi } from 'zustand/vanilla'

export type LineFilter = 'all' | 'fast' | 'overlap' | 'advert'

export interface FindState {
  readonly words: string
  readonly filter: LineFilter
  readonly find: (words: string) => void
  readonly show: (filter: LineFilter) => void
  readonly clear: () => void
}

export type FindStore = StoreApi<FindState>

export function createFindStore(): FindStore {
  return createStore<FindState>()((set) => ({
    words: '',
    filter: 'all',
    find: (words) => set({ words }),
    show: (filter) => set({ filter }),
    clear: () => set({ words: '', filter: 'all' }),
  }))
}
