/** Words of the screen search, in Brazilian Portuguese. */
import type { search as english } from '../en/search.ts'

export const search: typeof english = {
  title: 'Busca',
}
