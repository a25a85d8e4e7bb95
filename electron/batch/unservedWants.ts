/** The wants that a plan neither serves nor has translated, each with the reason in words. Pure. */
import { toAppError } from '../../shared/errors.ts'
import type { Want } from '../wanted/missing.ts'
import type { WantStep } from './fulfilPlan.ts'
import type { PlannedBatch } from './planBatch.ts'

export type UnservedWant = Extract<WantStep, { readonly kind: 'skipped' }> & { readonly want: Want }

export function unservedWants({ plan, matched }: Pick<PlannedBatch, 'plan' | 'matched'>): readonly UnservedWant[] {
  const entryOf = new Map(matched.map((entry) => [entry.video.file.path, entry]))
  const skipped = (want: Want, rest: Omit<UnservedWant, 'want' | 'kind'>): UnservedWant => ({
    kind: 'skipped',
    want,
    ...rest,
  })
  const asked = plan.ask.map(({ want, why, ranked }) => {
    const message = why === 'title' ? uncertainTitle : doubt(ranked.length)
    return skipped(want, { reason: 'ask', code: null, message })
  })
  const without = plan.none.map((want) => {
    const isMatched = Boolean(entryOf.get(want.video.file.path)?.title)
    const message = isMatched ? 'The service has no subtitle that fits.' : 'The service does not know this video.'
    return skipped(want, { reason: isMatched ? 'no-candidate' : 'no-match', code: null, message })
  })
  const waiting = plan.waiting.flatMap(({ serves }) =>
    serves.map(({ want }) => {
      const message = plan.isHeldByLimit
        ? 'The limit of downloads of this run is reached; the next run goes on with it.'
        : 'No download is left for it today; it waits for the reset.'
      return skipped(want, { reason: 'quota', code: 'quota.exhausted', message })
    }),
  )
  const unmatched = plan.unmatched.map((want) => {
    const { code, message } = toAppError(entryOf.get(want.video.file.path)?.error ?? new Error('not asked'))
    const isQuota = code === 'quota.exhausted' || code === 'service.busy'
    return skipped(want, { reason: isQuota ? 'quota' : 'error', code, message })
  })
  return [...asked, ...without, ...waiting, ...unmatched]
}

const uncertainTitle =
  'The title is not certain. Put the year or an id such as {tmdb-123} into the name of the file or its folder.'

function doubt(count: number): string {
  const fits = count === 1 ? 'One subtitle fits' : `${count} subtitles fit`
  return `${fits}, but not surely in sync. Look at it, or take the best with --yes-to all.`
}
