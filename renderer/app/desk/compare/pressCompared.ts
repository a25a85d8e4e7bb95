/** Presses what a button of the comparison does already. */
export type ComparedKey = 'A' | 'B' | 'X' | 'D'

export function pressCompared(name: ComparedKey): void {
  document.querySelector<HTMLButtonElement>(`:is(.compare, .compare-tools) [aria-keyshortcuts=${name}]`)?.click()
}
