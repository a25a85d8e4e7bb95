/** The gaps that a plan neither serves nor has translated, each with the reason in words. Pure. */
import { toAppError } from '../../../shared/errors.ts'
import { noTranslator, translationOutsidePlan } from '../../ai/translators.ts'
import { errorOfShortage, type Shortage } from '../../quota/shortage.ts'
import { SearchLimitReached } from '../../matching/ask/calls/limitSearches.ts'
import type { TranslationObstacle } from '../../plan/plan.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { GapStep } from '../delivery/fulfilOrder.ts'
import type { PlannedBatch } from '../planBatch.ts'

export type OpenGap = Extract<GapStep, { readonly kind: 'skipped' }> & {
  readonly gap: Gap
  /** Which limit of its run holds it back; null for none. */
  readonly heldBy: 'searches' | 'downloads' | null
}

export interface OpenGapsOptions {
  readonly isOffline?: boolean
  /** Why no more downloads may be asked for. */
  readonly shortage?: Shortage | null
  /** Videos for which a subtitle was tried, and refused. */
  readonly refused?: ReadonlySet<string>
  /** What a command takes the best of some doubtful ones with; the window has its review for that. */
  readonly takesBestWith?: string
}

export function openGaps(
  { plan, matched }: Pick<PlannedBatch, 'plan' | 'matched'>,
  { isOffline = false, shortage = null, refused, takesBestWith }: OpenGapsOptions = {},
): readonly OpenGap[] {
  const entryOf = new Map(matched.map((entry) => [entry.video.file.path, entry]))
  const skipped = (gap: Gap, rest: Pick<OpenGap, 'reason' | 'code' | 'message'>): OpenGap => ({
    kind: 'skipped',
    gap,
    heldBy: null,
    ...rest,
  })
  const asked = plan.ask.map(({ gap, why, candidates }) => {
    const message = why === 'title' ? uncertainTitle : doubt(candidates.length, takesBestWith)
    return skipped(gap, { reason: 'ask', code: null, message })
  })
  const obstacles = new Map(plan.untranslatable.map(({ gap, obstacle }) => [gap, obstacle]))
  const without = plan.none.map((gap) => {
    const obstacle = obstacles.get(gap)
    if (obstacle) return skipped(gap, { reason: 'no-candidate', code: obstacle, message: obstacleSentences[obstacle] })
    if (gap.wish.alternatives.every(({ kind }) => kind === 'inside'))
      return skipped(gap, { reason: 'no-candidate', code: null, message: notInside })
    const isMatched = Boolean(entryOf.get(gap.video.file.path)?.title)
    const known = refused?.has(gap.video.file.path) ? nothingElse : 'The service has no subtitle that fits.'
    const message = isMatched ? known : 'The service does not know this video.'
    return skipped(gap, { reason: isMatched ? 'no-candidate' : 'no-match', code: null, message })
  })
  const unnamed = plan.tooLong.map((gap) => skipped(gap, nameTooLong))
  const waiting = plan.waiting.flatMap(({ serves }) =>
    serves.map(({ gap }): OpenGap => {
      if (isOffline) return skipped(gap, offline)
      const { code, message } = errorOfShortage(
        plan.isHeldByLimit ? null : shortage,
        plan.isHeldByLimit ? downloadLimitReached : usedUp,
      )
      return { ...skipped(gap, { reason: 'quota', code, message }), heldBy: plan.isHeldByLimit ? 'downloads' : null }
    }),
  )
  const unmatched = plan.unmatched.map((gap): OpenGap => {
    const entry = entryOf.get(gap.video.file.path)
    const { code, message } = toAppError(entry?.error ?? new Error('not asked'))
    const isWaiting = entry?.status === 'waiting' || code === 'quota.exhausted' || code === 'service.busy'
    return {
      ...skipped(gap, { reason: isWaiting ? 'quota' : 'error', code, message }),
      heldBy: entry?.error instanceof SearchLimitReached ? 'searches' : null,
    }
  })
  const translated = isOffline ? plan.translate.map(({ gap }) => skipped(gap, offline)) : []
  return [...asked, ...without, ...unnamed, ...waiting, ...unmatched, ...translated]
}

const obstacleSentences: Readonly<Record<TranslationObstacle, string>> = {
  'engine.missing': noTranslator,
  'plan.required': translationOutsidePlan,
}

const nameTooLong = {
  reason: 'error',
  code: 'file.nameTooLong',
  message: "The video's name is too long to put a subtitle beside it. Shorten the name of the video.",
} as const

/** It waits as what the quota holds back does: nothing went wrong. */
const offline = {
  reason: 'quota',
  code: 'service.unreachable',
  message: 'Found, but not downloaded, because the app works offline. Go online to get it.',
} as const

const nothingElse =
  'The service offers nothing else: what would fit was tried, and refused. Choose a file of it in Search.'
const downloadLimitReached = 'The limit of downloads of this run is reached; the next run goes on with it.'
const usedUp = 'No download is left for it today; it waits for the reset.'

const notInside =
  'The video has no text track in this language inside. A wish such as "inside:en>en" looks for it elsewhere then.'

const uncertainTitle =
  'The title is not certain. Put the year or an id such as {tmdb-123} into the name of the file or its folder.'

function doubt(count: number, takesBestWith?: string): string {
  const fits = count === 1 ? 'One subtitle fits' : `${count} subtitles fit`
  const orElse = takesBestWith === undefined ? '' : `, or take the best with ${takesBestWith}`
  return `${fits}, but not surely in sync. Look at ${count === 1 ? 'it' : 'them'}${orElse}.`
}
