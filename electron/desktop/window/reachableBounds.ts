/** Whether a window would still be seen where it was: a screen may be gone. */
import type { Rectangle } from 'electron'

/** Enough of the title bar to take hold of. */
const grip = { width: 120, height: 40 }

/** The bounds if their upper edge can be reached on one of the work areas, else null. */
export function reachableBounds(bounds: Rectangle | null, workAreas: readonly Rectangle[]): Rectangle | null {
  if (bounds === null) return null
  return workAreas.some((area) => canReach(bounds, area)) ? bounds : null
}

function canReach(bounds: Rectangle, area: Rectangle): boolean {
  const seenWidth = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
  const isTopInside = bounds.y >= area.y && bounds.y <= area.y + area.height - grip.height
  return seenWidth >= grip.width && isTopInside
}
