/** The account through which the app itself uses its embedded service: a paid plan, one key and one upload token, new at each start. */
import type { AccountParts } from './accounts.ts'
import { hashOf, newSecret } from './secrets.ts'

const accountId = 'acc_app'
const keyId = 'key_app'

/**
 * Returns the key's new text; the one of the start before is void. The key keeps its id, so that downloads of the last
 * 24 hours stay free to repeat, and no secret has to be stored outside this process.
 */
export function renewAppKey({ database, now, randomBytes }: AccountParts): string {
  const key = newSecret('ut', randomBytes)
  const hash = hashOf(key)
  database.transaction(() => {
    openAccount(database, now())
    database.run(
      'INSERT INTO api_keys VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET hash = excluded.hash',
      ...[keyId, accountId, 'This app', hash, now()],
    )
  })
  return key
}

/** The same for the upload token. */
export function renewAppToken({ database, now, randomBytes }: AccountParts): string {
  const token = newSecret('utup', randomBytes)
  database.transaction(() => {
    openAccount(database, now())
    database.run('DELETE FROM upload_tokens WHERE account_id = ?', accountId)
    database.run('INSERT INTO upload_tokens VALUES (?, ?, ?)', hashOf(token), accountId, now())
  })
  return token
}

function openAccount(database: AccountParts['database'], nowMs: number): void {
  database.run('INSERT OR IGNORE INTO accounts VALUES (?, ?, ?, ?)', accountId, 'This app', 'pro', nowMs)
}
