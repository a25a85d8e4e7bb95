/**
 * Puts a new file in the place of one that was sent before (API §4, upload step 2, `file_n_id`), so that it is reviewed again.
 * What is public stays so until then. Run inside a transaction.
 */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { ServiceError } from '../http/serviceError.ts'
import type { Account } from '../usage/accounts.ts'
import { wrong } from './form.ts'
import { contentOf, type FileWish } from './fileContent.ts'
import { holdersOf, isPublic, placeOf } from './place.ts'
import type { SentFile } from './sentFile.ts'
import { readKeptFields } from './uploadFields.ts'
import { requireRoomFor } from './uploadRoom.ts'

export interface Replacing {
  readonly db: ServiceDatabase
  readonly account: Account
  readonly nowMs: number
}

/** The number stays. With an open `n_id` the file waits for its step 3; without one its own upload goes back to the review. */
export function replaceSent(replacing: Replacing, wish: FileWish, { fileNId, sent }: NamedSentFile): void {
  if (sent.standing === 'replaced') throw replacedAsWhole()
  const isOwnUpload = wish.nId === undefined || wish.nId === sent.nId
  if (sent.standing === 'waiting') {
    if (!isOwnUpload) throw wrong('file_n_id', 'this file belongs to another n_id, which still waits for its review.')
    replaceWaiting(replacing, wish, fileNId)
    requireRoomFor(replacing.db, sent.nId)
    return
  }
  const insert = 'INSERT INTO upload_files VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
  const place = [Number(fileNId), replacing.account.id, Number(wish.nId ?? sent.nId), Number(isOwnUpload)]
  replacing.db.run(insert, ...place, ...contentOf(wish.file), replacing.nowMs)
  if (!isOwnUpload) return
  reopen(replacing, sent.nId)
  requireRoomFor(replacing.db, sent.nId)
}

export interface NamedSentFile {
  readonly fileNId: string
  readonly sent: SentFile
}

function replaceWaiting({ db, nowMs }: Replacing, { file }: FileWish, fileNId: string): void {
  const update = 'UPDATE upload_files SET name = ?, md5 = ?, bytes = ?, kept_at = ? WHERE file_n_id = ?'
  db.run(update, ...contentOf(file), nowMs, Number(fileNId))
}

/** What was public once takes its own place from now on: another subtitle may be public in its stead when it is looked at. */
function reopen({ db, nowMs }: Replacing, nId: string): void {
  const row = db.get<{ fields: string }>('SELECT fields FROM uploads WHERE n_id = ?', Number(nId))
  if (!row) throw new Error(`upload ${nId} was sent without its form`)
  const fields = readKeptFields(row.fields)
  const place = placeOf(db, fields)
  if (place.isGone) throw replacedAsWhole()
  // Of a rejected upload nothing was kept: files that are public nowhere would be missing.
  const isThere = (id: string) =>
    isWaiting(db, id, nId) || (place.isByFiles && holdersOf(db, [id]).some((holder) => holder === place.nId))
  if (!fields.fileNIds.every(isThere))
    throw wrong('file_n_id', 'its upload had several files and was rejected. Send it anew, with all of them.')
  const updates = isPublic(db, nId) ? nId : fields.updates
  const update =
    "UPDATE uploads SET state = 'pending', reason = '', fields = ?, sent_at = ?, reviewed_at = NULL WHERE n_id = ?"
  db.run(update, JSON.stringify({ ...fields, updates }), nowMs, Number(nId))
}

function isWaiting(db: ServiceDatabase, fileNId: string, nId: string): boolean {
  const select = 'SELECT 1 FROM upload_files WHERE file_n_id = ? AND n_id = ? AND is_sent = 1'
  return db.get(select, Number(fileNId), Number(nId)) !== undefined
}

function replacedAsWhole(): ServiceError {
  return wrong('file_n_id', 'its subtitle was replaced by another one. Send the file anew.')
}
