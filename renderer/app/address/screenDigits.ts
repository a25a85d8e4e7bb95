/** Which screens Alt and a digit lead to. Ten digits are all there are: the check-up came when all were given. */
import { screenNames, type ScreenName } from '../../../shared/screenAddress.ts'

/** The tenth is 0, as on the keyboard. */
export const screensByDigit: readonly ScreenName[] = screenNames.slice(0, 10)

export function chordOf(id: ScreenName): string | null {
  const index = screensByDigit.indexOf(id)
  return index === -1 ? null : `Alt+${(index + 1) % 10}`
}
