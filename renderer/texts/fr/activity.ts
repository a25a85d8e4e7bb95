/** Words of the screen activity, in French. */
import type { activity as english } from '../en/activity.ts'

export const activity: typeof english = {
  title: 'Activité',
}
