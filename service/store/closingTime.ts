/** How long a store may take to close, whatever it waits for. */
import { setTimeout as sleep } from 'node:timers/promises'

/** What is sent to the archives just now gets so long; it is sent again by the next start otherwise. */
export const longestCloseMs = 4_000

export async function inClosingTime(closing: Promise<unknown>): Promise<void> {
  await Promise.race([closing, sleep(longestCloseMs, undefined, { ref: false })])
}
