/** Brings a dead page back: once by itself, then only when the user wants to. A page that hangs is the user's to judge. */
import type { Note } from '../../log/logEntry.ts'

export interface RecoveryParts {
  readonly nowMs: () => number
  readonly note: Note
  /** Loads the page again, in a new process. */
  readonly reload: () => void
  /** Ends the process of a page that hangs: it would be in the way of a new one. */
  readonly end: () => void
  readonly quit: () => void
  /** Asks what to do with a page that died again. */
  readonly askAfterCrash: () => Promise<'reload' | 'quit'>
  /** Asks what to do with a page that does not answer; gives up asking when the signal says so. */
  readonly askWhileHanging: (signal: AbortSignal) => Promise<'wait' | 'reload'>
}

export interface PageRecovery {
  gone(why: { readonly reason: string; readonly exitCode: number }): Promise<void>
  unresponsive(): Promise<void>
  /** It answers again: nothing is to be asked any more. */
  responsive(): void
}

/** A page that dies again within this time would only die on. */
const restMs = 10 * 60_000

export function createPageRecovery(parts: RecoveryParts): PageRecovery {
  const { nowMs, note, reload, quit } = parts
  let revivedAtMs = -Infinity
  /** Settles when no question is open any more. */
  let asked: Promise<unknown> = Promise.resolve()
  let hanging: AbortController | null = null
  let isEnded = false

  /** One question at a time: the one that is open is closed first, or answered. */
  function askInTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = asked.then(ask)
    asked = answer.catch(() => undefined)
    return answer
  }

  return {
    async gone({ reason, exitCode }) {
      if (reason === 'clean-exit') return
      note('error', 'page.gone', { reason, code: exitCode })
      hanging?.abort()
      if (isEnded) {
        isEnded = false
        reload()
        return
      }
      const isFirst = nowMs() - revivedAtMs > restMs
      const answer = isFirst ? 'reload' : await askInTurn(parts.askAfterCrash)
      if (answer === 'quit') quit()
      if (answer !== 'reload') return
      revivedAtMs = nowMs()
      reload()
    },
    async unresponsive() {
      note('warn', 'page.hangs')
      if (hanging) return
      const { signal } = (hanging = new AbortController())
      const answer = await askInTurn(async () => (signal.aborted ? 'wait' : parts.askWhileHanging(signal)))
      hanging = null
      if (answer !== 'reload' || signal.aborted) return
      isEnded = true
      parts.end()
    },
    responsive() {
      note('info', 'page.answers')
      hanging?.abort()
    },
  }
}
