/** Whether there is nothing to see of a film: once it is known that the page cannot play it itself either. Pure. */
import type { PlayerState } from './playerStore.ts'

export function isWithoutPicture({ tools, clip, problem }: PlayerState): boolean {
  return tools?.version === null && clip === null && problem !== null
}
