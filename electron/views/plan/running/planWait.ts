/** What the plan waits for: more of the quota, or the service that is away; and the alarm for when that may be over. */
import type { Clock } from '../../../../node/clock.ts'
import type { PlanState } from '../../../../shared/contract/plan.ts'
import type { QuotaLedger } from '../../../quota/quotaLedger.ts'
import { shortageOf } from '../../../quota/shortage.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import { awayPauseMs } from '../../../serviceClient/awayPause.ts'
import type { ServiceAway } from '../planSessionTypes.ts'
import type { Alarm } from '../../updates/alarm.ts'
import type { ParkedMarks } from '../board/parkedMarks.ts'
import type { PlanBoard } from '../board/planBoard.ts'

export interface PlanWaitParts {
  readonly board: Pick<PlanBoard, 'sums'>
  readonly parked: Pick<ParkedMarks, 'byVideo'>
  readonly ledger: Pick<QuotaLedger, 'remaining' | 'unitsLeft' | 'heldOffUntilMs' | 'resumesAtMs'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly clock: Pick<Clock, 'nowMs'>
  /** Rings when what waits may go on. */
  readonly alarm: Pick<Alarm, 'set'>
}

export type QuotaShown = Pick<PlanState, 'downloadsLeft' | 'aiLeft' | 'resumesAtMs' | 'aiResumesAtMs' | 'isServiceBusy'>

export interface PlanWait {
  quota(): QuotaShown
  /** null while the service answers. */
  away(): ServiceAway | null
  /** Whether the service could be reached just now: the longer it is away, the seldomer it is asked. */
  recordAway(isAway: boolean): void
  /** Sets the alarm where something waits, and stops it where nothing does. */
  setAlarm(): void
}

export function createPlanWait({ board, parked, ledger, settings, clock, alarm }: PlanWaitParts): PlanWait {
  let away: ServiceAway | null = null

  function quota(): QuotaShown {
    const service = settings.read()['service.address']
    const searches = shortageOf(ledger, service, 'search')
    const shortage = searches ?? shortageOf(ledger, service, 'download')
    return {
      downloadsLeft: ledger.unitsLeft(service, 'download'),
      aiLeft: ledger.unitsLeft(service, 'ai'),
      resumesAtMs: ledger.resumesAtMs(service, searches ? 'search' : 'download'),
      aiResumesAtMs: ledger.resumesAtMs(service, 'ai'),
      isServiceBusy: shortage?.kind === 'busy',
    }
  }

  return {
    quota,
    away: () => away,
    recordAway(isAway) {
      const tries = isAway ? (away?.tries ?? -1) + 1 : 0
      away = isAway ? { tries, retryAtMs: clock.nowMs() + awayPauseMs(tries) } : null
    },
    setAlarm() {
      const { waiting, unasked, waitingAi } = board.sums()
      // Translations that were ordered go on by themselves.
      const isWaiting = waiting > unasked + waitingAi || parked.byVideo().size > 0
      const quotaMs = isWaiting ? quota().resumesAtMs : null
      // What an outage left unasked is asked for as soon as the service answers, and nobody has heard yet that it does not.
      const awayMs = away?.retryAtMs ?? (unasked > 0 ? clock.nowMs() : null)
      const moments = [quotaMs, awayMs].flatMap((atMs) => atMs ?? [])
      alarm.set(moments.length === 0 ? null : Math.min(...moments))
    },
  }
}
