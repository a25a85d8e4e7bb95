/** The settings screen, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { RulesContext } from '../../app/rules/useRulesStore.ts'
import { SettingsScreen } from './SettingsScreen.tsx'
import { createSettingsScreenStores } from './settingsStores.ts'
import { SettingsContext } from './useSettingsStore.ts'

export function createSettingsScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createSettingsScreenStores(dependencies)
  return () => (
    <SettingsContext value={stores}>
      <RulesContext value={dependencies.rules}>
        <SettingsScreen />
      </RulesContext>
    </SettingsContext>
  )
}
