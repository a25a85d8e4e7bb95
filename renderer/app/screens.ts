/** Every screen of the navigation, in its order: one line a screen. */
import { createLibraryScreen } from '../features/library/createLibraryScreen.tsx'
import { createSettingsScreen } from '../features/settings/createSettingsScreen.tsx'
import type { ScreenSpec } from './screen.ts'

export const screens: readonly ScreenSpec[] = [
  { id: 'library', icon: 'library', create: createLibraryScreen },
  { id: 'settings', icon: 'settings', create: createSettingsScreen },
]
