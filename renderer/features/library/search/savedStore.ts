/** The saved filters, kept in the settings, and how many videos each shows. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { AppError } from '../../../../shared/errors.ts'
import { readSavedFilters, withFilter, type SavedFilter } from '../../../../shared/librarySearch/savedFilters.ts'
import { createAttempt } from '../../../app/stores/attempt.ts'
import { oneAtATime } from '../../../api/oneAtATime.ts'
import type { ScreenDependencies } from '../../../app/address/screen.ts'
import type { Texts } from '../../../texts/Texts.ts'

export interface SavedState {
  readonly filters: readonly SavedFilter[]
  /** By name. */
  readonly counts: ReadonlyMap<string, number>
  readonly problem: AppError | null
  /** False where it could not be kept: `problem` says why. */
  readonly save: (filter: SavedFilter) => Promise<boolean>
  readonly forget: (name: string) => Promise<void>
  readonly forgetProblem: () => void
  /** Counts anew: after the library has changed. */
  readonly count: () => Promise<void>
}

export type SavedStore = StoreApi<SavedState>

export function createSavedStore({
  client,
  settings,
  acts,
}: Pick<ScreenDependencies, 'client' | 'settings' | 'acts'>): SavedStore {
  const textNow = () => settings.getState().value?.values['library.filters'] ?? ''
  const store = createStore<SavedState>()((set, get) => {
    /** @throws AppError 'input.invalid' where there is no room. */
    async function write(value: string | null): Promise<void> {
      if (value === null) throw new AppError('input.invalid', 'There is no room for another filter.')
      settings.getState().put(await client.call('settings.write', { key: 'library.filters', value }))
    }
    const attempt = createAttempt(set)
    return {
      filters: readSavedFilters(textNow()),
      counts: new Map(),
      problem: null,
      forgetProblem: () => set({ problem: null }),
      async save(filter) {
        await attempt(() => write(withFilter(textNow(), filter)))
        return get().problem === null
      },
      forget: (name) =>
        attempt(async () => {
          const { undoId } = await client.call('library.forgetFilter', { name })
          if (undoId === null) return
          acts.getState().say({
            key: undoId,
            text: ({ library }: Texts) => library.filterForgotten({ name }),
            undo: () => client.call('rules.undo', { undoId }),
          })
        }),
      count: oneAtATime(async () => {
        const counts = new Map<string, number>()
        for (const { name, search } of get().filters) {
          const facts = await client.call('library.scope', { search, ids: null, language: null }).catch(() => null)
          if (facts) counts.set(name, facts.videos)
        }
        if (get().filters.length > 0 || get().counts.size > 0) set({ counts })
      }),
    }
  })
  settings.subscribe(() => {
    const filters = readSavedFilters(textNow())
    if (JSON.stringify(filters) === JSON.stringify(store.getState().filters)) return
    store.setState({ filters })
    void store.getState().count()
  })
  return store
}
