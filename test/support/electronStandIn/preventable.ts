/** An event whose usual consequence a listener can prevent. */

export interface Preventable {
  readonly isPrevented: () => boolean
  preventDefault(): void
}

export function preventable(): Preventable {
  let isPrevented = false
  return { isPrevented: () => isPrevented, preventDefault: () => (isPrevented = true) }
}
