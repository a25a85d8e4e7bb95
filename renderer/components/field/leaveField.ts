/** Takes the keyboard from what is about to be taken away: it keeps what is typed when it is left, and is told of nothing later. */

/** @param place what is taken away */
export function leaveField(place: Element | null): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== place && place?.contains(activeElement))
    activeElement.blur()
}
