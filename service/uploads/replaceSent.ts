/**
 * Puts a new file in the place of one that was sent before (API §4, upload step 2, `file_n_id`), so that it is reviewed again.
 * What is public stays so until then. Run inside a transaction.
 */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Account } from '../usage/accounts.ts'
import { wrong } from './form.ts'
import { contentOf, type FileWish } from './fileContent.ts'
import type { SentFile } from './sentFile.ts'
import { requireRoomFor } from './uploadRoom.ts'

export interface Replacing {
  readonly db: ServiceDatabase
  readonly account: Account
  readonly nowMs: number
}

/** The number stays. With an open `n_id` the file waits for its step 3; without one its own upload goes back to the review. */
export function replaceSent(replacing: Replacing, wish: FileWish, { fileNId, sent }: NamedSentFile): void {
  const isOwnUpload = wish.nId === undefined || wish.nId === sent.nId
  if (sent.state === 'pending') {
    if (!isOwnUpload) throw wrong('file_n_id', 'this file belongs to another n_id, which still waits for its review.')
    replaceWaiting(replacing, wish, fileNId)
    requireRoomFor(replacing.db, sent.nId)
    return
  }
  if (isOwnUpload) reopen(replacing, sent)
  const insert = 'INSERT INTO upload_files VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
  const place = [Number(fileNId), replacing.account.id, Number(wish.nId ?? sent.nId), Number(isOwnUpload)]
  replacing.db.run(insert, ...place, ...contentOf(wish.file), replacing.nowMs)
  if (isOwnUpload) requireRoomFor(replacing.db, sent.nId)
}

export interface NamedSentFile {
  readonly fileNId: string
  readonly sent: SentFile
}

function replaceWaiting({ db, nowMs }: Replacing, { file }: FileWish, fileNId: string): void {
  const update = 'UPDATE upload_files SET name = ?, md5 = ?, bytes = ?, kept_at = ? WHERE file_n_id = ?'
  db.run(update, ...contentOf(file), nowMs, Number(fileNId))
}

/** Of a rejected upload nothing was kept: its other files would be missing. */
function reopen({ db, nowMs }: Replacing, { nId, state, fileNIds }: SentFile): void {
  if (state === 'rejected' && fileNIds.length > 1)
    throw wrong('file_n_id', 'its upload had several files and was rejected. Send it anew, with all of them.')
  const update = "UPDATE uploads SET state = 'pending', reason = '', sent_at = ?, reviewed_at = NULL WHERE n_id = ?"
  db.run(update, nowMs, Number(nId))
}
