import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServiceDatabase, type ServiceDatabase } from '../../../../service/catalogue/store/database.ts'
import { serviceTables } from '../../../../service/tables.ts'
import { createRequestIds } from '../../../../service/usage/requestIds.ts'
import { anonymousLimits, plans } from '../../../../service/usage/plans.ts'
import { createUsageLedger } from '../../../../service/usage/usageLedger.ts'

let folder: string
let database: ServiceDatabase
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undertitle-ids-'))
  database = openServiceDatabase(folder, serviceTables)
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true, force: true })
})

const idOf = (number: number) => `request-number-${number}`
const requestOf = (number: number) => ({ id: idOf(number), fingerprint: 'f' })

test('an account keeps so many ids and no more, the newest of them', () => {
  const ids = createRequestIds(database, () => 1, 10)
  for (let number = 0; number < 100; number += 1) {
    ids.remember('a', requestOf(number))
    ids.remember('b', requestOf(number))
  }
  const kept = Array.from({ length: 100 }, (_, number) => number).filter((number) =>
    ids.isKnown('a', requestOf(number)),
  )
  expect(kept).toEqual(Array.from({ length: 10 }, (_, index) => 90 + index))
  expect(database.get<{ n: number }>('SELECT count(*) AS n FROM request_ids')?.n).toBe(20)
})

test('what fails between charging and remembering leaves neither', () => {
  const ledger = createUsageLedger(database, () => 1)
  const payer = { accountId: 'a', keyId: 'k', limits: plans.pro.limits }
  database.run('CREATE TRIGGER fails BEFORE INSERT ON request_ids BEGIN SELECT RAISE(ABORT, "stop"); END')
  const charge = {
    counter: 'search',
    route: 'r',
    items: [{ object: 'o', units: 50 }],
    requestId: requestOf(1),
  } as const
  expect(() => ledger.charge(payer, charge)).toThrow()
  expect([ledger.rows(), ledger.state(payer, 'search').used]).toEqual([[], 0])
  database.run('DROP TRIGGER fails')
  expect([ledger.charge(payer, charge), ledger.charge(payer, charge)]).toEqual([
    { isRepeat: false, units: 50 },
    { isRepeat: true, units: 0 },
  ])
  expect(ledger.state(payer, 'search').used).toBe(50)
})

test('two processes that serve one folder charge one id once', () => {
  const second = openServiceDatabase(folder, serviceTables)
  const payer = { accountId: 'ip:127.0.0.1', keyId: null, limits: anonymousLimits }
  const charge = {
    counter: 'downloads',
    route: 'r',
    items: [{ object: 'o', units: 1 }],
    requestId: requestOf(1),
  } as const
  const said = [database, second].map((one) => createUsageLedger(one, () => 1).charge(payer, charge))
  expect(said).toEqual([
    { isRepeat: false, units: 1 },
    { isRepeat: true, units: 0 },
  ])
  second.close()
})
