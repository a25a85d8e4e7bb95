/** The review of sent uploads: what waits, and the choice that makes one public or refuses it for good. */
import { AppError } from '../../shared/errors.ts'
import { productionTypes } from '../../shared/uploadTerms.ts'
import { addSubtitle } from '../catalogue/addSubtitle.ts'
import type { NewFile, NewSubtitle } from '../catalogue/newSubtitle.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { episodesInNames, type EpisodeRange } from '../catalogue/episodeRange.ts'
import { createReleaseReader } from '../catalogue/import/releaseReader.ts'
import { removeSubtitle } from '../catalogue/removeSubtitle.ts'
import { titleById } from '../catalogue/titles.ts'
import { filesIn } from './subtitleFile.ts'
import { uploadFields, type UploadFields } from './uploadFields.ts'

export interface PendingUpload {
  readonly account: { readonly id: string; readonly name: string }
  readonly titleName: string
  readonly fields: UploadFields
  readonly files: readonly { readonly name: string; readonly sizeBytes: number }[]
  readonly sentAtMs: number
}

export interface ReviewQueue {
  /** Oldest first. */
  pending(): readonly PendingUpload[]
  /** Public from now on. @throws AppError 'input.invalid' when nothing of this number waits, or the catalogue has it already. */
  approve(nId: string): void
  /** @throws AppError 'input.invalid' when nothing of this number waits. */
  reject(nId: string, reason: string): void
}

interface UploadRow {
  readonly n_id: number
  readonly account_id: string
  readonly account_name: string
  readonly fields: string
  readonly sent_at: number
}

const selectPending = `SELECT n_id, account_id, accounts.name AS account_name, fields, sent_at
  FROM uploads JOIN accounts ON accounts.id = account_id WHERE state = 'pending'`

export function createReviewQueue(db: ServiceDatabase, now: () => number): ReviewQueue {
  function requirePending(nId: string): PendingUpload {
    const row = db.get<UploadRow>(`${selectPending} AND n_id = ?`, Number(nId) || 0)
    if (!row) throw new AppError('input.invalid', `No upload ${nId} is waiting for review.`)
    return pendingUpload(db, row)
  }

  function decide(nId: string, state: 'approved' | 'rejected', reason = ''): void {
    const update = 'UPDATE uploads SET state = ?, reason = ?, reviewed_at = ? WHERE n_id = ?'
    db.run(update, state, reason, now(), Number(nId))
    // What was approved is in the catalogue; what was rejected is wanted by nobody.
    db.run('DELETE FROM upload_files WHERE n_id = ?', Number(nId))
  }

  return {
    pending: () => db.all<UploadRow>(`${selectPending} ORDER BY n_id`).map((row) => pendingUpload(db, row)),
    approve(nId) {
      db.transaction(() => {
        publish(db, requirePending(nId))
        decide(nId, 'approved')
      })
    },
    reject(nId, reason) {
      db.transaction(() => {
        requirePending(nId)
        decide(nId, 'rejected', reason)
      })
    },
  }
}

function pendingUpload(db: ServiceDatabase, row: UploadRow): PendingUpload {
  const fields = uploadFields.parse(JSON.parse(row.fields))
  const select = 'SELECT name, length(bytes) AS sizeBytes FROM upload_files WHERE n_id = ? ORDER BY file_n_id'
  return {
    account: { id: row.account_id, name: row.account_name },
    titleName: titleById(db, fields.titleId)?.name ?? '',
    fields,
    files: db.all(select, row.n_id),
    sentAtMs: row.sent_at,
  }
}

/** An update takes the place of what it updates, under its own number: whoever has the old archive keeps a whole one. */
function publish(db: ServiceDatabase, { account, fields }: PendingUpload): void {
  if (fields.updates !== null) removeSubtitle(db, fields.updates)
  const { files, archive } = contentOf(db, fields)
  const nId = addSubtitle(db, { ...catalogueFields(fields, files), author: account.name, files, ...archive })
  if (nId === null)
    throw new AppError(
      'input.invalid',
      'The catalogue has this very subtitle already. Reject the upload with a reason.',
    )
}

interface Content {
  readonly files: readonly NewFile[]
  readonly archive: Pick<NewSubtitle, 'archive'>
}

/** One archive is sent on as it came; several files are packed when first asked for. */
function contentOf(db: ServiceDatabase, { fileNIds, name }: UploadFields): Content {
  const kept = fileNIds.flatMap((id) => {
    const select = 'SELECT name, bytes FROM upload_files WHERE file_n_id = ?'
    const row = db.get<{ name: string; bytes: Uint8Array }>(select, Number(id))
    return row ? [{ ...row, id }] : []
  })
  const files = kept.flatMap((file) => {
    const [first, ...others] = filesIn(file)
    return first ? [{ ...first, fileNId: file.id }, ...others] : []
  })
  const [only, ...more] = kept
  const isArchive = only && more.length === 0 && /\.zip$/i.test(only.name)
  return { files, archive: isArchive ? { archive: { name: zipName(name), bytes: only.bytes } } : {} }
}

function catalogueFields(
  fields: UploadFields,
  files: readonly NewFile[],
): Omit<NewSubtitle, 'author' | 'files' | 'archive'> {
  const { titleId, language, releases, season, isFullSeason, isHearingImpaired, framerate, comment, nId } = fields
  return {
    nId,
    titleId,
    language,
    releases,
    season,
    ...episodesOf(fields, files),
    isFullSeason,
    isHearingImpaired,
    isMachineMade: fields.productionType === productionTypes.machine,
    framerate,
    comment,
    ...(files.length > 1 && { name: zipName(fields.name) }),
  }
}

/** The document does not require ef and ee; a row without an episode would be found for none. */
function episodesOf(
  { type, isFullSeason, releases, episodeFrom, episodeEnd }: UploadFields,
  files: readonly NewFile[],
): EpisodeRange {
  if (type === 'movie' || isFullSeason) return { episodeFrom: null, episodeEnd: null }
  if (episodeFrom !== null) return { episodeFrom, episodeEnd }
  return episodesInNames(createReleaseReader(), { files, releases })
}

/** API §4, step 3: the name of a packed upload is also the name of its archive. */
function zipName(name: string): string {
  return `${name.replace(/\.zip$/i, '')}.zip`
}
