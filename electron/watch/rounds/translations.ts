/**
 * Wishes that only a machine can meet, where the user's own rule says "translate": orders them within the month's budget,
 * never for a job that a person must judge first, and learns later what became of them. Follows no job itself.
 */
import { isDiskError } from '../../../shared/diskTrouble.ts'
import { isEnded, type AiJob } from '../../ai/aiJob.ts'
import type { AiOrder } from '../../ai/aiQueue.ts'
import type { GapStep } from '../../batch/delivery/fulfilOrder.ts'
import { unitsPromised } from '../../batch/gaps/orderedJobs.ts'
import { outcomeOf } from '../../batch/gaps/translateGaps.ts'
import { orderFor } from '../../batch/gaps/translationOrder.ts'
import type { GapToTranslate } from '../../plan/plan.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { Clock } from '../../../node/clock.ts'
import type { DailyDigest } from '../digest.ts'
import type { WatchHome } from '../watchHome.ts'
import { shortageNow, spendableNow, waitStep } from './roundBudget.ts'
import type { Keeping } from './roundLog.ts'
import type { WishCalendar, WishEntry } from './wishCalendar.ts'

/** What follows the translations that watch mode orders. */
export interface TranslationQueue {
  /** Stores it and begins with it; the same work is ordered once, whoever asks. */
  order(order: AiOrder): void
  /** Once a turn: goes on with what is open; what watch mode ordered by itself rests while it must not work. */
  turn(mayWork: boolean): void
}

export interface TranslationParts {
  readonly home: Pick<WatchHome, 'settings' | 'ledger' | 'aiJobs' | 'history'>
  readonly calendar: Pick<WishCalendar, 'translating' | 'met' | 'ended'>
  readonly queue: Pick<TranslationQueue, 'order'>
  readonly digest: Pick<DailyDigest, 'recordWritten'>
  readonly clock: Pick<Clock, 'nowMs'>
}

export interface TranslationAnswer {
  readonly gap: Gap
  /** null: it is ordered. */
  readonly step: Extract<GapStep, { readonly kind: 'skipped' }> | null
  readonly keeping?: Keeping
}

export interface Translations {
  order(gaps: readonly GapToTranslate[], batchId: string): readonly TranslationAnswer[]
  /** Whether one that was ordered has come to its end. */
  hasNews(): boolean
  /** Puts down what became of those. */
  conclude(): void
}

export function createTranslations({ home, calendar, queue, digest, clock }: TranslationParts): Translations {
  const { aiJobs: jobs, history } = home
  const serviceNow = () => home.settings['service.address']

  const unitsLeft = () => (spendableNow(home, 'ai') ?? Infinity) - unitsPromised(jobs, serviceNow())

  function news(): readonly (readonly [WishEntry, AiJob | null])[] {
    return calendar.translating().flatMap((entry) => {
      const job = jobs
        .ofVideo(entry.videoPath)
        .find(({ kind, target }) => kind === 'translation' && target === entry.language)
      return job && !isEnded(job) ? [] : [[entry, job ?? null] as const]
    })
  }

  function concludeOne(entry: WishEntry, job: AiJob | null): void {
    const { videoPath, wish, language } = entry
    const outcome = job ? outcomeOf({ jobs, history }, job.id, videoPath) : lostOrder
    if (outcome.kind === 'written') {
      calendar.met(videoPath, wish)
      digest.recordWritten(1)
      return
    }
    const { message } = outcome
    const reason = isForAPerson(job) ? 'translate' : waitsLong(outcome) ? 'rejected' : outcome.reason
    calendar.ended({ videoPath, wish, language, reason, message, resumesAtMs: null }, clock.nowMs())
  }

  return {
    order(gaps, batchId) {
      let left = unitsLeft()
      return gaps.map((wanted) => {
        const { gap } = wanted
        const order = orderFor(wanted, { service: serviceNow(), batchId })
        const job = jobs.find(order)
        if (isForAPerson(job)) return asked(gap, job?.message ?? '')
        const isPaid = job !== null && (!isEnded(job) || job.requestId !== null)
        if (!isPaid && !home.settings['watch.translate']) return asked(gap, notAllowed)
        const shortage = isPaid ? null : shortageNow(home, 'ai')
        if (shortage) return { gap, step: waitStep(shortage, usedUp), keeping: { quota: 'ai' } }
        if (!isPaid && left < 1) return asked(gap, keptForYou)
        if (!isPaid) left -= 1
        queue.order(order)
        return { gap, step: null }
      })
    },
    hasNews: () => news().length > 0,
    conclude() {
      for (const [entry, job] of news()) concludeOne(entry, job)
    },
  }
}

/**
 * A job that the user stopped, whose result was refused, or of which nobody knows whether the service began it: another
 * start might be paid twice, or bring the same again.
 */
function isForAPerson(job: AiJob | null): boolean {
  if (!job) return false
  if (job.state === 'cancelled' || job.state === 'refused') return true
  return job.state === 'failed' && job.requestId === null && job.startedMs !== null
}

/** Troubles of this machine pass soon; those of the service are met again at the pace of the calendar. */
function waitsLong({ reason, code }: Extract<GapStep, { readonly kind: 'skipped' }>): boolean {
  return reason === 'error' && !(code !== null && (code.startsWith('file.') || isDiskError(code)))
}

function asked(gap: Gap, message: string): TranslationAnswer {
  return { gap, step: { kind: 'skipped', reason: 'ask', code: null, message }, keeping: { as: 'translate' } }
}

const notAllowed =
  'Only a machine translation would do, and watch mode may not order one (watch.translate). Run the plan to order it.'
const keptForYou =
  'Only a machine translation would do, and what is left of this month is kept for you (watch.reservePercent). Run the plan to order it.'
const usedUp = 'The translations of this month are used up; it waits for the reset.'
const lostOrder = {
  kind: 'skipped',
  reason: 'error',
  code: null,
  message: 'The order of this translation is gone.',
} as const
