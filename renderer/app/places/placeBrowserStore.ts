/** Walking through the folders of the host's disk, by ids that the host gave out. A typed path is walked the same way. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OpenedPlace } from '../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { walkTo, type UnknownStep } from './walkTo.ts'

export interface PlaceBrowserState {
  readonly isOpen: boolean
  /** Files can be chosen too. */
  readonly isForFiles: boolean
  readonly place: OpenedPlace | null
  readonly problem: AppError | null
  /** Where a typed path ended, because there is no such folder. */
  readonly unknown: UnknownStep | null
  readonly open: () => Promise<void>
  readonly close: () => void
  readonly goTo: (placeId: string) => Promise<void>
  /** Walks to a path that was typed; takes the file that it ends in. */
  readonly goToPath: (text: string) => Promise<void>
  /** Takes the folder that is open. */
  readonly take: () => Promise<void>
  readonly takeFile: (placeId: string) => Promise<void>
}

export type PlaceBrowserStore = StoreApi<PlaceBrowserState>

export interface PlaceBrowserOptions {
  /** Which files are listed beside the folders. */
  readonly files?: 'none' | 'collection'
  /** Where it opens after a folder was taken: beside it, where what is taken next lies, or in it once more. */
  readonly opensNext?: 'beside' | 'inside'
}

/** @param take What is done with what was chosen. */
export function createPlaceBrowserStore(
  client: Client,
  take: (placeId: string) => Promise<unknown>,
  { files = 'none', opensNext = 'inside' }: PlaceBrowserOptions = {},
): PlaceBrowserStore {
  return createStore<PlaceBrowserState>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    /** Of several walks at once only the last one arrives: what is taken is what is shown. */
    let walks = 0
    async function walk<Found>(look: () => Promise<Found>, arrive: (found: Found) => unknown): Promise<void> {
      const walked = ++walks
      await look().then(
        (found) => (walked === walks ? arrive(found) : undefined),
        (thrown: unknown) => walked === walks && showProblem(thrown),
      )
    }
    const browse = (placeId: string | null) => client.call('folders.browse', { placeId, files })
    const show = (place: OpenedPlace) => set({ place, problem: null, unknown: null })
    /** The folder above cannot be read any more: the next look begins at the drives. */
    const forgetPlace = () => set({ place: null })
    /** Opened again, it shows what it was opened with and walked to. */
    const whileClosed =
      <Answer>(then: (answer: Answer) => void) =>
      (answer: Answer) =>
        get().isOpen ? undefined : then(answer)
    const takeId = (placeId: string) => take(placeId).then(() => set({ isOpen: false, problem: null }), showProblem)
    return {
      isOpen: false,
      isForFiles: files !== 'none',
      place: null,
      problem: null,
      unknown: null,
      async open() {
        set({ isOpen: true })
        await walk(() => browse(get().place?.here.id ?? null), show)
      },
      close: () => set({ isOpen: false }),
      goTo: (placeId) => walk(() => browse(placeId), show),
      async goToPath(text) {
        await walk(
          () => walkTo(browse, text.trim()),
          ({ place, fileId, unknown }) => {
            show(place)
            set({ unknown })
            return fileId === null ? undefined : takeId(fileId)
          },
        )
      },
      async take() {
        const { place } = get()
        if (!place) return
        await takeId(place.here.id)
        if (!get().isOpen && opensNext === 'beside' && place.parent)
          await browse(place.parent.id).then(whileClosed(show), whileClosed(forgetPlace))
      },
      takeFile: takeId,
    }
  })
}
