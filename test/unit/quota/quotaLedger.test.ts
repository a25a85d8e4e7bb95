import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import type { Counter } from '../../../electron/serviceClient/listing.ts'
import type { QuotaKind } from '../../../electron/quota/quotaCounter.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'

const service = 'http://service.test'
const noon = Date.UTC(2026, 0, 1, 12)
const hour = 3_600_000

function ledgerAt(startMs = noon) {
  const clock = { ms: startMs }
  const db = openDatabase(':memory:')
  const ledger = createQuotaLedger(db, { nowMs: () => clock.ms })
  const reserve = (units: number, kind: QuotaKind = 'search', batchId = 'b1') =>
    ledger.reserve({ kind, units, batchId, subject: 'Movie.mkv', reason: 'match by name', service })
  return { clock, db, ledger, reserve }
}

function left(remaining: number | null, resetsAtMs: number | null = noon + 12 * hour): Counter {
  return { used: null, limit: null, remaining, resetsAtMs }
}

test('without a word of the service nothing is known and nothing is refused', () => {
  const { ledger, reserve } = ledgerAt()
  expect(ledger.remaining(service, 'search')).toBeNull()
  expect(reserve(1_000)).toBeGreaterThan(0)
})

test('a reservation is taken off at once, settled at what was spent, given back on release', () => {
  const { ledger, reserve } = ledgerAt()
  ledger.learn(service, { search: left(10) })
  const first = reserve(4)
  const second = reserve(3)
  expect(ledger.remaining(service, 'search')).toBe(3)
  ledger.settle(first, 2)
  ledger.release(second)
  expect(ledger.remaining(service, 'search')).toBe(8)
})

test('what the service says already holds the calls made before it', () => {
  const { ledger, reserve } = ledgerAt()
  ledger.learn(service, { search: left(100) })
  const id = reserve(50)
  ledger.learn(service, { search: left(50) })
  ledger.settle(id, 50)
  expect(ledger.remaining(service, 'search')).toBe(50)
})

test('more than is left is refused with the time it resets', () => {
  const { ledger, reserve } = ledgerAt()
  ledger.learn(service, { search: left(3) })
  expect(() => reserve(4)).toThrow(
    expect.objectContaining({
      code: 'quota.exhausted',
      message: expect.stringContaining('2026-01-02 00:00 UTC') as string,
    }),
  )
  expect(ledger.entries({ offset: 0, limit: 10 }).total).toBe(0)
})

test('kinds and services are counted apart', () => {
  const { ledger, reserve } = ledgerAt()
  ledger.learn(service, { search: left(1), download: left(7) })
  reserve(1)
  expect(ledger.remaining(service, 'download')).toBe(7)
  expect(ledger.remaining('http://other.test', 'search')).toBeNull()
})

test('an entry is closed once: a late second word changes nothing', () => {
  const { ledger, reserve } = ledgerAt()
  const id = reserve(5)
  ledger.settle(id, 5)
  ledger.release(id)
  expect(ledger.spentIn('b1')).toEqual({ search: 5, download: 0, ai: 0 })
})

test('what a dead run left reserved becomes unknown, and counts as spent until the service says otherwise', () => {
  const { ledger, reserve, db } = ledgerAt()
  ledger.learn(service, { search: left(10) })
  reserve(4)
  const next = createQuotaLedger(db, { nowMs: () => noon })
  expect(next.recover()).toBe(1)
  expect(next.recover()).toBe(0)
  expect(next.remaining(service, 'search')).toBe(6)
  expect(next.spentIn('b1')).toEqual({ search: 4, download: 0, ai: 0 })
  expect(next.entries({ offset: 0, limit: 1 }).entries[0]).toMatchObject({ state: 'unknown', units: 4 })
  next.learn(service, { search: left(10) })
  expect(next.remaining(service, 'search')).toBe(10)
})

test('a lost answer is unknown, not free', () => {
  const { ledger, reserve } = ledgerAt()
  ledger.learn(service, { search: left(10) })
  ledger.lose(reserve(4))
  expect(ledger.remaining(service, 'search')).toBe(6)
})

test('until the reset nothing is assumed; from it on the number is not known any more', () => {
  const { ledger, clock } = ledgerAt()
  ledger.learn(service, { search: left(0) })
  clock.ms = noon + 12 * hour - 1
  expect(ledger.remaining(service, 'search')).toBe(0)
  expect(ledger.resumesAtMs(service, 'search')).toBe(noon + 12 * hour)
  clock.ms += 1
  expect(ledger.remaining(service, 'search')).toBeNull()
  expect(ledger.resumesAtMs(service, 'search')).toBeNull()
})

test('"nothing left" from the service keeps the reset that is known, or takes the new one', () => {
  const { ledger } = ledgerAt()
  ledger.learn(service, { search: left(10) })
  ledger.markExhausted(service, 'search')
  expect(ledger.remaining(service, 'search')).toBe(0)
  expect(ledger.resumesAtMs(service, 'search')).toBe(noon + 12 * hour)
  ledger.markExhausted(service, 'download', noon + hour)
  expect(ledger.resumesAtMs(service, 'download')).toBe(noon + hour)
})

