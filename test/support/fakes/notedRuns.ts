/** Runs that are only noted, for what is tested without a database. */
import type { Outcome } from '../../../electron/runs/run.ts'
import type { Runs } from '../../../electron/runs/runs.ts'

export function notedRuns() {
  const log: string[] = []
  const outcomes: Outcome[] = []
  let made = 0
  const runs: Pick<Runs, 'open' | 'begin' | 'reopen' | 'record' | 'recordMet' | 'end' | 'refuse' | 'tie'> = {
    open({ kind, command }) {
      log.push(`open ${kind} ${command}`)
      return `r${++made}`
    },
    begin: (id, { kind }) => void log.push(`begin ${kind} ${id}`),
    reopen: (id) => void log.push(`reopen ${id}`),
    record(id, some) {
      outcomes.push(...some)
      for (const { state } of some) log.push(`${state} ${id}`)
    },
    recordMet(wishes) {
      if (wishes.length > 0) log.push(`met ${wishes.length}`)
    },
    tie: (titleRunId, runId) => void log.push(`tie ${titleRunId} ${runId}`),
    refuse: (id) => void log.push(`refused ${id}`),
    end: (id, ending) => void log.push(`${ending} ${id}`),
  }
  return { runs, log, outcomes }
}
