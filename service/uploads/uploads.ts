/** Uploads on their way to review: gives out numbers, keeps files, takes the form of step 3 once. Publishes nothing. */
import { reserveFileId, reserveSubtitleId } from '../catalogue/addSubtitle.ts'
import { idNumber } from '../catalogue/idNumber.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Account } from '../usage/accounts.ts'
import { contentOf, type FileWish } from './fileContent.ts'
import { wrong, type Form, type FormFile } from './form.ts'
import { createKnown } from './known.ts'
import { replaceSent } from './replaceSent.ts'
import { readKeptFields, readUploadFields } from './uploadFields.ts'
import { requireRoomFor } from './uploadRoom.ts'

export type UploadState = 'open' | 'pending' | 'approved' | 'rejected'

export interface KeptFile {
  readonly fileNId: string
  /** '' while no upload was named for it. */
  readonly nId: string
  readonly name: string
  /** Place among the files of its upload, from 0. */
  readonly index: number
  /** Lower-case hex. */
  readonly md5: string
  readonly sizeBytes: number
}

export interface UploadStatus {
  readonly nId: string
  readonly state: UploadState
  /** Why it was rejected, else ''. */
  readonly reason: string
  /** The numbers under which its files can be replaced. */
  readonly fileNIds: readonly string[]
}

export interface Uploads {
  /** Step 1: a number that is used once. */
  open(account: Account): string
  /** Step 2. Throws `invalid_request` for a number or file that is not the account's own or was sent already. */
  keepFile(account: Account, wish: FileWish): KeptFile
  /** Step 3: pending from now on. Throws `invalid_request` that names the first wrong field, `payload_too_large` for too much. */
  send(account: Account, form: Form): void
  /** null for a number that this account was not given. */
  statusOf(account: Account, nId: string): UploadStatus | null
}

/** Whoever asks for a number and never comes back leaves nothing behind. */
const forgottenAfterMs = 7 * 24 * 3_600_000
/** Room for several seasons of the largest files; nobody fills the disk with files that are never sent. */
const mostWaitingBytes = 200 * 2 ** 20

export function createUploads(database: ServiceDatabase, now: () => number): Uploads {
  const known = createKnown(database)
  return {
    open: (account) =>
      database.transaction(() => {
        forget(database, now() - forgottenAfterMs)
        const nId = reserveSubtitleId(database)
        const insert = 'INSERT INTO uploads (n_id, account_id, state, opened_at) VALUES (?, ?, ?, ?)'
        database.run(insert, Number(nId), account.id, 'open', now())
        return nId
      }),
    keepFile: (account, wish) =>
      database.transaction(() => {
        const sent = wish.replaces === undefined ? null : known(account).sentFile(wish.replaces, wish.nId)
        if (wish.nId !== undefined && wish.nId !== sent?.nId) known(account).requireOpen(wish.nId)
        requireRoom(database, account, wish.file)
        const fileNId = wish.replaces === undefined ? insertFile(wish) : replaceFile(wish, wish.replaces)
        return keptFile(database, fileNId)

        function insertFile({ file, nId }: FileWish): string {
          const id = reserveFileId(database)
          const insert = 'INSERT INTO upload_files VALUES (?, ?, ?, 0, ?, ?, ?, ?)'
          database.run(
            insert,
            Number(id),
            account.id,
            nId === undefined ? null : Number(nId),
            ...contentOf(file),
            now(),
          )
          return id
        }

        function replaceFile({ file, nId }: FileWish, id: string): string {
          const own = known(account).openFile(id)
          if (!own) {
            if (!sent) throw wrong('file_n_id', 'you have sent no file with this number.')
            replaceSent({ db: database, account, nowMs: now() }, wish, { fileNId: id, sent })
            return id
          }
          if (nId !== undefined && own.nId !== null && String(own.nId) !== nId)
            throw wrong('file_n_id', 'this file belongs to another n_id.')
          const update =
            'UPDATE upload_files SET name = ?, md5 = ?, bytes = ?, kept_at = ?, n_id = coalesce(?, n_id) WHERE file_n_id = ?'
          database.run(update, ...contentOf(file), now(), nId === undefined ? null : Number(nId), Number(id))
          return id
        }
      }),
    send(account, form) {
      database.transaction(() => {
        const fields = readUploadFields(form, known(account))
        const update = "UPDATE uploads SET state = 'pending', fields = ?, sent_at = ? WHERE n_id = ?"
        database.run(update, JSON.stringify(fields), now(), Number(fields.nId))
        const take = 'UPDATE upload_files SET is_sent = 1, n_id = ? WHERE file_n_id = ?'
        for (const id of fields.fileNIds) database.run(take, Number(fields.nId), Number(id))
        requireRoomFor(database, fields.nId)
      })
    },
    statusOf(account, nId) {
      const select = 'SELECT state, reason, fields FROM uploads WHERE n_id = ? AND account_id = ?'
      const row = database.get<StatusRow>(select, idNumber(nId), account.id)
      if (!row) return null
      const fileNIds = row.fields === null ? [] : readKeptFields(row.fields).fileNIds
      return { nId, state: row.state, reason: row.reason, fileNIds }
    },
  }
}

interface StatusRow {
  readonly state: UploadState
  readonly reason: string
  readonly fields: string | null
}

function requireRoom(db: ServiceDatabase, account: Account, file: FormFile): void {
  const select =
    'SELECT coalesce(sum(length(bytes)), 0) AS bytes FROM upload_files WHERE account_id = ? AND is_sent = 0'
  const waiting = db.get<{ bytes: number }>(select, account.id)?.bytes ?? 0
  if (waiting + file.bytes.length > mostWaitingBytes)
    throw new ServiceError('payload_too_large', 'subtitle: too many files wait to be sent. Send some of them first.')
}

function keptFile(db: ServiceDatabase, fileNId: string): KeptFile {
  const select = `SELECT n_id, name, md5, length(bytes) AS size,
    (SELECT count(*) FROM upload_files b WHERE b.n_id = a.n_id AND b.file_n_id < a.file_n_id) AS place
    FROM upload_files a WHERE file_n_id = ?`
  const row = db.get<{ n_id: number | null; name: string; md5: string; size: number; place: number }>(
    select,
    Number(fileNId),
  )
  if (!row) throw new Error(`file ${fileNId} was not kept`)
  const { n_id: nId, name, md5, size: sizeBytes, place: index } = row
  return { fileNId, nId: nId === null ? '' : String(nId), name, index, md5, sizeBytes }
}

/** The numbers themselves are never given out again, their rows and bytes go. */
function forget(db: ServiceDatabase, beforeMs: number): void {
  db.run('DELETE FROM upload_files WHERE is_sent = 0 AND kept_at < ?', beforeMs)
  db.run(
    "DELETE FROM uploads WHERE state = 'open' AND opened_at < ? AND n_id NOT IN (SELECT n_id FROM upload_files WHERE n_id IS NOT NULL)",
    beforeMs,
  )
}
