/** What the check-up shows, as fields of the window's address, and back. Pure. */
import type { FindingFilter } from '../../../shared/contract/videos/checkup.ts'
import type { AddressPart } from '../../../shared/screenAddress.ts'
import { findingKinds } from '../../app/findings/kindStyles.ts'

export const everyFinding: FindingFilter = { kind: null, whose: 'all', search: '' }

export function writeCheckupAddress({ kind, whose, search }: FindingFilter): AddressPart {
  return {
    ...(kind !== null && { kind }),
    ...(whose !== 'all' && { show: whose }),
    ...(search !== '' && { q: search }),
  }
}

export function readCheckupAddress({ kind, show, q }: AddressPart): FindingFilter {
  return {
    kind: findingKinds.find((known) => known === kind) ?? null,
    whose: show === 'ours' || show === 'yours' ? show : 'all',
    search: q ?? '',
  }
}
