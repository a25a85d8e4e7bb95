/**
 * Says when a new or changed file is whole: its size and time have stayed the same for a while, no download of it goes
 * on beside it, nobody holds it open for writing. In memory: after a restart every open file is watched anew. Pure.
 */

import { sep } from 'node:path'

export interface FileStat {
  readonly sizeBytes: number
  readonly modifiedMs: number
}

export interface SettleRules {
  /** So long a file must have stayed as it is. */
  readonly settleMs: () => number
  readonly monotonicMs: () => number
}

export interface Settling {
  /** True when the file is whole. False: look again, see `nextCheckMs`. */
  isWhole(path: string, look: FileStat, isHeld: boolean): boolean
  /** It went away, or was taken. */
  forget(path: string): void
  /** What is still growing or waited for. */
  waiting(): readonly string[]
  /** Files of a root whose time has come; whatever that look finds, their next one is a while later. */
  takeDue(root: string): readonly string[]
  /** On the running clock, for the files of a root; null when nothing of it is waited for. */
  nextCheckMs(root: string): number | null
}

interface Waiting extends FileStat {
  readonly sinceMs: number
  readonly checkMs: number
}

export function createSettling({ settleMs, monotonicMs }: SettleRules): Settling {
  const open = new Map<string, Waiting>()
  return {
    isWhole(path, { sizeBytes, modifiedMs }, isHeld) {
      const known = open.get(path)
      const isSame = known?.sizeBytes === sizeBytes && known.modifiedMs === modifiedMs
      if (isHeld || !isSame) {
        const sinceMs = monotonicMs()
        open.set(path, { sizeBytes, modifiedMs, sinceMs, checkMs: sinceMs + settleMs() })
        return false
      }
      if (monotonicMs() - known.sinceMs < settleMs()) return false
      open.delete(path)
      return true
    },
    forget: (path) => void open.delete(path),
    waiting: () => [...open.keys()],
    takeDue(root) {
      const due = [...open].filter(([path, { checkMs }]) => isHere(path, root) && checkMs <= monotonicMs())
      for (const [path, waiting] of due) open.set(path, { ...waiting, checkMs: monotonicMs() + settleMs() })
      return due.map(([path]) => path)
    },
    nextCheckMs(root) {
      let soonest: number | null = null
      for (const [path, { checkMs }] of open) if (isHere(path, root)) soonest = Math.min(soonest ?? Infinity, checkMs)
      return soonest
    },
  }
}

/** 'film.mkv.part' and 'film.mkv.aria2' say that 'film.mkv' is still on its way. */
export function heldBy(unfinished: readonly string[]): (path: string) => boolean {
  const held = new Set(unfinished.map((path) => path.slice(0, path.lastIndexOf('.'))))
  return (path) => held.has(path)
}

function isHere(path: string, root: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep)
}
