import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServiceDatabase, type ServiceDatabase } from '../../../../service/catalogue/store/database.ts'
import { createAccounts } from '../../../../service/usage/accounts.ts'
import type { ServiceError } from '../../../../service/http/serviceError.ts'
import { requestIdTables } from '../../../../service/usage/requestIds.ts'
import { operatorTables, usageTables } from '../../../../service/usage/tables.ts'
import { createUsageLedger, type Charge, type Payer } from '../../../../service/usage/usageLedger.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000
const payer: Payer = { accountId: 'acc', keyId: 'key', limits: { search: 5, downloads: 2, ai: 1, transcription: 0 } }

let folder: string
let database: ServiceDatabase
let clock: number
const now = () => clock

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undertitle-usage-'))
  database = openServiceDatabase(folder, [usageTables, operatorTables, requestIdTables])
  clock = noon
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

const searches = (...objects: readonly string[]): Charge => ({
  counter: 'search',
  route: '/search',
  items: objects.map((object) => ({ object, units: 1 })),
})
const download = (object: string): Charge => ({
  counter: 'downloads',
  route: '/subtitle',
  items: [{ object, units: 1 }],
  freeRepeatMs: 24 * hour,
})

test('each item is a row of its own, and the counters of account and key grow with it', () => {
  const ledger = createUsageLedger(database, now)
  ledger.charge(payer, searches('a.mkv', 'b.mkv'))

  const row = { accountId: 'acc', keyId: 'key', counter: 'search', route: '/search', units: 1, atMs: noon }
  expect(ledger.rows()).toEqual([
    { ...row, object: 'a.mkv' },
    { ...row, object: 'b.mkv' },
  ])
  expect(ledger.state(payer, 'search')).toEqual({
    used: 2,
    limit: 5,
    remaining: 3,
    resetsAtMs: Date.UTC(2026, 10, 22),
  })
  expect(ledger.standing(payer)).toMatchObject({ search: { used: 2 }, byKey: { search: 2, downloads: 0 } })
})

test('a charge that does not fit is refused whole', () => {
  const ledger = createUsageLedger(database, now)
  ledger.charge(payer, searches('a', 'b', 'c'))

  expect(() => ledger.charge(payer, searches('d', 'e', 'f'))).toThrow(
    expect.objectContaining({
      code: 'quota_exceeded',
      details: { limitReached: { limit: 5, retryAfterSeconds: 12 * 3_600, resetsAtMs: Date.UTC(2026, 10, 22) } },
    }),
  )
  expect(ledger.state(payer, 'search').used).toBe(3)
  expect(ledger.rows()).toHaveLength(3)
})

test('a second connection sees every unit of the first, so together they never overspend', () => {
  const other = openServiceDatabase(folder, [usageTables, operatorTables])
  const ledgers = [createUsageLedger(database, now), createUsageLedger(other, now)]
  const refused = Array.from({ length: 10 }, (_, index) => {
    try {
      ledgers[index % 2]?.charge(payer, searches(`name ${index}`))
      return 0
    } catch {
      return 1
    }
  })
  other.close()

  expect(refused.filter(Boolean)).toHaveLength(5)
  expect(createUsageLedger(database, now).state(payer, 'search')).toMatchObject({ used: 5, remaining: 0 })
})

test('a charge that breaks off in the middle leaves nothing behind', () => {
  let runs = 0
  const countRun = () => {
    if (++runs === 3) throw new Error('disk full')
  }
  const breaking: ServiceDatabase = {
    ...database,
    run(sql, ...values) {
      countRun()
      return database.run(sql, ...values)
    },
    write(sql, ...values) {
      countRun()
      database.write(sql, ...values)
    },
  }
  expect(() => createUsageLedger(breaking, now).charge(payer, searches('a', 'b', 'c'))).toThrow('disk full')
  expect(createUsageLedger(database, now).rows()).toEqual([])
})

test('two processes that charge as fast as they can spend exactly what there is', async () => {
  const spent = await Promise.all([spendInProcess(), spendInProcess()])
  expect(spent[0] + spent[1]).toBe(1_000)
  expect(createUsageLedger(database, now).rows()).toHaveLength(1_000)
})

