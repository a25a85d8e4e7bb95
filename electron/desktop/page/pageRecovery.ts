/** Brings a dead page back: once by itself, then only when the user wants to. A page that hangs is the user's to judge. */
import type { App, WebContents } from 'electron'
import type { Log } from '../../log/createLog.ts'
import type { Clock } from '../../../node/clock.ts'
import type { Dialogs } from '../dialogs.ts'

export interface RecoveryParts {
  readonly page: Pick<WebContents, 'isDestroyed' | 'reload' | 'forcefullyCrashRenderer'>
  readonly app: Pick<App, 'quit'>
  readonly dialogs: Pick<Dialogs, 'askAfterCrash' | 'askWhileHanging'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly log: Pick<Log, 'write'>
}

export interface PageRecovery {
  gone(why: { readonly reason: string; readonly exitCode: number }): Promise<void>
  unresponsive(): Promise<void>
  /** It answers again: nothing is to be asked any more. */
  responsive(): void
}

/** A page that dies again within this time would only die on. */
const restMs = 10 * 60_000

export function createPageRecovery({ page, app, dialogs, clock, log }: RecoveryParts): PageRecovery {
  let revivedAtMs = -Infinity
  /** Settles when no question is open any more. */
  let asked: Promise<unknown> = Promise.resolve()
  let hanging: AbortController | null = null
  let isEnded = false

  /** Loads the page again, in a new process. */
  function reload(): void {
    if (!page.isDestroyed()) page.reload()
  }

  /** One question at a time: the one that is open is closed first, or answered. */
  function askInTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = asked.then(ask)
    asked = answer.catch(() => undefined)
    return answer
  }

  return {
    async gone({ reason, exitCode }) {
      if (reason === 'clean-exit') return
      log.write('error', 'page.gone', { reason, code: exitCode })
      hanging?.abort()
      if (isEnded) {
        isEnded = false
        reload()
        return
      }
      const isFirst = clock.nowMs() - revivedAtMs > restMs
      const answer = isFirst ? 'reload' : await askInTurn(() => dialogs.askAfterCrash())
      if (answer === 'quit') app.quit()
      if (answer !== 'reload') return
      revivedAtMs = clock.nowMs()
      reload()
    },
    async unresponsive() {
      log.write('warn', 'page.hangs')
      if (hanging) return
      const { signal } = (hanging = new AbortController())
      const answer = await askInTurn(async () => (signal.aborted ? 'wait' : dialogs.askWhileHanging(signal)))
      hanging = null
      if (answer !== 'reload' || signal.aborted) return
      isEnded = true
      // A process that hangs would be in the way of a new one.
      page.forcefullyCrashRenderer()
    },
    responsive() {
      log.write('info', 'page.answers')
      hanging?.abort()
    },
  }
}
