/** The stores of the settings, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { SettingsStores } from './settingsStores.ts'

export const {
  Provider: SettingsContext,
  useStores: useSettingsStores,
  useSelected: useSettingsStore,
} = createStoreContext<SettingsStores>('settings')
