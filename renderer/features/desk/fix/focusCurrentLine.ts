/** Gives the keyboard to the line that the hand is on: Enter types it and arrows move the subtitle, as the keys at the foot say. */
export function focusCurrentLine(): void {
  document.querySelector<HTMLElement>('.cue-row[aria-current=true] .cue-said')?.focus({ preventScroll: true })
}
