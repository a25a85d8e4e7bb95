/** Words of the screen activity, in Brazilian Portuguese. */
import type { activity as english } from '../en/activity.ts'

export const activity: typeof english = {
  title: 'Atividade',
}
