/** The three upload steps (API §4, "Upload") and where an upload stands. Each handler reads, hands on and words the reply. */
import type { UploadStore } from '../store/store.ts'
import type { TokenCaller } from '../http/caller.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../http/exchange.ts'
import { mostUploadBytes } from '../../shared/uploads/uploadTerms.ts'
import { ServiceError } from '../http/serviceError.ts'
import { keyOfName, textIn, wrong } from '../uploads/form.ts'
import { readForm } from '../uploads/readForm.ts'
import { checkSubtitleFile, infoOf, tooLargeFile } from '../uploads/subtitleFile.ts'
import type { KeptFile } from '../uploads/uploads.ts'

/** A little more than the largest file, for the form around it. */
const mostFileFormBytes = mostUploadBytes + 256 * 1_024
const mostFieldFormBytes = 512 * 1_024

export function createGetNId(uploads: UploadStore) {
  return async (_request: RoutedRequest, { account }: TokenCaller): Promise<ServiceReply> =>
    jsonReply({ ok: true, n_id: await uploads.open(account), error: null })
}

export function createUploadSingleSubtitle(uploads: UploadStore) {
  return async (request: RoutedRequest, { account }: TokenCaller): Promise<ServiceReply> => {
    const form = await readForm(request, mostFileFormBytes).catch(nameTheFile)
    const file = form.files.get(keyOfName('subtitle'))
    if (!file) throw wrong('subtitle', 'the file is missing.')
    checkSubtitleFile(file)
    const kept = await uploads.keepFile(account, {
      file,
      nId: textIn(form, 'n_id'),
      replaces: textIn(form, 'file_n_id'),
    })
    return jsonReply({ ok: true, n_id: kept.nId, file: fileRecord(kept) })
  }
}

/** What is too large for a form of this step is so for its file. */
function nameTheFile(thrown: unknown): never {
  const isTooLarge = thrown instanceof ServiceError && thrown.code === 'payload_too_large'
  throw isTooLarge ? tooLargeFile() : thrown
}

/** API §2, "Upload records". */
function fileRecord({ fileNId, name, index, md5, sizeBytes }: KeptFile): object {
  const { episode, season, quality, isHearingImpaired } = infoOf(name)
  return {
    fileName: name,
    info: { index, e: episode, s: season, q: quality, hi: isHearingImpaired },
    md5,
    file_n_id: fileNId,
    fileSize: sizeBytes,
  }
}

export function createUploadSubtitle(uploads: UploadStore) {
  return async (request: RoutedRequest, { account }: TokenCaller): Promise<ServiceReply> => {
    await uploads.send(account, await readForm(request, mostFieldFormBytes))
    return jsonReply({ status: true, message: 'Thank you. The subtitle was sent for review.' })
  }
}

/**
 * Where an upload of the caller's stands. Ours beside the document, which shows no review states: a client whose answer
 * to step 3 got lost must be able to learn whether it arrived without sending it twice.
 */
export function createUploadStatus(uploads: UploadStore) {
  return async ({ params }: RoutedRequest, { account }: TokenCaller): Promise<ServiceReply> => {
    const standing = await uploads.statusOf(account, params['nId'] ?? '')
    if (!standing) throw new ServiceError('not_found', 'There is no upload of yours with this number.')
    const { nId, state, reason, fileNIds } = standing
    return jsonReply({ ok: true, n_id: nId, state, reason, file_n_ids: fileNIds, error: null })
  }
}
