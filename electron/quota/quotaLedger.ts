/**
 * The quota ledger: every unit is tied to a subject and a reason, reserved before a call and settled after it
 * (promise J1). It survives the process; it makes no calls itself.
 */
import { counted } from '../../shared/text/counted.ts'
import { randomUUID } from 'node:crypto'
import { AppError } from '../../shared/errors.ts'
import type { Database } from '../database/database.ts'
import type { CallId } from '../serviceClient/callId.ts'
import { BusyError, utcMinute } from './busyError.ts'
import { createCallsBeside } from './callsBeside.ts'
import {
  countOnce,
  earlierCall,
  forgettingOldCalls,
  lostContents,
  recordCall,
  rememberingServices,
  type EarlierCall,
} from './paidCalls.ts'
import { knownCounter, type KnownCounter, type LearnedCounters, type QuotaKind } from './quotaCounter.ts'
import {
  closeEntry,
  correctEntry,
  deleteCounter,
  entriesPage,
  insertEntry,
  lastEntryId,
  loseOpenEntries,
  openEntries,
  readCounters,
  unitsByDay,
  unitsSince,
  unitsSpentBy,
  unitsSpentIn,
  unitsSpentSince,
  writeCounter,
  type EntriesPage,
  type EntriesRequest,
  type Reservation,
  type Spent,
  type SpentBy,
  type SpentOnDay,
  type StoredCounter,
} from './quotaStore.ts'
import { heldOff, pauseOf, resumesAtMs, standingOf, type Standing } from './standing.ts'

export interface QuotaLedger {
  /**
   * The id to settle. Durable when it returns; inside `commit`, which is how calls are paid, once `synced` settles.
   * @throws AppError 'quota.exhausted' when fewer units are known to be left; BusyError while the service is busy.
   */
  reserve(reservation: Reservation): number
  /** All that `work` stores here and elsewhere in the file, or nothing of it; durable after `synced`. */
  commit<Result>(work: () => Result): Result
  /** Settles when all that was committed is durable: calls in flight share one wait for the disk, and nobody is blocked by it. */
  synced(): Promise<void>
  /** The id to send a reserved call under; it hears from the answer whether this call was charged before. */
  callIdOf(id: number): CallId
  /** What was asked by calls whose outcome is unknown: asked again in the same words, they are not charged twice. */
  lostCalls(service: string, account: string): readonly string[]
  /** Whether the service is known to charge a call once, however often it is sent under its id. */
  areRepeatsFree(service: string): boolean
  settle(id: number, unitsSpent: number): void
  /** The call was not made, or the service refused it: nothing was charged. */
  release(id: number): void
  /** The answer never arrived: shown as unknown and counted as spent until the service says otherwise. */
  lose(id: number): void
  /** It turned out what an ended entry really cost: its answer was found after all, or the service gave the unit back. */
  correct(id: number, unitsSpent: number): void
  /** At start: what a dead run left reserved becomes unknown. Number of entries. */
  recover(): number
  /** Takes over what the service says; `serverNowMs` is its Date header, where there was one. */
  learn(service: string, counters: LearnedCounters, serverNowMs?: number | null): void
  /** As `learn`, of what an answer says in passing: not taken where other calls were open beside it, which it may or may not count. */
  learnInPassing(service: string, counters: LearnedCounters): void
  /**
   * The service refused; the reset known so far is kept unless a new one is given. A given one holds, whatever the
   * counters say meanwhile (promise J3), unless they rise: then the account is another one, or has got more.
   */
  markExhausted(service: string, kind: QuotaKind, resetsAtMs?: number | null): void
  /** The service is busy and asks to be left alone until then: holds as a given reset does. A short while is no matter. */
  holdOff(service: string, kind: QuotaKind, untilMs: number): void
  /**
   * Units that may be asked for now, open reservations taken off: none while the service is busy. null when not known (ask
   * for the usage: it costs nothing).
   */
  remaining(service: string, kind: QuotaKind): number | null
  /** As `remaining`, to be told: a busy service takes no units away. */
  unitsLeft(service: string, kind: QuotaKind): number | null
  /** Until when a busy service is left alone; null where it is not, and where its units are used up for longer. */
  heldOffUntilMs(service: string, kind: QuotaKind): number | null
  /** What the service said last about its limit and reset, while it can be believed. */
  counter(service: string, kind: QuotaKind): Pick<KnownCounter, 'limit' | 'resetsAtMs'> | null
  /** When to go on, on this machine's clock; null when nothing is known. */
  resumesAtMs(service: string, kind: QuotaKind): number | null
  /** An answer that never came, or that nobody could read, counts as spent here too. */
  spentIn(batchId: string): Spent
  /** By runs of these commands, also in an earlier start of the app. */
  spentBy(commands: readonly string[], spent: SpentBy): number
  /** The newest entry: what is reserved later stands behind it. 0 where there is none yet. */
  lastEntryId(): number
  /** Units that were spent of what was reserved behind this entry; an answer that never came counts as spent. */
  spentSince(place: Pick<StoredCounter, 'service' | 'kind' | 'lastEntryId'>): number
  /** Newest first. */
  entries(request: EntriesRequest): EntriesPage
  /** Oldest first; only days on which something was spent. */
  days(sinceMs: number): readonly SpentOnDay[]
}

