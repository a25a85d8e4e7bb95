/** Words of the screen history, in Spanish. */
import type { history as english } from '../en/history.ts'

export const history: typeof english = {
  title: 'Historial y papelera',
}