test('entries come newest first, by page, by batch and by kind', () => {
  const { ledger, reserve } = ledgerAt()
  reserve(1)
  reserve(2, 'download', 'b2')
  reserve(3)
  const units = (offset: number, batchId?: string) =>
    ledger
      .entries({ offset, limit: 2, ...(batchId === undefined ? {} : { batchId }) })
      .entries.map((entry) => entry.units)
  expect(units(0)).toEqual([3, 2])
  expect(units(2)).toEqual([1])
  expect(units(0, 'b1')).toEqual([3, 1])
  expect(ledger.entries({ offset: 0, limit: 2, batchId: 'b2' }).total).toBe(1)
  const searches = ledger.entries({ offset: 0, limit: 9, kind: 'search' })
  expect([searches.total, searches.entries.map((entry) => entry.units)]).toEqual([2, [3, 1]])
})

test('a told time to come back holds over what the counters say, until it is over or they rise', () => {
  const { clock, ledger, reserve } = ledgerAt()
  ledger.learn(service, { download: left(40) })
  ledger.markExhausted(service, 'download', noon + hour)
  ledger.markExhausted(service, 'download', noon + hour)
  ledger.learn(service, { download: left(40) })
  expect(ledger.remaining(service, 'download')).toBe(0)
  expect(ledger.resumesAtMs(service, 'download')).toBe(noon + hour)
  expect(() => reserve(1, 'download')).toThrow(/13:00 UTC/)
  clock.ms += hour
  expect(ledger.remaining(service, 'download')).toBe(40)
  ledger.markExhausted(service, 'download', noon + 2 * hour)
  ledger.learn(service, { download: left(2_000) })
  expect(ledger.remaining(service, 'download')).toBe(2_000)
})

test('a busy service is left alone as long as it asks, unless that is a moment', () => {
  const { ledger } = ledgerAt()
  ledger.learn(service, { search: left(40) })
  ledger.holdOff(service, 'search', noon + 5_000)
  expect(ledger.remaining(service, 'search')).toBe(40)
  ledger.holdOff(service, 'search', noon + hour)
  expect(ledger.remaining(service, 'search')).toBe(0)
})

test('what an answer says in passing is not taken while another call is open, whose unit it may count', () => {
  const { ledger, reserve } = ledgerAt()
  ledger.learn(service, { download: left(2) })
  const first = reserve(1, 'download')
  const second = reserve(1, 'download')
  ledger.learnInPassing(service, { download: left(0) })
  ledger.settle(first, 1)
  ledger.release(second)
  expect(ledger.remaining(service, 'download')).toBe(1)
  reserve(1, 'download')
  ledger.learnInPassing(service, { download: left(7) })
  expect(ledger.remaining(service, 'download')).toBe(6)
})

test('the answer that comes last of several is not believed: the service may have counted it first', () => {
  const { ledger, reserve } = ledgerAt()
  ledger.learn(service, { search: left(100) })
  const [first, second, third] = [reserve(1), reserve(1), reserve(1)]
  ledger.settle(second, 1)
  ledger.settle(third, 1)
  ledger.learnInPassing(service, { search: left(99) })
  ledger.settle(first, 1)
  expect(ledger.remaining(service, 'search')).toBe(97)
  const alone = reserve(1)
  ledger.learnInPassing(service, { search: left(90) })
  ledger.settle(alone, 1)
  expect(ledger.remaining(service, 'search')).toBe(90)
})

test('a busy service takes no units away: what is left can still be told, and who asks hears why it waits', () => {
  const { clock, ledger, reserve } = ledgerAt()
  ledger.learn(service, { ai: left(40), search: left(40) })
  ledger.holdOff(service, 'ai', noon + hour)
  ledger.holdOff(service, 'search', noon + hour)
  expect([ledger.remaining(service, 'ai'), ledger.unitsLeft(service, 'ai')]).toEqual([0, 40])
  expect(ledger.heldOffUntilMs(service, 'ai')).toBe(noon + hour)
  const said = 'The service is busy; it is asked again at 2026-01-01 13:00 UTC.'
  const refused = (code: string) => expect.objectContaining({ code, retryAtMs: noon + hour }) as Error
  expect(() => reserve(1, 'ai')).toThrow(said)
  expect(() => reserve(1, 'ai')).toThrow(refused('service.busy'))
  expect(() => reserve(1, 'search')).toThrow(said)
  expect(() => reserve(1, 'search')).toThrow(refused('service.busy'))
  clock.ms += hour
  expect([ledger.remaining(service, 'ai'), ledger.heldOffUntilMs(service, 'ai')]).toEqual([40, null])
})

test('where the units are used up for longer than the service is busy, that is what is told', () => {
  const { ledger, reserve } = ledgerAt()
  ledger.markExhausted(service, 'ai', noon + 2 * hour)
  ledger.holdOff(service, 'ai', noon + hour)
  expect([ledger.unitsLeft(service, 'ai'), ledger.heldOffUntilMs(service, 'ai')]).toEqual([0, null])
  expect(ledger.resumesAtMs(service, 'ai')).toBe(noon + 2 * hour)
  expect(() => reserve(1, 'ai')).toThrow(/^0 AI units are left until 2026-01-01 14:00 UTC/)
})