/** Below this the calls themselves have waited, and the next may be answered. */
const shortestPauseMs = 60_000

interface Pausing {
  readonly service: string
  readonly kind: QuotaKind
  readonly why: 'pause' | 'busy'
}

/** A call that was reserved and has not ended. */
interface CallUnderWay {
  readonly service: string
  readonly requestId: string
  /** What its answer said about being a repeat; null as long as nothing was said. */
  isReplayed: boolean | null
}

const kinds: readonly QuotaKind[] = ['search', 'download', 'ai']

export function createQuotaLedger(db: Database, { nowMs }: { readonly nowMs: () => number }): QuotaLedger {
  const standing = (service: string, kind: QuotaKind) => standingOf(kind, readCounters(db, service, kind), nowMs())

  /** Remembers what the service said was left, so that a rise can be told. */
  function pause({ service, kind, why }: Pausing, untilMs: number): void {
    const now = standing(service, kind)
    const said = Math.max(pauseOf(now)?.remaining ?? 0, now.counter?.remaining ?? 0)
    const counter = { used: null, limit: null, remaining: said, resetsAtMs: untilMs }
    const known = knownCounter(kind, counter, { nowMs: nowMs(), serverNowMs: null })
    if (known) writeCounter(db, { ...known, service, kind: `${kind}-${why}`, lastEntryId: lastEntryId(db) })
  }

  function unitsLeft({ pause, counter }: Standing): number | null {
    if (pause) return 0
    return counter && Math.max(0, counter.remaining - unitsSince(db, counter))
  }

  function learn(service: string, counters: LearnedCounters, serverNowMs: number | null = null): void {
    const write = () => {
      for (const kind of kinds) {
        const said = counters[kind]
        const known = said && knownCounter(kind, said, { nowMs: nowMs(), serverNowMs })
        if (!known) continue
        const { pause, busy } = standing(service, kind)
        for (const stop of [pause, busy])
          if (stop && known.remaining > stop.remaining) deleteCounter(db, service, stop.kind)
        writeCounter(db, { ...known, service, kind, lastEntryId: lastEntryId(db) })
      }
    }
    // Every answer brings a newer number: a lost one is asked for again.
    db.transaction(write, { isDurable: false })
  }

  function checkLeft(now: Standing, reservation: Reservation): void {
    const busy = heldOff(now)
    if (busy) throw new BusyError(busy.staleAtMs)
    const left = unitsLeft(now)
    if (left !== null && left < reservation.units) throw exhausted(reservation, left, resumesAtMs(now))
  }

  const forgetOldCalls = forgettingOldCalls(db)
  const remembering = rememberingServices(db)
  const underWay = new Map<number, CallUnderWay>()
  const beside = createCallsBeside()

  function recordIn({ service, call }: Reservation, entryId: number, earlier: EarlierCall | null): void {
    if (!call) return
    forgetOldCalls(nowMs())
    const { requestId, madeMs } = earlier ?? { requestId: randomUUID(), madeMs: nowMs() }
    recordCall(db, { entryId, service, ...call }, { requestId, madeMs })
    underWay.set(entryId, { service, requestId, isReplayed: null })
  }

  function reserve(reservation: Reservation): number {
    return db.transaction(() => {
      const { service, kind, call } = reservation
      const earlier = call ? earlierCall(db, { service, ...call }, nowMs()) : null
      // The units of a lost call are set aside already.
      const isSetAside = earlier !== null && (earlier.isLost || remembering.has(service))
      const now = standing(service, kind)
      if (!isSetAside || pauseOf(now)) checkLeft(now, reservation)
      const entryId = insertEntry(db, reservation, nowMs())
      recordIn(reservation, entryId, earlier)
      beside.began(openEntries(db, service, kind))
      return entryId
    })
  }

  function callIdOf(entryId: number): CallId {
    const call = underWay.get(entryId)
    if (!call) throw new AppError('internal', 'A call was reserved without saying what it asks for.')
    return {
      id: call.requestId,
      reported(isReplayed) {
        call.isReplayed = isReplayed
        remembering.add(call.service, nowMs())
      },
    }
  }

  /** Whatever came of it. */
  function end(id: number): void {
    underWay.delete(id)
    beside.ended(id)
  }

  function settle(id: number, unitsSpent: number): void {
    const isReplayed = underWay.get(id)?.isReplayed ?? null
    end(id)
    db.transaction(() => {
      closeEntry(db, { id, state: 'settled', unitsSpent, endedMs: nowMs() })
      if (isReplayed !== null) countOnce(db, id, isReplayed)
    })
  }

  function release(id: number): void {
    end(id)
    closeEntry(db, { id, state: 'released', unitsSpent: 0, endedMs: nowMs() })
  }

  function lose(id: number): void {
    end(id)
    closeEntry(db, { id, state: 'unknown', unitsSpent: null, endedMs: nowMs() })
  }

  return {
    remaining(service, kind) {
      const now = standing(service, kind)
      return heldOff(now) ? 0 : unitsLeft(now)
    },
    unitsLeft: (service, kind) => unitsLeft(standing(service, kind)),
    heldOffUntilMs: (service, kind) => heldOff(standing(service, kind))?.staleAtMs ?? null,
    learn,
    counter: (service, kind) => standing(service, kind).counter,
    learnInPassing(service, counters) {
      const quiet = kinds.filter((kind) => counters[kind] && beside.isAlone(openEntries(db, service, kind)))
      if (quiet.length > 0) learn(service, Object.fromEntries(quiet.map((kind) => [kind, counters[kind]])))
    },
    resumesAtMs: (service, kind) => resumesAtMs(standing(service, kind)),

    reserve,
    commit: (work) => db.transaction(work, { isDurable: false }),
    synced: () => db.synced(),
    callIdOf,
    lostCalls: (service, account) => lostContents(db, { service, account }, nowMs()),
    areRepeatsFree: (service) => remembering.has(service),
    settle,
    release,
    lose,
    correct: (id, unitsSpent) => {
      correctEntry(db, id, unitsSpent)
    },
    recover: () => loseOpenEntries(db, nowMs()),

    markExhausted(service, kind, resetsAtMs = null) {
      if (resetsAtMs !== null) pause({ service, kind, why: 'pause' }, resetsAtMs)
      const known = standing(service, kind).counter
      if (known && resetsAtMs === null)
        writeCounter(db, { ...known, service, kind, remaining: 0, lastEntryId: lastEntryId(db) })
      else learn(service, { [kind]: { used: null, limit: known?.limit ?? null, remaining: 0, resetsAtMs } })
    },

    holdOff(service, kind, untilMs) {
      if (untilMs - nowMs() >= shortestPauseMs) pause({ service, kind, why: 'busy' }, untilMs)
    },

    spentIn: (batchId) => unitsSpentIn(db, batchId),
    spentBy: (commands, spent) => unitsSpentBy(db, commands, spent),
    lastEntryId: () => lastEntryId(db),
    spentSince: (place) => unitsSpentSince(db, place),
    entries: (request) => entriesPage(db, request),
    days: (sinceMs) => unitsByDay(db, sinceMs),
  }
}

const unitNames = {
  search: ['search', 'searches'],
  download: ['download', 'downloads'],
  ai: ['AI unit', 'AI units'],
} as const satisfies Readonly<Record<QuotaKind, readonly [string, string]>>

function exhausted({ kind, units }: Reservation, left: number, resumesAtMs: number | null): AppError {
  const until = resumesAtMs === null ? '' : ` until ${utcMinute(resumesAtMs)}`
  const [one, many] = unitNames[kind]
  const are = (count: number) => (count === 1 ? 'is' : 'are')
  return new AppError(
    'quota.exhausted',
    `${counted(left, one, many)} ${are(left)} left${until}, ${units} ${are(units)} needed.`,
  )
}
