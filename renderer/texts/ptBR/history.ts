/** Words of the screen history, in Brazilian Portuguese. */
import type { history as english } from '../en/history.ts'

export const history: typeof english = {
  title: 'Histórico e lixeira',
}
