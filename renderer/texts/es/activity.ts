/** Words of the screen activity, in Spanish. */
import type { activity as english } from '../en/activity.ts'

export const activity: typeof english = {
  title: 'Actividad',
}
