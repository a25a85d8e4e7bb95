/** Grows whenever something else is missing than before, or was looked for in vain: what finding it costs is read again then. */
import type { WishStatus } from './coverageProfile.ts'
import { isMissing } from '../../../../shared/counting.ts'
import type { WishMarks } from '../entries/statusBook.ts'

export interface MissingRevision {
  now(): number
  /** One video is another now: what it had and what it has, null where it was not there or is gone. */
  changed(before: readonly WishStatus[] | null, after: readonly WishStatus[] | null): void
  /** What a plan says of all videos: only what was looked for in vain costs otherwise. */
  marked(marks: WishMarks): void
  /** Every video may lack something else now. */
  changedForAll(): void
}

export function createMissingRevision(): MissingRevision {
  let revision = 0
  let inVain = inVainOf(new Map())
  return {
    now: () => revision,
    changed(before, after) {
      if (missingOf(before) !== missingOf(after)) revision += 1
    },
    marked(marks) {
      const now = inVainOf(marks)
      if (now !== inVain) revision += 1
      inVain = now
    },
    changedForAll() {
      revision += 1
    },
  }
}

function missingOf(statuses: readonly WishStatus[] | null): string {
  return JSON.stringify((statuses ?? []).filter(isMissing).map(({ wish, state }) => [wish, state === 'none']))
}

/** When it was looked for counts too: asked for anew, it may be found. */
function inVainOf(marks: WishMarks): string {
  const found: unknown[] = []
  for (const [videoId, wishes] of marks)
    for (const [wish, { state, atMs }] of wishes) if (state === 'none') found.push([videoId, wish, atMs])
  return JSON.stringify(found)
}
