/** What the app and the archive worker say to each other. Data only, and plain enough to be copied between threads. */
import type { ErrorCode } from '../../shared/errors.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import type { TextLanguage } from '../verify/languageOfText.ts'
import type { Verdict, VerifyRequest } from '../verify/verify.ts'
import type { ArchiveContent } from './archiveContent.ts'
import type { ParseHints, ReadySubtitle } from './prepareSubtitle.ts'

export type ArchiveTask =
  | { readonly kind: 'warm' }
  | { readonly kind: 'read'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'prepare'; readonly bytes: Uint8Array<ArrayBuffer>; readonly hints: ParseHints }
  | { readonly kind: 'verify'; readonly request: VerifyRequest }
  | { readonly kind: 'language'; readonly document: SubtitleDocument }

export type ArchiveAnswer =
  | { readonly kind: 'warm' }
  | { readonly kind: 'content'; readonly content: ArchiveContent }
  | { readonly kind: 'subtitle'; readonly subtitle: ReadySubtitle }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'language'; readonly language: TextLanguage | null }
  | { readonly kind: 'failed'; readonly failure: ArchiveFailure }

/** An error's class does not survive the way between threads; its code, sentence and detail do. */
export interface ArchiveFailure {
  readonly code: ErrorCode
  readonly message: string
  readonly detail: string | null
}
