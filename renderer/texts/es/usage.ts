/** Words of the screen usage, in Spanish. */
import type { usage as english } from '../en/usage.ts'

export const usage: typeof english = {
  title: 'Uso',
}
