/** Words of the screen search, in Spanish. */
import type { search as english } from '../en/search.ts'

export const search: typeof english = {
  title: 'Buscar',
}
