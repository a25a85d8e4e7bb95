/** Asks what the review made of uploads that were sent. Costs no unit; a service that does not tell leaves them pending. */
import type { UploadApi } from '../serviceClient/calls/uploadApi.ts'
import type { UploadRecord } from './uploadRecord.ts'
import type { UploadStore } from './uploadStore.ts'

export interface FollowReviewsParts {
  readonly store: Pick<UploadStore, 'list' | 'change'>
  readonly client: Pick<UploadApi, 'uploadStatus'>
  readonly service: string
}

/** One after the other. @throws AppError where the service cannot be asked at all */
export async function followReviews(
  { store, client, service }: FollowReviewsParts,
  signal: AbortSignal,
): Promise<void> {
  for (const { id, nId } of store.list().filter((upload) => isOpen(upload, service))) {
    const standing = nId === null ? null : await client.uploadStatus(nId, signal)
    if (standing === null) return
    if (standing.state !== 'open') store.change(id, { review: standing.state, reason: standing.reason })
  }
}

/** Only the service that it was sent to can be asked. */
export function isOpen({ step, review, service }: UploadRecord, asked: string): boolean {
  return step === 'sent' && review === 'pending' && service === asked
}
