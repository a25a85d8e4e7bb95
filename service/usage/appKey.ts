/** The account through which the app itself uses its embedded service: a paid plan and one key, its secret new at each start. */
import { createHash } from 'node:crypto'
import type { AccountParts } from './accounts.ts'

const accountId = 'acc_app'
const keyId = 'key_app'

/**
 * Returns the key's new text; the one of the start before is void. The key keeps its id, so that downloads of the last
 * 24 hours stay free to repeat, and no secret has to be stored outside this process.
 */
export function renewAppKey({ database, now, randomBytes }: AccountParts): string {
  const key = `ut_${randomBytes(32).toString('base64url')}`
  const hash = createHash('sha256').update(key).digest('hex')
  database.transaction(() => {
    database.run('INSERT OR IGNORE INTO accounts VALUES (?, ?, ?, ?)', accountId, 'This app', 'pro', now())
    database.run(
      'INSERT INTO api_keys VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET hash = excluded.hash',
      ...[keyId, accountId, 'This app', hash, now()],
    )
  })
  return key
}
