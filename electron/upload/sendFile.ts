/** Step 2 of an upload: one file. What the service says it has got must be what was sent. */
import { createHash } from 'node:crypto'
import { AppError } from '../../shared/errors.ts'
import type { Clock } from '../../node/clock.ts'
import type { UploadApi, UploadFile } from '../serviceClient/calls/uploadApi.ts'
import type { UploadStore } from './uploadStore.ts'

export interface SendUploadParts {
  readonly store: Pick<UploadStore, 'get' | 'change'>
  readonly client: Omit<UploadApi, 'requireUploadToken'>
  /** What numbers are kept under; another service knows nothing of them. */
  readonly service: string
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Answers its number. */
export async function sendFile(
  { client }: Pick<SendUploadParts, 'client'>,
  file: UploadFile,
  signal: AbortSignal,
): Promise<string> {
  const { fileId, md5, sizeBytes } = await client.sendUploadFile(file, signal)
  const isSame =
    (md5 === null || md5 === createHash('md5').update(file.bytes).digest('hex')) &&
    (sizeBytes === null || sizeBytes === file.bytes.length)
  if (isSame) return fileId
  throw new AppError('service.badAnswer', 'The file arrived changed at the service. Try again.')
}
