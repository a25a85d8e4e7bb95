/** Words of the screen usage, in French. */
import type { usage as english } from '../en/usage.ts'

export const usage: typeof english = {
  title: 'Consommation',
}
