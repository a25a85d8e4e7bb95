/** How long to wait before a job is looked at again, and when looking ends. Pure. */

const shortestMs = 1_000
const longestMs = 15_000
/** In a row; then the job rests. */
const mostFailures = 4
/** So long a job rests after trouble before it is taken up by itself. */
export const restMs = 5 * 60_000
/** A job that takes longer than this is given up on: the service's words may be ones that we do not know (API decisions §2 "AI"). */
export const longestJobMs = 24 * 60 * 60_000

/** Doubles from a second to 15; never later than the remaining time that the service tells. */
export function pollDelayMs(looks: number, etaMs: number | null): number {
  const backoffMs = Math.min(longestMs, shortestMs * 2 ** Math.min(looks, 10))
  return etaMs === null ? backoffMs : Math.max(shortestMs, Math.min(backoffMs, etaMs))
}

/** After the service could not be asked: longer each time; null once it is time to let it be for a while. */
export function troubleDelayMs(failures: number): number | null {
  return failures > mostFailures ? null : shortestMs * 2 ** failures
}
