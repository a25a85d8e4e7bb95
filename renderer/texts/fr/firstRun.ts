/** Words of the screen firstRun, in French. */
import type { firstRun as english } from '../en/firstRun.ts'

export const firstRun: typeof english = {
  title: 'Bienvenue',
}
