import { expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../electron/database/database.ts'
import { earlierCall } from '../../../electron/quota/paidCalls.ts'
import { createQuotaLedger, type QuotaLedger } from '../../../electron/quota/quotaLedger.ts'

const service = 'http://service.test'
const noon = Date.UTC(2026, 0, 1, 12)
const hour = 3_600_000

interface Changed {
  readonly service?: string
  readonly account?: string
  readonly content?: string
  readonly kind?: 'search' | 'download'
  readonly units?: number
}

function open() {
  const clock = { nowMs: noon }
  const db = openDatabase(':memory:')
  const ledger = createQuotaLedger(db, { nowMs: () => clock.nowMs })
  const reserve = ({
    service: at = service,
    account = 'a',
    content = 'c',
    kind = 'search',
    units = 50,
  }: Changed = {}) =>
    ledger.reserve({
      ...{ kind, units, batchId: 'b', subject: 's', reason: 'r', service: at },
      call: { account, content },
    })
  const idOf = (entry: number) =>
    db.get<{ id: string }>('SELECT request_id AS id FROM quota_calls WHERE entry_id = ?', entry)?.id
  return { clock, db, ledger, reserve, idOf }
}

const entriesOf = (ledger: QuotaLedger) =>
  ledger
    .entries({ offset: 0, limit: 50 })
    .entries.map(({ state, unitsSpent }) => `${state} ${String(unitsSpent)}`)
    .reverse()

test('a call whose answer was lost is sent again under its id, also by the next run', () => {
  const { ledger, reserve, idOf } = open()
  const first = ledger.callIdOf(reserve()).id
  expect(ledger.recover()).toBe(1)
  expect(ledger.lostCalls(service, 'a')).toEqual(['c'])
  expect(idOf(reserve())).toBe(first)
})

test.each<[string, Changed]>([
  ['another service', { service: 'http://other.test' }],
  ['another account', { account: 'b' }],
  ['another content', { content: 'd' }],
])('%s gets an id of its own', (_name, changed) => {
  const { ledger, reserve, idOf } = open()
  const first = reserve()
  ledger.lose(first)
  expect(idOf(reserve(changed))).not.toBe(idOf(first))
})

test('calls that are under way, refused or answered are not the same as the next one', () => {
  const { ledger, reserve, idOf } = open()
  const [open1, refused, answered] = [reserve(), reserve(), reserve()]
  ledger.release(refused)
  ledger.settle(answered, 50)
  const ids = [open1, refused, answered, reserve()].map((entry) => idOf(entry))
  expect(new Set(ids).size).toBe(4)
})

test('an id that its service may have forgotten is not used again, nor one from a clock that was set back', () => {
  for (const laterMs of [23.5 * hour, -hour]) {
    const { clock, ledger, reserve, idOf } = open()
    const first = reserve()
    ledger.lose(first)
    clock.nowMs += laterMs
    expect(idOf(reserve())).not.toBe(idOf(first))
    expect(ledger.lostCalls(service, 'a')).toEqual([])
  }
})

test('an id that never brings an answer is given up in the end', () => {
  const { ledger, reserve, idOf } = open()
  const ids = Array.from({ length: 45 }, () => {
    const entry = reserve()
    ledger.lose(entry)
    return idOf(entry)
  })
  expect(new Set(ids).size).toBe(3)
})

test.each([
  // What the service says of the repeat, and what the three entries then cost.
  [true, ['settled 50', 'settled 0', 'settled 0']],
  [false, ['settled 0', 'settled 0', 'settled 50']],
  [null, ['unknown null', 'unknown null', 'settled 50']],
] as const)('a repeat of which the service says %s counts once, or as it always did', (isReplayed, expected) => {
  const { ledger, reserve } = open()
  ledger.lose(reserve())
  ledger.lose(reserve())
  const last = reserve()
  if (isReplayed !== null) ledger.callIdOf(last).reported(isReplayed)
  ledger.settle(last, 50)
  expect(entriesOf(ledger)).toEqual(expected)
  expect(ledger.areRepeatsFree(service)).toBe(isReplayed !== null)
})

test('where all is used up, a lost call is repeated all the same: its units are set aside', () => {
  const { ledger, reserve } = open()
  const counter = (remaining: number) => ({ search: { used: null, limit: null, remaining, resetsAtMs: noon + hour } })
  ledger.learn(service, counter(60))
  ledger.lose(reserve())
  expect(ledger.remaining(service, 'search')).toBe(10)
  expect(() => reserve({ content: 'd' })).toThrow(/are left/)
  reserve()
  ledger.holdOff(service, 'search', noon + hour)
  expect(() => reserve()).toThrow(/is busy/)
})

test('a download that was paid is the same call for a day, a search is a new one', () => {
  const { ledger, reserve, idOf } = open()
  const [download, search] = [reserve({ kind: 'download', units: 1 }), reserve({ content: 's' })]
  ledger.callIdOf(download).reported(false)
  ledger.settle(download, 1)
  ledger.settle(search, 50)
  const again = reserve({ kind: 'download', units: 1 })
  expect(idOf(again)).toBe(idOf(download))
  expect(idOf(reserve({ content: 's' }))).not.toBe(idOf(search))
  ledger.callIdOf(again).reported(true)
  ledger.settle(again, 1)
  expect(ledger.spentIn('b').download).toBe(1)
})

test('a download that was free at its first call stays free when it is repeated', () => {
  const { ledger, reserve } = open()
  const first = reserve({ kind: 'download', units: 1 })
  ledger.callIdOf(first).reported(false)
  ledger.settle(first, 0)
  const again = reserve({ kind: 'download', units: 1 })
  ledger.callIdOf(again).reported(true)
  ledger.settle(again, 0)
  expect([entriesOf(ledger), ledger.spentIn('b').download]).toEqual([['settled 0', 'settled 0'], 0])
})

test('whether a call was sent before is looked up by its content, not among all of its account', () => {
  const db = openDatabase(':memory:')
  const asked: string[] = []
  const told: Database = {
    ...db,
    get: (sql, ...values) => {
      asked.push(sql)
      return db.get(sql, ...values)
    },
  }
  expect(earlierCall(told, { service, account: 'a', content: 'download 7' }, noon)).toBeNull()
  const steps = db.all<{ readonly detail: string }>(
    `EXPLAIN QUERY PLAN ${asked[0] ?? ''}`,
    ...[service, 'a', 'x', 0, 1],
  )
  expect(steps.map(({ detail }) => detail)).toContainEqual(
    expect.stringMatching(/USING INDEX \w+ \(service=\? AND account=\? AND content=\?\)/),
  )
  expect(steps.map(({ detail }) => detail)).not.toContainEqual(expect.stringMatching(/^SCAN/))
})

test('ids that no service knows any more are forgotten once a day', () => {
  const { clock, db, reserve } = open()
  const kept = () =>
    db
      .all<{ readonly content: string }>('SELECT content FROM quota_calls ORDER BY entry_id')
      .map(({ content }) => content)
  reserve({ content: 'first' })
  clock.nowMs += 40 * hour
  reserve({ content: 'second' })
  expect(kept()).toEqual(['first', 'second'])
  // It was looked for just now: only a day later are they gone.
  clock.nowMs += 8 * hour
  reserve({ content: 'third' })
  expect(kept()).toEqual(['first', 'second', 'third'])
  clock.nowMs += 24 * hour
  reserve({ content: 'fourth' })
  expect(kept()).toEqual(['second', 'third', 'fourth'])
})
