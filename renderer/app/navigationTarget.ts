/** Where a number on one screen leads: another screen, and what that shows then. */
import type { SettingsSection } from '../../shared/contract/app.ts'
import type { PlanAnswer } from '../../shared/contract/plan.ts'

export type NavigationTarget =
  | { readonly screen: 'library'; readonly folderId: string }
  /** A text for the field; nothing is asked. */
  | { readonly screen: 'search'; readonly text: string }
  | { readonly screen: 'plan'; readonly answer: PlanAnswer }
  /** The searches of one plan. */
  | { readonly screen: 'usage'; readonly batchId: string }
  | { readonly screen: 'settings'; readonly section: SettingsSection }

export type TargetOn<Screen extends NavigationTarget['screen']> = Extract<NavigationTarget, { readonly screen: Screen }>
