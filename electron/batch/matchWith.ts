/** Lets others ask by the matcher of the main job: its answers are kept, its units are in the ledger. */
import type { MatchAll } from '../upload/uploadDesk.ts'
import type { Connection } from './connection.ts'

export interface AskOptions {
  readonly batchId: string
  readonly signal: AbortSignal
  /** Uses only what was answered before, which costs nothing. */
  readonly isOffline?: boolean
  /** What was answered before will do, which costs nothing; only what is not known is asked. */
  readonly mayBeKept?: boolean
}

export function matchWith({ batch }: Connection, options: AskOptions): MatchAll {
  const { batchId, signal, isOffline = false, mayBeKept = false } = options
  const askAgain = isOffline || mayBeKept ? {} : { askAgain: () => true }
  return (gaps) => batch.plan.matcher.matchAll(gaps, { batchId, signal, isOffline, ...askAgain })
}
