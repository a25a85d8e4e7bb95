/** How a screen takes part in the window's address. */
import type { AddressPart } from '../../../shared/screenAddress.ts'

export interface AddressedScreen {
  /** Shows what an address says; a field that it lacks is as at first. */
  readonly read: (part: AddressPart) => void
  /** What the address is to say. */
  readonly write: () => AddressPart
  /** Calls whenever that may have changed. */
  readonly subscribe: (listener: () => void) => unknown
}
