/** What the app and the archive worker say to each other. Data only, and plain enough to be copied between threads. */
import type { ErrorCode } from '../../shared/errors.ts'
import type { ArchiveContent } from './archiveContent.ts'
import type { ParseHints, PreparedSubtitle } from './prepareSubtitle.ts'

export type ArchiveTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'prepare'; readonly bytes: Uint8Array<ArrayBuffer>; readonly hints: ParseHints }

export type ArchiveAnswer =
  | { readonly kind: 'content'; readonly content: ArchiveContent }
  | { readonly kind: 'subtitle'; readonly subtitle: PreparedSubtitle }
  | { readonly kind: 'failed'; readonly failure: ArchiveFailure }

/** An error's class does not survive the way between threads; its code, sentence and detail do. */
export interface ArchiveFailure {
  readonly code: ErrorCode
  readonly message: string
  readonly detail: string | null
}
