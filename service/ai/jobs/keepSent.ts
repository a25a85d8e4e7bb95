/** A text that the caller sent for translation, kept with its job; what is no subtitle is refused before anything is charged. */
import { AppError } from '../../../shared/errors.ts'
import { englishNameOf } from '../../../shared/language.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { md5Of } from '../../catalogue/store/blobs.ts'
import { ServiceError } from '../../http/serviceError.ts'
import type { JobsStore } from '../../store/store.ts'
import type { FoundSource } from '../findSource.ts'
import type { SentRequest } from '../translationRequest.ts'

/** Throws `invalid_request` and `source_unusable`. */
export async function keepSent(jobs: JobsStore, request: SentRequest): Promise<FoundSource> {
  const { text, fileName: name, language, targetLanguage } = request
  if (language === targetLanguage)
    throw new ServiceError('invalid_request', `This subtitle is in ${englishNameOf(language)} already.`)
  const bytes = new TextEncoder().encode(text)
  requireSubtitle(bytes, request)
  const md5 = md5Of(bytes)
  const blobId = await jobs.keepText(bytes, md5)
  return { source: { nId: '', fileNId: '', md5, language, sent: { name, blobId } }, sizeBytes: bytes.length }
}

function requireSubtitle(bytes: Uint8Array, { fileName, language }: SentRequest): void {
  try {
    parseSubtitle(bytes, { languageHint: language, fileName })
  } catch (thrown) {
    if (thrown instanceof AppError) throw new ServiceError('source_unusable', thrown.message)
    throw thrown
  }
}
