/**
 * The quota ledger: every unit is tied to a subject and a reason, reserved before a call and settled after it
 * (promise J1). It survives the process; it makes no calls itself.
 */
import { AppError } from '../../shared/errors.ts'
import type { Database } from '../database/database.ts'
import { isBelievable, knownCounter, type KnownCounter, type LearnedCounters, type QuotaKind } from './quotaCounter.ts'
import {
  closeEntry,
  entriesPage,
  insertEntry,
  lastEntryId,
  loseOpenEntries,
  readCounter,
  unitsByDay,
  unitsSince,
  unitsSpentIn,
  writeCounter,
  type EntriesPage,
  type EntriesRequest,
  type Reservation,
  type Spent,
  type SpentOnDay,
} from './quotaStore.ts'

export interface QuotaLedger {
  /**
   * Durable when it returns: the id to settle.
   * @throws AppError 'quota.exhausted' when fewer units are known to be left.
   */
  reserve(reservation: Reservation): number
  settle(id: number, unitsSpent: number): void
  /** The call was not made, or the service refused it: nothing was charged. */
  release(id: number): void
  /** The answer never arrived: shown as unknown and counted as spent until the service says otherwise. */
  lose(id: number): void
  /** At start: what a dead run left reserved becomes unknown. Number of entries. */
  recover(): number
  /** Takes over what the service says; `serverNowMs` is its Date header, where there was one. */
  learn(service: string, counters: LearnedCounters, serverNowMs?: number | null): void
  /** The service refused for want of quota; the reset known so far is kept unless a new one is given. */
  markExhausted(service: string, kind: QuotaKind, resetsAtMs?: number | null): void
  /** Units left, open reservations taken off; null when not known (ask for the usage: it costs nothing). */
  remaining(service: string, kind: QuotaKind): number | null
  /** What the service said last about its limit and reset, while it can be believed. */
  counter(service: string, kind: QuotaKind): Pick<KnownCounter, 'limit' | 'resetsAtMs'> | null
  /** When to go on, on this machine's clock; null when nothing is known. */
  resumesAtMs(service: string, kind: QuotaKind): number | null
  spentIn(batchId: string): Spent
  /** Newest first. */
  entries(request: EntriesRequest): EntriesPage
  /** Oldest first; only days on which something was spent. */
  days(sinceMs: number): readonly SpentOnDay[]
}

const kinds: readonly QuotaKind[] = ['search', 'download', 'ai']

export function createQuotaLedger(db: Database, { nowMs }: { readonly nowMs: () => number }): QuotaLedger {
  function believableCounter(service: string, kind: QuotaKind) {
    const counter = readCounter(db, service, kind)
    return counter && isBelievable(counter, nowMs()) ? counter : null
  }

  function remaining(service: string, kind: QuotaKind): number | null {
    const counter = believableCounter(service, kind)
    if (!counter) return null
    return Math.max(0, counter.remaining - unitsSince(db, { service, kind, lastEntryId: counter.lastEntryId }))
  }

  function learn(service: string, counters: LearnedCounters, serverNowMs: number | null = null): void {
    const write = () => {
      for (const kind of kinds) {
        const said = counters[kind]
        const known = said && knownCounter(kind, said, { nowMs: nowMs(), serverNowMs })
        if (known) writeCounter(db, { ...known, service, kind, lastEntryId: lastEntryId(db) })
      }
    }
    // Every answer brings a newer number: a lost one is asked for again.
    db.transaction(write, { isDurable: false })
  }

  return {
    remaining,
    learn,
    counter: believableCounter,
    resumesAtMs: (service, kind) => believableCounter(service, kind)?.staleAtMs ?? null,

    reserve: (reservation) =>
      db.transaction(() => {
        const { service, kind, units } = reservation
        const left = remaining(service, kind)
        if (left !== null && left < units)
          throw exhausted(reservation, left, believableCounter(service, kind)?.staleAtMs)
        return insertEntry(db, reservation, nowMs())
      }),
    settle: (id, unitsSpent) => closeEntry(db, { id, state: 'settled', unitsSpent, endedMs: nowMs() }),
    release: (id) => closeEntry(db, { id, state: 'released', unitsSpent: 0, endedMs: nowMs() }),
    lose: (id) => closeEntry(db, { id, state: 'unknown', unitsSpent: null, endedMs: nowMs() }),
    recover: () => loseOpenEntries(db, nowMs()),

    markExhausted(service, kind, resetsAtMs = null) {
      const known = believableCounter(service, kind)
      if (known && resetsAtMs === null)
        writeCounter(db, { ...known, service, kind, remaining: 0, lastEntryId: lastEntryId(db) })
      else learn(service, { [kind]: { used: null, limit: known?.limit ?? null, remaining: 0, resetsAtMs } })
    },

    spentIn: (batchId) => unitsSpentIn(db, batchId),
    entries: (request) => entriesPage(db, request),
    days: (sinceMs) => unitsByDay(db, sinceMs),
  }
}

const unitNames: Readonly<Record<QuotaKind, string>> = { search: 'searches', download: 'downloads', ai: 'AI units' }

function exhausted({ kind, units }: Reservation, left: number, resumesAtMs?: number): AppError {
  const until =
    resumesAtMs === undefined ? '' : ` until ${new Date(resumesAtMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return new AppError(
    'quota.exhausted',
    `${left} ${unitNames[kind]} are left${until}, ${units} are needed. The rest waits and goes on by itself.`,
  )
}
