/** Which section of the settings is shown, where somebody was led to in it, and what is searched for. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SettingsSection } from '../../../shared/contract/app.ts'
import type { SettingField } from '../../app/address/navigationTarget.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'

export interface ChosenState {
  readonly section: SettingsSection
  /** Somebody was led here: the section takes the focus, once. */
  readonly isLed: boolean
  /** The field that takes the focus instead, once. */
  readonly field: SettingField | null
  readonly search: string
  readonly show: (section: SettingsSection, field?: SettingField | null) => void
  readonly find: (search: string) => void
  readonly forgetLed: () => void
  readonly forgetField: () => void
}

export type ChosenStore = StoreApi<ChosenState>

export function createChosenStore({
  onNavigation,
  recordSection,
}: Pick<ScreenDependencies, 'onNavigation' | 'recordSection'>): ChosenStore {
  const store = createStore<ChosenState>()((set) => ({
    section: 'languages',
    isLed: false,
    field: null,
    search: '',
    show(section, field = null) {
      set({ section, field, isLed: field === null })
      recordSection(section)
    },
    find: (search) => set({ search }),
    forgetLed: () => set({ isLed: false }),
    forgetField: () => set({ field: null }),
  }))
  onNavigation('settings', ({ section, field }) => store.getState().show(section, field ?? null))
  return store
}
