/** Keeps the memory small in which the engine makes new objects, for commands that make many and keep few. */
import { setFlagsFromString } from 'node:v8'

/**
 * It would grow to 64 MB while archives and answers pass through, and is emptied as fast when it stays small. The engine
 * reads this flag whenever it could grow; one that does not know it goes on as before.
 */
export function keepNurserySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
