/**
 * Says when a new or changed file is whole: its size and time have stayed the same for a while, no download of it goes
 * on beside it, nobody holds it open for writing. In memory: after a restart every open file is watched anew. Pure.
 */

export interface FileLook {
  readonly sizeBytes: number
  readonly modifiedMs: number
}

export interface SettleRules {
  /** So long a file must have stayed as it is. */
  readonly settleMs: number
  readonly monotonicMs: () => number
}

export interface Settling {
  /** True when the file is whole. False: look again, see `nextLookMs`. */
  isWhole(path: string, look: FileLook, isHeld: boolean): boolean
  /** It went away, or was taken. */
  forget(path: string): void
  /** What is still growing or waited for. */
  waiting(): readonly string[]
  /** On the running clock; null when nothing is waited for. */
  nextLookMs(): number | null
}

interface Waiting extends FileLook {
  readonly sinceMs: number
}

export function createSettling({ settleMs, monotonicMs }: SettleRules): Settling {
  const open = new Map<string, Waiting>()
  return {
    isWhole(path, { sizeBytes, modifiedMs }, isHeld) {
      const known = open.get(path)
      const isSame = known?.sizeBytes === sizeBytes && known.modifiedMs === modifiedMs
      if (isHeld || !isSame) {
        open.set(path, { sizeBytes, modifiedMs, sinceMs: monotonicMs() })
        return false
      }
      if (monotonicMs() - known.sinceMs < settleMs) return false
      open.delete(path)
      return true
    },
    forget: (path) => void open.delete(path),
    waiting: () => [...open.keys()],
    nextLookMs() {
      let soonest: number | null = null
      for (const { sinceMs } of open.values()) soonest = Math.min(soonest ?? Infinity, sinceMs + settleMs)
      return soonest
    },
  }
}

/** 'film.mkv.part' and 'film.mkv.aria2' say that 'film.mkv' is still on its way. */
export function heldBy(unfinished: readonly string[]): (path: string) => boolean {
  const held = new Set(unfinished.map((path) => path.slice(0, path.lastIndexOf('.'))))
  return (path) => held.has(path)
}
