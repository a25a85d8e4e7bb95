/** Words of the screen usage, in Brazilian Portuguese. */
import type { usage as english } from '../en/usage.ts'

export const usage: typeof english = {
  title: 'Consumo',
}
