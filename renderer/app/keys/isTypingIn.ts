/** What a key that is pressed there means to the field or button itself: no shortcut may take it from them. Pure. */

/** There letters are text, or find what begins so in a list, and Ctrl+Z is the field's own. A click into a choice types nothing. */
export function isTypingIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  )
}

/** Buttons and links are pressed by Enter and Space, switches by Space, and arrows choose another one of a group. */
export function pressesTarget({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('[type=radio]')) return key.startsWith('Arrow')
  if (key === ' ' && target.matches('[type=checkbox]')) return true
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null
}
