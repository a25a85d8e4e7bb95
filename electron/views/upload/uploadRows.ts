/** Uploads as the screen shows them, and which filter each belongs to. Pure. */
import {
  uploadFilter,
  type UploadFilter,
  type UploadRow,
  type UploadRowFile,
  type UploadState,
} from '../../../shared/contract/upload.ts'
import { isOpen } from '../../upload/followReviews.ts'
import type { UploadProblem } from '../../upload/problemsOf.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import type { UploadRecord, UploadSourceFile } from '../../upload/uploadRecord.ts'
import { nameOfPath } from '../folders/folderPaths.ts'

export interface KnownUpload {
  readonly upload: UploadRecord
  readonly problems: readonly UploadProblem[]
}

export interface Now {
  /** The row that is being sent; null where none is. */
  readonly atWorkId: string | null
  /** That is used. */
  readonly service: string
}

export function uploadRowOf({ upload, problems }: KnownUpload, { atWorkId, service }: Now): UploadRow {
  const { id, videoPath, files, fileIds, fields, sureness, duplicates, step, failure, nId, message, review, reason } =
    upload
  return {
    id,
    videoName: videoPath === null ? null : nameOfPath(videoPath),
    namedTitle: namedTitleOf(videoPath ?? files[0]?.path ?? ''),
    files: files.map((file, index) => ({ ...fileOf(file), fileNId: fileIds[index] ?? null })),
    fields,
    sureness,
    problems: step === 'sent' ? [] : [...problems],
    duplicates: duplicates === null ? null : [...duplicates],
    step,
    isAtWork: id === atWorkId,
    failure,
    nId,
    message,
    review,
    reason,
    elsewhere: step === 'sent' && upload.service !== service ? upload.service : null,
  }
}

function namedTitleOf(path: string): string {
  const { title, year } = parseRelease(path)
  return title === null ? '' : `${titleKey(title)} ${year ?? ''}`.trimEnd()
}

function fileOf({ name, sizeBytes, videoPath }: UploadSourceFile): Omit<UploadRowFile, 'fileNId'> {
  const { episodes, absoluteEpisode } = parseRelease(name)
  const numbers = episodes.length > 0 || absoluteEpisode === null ? episodes : [absoluteEpisode]
  return { name, sizeBytes, episodes: [...numbers], videoName: videoPath === null ? null : nameOfPath(videoPath) }
}

/** Beside 'all' each row belongs to one. */
export function filterOf(upload: UploadRecord, problems: readonly UploadProblem[]): Exclude<UploadFilter, 'all'> {
  if (upload.step === 'sent') return upload.review ?? 'pending'
  if (upload.failure !== null || upload.step === 'sending') return 'failed'
  return problems.length > 0 ? 'incomplete' : 'ready'
}

export interface FilteredUpload {
  readonly upload: UploadRecord
  readonly filter: UploadFilter
}

/** @param service that is used now: only what was sent there can be asked about */
export function countsOf(rows: readonly FilteredUpload[], service: string): Pick<UploadState, 'counts' | 'toAsk'> {
  const counts = Object.fromEntries(uploadFilter.options.map((filter) => [filter, 0])) as Record<UploadFilter, number>
  for (const { filter } of rows) counts[filter] += 1
  const toAsk = rows.filter(({ upload }) => isOpen(upload, service)).length
  return { counts: { ...counts, all: rows.length }, toAsk }
}
