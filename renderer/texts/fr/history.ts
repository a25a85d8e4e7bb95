/** Words of the screen history, in French. */
import type { history as english } from '../en/history.ts'

export const history: typeof english = {
  title: 'Historique et corbeille',
}
