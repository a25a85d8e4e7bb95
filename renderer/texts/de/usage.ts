/** Words of the screen usage, in German. */
import type { usage as english } from '../en/usage.ts'

export const usage: typeof english = {
  title: 'Verbrauch',
}
