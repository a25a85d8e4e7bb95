/** Grows whenever something else is missing than before: what finding it costs is read again then, and only then. */
import type { WishStatus } from './coverageProfile.ts'
import { isMissing } from '../../../../shared/counting.ts'

export interface MissingRevision {
  now(): number
  /** One video is another now: what it had and what it has, null where it was not there or is gone. */
  changed(before: readonly WishStatus[] | null, after: readonly WishStatus[] | null): void
  /** Every video may lack something else now. */
  changedForAll(): void
}

export function createMissingRevision(): MissingRevision {
  let revision = 0
  return {
    now: () => revision,
    changed(before, after) {
      if (missingOf(before) !== missingOf(after)) revision += 1
    },
    changedForAll() {
      revision += 1
    },
  }
}

/** What was looked for in vain is missing otherwise: only asking anew can bring it. */
function missingOf(statuses: readonly WishStatus[] | null): string {
  return JSON.stringify((statuses ?? []).filter(isMissing).map(({ wish, state }) => [wish, state]))
}
