/** Accounts as whoever runs the service sees and keeps them: all of them, what they used, their plans, their keys. */
import { AppError } from '../../shared/errors.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Page } from '../catalogue/records.ts'
import type { Account, Accounts } from './accounts.ts'
import { findAccounts, type AccountQuery } from './accountSearch.ts'
import { periodOf } from './periods.ts'
import { counters, isPlanName, plans, type Counter, type PlanName } from './plans.ts'
import { booksOf } from './usageLedger.ts'
import type { Clock } from '../../node/clock.ts'

export interface UsedUnits {
  readonly counter: Counter
  readonly used: number
  readonly limit: number
}

export interface KeptAccount {
  readonly id: string
  readonly name: string
  readonly plan: PlanName
  readonly isBlocked: boolean
  readonly keys: number
  readonly mostKeys: number
  readonly createdAtMs: number
  /** In the present day or month. */
  readonly counters: readonly UsedUnits[]
}

export interface KeptKey {
  readonly id: string
  readonly name: string
  /** Its last letters; '' where it was made before they were kept. */
  readonly ending: string
  readonly createdAtMs: number
  /** What came through this key in the present day or month; the limits are the account's, for all its keys together. */
  readonly counters: readonly UsedUnits[]
}

export interface AccountBook {
  /** Newest first. */
  page(query: AccountQuery): Page<KeptAccount>
  make(name: string, plan: PlanName): string
  /** What it used so far counts against the new plan's limits. */
  changePlan(accountId: string, plan: PlanName): void
  /** Nothing is taken away from it: once let in again, it has all that it had. */
  setBlocked(accountId: string, isBlocked: boolean): void
  keysOf(accountId: string): readonly KeptKey[]
  makeKey(accountId: string, name: string): string
  /** For good. */
  revokeKey(accountId: string, keyId: string): void
  makeToken(accountId: string): string
}

type UsedRow = Readonly<Record<Counter, number>>

interface AccountRow extends UsedRow {
  readonly id: string
  readonly name: string
  readonly plan: string
  readonly created_at: number
  readonly blocked_at: number | null
  readonly keys: number
}

interface KeyRow extends UsedRow, Omit<KeptKey, 'counters'> {}

/** A column a counter; each takes its period as a value. */
const usedColumns = counters
  .map(
    (counter) =>
      `coalesce((SELECT used FROM usage_counters WHERE subject = a.id AND counter = '${counter}' AND period = ?), 0) AS ${counter}`,
  )
  .join(', ')

const selectOne = `SELECT a.id, a.name, a.plan, a.created_at,
  (SELECT blocked_at FROM blocked_accounts b WHERE b.account_id = a.id) AS blocked_at,
  (SELECT count(*) FROM api_keys k WHERE k.account_id = a.id) AS keys, ${usedColumns}
  FROM accounts a WHERE a.id = ?`

const selectKeys = `SELECT a.id, a.name, coalesce(ending, '') AS ending, a.created_at AS "createdAtMs", ${usedColumns}
  FROM api_keys a LEFT JOIN key_endings ON key_id = a.id WHERE a.account_id = ? ORDER BY a.created_at, a.id`

export interface AccountBookParts {
  readonly database: ServiceDatabase
  readonly accounts: Accounts
  readonly clock: Pick<Clock, 'nowMs'>
}

export function createAccountBook({ database, accounts, clock }: AccountBookParts): AccountBook {
  function requireAccount(accountId: string): Account {
    const account = accounts.find(accountId)
    if (account) return account
    throw new AppError('input.invalid', `There is no account "${accountId}" here.`)
  }

  const presentPeriods = () => counters.map((counter) => periodOf(counter, clock.nowMs()))

  function change(accountId: string, sql: string, ...values: readonly (string | number)[]): void {
    database.transaction(() => {
      requireAccount(accountId)
      database.run(sql, ...values)
    }, booksOf({ accountId }))
  }

  return {
    page: (query) =>
      database.snapshot(() => {
        const { items, total } = findAccounts(database, query)
        const periods = presentPeriods()
        const lists = items.map((id) => [...periods, id])
        const [rows = []] = lists.length > 0 ? database.allOfEach<AccountRow>([{ sql: selectOne, lists }]) : []
        return { items: rows.flat().map(keptAccount), total }
      }),
    make: (name, plan) => accounts.create(name, plan).id,
    changePlan: (accountId, plan) => change(accountId, 'UPDATE accounts SET plan = ? WHERE id = ?', plan, accountId),
    setBlocked(accountId, isBlocked) {
      const block = 'INSERT INTO blocked_accounts VALUES (?, ?) ON CONFLICT DO NOTHING'
      if (isBlocked) change(accountId, block, accountId, clock.nowMs())
      else change(accountId, 'DELETE FROM blocked_accounts WHERE account_id = ?', accountId)
    },
    keysOf(accountId) {
      const { plan } = requireAccount(accountId)
      const rows = database.all<KeyRow>(selectKeys, ...presentPeriods(), accountId)
      return rows.map(({ id, name, ending, createdAtMs, ...used }) => {
        return { id, name, ending, createdAtMs, counters: unitsOf(used, plan.limits) }
      })
    },
    makeKey: (accountId, name) => accounts.createKey(requireAccount(accountId), name),
    revokeKey(accountId, keyId) {
      const { changes } = database.run('DELETE FROM api_keys WHERE id = ? AND account_id = ?', keyId, accountId)
      if (changes === 0) throw new AppError('input.invalid', 'There is no such key any more.')
    },
    makeToken: (accountId) => accounts.createToken(requireAccount(accountId)),
  }
}

function keptAccount(row: AccountRow): KeptAccount {
  const plan = isPlanName(row.plan) ? row.plan : 'free'
  const { limits, managedKeys } = plans[plan]
  return {
    id: row.id,
    name: row.name,
    plan,
    isBlocked: row.blocked_at !== null,
    keys: row.keys,
    mostKeys: managedKeys,
    createdAtMs: row.created_at,
    counters: unitsOf(row, limits),
  }
}

/** Trials of transcription are the free plan's alone: elsewhere they count as AI. */
function unitsOf(used: UsedRow, limits: UsedRow): readonly UsedUnits[] {
  return counters
    .filter((counter) => limits[counter] > 0)
    .map((counter) => ({ counter, used: used[counter], limit: limits[counter] }))
}
