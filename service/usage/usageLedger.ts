/**
 * What was used: every charged unit is a row, and counters beside the rows say what remains.
 * Checking and charging are one transaction of the database, so neither parallel requests nor a second process overspend.
 */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { nobodyWatches, type ServiceObserver } from '../operation/observer.ts'
import { settled } from '../store/gathered.ts'
import { tooFast, usedUp } from './limitErrors.ts'
import { nextResetMs } from './periods.ts'
import type { Counter, Limits } from './plans.ts'
import { createRequestIds, type RequestId } from './requestIds.ts'
import { createUnitBook, type Used } from './unitBook.ts'

/** Who pays: an account through one of its keys, or an address that has none. */
export interface Payer {
  readonly accountId: string
  readonly keyId: string | null
  readonly limits: Limits
}

export interface ChargedItem {
  /** What the unit bought: a file name, a query, a download. */
  readonly object: string
  readonly units: number
}

export interface Charge {
  readonly counter: Counter
  readonly route: string
  /** All of them are charged, or none. */
  readonly items: readonly ChargedItem[]
  /** An object that this key already paid for so recently costs nothing. */
  readonly freeRepeatMs?: number
  /** At most so many units a minute by this account on the routes named, through whichever of its keys. */
  readonly perMinute?: { readonly routes: readonly string[]; readonly limit: number }
  /** A request of the same id that this account was charged for within a day costs nothing. */
  readonly requestId?: RequestId | null
}

export interface Charged {
  /** This very request was charged already, so that nothing was charged now. */
  readonly isRepeat: boolean
  /** None also where the key has paid for the same so recently that it is free. */
  readonly units: number
}

export interface Due {
  readonly payer: Payer
  readonly charge: Charge
}

/** A charge that bought nothing after all: one item of it, and when it was charged. */
export interface Return {
  readonly counter: Counter
  readonly route: string
  readonly item: ChargedItem
  readonly chargedAtMs: number
}

export interface LedgerRow extends ChargedItem {
  readonly atMs: number
  readonly accountId: string
  readonly keyId: string | null
  readonly counter: Counter
  readonly route: string
}

export interface CounterState {
  readonly used: number
  readonly limit: number
  readonly remaining: number
  readonly resetsAtMs: number
}

export interface Standing {
  readonly search: CounterState
  readonly downloads: CounterState
  readonly ai: CounterState
  /** Units used through the payer's key in the present period. */
  readonly byKey: { readonly search: number; readonly downloads: number }
}

export interface UsageLedger {
  /**
   * Throws `quota_exceeded` or `rate_limited`, and charges nothing, when less remains than is asked; `request_id_reused`
   * where the id stood for another request.
   */
  charge(payer: Payer, charge: Charge): Charged
  /** The same of several, each by itself all or nothing, in one transaction that is one write to the disk. In their order. */
  chargeAll(all: readonly Due[]): readonly PromiseSettledResult<Charged>[]
  /** Throws what `charge` would throw as things stand, and charges nothing: before work that would be in vain. */
  requireRoom(payer: Payer, charge: Charge): void
  /** Gives the units back to the period that they were charged in, with a row of its own: the books keep both. */
  giveBack(payer: Pick<Payer, 'accountId' | 'keyId'>, returned: Return): void
  state(payer: Payer, counter: Counter): CounterState
  /** All that an account is told of what it has used, in one go. */
  standing(payer: Payer): Standing
  /** When the present period ends, whoever pays. */
  resetsAtMs(counter: Counter): number
  /** Every charge ever, oldest first. */
  rows(): readonly LedgerRow[]
}

const minuteMs = 60_000

/** Told of units once they are charged; given back ones are not taken off, as those who count only upwards expect. */
export type UnitCounter = Pick<ServiceObserver, 'charged'>

