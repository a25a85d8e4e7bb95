/** Where the window was last time, kept among the settings, and whether it would still be seen there. */
import type { Rectangle } from 'electron'
import { z } from 'zod'
import type { Database } from '../database/database.ts'

const key = 'desktop.windowBounds'
const side = z.number().int().min(-100_000).max(100_000)
const stored = z.object({ x: side, y: side, width: side.min(200), height: side.min(200) })

export interface BoundsStore {
  read(): Rectangle | null
  write(bounds: Rectangle): void
}

/** Damaged bounds count as none. */
export function createBoundsStore(db: Pick<Database, 'get' | 'run'>): BoundsStore {
  return {
    read() {
      const row = db.get<{ value: string }>('SELECT value FROM setting WHERE key = ?', key)
      return row ? parse(row.value) : null
    },
    write({ x, y, width, height }) {
      const value = JSON.stringify({ x, y, width, height })
      db.run('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', key, value)
    },
  }
}

function parse(text: string): Rectangle | null {
  try {
    return stored.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null // Not JSON.
  }
}

/** Enough of the title bar to take hold of. */
const grip = { width: 120, height: 40 }

/** The bounds if their upper edge can be reached on one of the work areas (a screen may be gone), else null. */
export function reachableBounds(bounds: Rectangle | null, workAreas: readonly Rectangle[]): Rectangle | null {
  if (bounds === null) return null
  return workAreas.some((area) => canReach(bounds, area)) ? bounds : null
}

function canReach(bounds: Rectangle, area: Rectangle): boolean {
  const seenWidth = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
  const isTopInside = bounds.y >= area.y && bounds.y <= area.y + area.height - grip.height
  return seenWidth >= grip.width && isTopInside
}
