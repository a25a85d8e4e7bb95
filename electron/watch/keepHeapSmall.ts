/** For a process that does nothing but watch, for weeks: memory before speed. */
import { setFlagsFromString } from 'node:v8'

/**
 * What a look at a large library makes is short-lived, and the room that V8 takes for it is never given back: some 100 MB.
 * Without that room it collects more often, which a look every 15 minutes does not feel.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
