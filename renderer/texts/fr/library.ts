/** Words of the screen library, in French. */
import type { library as english } from '../en/library.ts'

export const library: typeof english = {
  title: 'Bibliothèque',
}
