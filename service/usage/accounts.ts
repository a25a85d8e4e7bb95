/** Accounts, their API keys and upload tokens. A key or token is shown once, when it is made; only its hash is kept. */
import { AppError } from '../../shared/errors.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { isPlanName, plans, type Plan, type PlanName } from './plans.ts'
import { hashOf, newSecret, type RandomBytes } from './secrets.ts'
import { booksOf } from './usageLedger.ts'
import type { Clock } from '../../node/clock.ts'

export interface Account {
  readonly id: string
  readonly name: string
  readonly plan: Plan
  /** Shut out by whoever runs the service: its keys and tokens are good for nothing meanwhile. */
  readonly isBlocked: boolean
}

export interface KeyOwner {
  readonly account: Account
  readonly keyId: string
}

export interface Accounts {
  create(name: string, plan: PlanName): Account
  find(accountId: string): Account | null
  /** The new key's text. Throws `plan.required` when the plan allows no further key (API §8: up to 10 for paid). */
  createKey(account: Account, name: string): string
  /** The new upload token's text. How one is issued is open: here by the service command. */
  createToken(account: Account): string
  ownerOfKey(key: string): KeyOwner | null
  ownerOfToken(token: string): Account | null
}

export interface AccountParts {
  readonly database: ServiceDatabase
  readonly clock: Pick<Clock, 'nowMs'>
  readonly randomBytes: RandomBytes
}

interface AccountRow {
  readonly id: string
  readonly name: string
  readonly plan: string
  readonly blocked_at: number | null
}

const accountColumns = 'accounts.id, accounts.name, accounts.plan, blocked_accounts.blocked_at'
const accountsWithBlocks = '(accounts LEFT JOIN blocked_accounts ON blocked_accounts.account_id = accounts.id)'

/** By which its owner tells a key from others: far too few to guess it by. */
const endingLength = 4

export function createAccounts({ database, clock, randomBytes }: AccountParts): Accounts {
  const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`

  function insertKey(account: Account, name: string, key: string): void {
    const count = database.get<{ n: number }>('SELECT count(*) AS n FROM api_keys WHERE account_id = ?', account.id)
    if ((count?.n ?? 0) >= account.plan.managedKeys) throw tooManyKeys(account)
    const id = newId('key')
    database.run('INSERT INTO api_keys VALUES (?, ?, ?, ?, ?)', id, account.id, name, hashOf(key), clock.nowMs())
    database.run('INSERT INTO key_endings VALUES (?, ?)', id, key.slice(-endingLength))
  }

  return {
    create(name, plan) {
      const id = newId('acc')
      database.run('INSERT INTO accounts VALUES (?, ?, ?, ?)', id, name, plan, clock.nowMs())
      return { id, name, plan: plans[plan], isBlocked: false }
    },
    find(accountId) {
      const row = database.get<AccountRow>(
        `SELECT ${accountColumns} FROM ${accountsWithBlocks} WHERE accounts.id = ?`,
        accountId,
      )
      return row ? accountOf(row) : null
    },
    createKey(account, name) {
      const key = newSecret('ut', randomBytes)
      database.transaction(() => insertKey(account, name, key), booksOf({ accountId: account.id }))
      return key
    },
    createToken(account) {
      const token = newSecret('utup', randomBytes)
      database.run('INSERT INTO upload_tokens VALUES (?, ?, ?)', hashOf(token), account.id, clock.nowMs())
      return token
    },
    ownerOfKey(key) {
      const row = database.get<AccountRow & { keyId: string }>(
        `SELECT ${accountColumns}, api_keys.id AS keyId
         FROM api_keys JOIN ${accountsWithBlocks} ON accounts.id = api_keys.account_id WHERE hash = ?`,
        hashOf(key),
      )
      return row ? { account: accountOf(row), keyId: row.keyId } : null
    },
    ownerOfToken(token) {
      const row = database.get<AccountRow>(
        `SELECT ${accountColumns}
         FROM upload_tokens JOIN ${accountsWithBlocks} ON accounts.id = upload_tokens.account_id WHERE hash = ?`,
        hashOf(token),
      )
      return row ? accountOf(row) : null
    },
  }
}

function accountOf({ id, name, plan, blocked_at }: AccountRow): Account {
  if (!isPlanName(plan)) throw new AppError('internal', `Account ${id} has an unknown plan. Make a new key for it.`)
  return { id, name, plan: plans[plan], isBlocked: blocked_at !== null }
}

function tooManyKeys({ plan }: Account): AppError {
  const allowed = plan.managedKeys === 1 ? 'one API key' : `${plan.managedKeys} API keys`
  return new AppError('plan.required', `The ${plan.name} plan allows ${allowed} an account. Use one of those it has.`)
}
