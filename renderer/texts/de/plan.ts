/** Words of the screen plan, in German. */
import type { plan as english } from '../en/plan.ts'

export const plan: typeof english = {
  title: 'Plan & Prüfung',
}
