/** How much one upload may hold, packed and unpacked: whoever looks at it and approves it has to read all of it. */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { FormFile } from './form.ts'
import { isPacked, listingOf } from './subtitleFile.ts'

/** A season of the largest files that are taken. */
export const mostHeldBytes = 128 * 2 ** 20

/** Counts what files hold, one after the other. Throws `payload_too_large` once they hold too much; unpacks nothing. */
export function createRoom(): (file: FormFile) => void {
  let [packed, unpacked] = [0, 0]
  return ({ name, bytes }) => {
    packed += bytes.length
    if (packed > mostHeldBytes) throw tooMuch()
    unpacked += isPacked(name) ? listingOf(bytes).unpackedBytes : bytes.length
    if (unpacked > mostHeldBytes) throw tooMuch()
  }
}

/** Of all files that were sent with an upload, read one by one. Throws `payload_too_large`. */
export function requireRoomFor(db: ServiceDatabase, nId: string): void {
  const ids = db.all<{ id: number }>(
    'SELECT file_n_id AS id FROM upload_files WHERE n_id = ? AND is_sent = 1',
    Number(nId),
  )
  const take = createRoom()
  for (const { id } of ids) {
    const file = db.get<FormFile>('SELECT name, bytes FROM upload_files WHERE file_n_id = ?', id)
    if (file) take(file)
  }
}

function tooMuch(): ServiceError {
  const limit = `${mostHeldBytes / 2 ** 20} MiB`
  return new ServiceError(
    'payload_too_large',
    `file_n_ids: the files hold more than ${limit} together. Send them in parts.`,
  )
}
