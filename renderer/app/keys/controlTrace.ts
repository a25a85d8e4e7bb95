/** How a control is found again after its screen was drawn anew: no element outlives its screen. */

export interface ControlTrace {
  /** Role, name and row, which are the same as long as it does the same. */
  readonly named: Placed
  /** Its look, where its words have changed meanwhile: what cost a download costs none any more. */
  readonly alike: Placed
}

interface Placed {
  readonly key: string
  /** Its place among all that have this key. */
  readonly at: number
  readonly count: number
}

export function traceOf(control: Element, screen: Element): ControlTrace {
  return { named: placed(control, screen, nameKey), alike: placed(control, screen, lookKey) }
}

/** @returns null as long as the screen does not show it */
export function findTraced({ named, alike }: ControlTrace, screen: Element): HTMLElement | null {
  const byName = allWith(named.key, screen, nameKey)[named.at]
  if (byName) return byName
  const byLook = allWith(alike.key, screen, lookKey)
  // While a screen is not drawn whole, another one stands at this place.
  return byLook.length === alike.count ? (byLook[alike.at] ?? null) : null
}

type KeyOf = (control: Element) => string

function placed(control: Element, screen: Element, keyOf: KeyOf): Placed {
  const key = keyOf(control)
  const all: readonly Element[] = allWith(key, screen, keyOf)
  return { key, at: all.indexOf(control), count: all.length }
}

function allWith(key: string, screen: Element, keyOf: KeyOf): readonly HTMLElement[] {
  return [...screen.querySelectorAll<HTMLElement>(focusable)].filter((each) => keyOf(each) === key)
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

function nameKey(control: Element): string {
  const name = control.getAttribute('aria-label') ?? control.textContent.trim()
  const row = control.closest('[role=row], [role=option], li')
  return JSON.stringify([control.tagName, control.getAttribute('role'), name, row?.textContent])
}

function lookKey(control: Element): string {
  return JSON.stringify([control.tagName, control.getAttribute('role'), control.className])
}
