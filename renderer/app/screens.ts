/** Every screen, those of the navigation in its order: one line a screen. */
import { createActivityScreen } from '../features/activity/createActivityScreen.tsx'
import { createCheckupScreen } from '../features/checkup/createCheckupScreen.tsx'
import { createDeskScreen } from '../features/desk/createDeskScreen.tsx'
import { createHistoryScreen } from '../features/history/createHistoryScreen.tsx'
import { createLibraryScreen } from '../features/library/createLibraryScreen.tsx'
import { createPlanScreen } from '../features/plan/createPlanScreen.tsx'
import { createReviewScreen } from '../features/review/createReviewScreen.tsx'
import { createSearchScreen } from '../features/search/createSearchScreen.tsx'
import { createSettingsScreen } from '../features/settings/createSettingsScreen.tsx'
import { createUploadScreen } from '../features/upload/createUploadScreen.tsx'
import { createUsageScreen } from '../features/usage/createUsageScreen.tsx'
import { createWatchScreen } from '../features/watch/createWatchScreen.tsx'
import type { ScreenSpec } from './address/screen.ts'

/** The navigation in its order. */
export const screens: readonly ScreenSpec[] = [
  { id: 'library', icon: 'library', create: createLibraryScreen },
  { id: 'plan', icon: 'plan', create: createPlanScreen },
  { id: 'review', icon: 'question', create: createReviewScreen },
  { id: 'activity', icon: 'activity', create: createActivityScreen },
  { id: 'search', icon: 'search', create: createSearchScreen },
  { id: 'checkup', icon: 'checkList', create: createCheckupScreen },
  { id: 'upload', icon: 'upload', create: createUploadScreen },
  { id: 'usage', icon: 'usage', create: createUsageScreen },
  { id: 'watch', icon: 'eye', create: createWatchScreen },
  { id: 'history', icon: 'history', create: createHistoryScreen },
  { id: 'settings', icon: 'settings', create: createSettingsScreen },
]

/** The desk is opened from the others, for one subtitle. */
export const allScreens: readonly ScreenSpec[] = [...screens, { id: 'desk', icon: 'film', create: createDeskScreen }]
