/** A file of an upload that was sent: which upload, what became of it, and its other files. */
import { z } from 'zod'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Dialect } from '../catalogue/store/dialect.ts'
import type { Account } from '../usage/accounts.ts'

export interface SentFile {
  readonly nId: string
  readonly state: 'pending' | 'approved' | 'rejected'
  /** All files of the upload, this one among them. */
  readonly fileNIds: readonly string[]
}

const selectIn = ({ fileNIds, hasFileNId }: Dialect) =>
  `SELECT CAST(n_id AS TEXT) AS nId, state, ${fileNIds} AS fileNIds FROM uploads
   WHERE account_id = ? AND state IN ('pending', 'approved', 'rejected') AND ${hasFileNId}
   ORDER BY sent_at DESC LIMIT 1`

const row = z.object({
  nId: z.string(),
  state: z.enum(['pending', 'approved', 'rejected']),
  fileNIds: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
})

/** Of several uploads that carried the file the one that was sent last; null for a file that the account never sent. */
export function sentFile(db: ServiceDatabase, account: Account, fileNId: string): SentFile | null {
  const found = db.get(selectIn(db.dialect), account.id, fileNId)
  return found === undefined ? null : row.parse(found)
}
