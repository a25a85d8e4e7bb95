/** The subtitles that were sent with an upload: all by their names, one by its text. Of the others nothing is unpacked. */
import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { AppError } from '../../shared/errors.ts'
import type { NewFile } from '../catalogue/newSubtitle.ts'
import { idNumber } from '../catalogue/idNumber.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { isPacked, listedFile, listingOf } from './subtitleFile.ts'

export interface SentText {
  /** By which it is told whether a file was replaced since: of all files of the upload. */
  readonly revision: string
  /** All of them, those in archives too. */
  readonly paths: readonly string[]
  readonly text: NewFile
}

interface SentRow {
  readonly id: number
  readonly name: string
  readonly md5: string
  readonly keptAtMs: number
}

const selectRows = `SELECT file_n_id AS id, name, md5, kept_at AS keptAtMs FROM upload_files
  WHERE n_id = ? AND is_sent = 1 ORDER BY file_n_id`

/** Beside the md5, which can be forged, the moment at which the file came. */
export function revisionOf(db: ServiceDatabase, nId: string): string {
  return revisionOfRows(db.all<SentRow>(selectRows, idNumber(nId)))
}

function revisionOfRows(rows: readonly SentRow[]): string {
  const told = rows.map(({ id, name, md5, keptAtMs }) => [id, name, md5, keptAtMs])
  return createHash('sha256').update(JSON.stringify(told)).digest('hex')
}

/**
 * One archive is held at a time, and others are answered between two: a sender may send hundreds.
 * @throws AppError 'input.invalid' where there is none at this place, or a file is replaced meanwhile
 */
export async function sentText(db: ServiceDatabase, nId: string, at: number): Promise<SentText> {
  const paths: string[] = []
  let text: NewFile | null = null
  const rows = db.all<SentRow>(selectRows, idNumber(nId))
  for (const row of rows) {
    const place = at - paths.length
    if (isPacked(row.name)) {
      const bytes = bytesOf(db, row)
      const listing = listingOf(bytes)
      if (place >= 0) text ??= listedFile(bytes, place)
      paths.push(...listing.paths)
      await breathe()
    } else {
      if (place === 0) text = { path: row.name, bytes: bytesOf(db, row) }
      paths.push(row.name)
    }
  }
  if (text) return { revision: revisionOfRows(rows), paths, text }
  throw new AppError('input.invalid', 'This upload has no such file.')
}

function bytesOf(db: ServiceDatabase, { id, name, md5, keptAtMs }: SentRow): Uint8Array {
  const select = 'SELECT bytes FROM upload_files WHERE file_n_id = ? AND md5 = ? AND kept_at = ?'
  const row = db.get<{ bytes: Uint8Array }>(select, id, md5, keptAtMs)
  if (row) return row.bytes
  throw replacedMeanwhile(name)
}

export function replacedMeanwhile(name: string): AppError {
  return new AppError('input.invalid', `${name} was replaced meanwhile. Look at the upload again.`)
}
