/** What is wrong with a row before step 1: the document's rules (API §4), so that the service has nothing left to refuse. Pure. */
import { serviceCodeOf } from '../../shared/language.ts'
import { mostUploadBytes, uploadExtensions } from '../../shared/uploadTerms.ts'
import { isUnread, type NewUpload, type UploadFieldName, type UploadFields } from './uploadRecord.ts'

export interface UploadProblem {
  readonly field: UploadFieldName
  /** A sentence that says what to do. */
  readonly message: string
}

/** In the order of the fields; empty when the row may be sent. */
export function problemsOf({ fields, files }: Pick<NewUpload, 'fields' | 'files'>): readonly UploadProblem[] {
  const rules: readonly (readonly [UploadFieldName, string | null])[] = [
    ['title', titleProblem(fields)],
    ['language', languageProblem(fields)],
    ['releases', fields.releases.length === 0 ? 'Name at least one release that the subtitle fits.' : null],
    ['season', fields.type === 'tv' && fields.season === null ? 'Say which season this is.' : null],
    ['episodes', episodeProblem(fields)],
    ['quality', fields.quality === null ? 'Choose the source: web, bluray, dvd, hdtv or cam.' : null],
    ['hearingImpaired', fields.isHearingImpaired === null ? 'Say whether it is for the hearing-impaired.' : null],
    ['name', nameProblem(fields, files)],
  ]
  return rules.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

function titleProblem({ moviedbId, serviceId }: UploadFields): string | null {
  if (moviedbId !== null || serviceId !== null) return null
  return 'The title is not known. Look it up, or type its number in the movie database.'
}

function languageProblem({ language }: UploadFields): string | null {
  if (language === null) return 'Choose the language.'
  return serviceCodeOf(language) === null ? 'The service knows no such language. Choose another.' : null
}

function episodeProblem({ type, isFullSeason, episodeFrom, episodeEnd }: UploadFields): string | null {
  if (type === 'movie' || isFullSeason) return null
  if (episodeFrom === null) return 'Say which episode this is, or that it is the full season.'
  return episodeEnd !== null && episodeEnd < episodeFrom ? 'The last episode comes before the first.' : null
}

function nameProblem({ name }: UploadFields, files: NewUpload['files']): string | null {
  if (name.trim() === '') return 'Give the subtitle a name.'
  for (const file of files) {
    const problem = fileProblem(file)
    if (problem !== null) return problem
  }
  if (isUnread({ files })) return 'This file cannot be sent. Take it off the list; add it again once it is mended.'
  return files.length === 0 ? 'There is no file to send.' : null
}

/** Also asked before a file is looked at. */
export function fileProblem({ name, sizeBytes }: { readonly name: string; readonly sizeBytes: number }): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!uploadExtensions.some((known) => known === extension))
    return `Only ${uploadExtensions.join(', ')} files can be uploaded.`
  if (sizeBytes > mostUploadBytes) return `The file is larger than ${mostUploadBytes / 2 ** 20} MiB.`
  return null
}
