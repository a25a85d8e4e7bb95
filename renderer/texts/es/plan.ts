/** Words of the screen plan, in Spanish. */
import type { plan as english } from '../en/plan.ts'

export const plan: typeof english = {
  title: 'Plan y revisión',
}
