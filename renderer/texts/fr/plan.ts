/** Words of the screen plan, in French. */
import type { plan as english } from '../en/plan.ts'

export const plan: typeof english = {
  title: 'Plan et vérification',
}
