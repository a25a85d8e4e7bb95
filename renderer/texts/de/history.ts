/** Words of the screen history, in German. */
import type { history as english } from '../en/history.ts'

export const history: typeof english = {
  title: 'Verlauf & Papierkorb',
}
