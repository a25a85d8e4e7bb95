/** Keeps uploads in the app's database. A change is on the disk when the call returns, so that a crash never repeats a step. */
import { z } from 'zod'
import { reviewState, sureness, uploadFieldName, uploadFields, uploadStep } from '../../shared/contract/upload.ts'
import { errorCodes } from '../../shared/errors.ts'
import type { Database } from '../database/database.ts'
import type { NewUpload, UploadRecord } from './uploadRecord.ts'
import type { Ids } from '../../node/ids.ts'
import type { Clock } from '../../node/clock.ts'

export type UploadChange = Partial<Omit<UploadRecord, 'id' | 'steppedMs'>>

export interface UploadStore {
  add(upload: NewUpload): UploadRecord
  get(id: string): UploadRecord | null
  /** In the order they were added. */
  list(): readonly UploadRecord[]
  /** Nothing happens when it is gone. */
  change(id: string, change: UploadChange): void
  remove(id: string): void
  /** Adds one in the place of others, or does nothing at all. */
  putInPlaceOf(ids: readonly string[], upload: NewUpload): UploadRecord
}

export interface UploadStoreParts {
  readonly db: Database
  readonly clock: Pick<Clock, 'nowMs'>
  readonly ids: Ids
}

const text = z.string().nullable()
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((value) => JSON.parse(value) as unknown)
    .pipe(schema)

const sourceFile = z.object({
  path: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  sha256: z.string(),
  videoPath: text.default(null),
})

const storedRow = z.object({
  id: z.string(),
  video_path: text,
  files: json(z.array(sourceFile)),
  fields: json(uploadFields),
  sureness: json(z.record(uploadFieldName, sureness)),
  duplicates: json(z.array(z.string())).nullable(),
  step: uploadStep,
  service: text,
  n_id: text,
  file_ids: json(z.array(z.string())),
  stepped_ms: z.number(),
  failure: json(z.object({ code: z.enum(errorCodes), message: z.string() })).nullable(),
  message: text,
  review: reviewState.nullable(),
  reason: text,
})

export function createUploadStore({ db, clock, ids }: UploadStoreParts): UploadStore {
  function get(id: string): UploadRecord | null {
    return recordOf(db.get('SELECT * FROM upload WHERE id = ?', id))
  }

  function write(id: string, column: string, value: string | number | null): void {
    db.run(`UPDATE upload SET ${column} = ? WHERE id = ?`, value, id)
  }

  function add({ videoPath, files, fields, sureness: sure }: NewUpload): UploadRecord {
    const id = ids.newId()
    db.run(
      'INSERT INTO upload (id, added_ms, video_path, files, fields, sureness, stepped_ms) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[id, clock.nowMs(), videoPath, JSON.stringify(files), JSON.stringify(fields), JSON.stringify(sure)],
      clock.nowMs(),
    )
    const added = get(id)
    if (!added) throw new Error('an upload was not kept')
    return added
  }

  function remove(id: string): void {
    db.run('DELETE FROM upload WHERE id = ?', id)
  }

  return {
    add,
    get,
    remove,
    putInPlaceOf: (gone, upload) =>
      db.transaction(() => {
        for (const id of gone) remove(id)
        return add(upload)
      }),
    list: () => db.all('SELECT * FROM upload ORDER BY added_ms, rowid').flatMap((row) => recordOf(row) ?? []),
    change(id, change) {
      db.transaction(() => {
        for (const [column, value] of columnsOf(change)) write(id, column, value)
        if (change.step !== undefined) write(id, 'stepped_ms', clock.nowMs())
      })
    },
  }
}

function columnsOf(change: UploadChange): readonly (readonly [string, string | null])[] {
  const { videoPath, files, fields, sureness: sure, duplicates, step, service, nId, fileIds, failure } = change
  const { message, review, reason } = change
  const asText = { video_path: videoPath, step, service, n_id: nId, message, review, reason }
  const asJson = { files, fields, sureness: sure, duplicates, file_ids: fileIds, failure }
  return [
    ...Object.entries(asText),
    ...Object.entries(asJson).map(([name, value]) => [name, value ? JSON.stringify(value) : value] as const),
  ].filter((pair): pair is readonly [string, string | null] => pair[1] !== undefined)
}

/** A row that somebody else has damaged is as good as gone. */
function recordOf(row: unknown): UploadRecord | null {
  const { data } = storedRow.safeParse(row, { reportInput: false })
  if (!data) return null
  const { video_path: videoPath, n_id: nId, file_ids: fileIds, stepped_ms: steppedMs, ...rest } = data
  return { ...rest, videoPath, nId, fileIds, steppedMs }
}
