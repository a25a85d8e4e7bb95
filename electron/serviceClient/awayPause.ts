/** A service that is away is asked again soon, and seldomer the longer it lasts, whoever waits for it. Pure. */
import type { ErrorCode } from '../../shared/errors.ts'

/** The service cannot be reached at all: nothing that a person of this app could mend by a choice. */
export function isServiceAway(code: ErrorCode | null): boolean {
  return code === 'service.unreachable' || code === 'service.timeout'
}

/** How long until it is asked again: longer each time, never so long that nobody would wait. */
export function awayPauseMs(tries: number): number {
  return Math.min(30_000 * 2 ** Math.min(tries, 10), 10 * 60_000)
}
