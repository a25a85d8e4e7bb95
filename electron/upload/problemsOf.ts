/** What is wrong with a row before step 1: the document's rules (API §4), so that the service has nothing left to refuse. Pure. */
import { serviceCodeOf } from '../../shared/language.ts'
import { faultSentences } from '../../shared/uploads/uploadFaults.ts'
import { mostUploadBytes, uploadExtensions } from '../../shared/uploads/uploadTerms.ts'
import { isUnread, type NewUpload, type UploadFault, type UploadFieldName, type UploadFields } from './uploadRecord.ts'

export interface UploadProblem {
  readonly field: UploadFieldName
  readonly fault: UploadFault
  /** A sentence that says what to do, in English. */
  readonly message: string
}

/** In the order of the fields; empty when the row may be sent. */
export function problemsOf({ fields, files }: Pick<NewUpload, 'fields' | 'files'>): readonly UploadProblem[] {
  const rules: readonly (readonly [UploadFieldName, UploadFault | null])[] = [
    ['title', titleProblem(fields)],
    ['language', languageProblem(fields)],
    ['releases', fields.releases.length === 0 ? 'releases' : null],
    ['season', fields.type === 'tv' && fields.season === null ? 'season' : null],
    ['episodes', episodeProblem(fields)],
    ['quality', fields.quality === null ? 'quality' : null],
    ['hearingImpaired', fields.isHearingImpaired === null ? 'hearing-impaired' : null],
    ['name', nameProblem(fields, files)],
  ]
  return rules.flatMap(([field, fault]) => (fault === null ? [] : [{ field, fault, message: faultSentences[fault] }]))
}

function titleProblem({ moviedbId, serviceId }: UploadFields): UploadFault | null {
  if (moviedbId !== null || serviceId !== null) return null
  return 'title'
}

function languageProblem({ language }: UploadFields): UploadFault | null {
  if (language === null) return 'language'
  return serviceCodeOf(language) === null ? 'unknown-language' : null
}

function episodeProblem({ type, isFullSeason, episodeFrom, episodeEnd }: UploadFields): UploadFault | null {
  if (type === 'movie' || isFullSeason) return null
  if (episodeFrom === null) return 'episode'
  return episodeEnd !== null && episodeEnd < episodeFrom ? 'episode-order' : null
}

function nameProblem({ name }: UploadFields, files: NewUpload['files']): UploadFault | null {
  if (name.trim() === '') return 'name'
  for (const file of files) {
    const problem = fileProblem(file)
    if (problem !== null) return problem
  }
  if (isUnread({ files })) return 'unread'
  return files.length === 0 ? 'no-file' : null
}

/** Also asked before a file is looked at. */
export function fileProblem({
  name,
  sizeBytes,
}: {
  readonly name: string
  readonly sizeBytes: number
}): UploadFault | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!uploadExtensions.some((known) => known === extension)) return 'file-type'
  return sizeBytes > mostUploadBytes ? 'file-size' : null
}
