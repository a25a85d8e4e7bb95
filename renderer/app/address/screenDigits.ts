/** Which screens Alt and a digit lead to. Ten digits are all there are. */
import type { MenuScreen } from '../../../shared/contract/app.ts'

/** In the order of the navigation; the tenth is 0, as on the keyboard. The check-up came when all were given. */
export const screensByDigit: readonly MenuScreen[] = [
  'library',
  'plan',
  'review',
  'activity',
  'search',
  'upload',
  'usage',
  'watch',
  'history',
  'settings',
]

export function chordOf(id: MenuScreen): string | null {
  const index = screensByDigit.indexOf(id)
  return index === -1 ? null : `Alt+${(index + 1) % 10}`
}
