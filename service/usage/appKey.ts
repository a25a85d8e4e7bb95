/**
 * The account through which the app itself uses its embedded service: a paid plan, and a key and a token that only the
 * process which made them knows. Several processes of one app (a window and a command) serve the same folder side by side,
 * so none of them may void another's.
 */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Accounts } from './accounts.ts'
import { hashOf, newSecret, type RandomBytes } from './secrets.ts'

const accountId = 'acc_app'
/** The same at every start, so that downloads of the last 24 hours stay free to repeat. */
const keyId = 'key_app'

/** Whether it was bought with the app's own key, which is known nowhere else: by this machine's user, not by a stranger. */
export function isOfApp(owner: { readonly keyId: string | null }): boolean {
  return owner.keyId === keyId
}

export interface AppSecrets {
  readonly apiKey: string
  readonly uploadToken: string
}

export function newAppSecrets(randomBytes: RandomBytes): AppSecrets {
  return { apiKey: newSecret('ut', randomBytes), uploadToken: newSecret('utup', randomBytes) }
}

export function openAppAccount(database: ServiceDatabase, nowMs: number): void {
  const insert = 'INSERT INTO accounts VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'
  database.run(insert, accountId, 'This app', 'pro', nowMs)
}

/** The same accounts, to which this process's own key and token are known too; they are stored nowhere. */
export function withAppSecrets(accounts: Accounts, { apiKey, uploadToken }: AppSecrets): Accounts {
  const keyHash = hashOf(apiKey)
  const tokenHash = hashOf(uploadToken)
  return {
    ...accounts,
    ownerOfKey(key) {
      const account = hashOf(key) === keyHash ? accounts.find(accountId) : null
      return account ? { account, keyId } : accounts.ownerOfKey(key)
    },
    ownerOfToken: (token) => (hashOf(token) === tokenHash ? accounts.find(accountId) : accounts.ownerOfToken(token)),
  }
}
