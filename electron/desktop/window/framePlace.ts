/**
 * Where a window has to be asked for, so that it comes to stand where it stood: many window managers of X11 move a window by
 * its frame when they first show it, and then tell the moved place. Kept as told, it would wander at every start.
 */
import type { Rectangle } from 'electron'

export interface Offset {
  readonly x: number
  readonly y: number
}

export const noOffset: Offset = { x: 0, y: 0 }

/** A larger difference is a place of the window manager's own choosing, not a frame. */
const largestFrame = 100

/** @param frame what the window manager was seen to add */
export function placeToAsk(bounds: Rectangle, frame: Offset): Rectangle {
  return { ...bounds, x: bounds.x - frame.x, y: bounds.y - frame.y }
}

/** What it adds, by what came of the last place that was asked for; null where that was right, or is not to be had. */
export function learnedFrame(wanted: Rectangle, told: Rectangle, frame: Offset): Offset | null {
  const [x, y] = [told.x - wanted.x, told.y - wanted.y]
  if ((x === 0 && y === 0) || Math.abs(x) > largestFrame || Math.abs(y) > largestFrame) return null
  return { x: frame.x + x, y: frame.y + y }
}
