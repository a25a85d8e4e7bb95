/** What the thread of a scan and its owner say to each other. The owner asks for each batch, so that none pile up. */
import type { ErrorCode } from '../../../shared/errors.ts'
import type { ScanFinding } from '../mediaFile.ts'

/** Given to the thread when it starts. */
export interface ScanTask {
  readonly root: string
  readonly minimumBytes: number
}

/** From the owner: one more batch, please. */
export const nextBatch = 'next'

/** `done` and `failed` are the last words of the thread. */
export type ScanAnswer =
  | { readonly kind: 'findings'; readonly findings: readonly ScanFinding[] }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly message: string }
