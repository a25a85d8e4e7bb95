/** Words of the screen library, in Spanish. */
import type { library as english } from '../en/library.ts'

export const library: typeof english = {
  title: 'Biblioteca',
}
