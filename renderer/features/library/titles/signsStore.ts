/** Whether the line that explains the signs is shown: kept in the settings. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ScreenDependencies } from '../../../app/address/screen.ts'

export interface SignsState {
  readonly isShown: boolean
  readonly setShown: (isShown: boolean) => void
}

export type SignsStore = StoreApi<SignsState>

export function createSignsStore({ client, settings }: Pick<ScreenDependencies, 'client' | 'settings'>): SignsStore {
  const isKept = () => settings.getState().value?.values['library.signs'] ?? true
  const store = createStore<SignsState>()((set) => ({
    isShown: isKept(),
    setShown(isShown) {
      set({ isShown })
      // It stays as it is for this window where it cannot be kept.
      void client
        .call('settings.write', { key: 'library.signs', value: isShown })
        .then(settings.getState().put, () => undefined)
    },
  }))
  settings.subscribe(() => store.setState({ isShown: isKept() }))
  return store
}