/** Tries 900 units of a limit of 1,000 in a process of its own and gives the number it got. */
async function spendInProcess(): Promise<number> {
  const source = (path: string) => JSON.stringify(new URL(`../../../../service/${path}`, import.meta.url).href)
  const script = `
    import { openServiceDatabase } from ${source('catalogue/store/database.ts')}
    import { operatorTables, usageTables } from ${source('usage/tables.ts')}
    import { createUsageLedger } from ${source('usage/usageLedger.ts')}
    const ledger = createUsageLedger(openServiceDatabase(process.argv[1], [usageTables, operatorTables]), () => ${noon})
    const payer = { accountId: 'acc', keyId: 'key', limits: { search: 1000, downloads: 0, ai: 0, transcription: 0 } }
    let spent = 0
    for (let index = 0; index < 900; index++) {
      try {
        ledger.charge(payer, { counter: 'search', route: '/', items: [{ object: 'x', units: 1 }] })
        spent++
      } catch (error) {
        if (error.code !== 'quota_exceeded') throw error
      }
    }
    console.log(spent)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder])
  return Number(stdout)
}

test('days begin at 00:00 UTC and AI months on the 1st', () => {
  const ledger = createUsageLedger(database, now)
  clock = Date.UTC(2026, 10, 30, 23, 59, 59)
  ledger.charge(payer, searches('a'))
  ledger.charge(payer, { counter: 'ai', route: '/ai', items: [{ object: 'job', units: 1 }] })
  expect(ledger.state(payer, 'ai')).toMatchObject({ remaining: 0, resetsAtMs: Date.UTC(2026, 11, 1) })

  clock += 1_000

  expect(ledger.state(payer, 'search')).toMatchObject({ used: 0, resetsAtMs: Date.UTC(2026, 11, 2) })
  expect(ledger.state(payer, 'ai')).toMatchObject({ used: 0, resetsAtMs: Date.UTC(2027, 0, 1) })
})

test('a repeat by the same key within 24 hours is free, even when nothing remains', () => {
  const ledger = createUsageLedger(database, now)
  ledger.charge(payer, download('archive 1'))
  ledger.charge(payer, download('archive 2'))
  clock += 11 * hour
  ledger.charge(payer, download('archive 1'))
  expect(ledger.state(payer, 'downloads').used).toBe(2)

  clock = noon + 24 * hour
  ledger.charge(payer, download('archive 1'))
  expect(ledger.state(payer, 'downloads').used).toBe(1)
})

test('another key, and an address without one, pay for the same download', () => {
  const ledger = createUsageLedger(database, now)
  const address: Payer = {
    accountId: 'ip:127.0.0.1',
    keyId: null,
    limits: { search: 0, downloads: 9, ai: 0, transcription: 0 },
  }
  ledger.charge(payer, download('archive 1'))
  ledger.charge({ ...payer, keyId: 'other' }, download('archive 1'))
  ledger.charge(address, download('archive 1'))
  ledger.charge(address, download('archive 1'))

  expect(ledger.state(payer, 'downloads').used).toBe(2)
  expect(ledger.state(address, 'downloads').used).toBe(2)
})

test('a limit by the minute slides, and says when there is room again', () => {
  const ledger = createUsageLedger(database, now)
  const fast = { ...searches('a'), perMinute: { routes: ['/search'], limit: 2 } }
  ledger.charge(payer, fast)
  clock += 20_000
  ledger.charge(payer, fast)
  clock += 10_500

  expect(() => ledger.charge(payer, fast)).toThrow(
    expect.objectContaining({
      code: 'rate_limited',
      details: { limitReached: { limit: 2, retryAfterSeconds: 30, resetsAtMs: noon + 60_000 } },
    }),
  )
  clock = noon + 60_000
  ledger.charge(payer, fast)
  expect(ledger.state(payer, 'search').used).toBe(3)
})

test('keys and tokens are kept as hashes only, and lead back to their account', () => {
  const accounts = createAccounts({ database, clock: { nowMs: now }, randomBytes })
  const account = accounts.create('ann', 'pro')
  const key = accounts.createKey(account, 'laptop')
  const token = accounts.createToken(account)

  expect(accounts.ownerOfKey(key)?.account).toEqual(account)
  expect(accounts.ownerOfToken(token)).toEqual(account)
  expect(accounts.ownerOfKey(`${key}x`)).toBeNull()
  expect(accounts.ownerOfToken(key)).toBeNull()
  const stored = JSON.stringify([database.all('SELECT * FROM api_keys'), database.all('SELECT * FROM upload_tokens')])
  expect(stored).not.toContain(key)
  expect(stored).not.toContain(token)
})

test('a paid account may have ten keys, a free one only one', () => {
  const accounts = createAccounts({ database, clock: { nowMs: now }, randomBytes })
  const paid = accounts.create('paid', 'pro')
  const keys = Array.from({ length: 10 }, (_, index) => accounts.createKey(paid, `key ${index}`))
  expect(new Set(keys).size).toBe(10)
  expect(() => accounts.createKey(paid, 'one more')).toThrow(expect.objectContaining({ code: 'plan.required' }))

  const free = accounts.create('free', 'free')
  accounts.createKey(free, 'only')
  expect(() => accounts.createKey(free, 'second')).toThrow('one API key')
})

test('of charges that are made together each is all or nothing by itself', () => {
  const charged: number[] = []
  const ledger = createUsageLedger(database, now, { charged: (_counter, units) => charged.push(units) })
  const other: Payer = { ...payer, accountId: 'other', keyId: 'other key' }
  const outcomes = ledger.chargeAll([
    { payer, charge: searches('a', 'b', 'c') },
    { payer, charge: searches('d', 'e', 'f') },
    { payer: other, charge: searches('g') },
    { payer, charge: searches('h', 'i') },
  ])
  expect(
    outcomes.map((outcome) => ('value' in outcome ? outcome.value : (outcome.reason as ServiceError).code)),
  ).toEqual([
    { isRepeat: false, units: 3 },
    'quota_exceeded',
    { isRepeat: false, units: 1 },
    { isRepeat: false, units: 2 },
  ])
  expect(ledger.rows().map(({ object }) => object)).toEqual(['a', 'b', 'c', 'g', 'h', 'i'])
  expect([ledger.state(payer, 'search').used, ledger.state(other, 'search').used]).toEqual([5, 1])
  expect(charged).toEqual([3, 1, 2])
})

test('a request that comes twice at one moment is charged once, and leaves nothing where the first was refused', () => {
  const ledger = createUsageLedger(database, now)
  const asked = { ...searches('a'), requestId: { id: 'i'.repeat(16), fingerprint: 'f' } }
  const tooMuch = { ...searches('a', 'b', 'c', 'd', 'e', 'f'), requestId: { id: 'j'.repeat(16), fingerprint: 'f' } }
  const values = (all: ReturnType<typeof ledger.chargeAll>) => all.map((one) => ('value' in one ? one.value : null))
  const due = [asked, asked, tooMuch, tooMuch].map((charge) => ({ payer, charge }))
  expect(values(ledger.chargeAll(due))).toEqual([
    { isRepeat: false, units: 1 },
    { isRepeat: true, units: 0 },
    null,
    null,
  ])
  expect(ledger.state(payer, 'search').used).toBe(1)
})

test('where the transaction fails nothing of it is charged, and nobody is told of units', () => {
  const charged: number[] = []
  const full: ServiceDatabase = {
    ...database,
    transaction: (work) =>
      database.transaction(() => {
        work()
        throw new Error('the disk is full')
      }),
  }
  const ledger = createUsageLedger(full, now, { charged: (_counter, units) => charged.push(units) })
  const due = ['a', 'b'].map((object) => ({ payer, charge: searches(object) }))
  expect(() => ledger.chargeAll(due)).toThrow('the disk is full')
  expect([ledger.rows(), ledger.state(payer, 'search').used, charged]).toEqual([[], 0, []])
})
