/** What the app and the archive worker say to each other. Data only, and plain enough to be copied between threads. */
import type { ErrorCode } from '../../shared/errors.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import type { CleanedText, CleanRequest } from '../clean/cleanText.ts'
import type { TextLanguage } from '../verify/languageOfText.ts'
import type { Aligned, AlignRequest, RetimedSubtitle, RetimeRequest } from '../timing/timingWork.ts'
import type { Judgement, Verdict, VerifyRequest } from '../verify/verify.ts'
import type { ArchiveContent } from './archiveContent.ts'
import type { ParseHints, ReadySubtitle } from '../verify/prepareSubtitle.ts'

export type ArchiveTask =
  | { readonly kind: 'warm' }
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'prepare'; readonly bytes: Uint8Array; readonly hints: ParseHints }
  | { readonly kind: 'check'; readonly bytes: Uint8Array; readonly hints: CheckHints }
  | { readonly kind: 'verify'; readonly request: VerifyRequest }
  | { readonly kind: 'language'; readonly document: SubtitleDocument }
  | { readonly kind: 'align'; readonly request: AlignRequest }
  | { readonly kind: 'retime'; readonly bytes: Uint8Array; readonly request: RetimeRequest }
  | { readonly kind: 'clean'; readonly request: CleanRequest }

export type ArchiveAnswer =
  | { readonly kind: 'warm' }
  | { readonly kind: 'content'; readonly content: ArchiveContent }
  | { readonly kind: 'subtitle'; readonly subtitle: ReadySubtitle }
  | { readonly kind: 'checked'; readonly checked: CheckedSubtitle }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'language'; readonly language: TextLanguage | null }
  | { readonly kind: 'alignment'; readonly alignment: Aligned }
  | { readonly kind: 'retimed'; readonly subtitle: RetimedSubtitle }
  | { readonly kind: 'cleaned'; readonly cleaned: CleanedText | null }
  | { readonly kind: 'failed'; readonly failure: ArchiveFailure }

export interface CheckHints extends ParseHints {
  readonly languageHint: LanguageTag
  readonly mediaDurationMs: number | null
}

/** Prepared and judged at once. Its cues stay in the thread: handing them over would cost half as much as reading them. */
export interface CheckedSubtitle extends Omit<ReadySubtitle, 'document'> {
  readonly judgement: Judgement
}

/** An error's class does not survive the way between threads; its code, sentence and detail do. */
export interface ArchiveFailure {
  readonly code: ErrorCode
  readonly message: string
  readonly detail: string | null
}
