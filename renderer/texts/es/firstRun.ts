/** Words of the screen firstRun, in Spanish. */
import type { firstRun as english } from '../en/firstRun.ts'

export const firstRun: typeof english = {
  title: 'Bienvenida',
}
