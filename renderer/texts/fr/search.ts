/** Words of the screen search, in French. */
import type { search as english } from '../en/search.ts'

export const search: typeof english = {
  title: 'Recherche',
}