export function createUsageLedger(
  database: ServiceDatabase,
  now: () => number,
  watcher: UnitCounter = nobodyWatches,
): UsageLedger {
  const requestIds = createRequestIds(database, now)
  const unitBook = createUnitBook(database, now)

  function stateOf({ limits }: Payer, counter: Counter, used: number): CounterState {
    const limit = limits[counter]
    return { used, limit, remaining: Math.max(limit - used, 0), resetsAtMs: nextResetMs(counter, now()) }
  }

  const state = (payer: Payer, counter: Counter) => stateOf(payer, counter, unitBook.used(payer.accountId, counter))

  function standing(payer: Payer): Standing {
    const { accountId, keyId } = payer
    const asked = [
      [accountId, 'search'],
      [accountId, 'downloads'],
      [accountId, 'ai'],
      [keyId ?? accountId, 'search'],
      [keyId ?? accountId, 'downloads'],
    ] as const
    const [search = 0, downloads = 0, ai = 0, searchByKey = 0, downloadsByKey = 0] = unitBook.usedByEach(asked)
    return {
      search: stateOf(payer, 'search', search),
      downloads: stateOf(payer, 'downloads', downloads),
      ai: stateOf(payer, 'ai', ai),
      byKey: { search: searchByKey, downloads: downloadsByKey },
    }
  }

  function wasPaid(payer: Payer, { counter, freeRepeatMs }: Charge, object: string): boolean {
    if (freeRepeatMs === undefined || payer.keyId === null) return false
    const sql = 'SELECT 1 FROM usage_ledger WHERE key_id = ? AND counter = ? AND at > ? AND object = ? LIMIT 1'
    return database.get(sql, payer.keyId, counter, now() - freeRepeatMs, object) !== undefined
  }

  function unpaidOf(payer: Payer, charge: Charge): readonly ChargedItem[] {
    return charge.items.filter(({ object }) => !wasPaid(payer, charge, object))
  }

  function checkMinute({ accountId }: Payer, { counter, perMinute }: Charge): void {
    if (!perMinute) return
    const { routes, limit } = perMinute
    const recent = database.all<{ at: number }>(
      `SELECT at FROM usage_ledger WHERE account_id = ? AND counter = ? AND at > ?
       AND route IN (${routes.map(() => '?').join()}) ORDER BY at DESC LIMIT ?`,
      ...[accountId, counter, now() - minuteMs, ...routes, limit],
    )
    const oldest = recent[limit - 1]
    if (oldest) throw tooFast(limit, oldest.at + minuteMs, now())
  }

  /** In one statement: a batch has fifty. */
  function record(
    payer: Pick<Payer, 'accountId' | 'keyId'>,
    { counter, route }: Pick<Charge, 'counter' | 'route'>,
    items: readonly ChargedItem[],
  ): void {
    if (items.length === 0) return
    database.write(
      `INSERT INTO usage_ledger (at, account_id, key_id, counter, route, object, units)
       VALUES ${items.map(() => '(?, ?, ?, ?, ?, ?, ?)').join()}`,
      ...items.flatMap(({ object, units }) => [now(), payer.accountId, payer.keyId, counter, route, object, units]),
    )
  }

  function addUsedBy({ accountId, keyId }: Pick<Payer, 'accountId' | 'keyId'>, used: Used): void {
    unitBook.add(accountId, used)
    if (keyId !== null) unitBook.add(keyId, used)
  }

  function giveBackNow(payer: Pick<Payer, 'accountId' | 'keyId'>, { counter, route, item, chargedAtMs }: Return): void {
    const units = -item.units
    record(payer, { counter, route }, [{ object: item.object, units }])
    addUsedBy(payer, { counter, units, atMs: chargedAtMs })
  }

  /** Checked and remembered in one transaction with the units: of several at the same time, one is charged. */
  function chargeOnce(payer: Payer, charge: Charge): Charged {
    const { requestId = null } = charge
    if (requestId !== null && requestIds.isKnown(payer.accountId, requestId)) {
      countRepeat(payer, charge)
      return { isRepeat: true, units: 0 }
    }
    const units = chargeNow(payer, charge)
    if (requestId !== null) requestIds.remember(payer.accountId, requestId)
    return { isRepeat: false, units }
  }

  /** It costs no unit, but it is work as any other: where requests are counted by the minute, it counts. */
  function countRepeat(payer: Payer, charge: Charge): void {
    if (!charge.perMinute) return
    checkMinute(payer, charge)
    record(
      payer,
      charge,
      charge.items.map(({ object }) => ({ object, units: 0 })),
    )
  }

  /** How many units that were. */
  function chargeNow(payer: Payer, charge: Charge): number {
    const due = unpaidOf(payer, charge)
    const units = unitsOf(due)
    if (units === 0) return 0
    checkMinute(payer, charge)
    const { counter } = charge
    if (!unitBook.take(payer.accountId, { counter, units, limit: payer.limits[counter] }))
      throw usedUp(counter, state(payer, counter), now())
    if (payer.keyId !== null) unitBook.add(payer.keyId, { counter, units, atMs: now() })
    record(payer, charge, due)
    return units
  }

  /** What one of them throws leaves nothing behind, and the others go on. */
  function chargePart({ payer, charge }: Due): PromiseSettledResult<Charged> {
    database.run('SAVEPOINT part')
    const outcome = settled(() => chargeOnce(payer, charge))
    if (outcome.status === 'rejected') database.run('ROLLBACK TO part')
    database.run('RELEASE part')
    return outcome
  }

  function tellCharged({ counter }: Charge, charged: Charged): Charged {
    if (charged.units > 0) watcher.charged(counter, charged.units)
    return charged
  }

  function requireRoom(payer: Payer, charge: Charge): void {
    const { requestId = null, counter, items } = charge
    const known = state(payer, counter)
    // Mostly there is room for all of it, and nothing else is to be looked up.
    if (unitsOf(items) <= known.remaining) return
    if (requestId !== null && requestIds.isKnown(payer.accountId, requestId)) return
    if (unitsOf(unpaidOf(payer, charge)) > known.remaining) throw usedUp(counter, known, now())
  }

  return {
    requireRoom,
    charge: (payer, charge) =>
      tellCharged(
        charge,
        database.transaction(() => chargeOnce(payer, charge), booksOf(payer)),
      ),
    chargeAll(all) {
      const outcomes = database.transaction(() => all.map((due) => ({ due, outcome: chargePart(due) })))
      return outcomes.map(({ due, outcome }) =>
        outcome.status === 'rejected' ? outcome : { ...outcome, value: tellCharged(due.charge, outcome.value) },
      )
    },
    giveBack: (payer, returned) => database.transaction(() => giveBackNow(payer, returned), booksOf(payer)),
    state,
    standing,
    resetsAtMs: (counter) => nextResetMs(counter, now()),
    rows: () =>
      database.all<LedgerRow>(
        `SELECT at AS atMs, account_id AS accountId, key_id AS keyId, counter, route, object, units
         FROM usage_ledger ORDER BY id`,
      ),
  }
}

function unitsOf(items: readonly ChargedItem[]): number {
  return items.reduce((sum, { units }) => sum + units, 0)
}

/** What a transaction is alone with that charges an account: others' charges go on beside it. */
export function booksOf({ accountId }: Pick<Payer, 'accountId'>): string {
  return `account ${accountId}`
}
