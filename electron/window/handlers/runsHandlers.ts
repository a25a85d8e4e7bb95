/** The commands of runs, handed to their list. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { runsCommands } from '../../../shared/contract/runs/runs.ts'
import type { RunsSession } from '../../views/runs/runsSession.ts'
import { after } from './after.ts'

export interface RunsDomains {
  readonly runs: RunsSession
  /** The window's: what is being counted ends with it. */
  readonly signal: AbortSignal
}

export function runsHandlersOf({ runs, signal }: RunsDomains): HandlersFor<typeof runsCommands> {
  return {
    'runs.state': async () => runs.state(),
    'runs.page': async (query) => runs.page(query),
    'runs.run': async ({ runId }) => runs.run(runId),
    'runs.rows': async (query) => runs.rows(query),
    'runs.groups': (query) => runs.groups(query),
    'runs.undo': ({ runId }) => runs.undo(runId),
    'runs.bringBack': ({ runId }) => runs.bringBack(runId),
    'runs.retryCost': ({ runId, causeId }) => runs.retryCost(runId, causeId, signal),
    'runs.retry': ({ runId, ...order }) => after(() => runs.retry(runId, order, signal)),
    'runs.pause': ({ runId }) => after(() => runs.pause(runId)),
    'runs.resume': ({ runId }) => after(() => runs.resume(runId)),
    'runs.stop': ({ runId }) => after(() => runs.stop(runId)),
  }
}
