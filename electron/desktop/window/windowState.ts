/** How the window was last time: its place, whether it filled the screen, how large its page was drawn, what it showed. */
import { z } from 'zod'
import type { KeptValues } from '../keyring/keptValues.ts'
import { usableLevel } from '../page/zoom.ts'

const side = z.int().min(-100_000).max(100_000)
const longestAddress = 2_000

const kept = {
  bounds: z.object({ x: side, y: side, width: side.min(200), height: side.min(200) }),
  /** What the window manager adds to a place that is asked for (framePlace.ts). */
  frame: z.object({ x: side, y: side }),
  isMaximised: z.boolean(),
  zoomLevel: z.number().transform(usableLevel),
  /** The end of the page's address, with its '#'. */
  address: z.string().max(longestAddress),
} as const
type Kept = { readonly [Key in keyof typeof kept]: z.output<(typeof kept)[Key]> }

export interface WindowState {
  /** Null where it was never kept, or can no longer be read. */
  read<Key extends keyof Kept>(key: Key): Kept[Key] | null
  write<Key extends keyof Kept>(key: Key, value: Kept[Key]): void
}

/** @param report told where a value cannot be kept: nothing else depends on it */
export function createWindowState(values: KeptValues, report: (thrown: unknown) => void): WindowState {
  return {
    read<Key extends keyof Kept>(key: Key) {
      const read = kept[key].safeParse(values.get(key))
      return read.success ? (read.data as Kept[Key]) : null
    },
    write(key, value) {
      try {
        values.set(key, value)
      } catch (thrown) {
        report(thrown)
      }
    },
  }
}
