/** Words of the screen plan, in Brazilian Portuguese. */
import type { plan as english } from '../en/plan.ts'

export const plan: typeof english = {
  title: 'Plano e revisão',
}
