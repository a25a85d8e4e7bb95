/** Which key means what on the desk, by the table of its keys. Pure. */
import { deskKeyTable, type DeskKey, type DeskPress } from '../../app/keys/deskKeyTable.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export interface KeyPlace {
  /** The key before was F. */
  readonly isAfterF: boolean
  readonly isComparing: boolean
}

export function deskKeyOf(pressed: Pressed, { isAfterF, isComparing }: KeyPlace): DeskKey | null {
  if (pressed.altKey) return null
  const presses = deskKeyTable
    .filter(({ listedIn }) => isComparing || listedIn.includes('desk'))
    .flatMap((row) => row.presses)
    .filter((press) => isPressed(press, pressed))
  // Behind F a digit is a way to mend; else it is a mark.
  const meant = presses.find((press) => isAfterF && press.isAfterF) ?? presses.find((press) => !press.isAfterF)
  return meant?.does ?? null
}

function isPressed(press: DeskPress, { key, ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  const isWithControl = ctrlKey || metaKey
  if (isWithControl !== (press.isWithControl ?? false)) return false
  if (press.isShifted !== undefined && press.isShifted !== shiftKey) return false
  return press.key === (key.length === 1 ? key.toLowerCase() : key)
}
