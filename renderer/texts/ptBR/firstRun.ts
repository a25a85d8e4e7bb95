/** Words of the screen firstRun, in Brazilian Portuguese. */
import type { firstRun as english } from '../en/firstRun.ts'

export const firstRun: typeof english = {
  title: 'Boas-vindas',
}
