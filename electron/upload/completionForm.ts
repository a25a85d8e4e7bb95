/** The form of step 3 (API §4) from what a row says, in the order of the document's table. Pure: what is previewed is what is sent. */
import { AppError } from '../../shared/errors.ts'
import { serviceCodeOf } from '../../shared/language.ts'
import type { CompletionField } from '../../shared/wire/upload.ts'
import type { UploadFields } from './uploadRecord.ts'

export interface UploadNumbers {
  readonly nId: string
  readonly fileIds: readonly string[]
}

export type FormLine = readonly [name: CompletionField, value: string]

/** Lists are JSON texts. @throws AppError 'input.invalid' for what `problemsOf` would have named */
export function completionForm(fields: UploadFields, numbers: UploadNumbers): readonly FormLine[] {
  if (codeOf(fields) === null || fields.quality === null || fields.isHearingImpaired === null)
    throw new AppError('input.invalid', 'This upload is not complete. Fill in what is missing.')
  return standingLines(fields, numbers)
}

/** Those that stand so far: before it is complete some are missing. */
export function standingLines(fields: UploadFields, { nId, fileIds }: UploadNumbers): readonly FormLine[] {
  const { type, moviedbId, serviceId, filmdbId, quality, isHearingImpaired, updates } = fields
  const isShow = type === 'tv'
  const lines: readonly (readonly [CompletionField, string | number | boolean | null])[] = [
    ['file_n_ids', JSON.stringify(fileIds)],
    ['n_id', nId],
    ['type', type],
    ['moviedb_id', moviedbId],
    ['service_id', moviedbId === null ? serviceId : null],
    ['name', fields.name],
    ['lang', codeOf(fields)],
    ['quality', quality],
    ['production_type', fields.productionType],
    ['releases', JSON.stringify(fields.releases)],
    ['framerate', fields.framerate],
    ['comment', fields.comment],
    ['season', isShow ? (fields.season ?? 0) : 0],
    ['hi', isHearingImpaired],
    ['is_full_season', isShow && fields.isFullSeason],
    ['filmdb_id', filmdbId],
    ['tags', fields.tags.length === 0 ? null : JSON.stringify(fields.tags)],
    ['ef', episodeOf(fields, fields.episodeFrom)],
    ['ee', episodeOf(fields, fields.episodeEnd)],
    ['sd_id', updates],
  ]
  return lines.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const]))
}

function codeOf({ language }: UploadFields): string | null {
  return language === null ? null : serviceCodeOf(language)
}

function episodeOf({ type, isFullSeason }: UploadFields, episode: number | null): number | null {
  return type === 'tv' && !isFullSeason ? episode : null
}
