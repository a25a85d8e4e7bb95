/** For what opens once the host has answered, however late: by then somebody may be elsewhere with the keyboard. */
import { takeFocus } from '../../components/page/useFocusBack.ts'
import { isTypingIn } from './isTypingIn.ts'

/** Whoever is typing, or at another question, stays there: a letter must not become a command. */
export function takeFreeFocus(place: HTMLElement): void {
  const { activeElement } = document
  if (!isTypingIn(activeElement) && !activeElement?.closest('[data-own-keys]')) takeFocus(place)
}
