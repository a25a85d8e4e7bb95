/** Presses what a button of the comparison does already. */
import type { ComparedKey } from '../../keys/deskKeyTable.ts'

export function pressCompared(name: ComparedKey): void {
  document.querySelector<HTMLButtonElement>(`:is(.compare, .compare-tools) [aria-keyshortcuts=${name}]`)?.click()
}
