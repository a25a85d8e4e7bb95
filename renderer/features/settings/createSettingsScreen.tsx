/** The settings screen, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { SettingsScreen } from './SettingsScreen.tsx'
import { createSettingsScreenStores } from './settingsStores.ts'
import { SettingsContext } from './useSettingsStore.ts'

export function createSettingsScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createSettingsScreenStores(dependencies)
  return () => (
    <SettingsContext value={stores}>
      <SettingsScreen />
    </SettingsContext>
  )
}
