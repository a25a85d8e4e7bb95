/** What the activity shows, as fields of the window's address, and back: one run and its filter, or the list of runs. Pure. */
import type { RunListQuery } from '../../../shared/contract/runs/runs.ts'
import { outcomeGroups, runKinds, type OutcomeGroup } from '../../../shared/runs/runKinds.ts'
import type { AddressPart } from '../../../shared/screenAddress.ts'

export interface ActivityPlace {
  /** null: the list is shown. */
  readonly runId: string | null
  /** Of the run's subtitles. */
  readonly group: OutcomeGroup | null
  /** Of the list. */
  readonly query: RunListQuery
}

// A list of its own: the contract's needs code that the page's policy does not allow.
const filters = ['all', 'waiting', 'failed', 'undone'] as const satisfies readonly RunListQuery['filter'][]

export function writeActivityAddress({ runId, group, query }: ActivityPlace): AddressPart {
  if (runId !== null) return { run: runId, ...(group !== null && { show: group }) }
  const { filter, kind, search } = query
  return {
    ...(filter !== 'all' && { show: filter }),
    ...(kind !== null && { kind }),
    ...(search !== '' && { q: search }),
  }
}

export function readActivityAddress({ run, show, kind, q }: AddressPart): ActivityPlace {
  const query = {
    filter: filters.find((known) => known === show) ?? 'all',
    kind: runKinds.find((known) => known === kind) ?? null,
    search: q ?? '',
  }
  const whole = { filter: 'all', kind: null, search: '' } as const
  if (run === undefined) return { runId: null, group: null, query }
  return { runId: run, group: outcomeGroups.find((known) => known === show) ?? null, query: whole }
}
