/** Walking through the folders of the host's disk, by ids that the host gave out. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OpenedPlace } from '../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'

export interface PlaceBrowserState {
  readonly isOpen: boolean
  readonly place: OpenedPlace | null
  readonly problem: AppError | null
  readonly open: () => Promise<void>
  readonly close: () => void
  readonly goTo: (placeId: string) => Promise<void>
  /** Takes the folder that is open. */
  readonly take: () => Promise<void>
}

export type PlaceBrowserStore = StoreApi<PlaceBrowserState>

/** @param take What is done with the folder that was chosen. */
export function createPlaceBrowserStore(
  client: Client,
  take: (placeId: string) => Promise<unknown>,
): PlaceBrowserStore {
  return createStore<PlaceBrowserState>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    const read = (placeId: string | null) =>
      client.call('folders.browse', { placeId }).then((place) => set({ place, problem: null }), showProblem)
    return {
      isOpen: false,
      place: null,
      problem: null,
      async open() {
        set({ isOpen: true })
        await read(get().place?.here.id ?? null)
      },
      close: () => set({ isOpen: false }),
      goTo: read,
      async take() {
        const { place } = get()
        if (place) await take(place.here.id).then(() => set({ isOpen: false, problem: null }), showProblem)
      },
    }
  })
}
