/** The wants that a plan neither serves nor has translated, each with the reason in words. Pure. */
import { toAppError } from '../../shared/errors.ts'
import type { Want } from '../wanted/missing.ts'
import type { WantStep } from './fulfilPlan.ts'
import type { PlannedBatch } from './planBatch.ts'

export type UnservedWant = Extract<WantStep, { readonly kind: 'skipped' }> & { readonly want: Want }

export function unservedWants(
  { plan, matched }: Pick<PlannedBatch, 'plan' | 'matched'>,
  { isOffline = false }: { readonly isOffline?: boolean } = {},
): readonly UnservedWant[] {
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
      if (isOffline) return skipped(want, offline)
      const message = plan.isHeldByLimit
        ? 'The limit of downloads of this run is reached; the next run goes on with it.'
        : 'No download is left for it today; it waits for the reset.'
      return skipped(want, { reason: 'quota', code: 'quota.exhausted', message })
    }),
  )
  const unmatched = plan.unmatched.map((want) => {
    const entry = entryOf.get(want.video.file.path)
    const { code, message } = toAppError(entry?.error ?? new Error('not asked'))
    const isWaiting = entry?.status === 'waiting' || code === 'quota.exhausted' || code === 'service.busy'
    return skipped(want, { reason: isWaiting ? 'quota' : 'error', code, message })
  })
  const translated = isOffline ? plan.translate.map(({ want }) => skipped(want, offline)) : []
  return [...asked, ...without, ...waiting, ...unmatched, ...translated]
}

/** It waits as what the quota holds back does: nothing went wrong. */
const offline = {
  reason: 'quota',
  code: 'service.unreachable',
  message: 'Found, but not downloaded, because the app works offline. Go online to get it.',
} as const

const uncertainTitle =
  'The title is not certain. Put the year or an id such as {tmdb-123} into the name of the file or its folder.'

function doubt(count: number): string {
  const fits = count === 1 ? 'One subtitle fits' : `${count} subtitles fit`
  return `${fits}, but not surely in sync. Look at it, or take the best with --yes-to all.`
}
