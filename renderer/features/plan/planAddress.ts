/** What the plan shows, as fields of the window's address, and back. Pure. */
import type { PlanFilter, PlanSource } from '../../../shared/contract/plan.ts'
import type { AddressPart } from '../../../shared/screenAddress.ts'

// Lists of their own: the contract's need code that the page's policy does not allow.
const answers = [
  'sure',
  'ask',
  'chosen',
  'skipped',
  'waiting',
  'none',
  'translate',
  'inside',
  'yours',
  'tooLong',
  'covered',
  'written',
  'told',
  'write',
] as const satisfies readonly NonNullable<PlanFilter['answer']>[]
const sources = ['pack', 'download', 'cache'] as const satisfies readonly PlanSource[]

/** Before the name of a group, so that films, which have none, can be said too. */
const groupMark = '='

export function writePlanAddress({ answer, source, group, search }: PlanFilter): AddressPart {
  return {
    ...(answer !== null && { show: answer }),
    ...(source !== null && { source }),
    ...(group !== null && { group: `${groupMark}${group}` }),
    ...(search !== '' && { q: search }),
  }
}

export function readPlanAddress({ show, source, group, q }: AddressPart): PlanFilter {
  return {
    answer: answers.find((known) => known === show) ?? null,
    source: sources.find((known) => known === source) ?? null,
    group: group?.startsWith(groupMark) === true ? group.slice(groupMark.length) : null,
    search: q ?? '',
  }
}
