/** A file that was sent before: where it stands now, and in which upload. */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { idNumber } from '../catalogue/idNumber.ts'
import type { Account } from '../usage/accounts.ts'
import { holdersOf, isPublic } from './place.ts'
import { readKeptFields, type UploadFields } from './uploadFields.ts'

export interface SentFile {
  /** replaced: the subtitle that it was part of is public no more, another one has its place. */
  readonly standing: 'waiting' | 'public' | 'rejected' | 'replaced'
  /** The upload that it waits in, or the subtitle that holds it, whichever upload brought it there. */
  readonly nId: string
}

/** Of the rejected uploads that carried it the one named, else what is public, else the last; null for a file never sent. */
export function sentFile(
  db: ServiceDatabase,
  account: Account,
  { fileNId, nId }: { readonly fileNId: string; readonly nId: string | undefined },
): SentFile | null {
  const select =
    'SELECT CAST(n_id AS TEXT) AS nId FROM upload_files WHERE file_n_id = ? AND account_id = ? AND is_sent = 1'
  const waiting = db.get<{ nId: string }>(select, idNumber(fileNId), account.id)
  if (waiting) return { standing: 'waiting', nId: waiting.nId }
  const [last, ...earlier] = carriersOf(db, account, fileNId)
  if (!last) return null
  const named = [last, ...earlier].find((upload) => upload.fields.nId === nId && upload.state === 'rejected')
  if (named) return { standing: 'rejected', nId: named.fields.nId }
  const [holder] = holdersOf(db, [fileNId])
  if (holder !== undefined) return { standing: 'public', nId: holder }
  const { updates } = last.fields
  const isMendable = last.state === 'rejected' && (updates === null || isPublic(db, updates))
  return { standing: isMendable ? 'rejected' : 'replaced', nId: last.fields.nId }
}

interface Carrier {
  readonly state: string
  readonly fields: UploadFields
}

/** The sent uploads that named the file, the last first. */
function carriersOf(db: ServiceDatabase, account: Account, fileNId: string): readonly Carrier[] {
  // Read here, not by the database: it finds the texts that may name the file, and no text of a sender can trouble it.
  const select = `SELECT state, fields FROM uploads WHERE account_id = ? AND state <> 'open' AND fields LIKE ?
    ORDER BY sent_at DESC, n_id DESC`
  return db
    .all<{ state: string; fields: string }>(select, account.id, `%"${idNumber(fileNId)}"%`)
    .map(({ state, fields }) => ({ state, fields: readKeptFields(fields) }))
    .filter(({ fields }) => fields.fileNIds.includes(fileNId))
}
