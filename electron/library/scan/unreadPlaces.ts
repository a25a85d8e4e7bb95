/** What the disk would not show of a scan: what was known of these places, and of what lies below them, stays as it was. */
import { dirname } from 'node:path'
import type { ScanFinding } from '../mediaFile.ts'

export interface UnreadPlaces {
  /** Takes it in, if it is one of them. */
  note(finding: ScanFinding): void
  /** Is it one of them, or below one? Then a scan that did not find it says nothing of it. */
  holds(path: string): boolean
  readonly size: number
  /** Absolute paths. */
  list(): readonly string[]
}

export function createUnreadPlaces(): UnreadPlaces {
  const places = new Set<string>()
  return {
    note(finding) {
      if (finding.kind === 'ignored' && finding.reason === 'unreadable') places.add(finding.path)
    },
    holds(path) {
      if (places.size === 0) return false
      for (let at = path, above = dirname(at); ; at = above, above = dirname(at)) {
        if (places.has(at)) return true
        if (above === at) return false
      }
    },
    get size() {
      return places.size
    },
    list: () => [...places],
  }
}
