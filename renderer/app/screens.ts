/** Every screen of the navigation, in its order: one line a screen. */
import { createActivityScreen } from '../features/activity/createActivityScreen.tsx'
import { createHistoryScreen } from '../features/history/createHistoryScreen.tsx'
import { createLibraryScreen } from '../features/library/createLibraryScreen.tsx'
import { createPlanScreen } from '../features/plan/createPlanScreen.tsx'
import { createSearchScreen } from '../features/search/createSearchScreen.tsx'
import { createSettingsScreen } from '../features/settings/createSettingsScreen.tsx'
import { createUploadScreen } from '../features/upload/createUploadScreen.tsx'
import { createUsageScreen } from '../features/usage/createUsageScreen.tsx'
import { createWatchScreen } from '../features/watch/createWatchScreen.tsx'
import type { ScreenSpec } from './screen.ts'

export const screens: readonly ScreenSpec[] = [
  { id: 'library', icon: 'library', create: createLibraryScreen },
  { id: 'plan', icon: 'plan', create: createPlanScreen },
  { id: 'activity', icon: 'activity', create: createActivityScreen },
  { id: 'search', icon: 'search', create: createSearchScreen },
  { id: 'upload', icon: 'upload', create: createUploadScreen },
  { id: 'usage', icon: 'usage', create: createUsageScreen },
  { id: 'watch', icon: 'eye', create: createWatchScreen },
  { id: 'history', icon: 'history', create: createHistoryScreen },
  { id: 'settings', icon: 'settings', create: createSettingsScreen },
]
