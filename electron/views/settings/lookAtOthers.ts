/** Looks again and again whether another process of this home has written something. */
import { toAppError, type AppError } from '../../../shared/errors.ts'

export interface LookingAtOthers {
  /** Told once of what goes on failing. */
  readonly report: (error: AppError) => void
  /** Ends it. */
  readonly signal: AbortSignal
}

/** How late what another process wrote is seen. */
const othersMs = 1_000

/** Keeps no process from its end. */
export function lookAtOthers(look: () => void, { report, signal }: LookingAtOthers): void {
  if (signal.aborted) return
  let reported: string | null = null
  const timer = setInterval(() => {
    try {
      look()
      reported = null
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.message !== reported) report(error)
      reported = error.message
    }
  }, othersMs)
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
