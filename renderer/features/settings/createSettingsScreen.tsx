/** The settings screen, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { createSettingsParts } from './settingsParts.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

export function createSettingsScreen(parts: ScreenDependencies): () => ReactNode {
  const settings = createSettingsParts(parts)
  parts.onNavigation('settings', ({ section }) => settings.chosen.setState({ section }))
  void settings.library.getState().refresh()
  void settings.updates.getState().refresh()
  void settings.plan.getState().refresh()
  return () => <SettingsScreen parts={settings} />
}
