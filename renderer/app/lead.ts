/** Where a number on one screen leads: another screen, and what that shows then. */
import type { PlanAnswer } from '../../shared/contract/plan.ts'

export type Lead =
  | { readonly screen: 'library'; readonly folderId: string }
  | { readonly screen: 'plan'; readonly answer: PlanAnswer }
  /** The searches of one plan. */
  | { readonly screen: 'usage'; readonly batchId: string }

export type LeadTo<Screen extends Lead['screen']> = Extract<Lead, { readonly screen: Screen }>
