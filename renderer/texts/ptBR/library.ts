/** Words of the screen library, in Brazilian Portuguese. */
import type { library as english } from '../en/library.ts'

export const library: typeof english = {
  title: 'Biblioteca',
}
