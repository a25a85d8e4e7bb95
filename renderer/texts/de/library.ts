/** Words of the screen library, in German. */
import type { library as english } from '../en/library.ts'

export const library: typeof english = {
  title: 'Mediathek',
}
