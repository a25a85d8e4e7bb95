/**
 * Puts a mended file in the place of one that was sent (API §4, upload step 2, `file_n_id`): its upload is reviewed again under
 * the numbers that it has. Sent a second time it does no harm.
 */
import { basename } from 'node:path'
import { AppError } from '../../shared/errors.ts'
import { hashOf, readUpload } from './readUploadFile.ts'
import { sendFile, type SendUploadParts } from './sendFile.ts'
import type { UploadRecord } from './uploadRecord.ts'

export interface ReplacedFile {
  readonly id: string
  /** Which of the upload's files, from 0 on. */
  readonly index: number
  /** Absolute. Default: where it was when it was sent. */
  readonly path?: string
}

/** @throws AppError 'input.invalid' for one that was not sent there, or is as it was; as reading and sending do */
export async function replaceFile(
  parts: SendUploadParts,
  { id, index, path }: ReplacedFile,
  signal: AbortSignal,
): Promise<UploadRecord> {
  const { store, service } = parts
  const upload = store.get(id)
  const [file, fileId] = [upload?.files[index], upload?.fileIds[index]]
  if (!upload?.nId || !file || fileId === undefined || upload.step !== 'sent')
    throw new AppError('input.invalid', 'This file was not sent yet. Send it first.')
  if (upload.service !== service)
    throw new AppError('input.invalid', 'This file was sent to another service. Go back to it to replace it.')
  const mended = path === undefined ? file : { ...file, path, name: basename(path) }
  const bytes = await readUpload(mended.path)
  const sha256 = hashOf(bytes)
  if (sha256 === file.sha256)
    throw new AppError('input.invalid', 'This file is unchanged since it was sent. Fix it first, then replace it.')
  const sent = { uploadId: upload.nId, name: mended.name, bytes, replaces: fileId }
  const fileIds = upload.fileIds.with(index, await sendFile(parts, sent, signal))
  const files = upload.files.with(index, { ...mended, sizeBytes: bytes.length, sha256 })
  store.change(id, { files, fileIds, review: 'pending', reason: null, message: null, failure: null })
  return store.get(id) ?? upload
}
