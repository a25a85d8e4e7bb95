/** Lets others ask by the matcher of the main job: its answers are kept, its units are in the ledger. */
import type { MatchAll } from '../upload/uploadDesk.ts'
import type { Connection } from './connection.ts'

export interface AskOptions {
  readonly batchId: string
  readonly signal: AbortSignal
  /** Uses only what was answered before, which costs nothing. */
  readonly isOffline?: boolean
}

export function matchWith({ batch }: Connection, { batchId, signal, isOffline = false }: AskOptions): MatchAll {
  const askAgain = isOffline ? {} : { askAgain: () => true }
  return (gaps) => batch.plan.matcher.matchAll(gaps, { batchId, signal, isOffline, ...askAgain })
}
