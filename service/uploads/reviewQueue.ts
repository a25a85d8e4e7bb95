/** The review of sent uploads: what waits, and the choice that makes one public or refuses it for good. */
import { AppError } from '../../shared/errors.ts'
import { productionTypes } from '../../shared/uploads/uploadTerms.ts'
import { addSubtitle } from '../catalogue/addSubtitle.ts'
import { addTitle, knownTitle, type NewTitle } from '../catalogue/addTitle.ts'
import { idNumber } from '../catalogue/idNumber.ts'
import type { NewFile, NewSubtitle } from '../catalogue/newSubtitle.ts'
import { createBlobReader, type BlobReader } from '../catalogue/store/blobs.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { lookUp } from '../catalogue/store/lookups.ts'
import type { EpisodeRange } from '../catalogue/episodeRange.ts'
import type { Page } from '../catalogue/records.ts'
import { removeSubtitle } from '../catalogue/removeSubtitle.ts'
import { titleById } from '../catalogue/titles.ts'
import { placeOf, type Place } from './place.ts'
import { replacedMeanwhile, revisionOf, sentText, type SentText } from './sentTexts.ts'
import { contentOf, readKept, zipName, type KeptBytes } from './uploadContent.ts'
import { uploadEpisodes, waitingEpisodes } from './uploadEpisodes.ts'
import { readKeptFields, type UploadFields } from './uploadFields.ts'

export interface UploadedTitle {
  readonly name: string
  readonly year: number | null
  readonly isNew: boolean
  /** By which the catalogue knows it; null for one that it lacks. */
  readonly sdId: number | null
  /** As they are once the upload is approved. */
  readonly moviedbId: number | null
  readonly filmdbId: string | null
}

export interface PendingUpload {
  readonly account: { readonly id: string; readonly name: string }
  /** Of the catalogue, or as the form tells it where the catalogue lacks the title. */
  readonly title: UploadedTitle
  readonly fields: UploadFields
  /** Those that the form leaves out too, where names tell them. */
  readonly episodes: EpisodeRange
  readonly place: Place
  readonly files: readonly { readonly name: string; readonly sizeBytes: number }[]
  readonly sentAtMs: number
}

export interface ReviewQueue {
  /** Oldest first. */
  pending(): readonly PendingUpload[]
  page(window: { readonly offset: number; readonly limit: number }): Page<PendingUpload>
  /** @throws AppError 'input.invalid' when nothing of this number waits. */
  one(nId: string): PendingUpload
  /** Of the subtitles that were sent with it, those in archives too, the one at this place. Rejects as `one` throws, and without one there. */
  textOf(nId: string, at: number): Promise<SentText>
  /**
   * Public from now on. `revision` is that of the texts which were looked at. Rejects with AppError 'input.invalid' when nothing
   * of this number waits, a file was replaced since, or the catalogue has it already.
   */
  approve(nId: string, revision?: string): Promise<void>
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

export function createReviewQueue(
  db: ServiceDatabase,
  now: () => number,
  blobs: BlobReader = createBlobReader(db),
): ReviewQueue {
  function requirePending(nId: string): PendingUpload {
    const row = db.get<UploadRow>(`${selectPending} AND n_id = ?`, idNumber(nId))
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
    page: ({ offset, limit }) =>
      db.snapshot(() => {
        const rows = db.all<UploadRow>(`${selectPending} ORDER BY n_id LIMIT ? OFFSET ?`, limit, offset)
        const total = db.get<{ n: number }>("SELECT count(*) AS n FROM uploads WHERE state = 'pending'")?.n ?? 0
        return { items: rows.map((row) => pendingUpload(db, row)), total }
      }),
    one: requirePending,
    async textOf(nId, at) {
      requirePending(nId)
      return sentText(db, nId, at)
    },
    async approve(nId, revision) {
      const kept = await readKept(db, blobs, requirePending(nId))
      db.transaction(() => {
        if (revision !== undefined && revision !== revisionOf(db, nId)) throw replacedMeanwhile('A file')
        const fields = publish(db, requirePending(nId), kept)
        db.run('UPDATE uploads SET fields = ? WHERE n_id = ?', JSON.stringify(fields), Number(nId))
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
  const fields = readKeptFields(row.fields)
  const select =
    'SELECT name, length(bytes) AS sizeBytes FROM upload_files WHERE n_id = ? AND is_sent = 1 ORDER BY file_n_id'
  const place = placeOf(db, fields)
  const files = db.all<PendingUpload['files'][number]>(select, row.n_id)
  return {
    account: { id: row.account_id, name: row.account_name },
    title: titleOf(db, fields),
    fields,
    episodes: waitingEpisodes({ fields, place, files }),
    place,
    files,
    sentAtMs: row.sent_at,
  }
}

function titleOf(db: ServiceDatabase, fields: UploadFields): PendingUpload['title'] {
  const told = toldTitle(fields)
  const byId = fields.titleId === null ? null : lookUp(db, titleById(fields.titleId))
  const known = byId ?? (told && knownTitle(db, told))
  const { name, year } = known ?? told ?? { name: '', year: null }
  const moviedbId = known?.moviedbId ?? told?.moviedbId ?? null
  const filmdbId = known?.filmdbId ?? told?.filmdbId ?? null
  return { name, year, isNew: known === null, sdId: known?.sdId ?? null, moviedbId, filmdbId }
}

/** A title that the catalogue still lacked when it was sent. */
function toldTitle({ provisionalTitle, type }: UploadFields): Omit<NewTitle, 'sdId'> | null {
  return provisionalTitle && { ...provisionalTitle, type, originalName: null, firstAirDate: null }
}

/** A title that the catalogue still lacks is made now: nothing that nobody looked at gets into it. */
function titleIdOf(db: ServiceDatabase, fields: UploadFields): number {
  if (fields.titleId !== null) return fields.titleId
  const told = toldTitle(fields)
  if (!told) throw new Error('an upload without a title was taken')
  return addTitle(db, { ...told, sdId: null }).id
}

/**
 * An update takes the place of what it updates, under its own number: whoever has the old archive keeps a whole one.
 * An upload whose file was replaced takes its own place. Answers what is kept of it.
 */
function publish(db: ServiceDatabase, { account, fields, place }: PendingUpload, kept: KeptBytes): UploadFields {
  if (place.isGone)
    throw new AppError(
      'input.invalid',
      'The subtitle that this upload takes the place of was replaced meanwhile. Reject the upload with a reason.',
    )
  const { files, archive, held } = contentOf(db, { fields, place }, kept)
  if (place.nId !== null) removeSubtitle(db, place.nId)
  const titleId = titleIdOf(db, fields)
  const nId = addSubtitle(db, { ...catalogueFields(fields, files), titleId, author: account.name, files, ...archive })
  if (nId === null)
    throw new AppError(
      'input.invalid',
      'The catalogue has this very subtitle already. Reject the upload with a reason.',
    )
  return { ...fields, ...held }
}

function catalogueFields(
  fields: UploadFields,
  files: readonly NewFile[],
): Omit<NewSubtitle, 'titleId' | 'author' | 'files' | 'archive'> {
  const { language, releases, season, isFullSeason, isHearingImpaired, framerate, comment, nId } = fields
  return {
    nId,
    language,
    releases,
    season,
    ...uploadEpisodes(fields, files),
    isFullSeason,
    isHearingImpaired,
    isMachineMade: fields.productionType === productionTypes.machine,
    framerate,
    comment,
    ...(files.length > 1 && { name: zipName(fields.name) }),
  }
}
