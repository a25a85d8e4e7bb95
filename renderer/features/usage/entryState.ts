/** What became of a unit, as the list of uses says it: an order that was given back is settled, and cost nothing. Pure. */
import type { UsageEntry } from '../../../shared/contract/account.ts'

export function entryState({ state, units }: Pick<UsageEntry, 'state' | 'units'>): UsageEntry['state'] {
  return state === 'settled' && units === 0 ? 'released' : state
}
