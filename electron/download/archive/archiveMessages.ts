/** What the app can ask of the archive worker. Data is plain enough to be copied between threads. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { SubtitleDocument } from '../../../shared/subtitle/document.ts'
import type { CleanedText, CleanRequest } from '../../clean/cleanText.ts'
import type { TextLanguage } from '../../../node/language/languageOfText.ts'
import type { MadePair, PairRequest } from '../../timing/pair/pairWork.ts'
import type { EditRequest } from '../../timing/editWork.ts'
import type { Aligned, AlignRequest, RetimedSubtitle, RetimeRequest } from '../../timing/timingWork.ts'
import type { Judgement, Verdict } from '../../verify/verdict.ts'
import type { VerifyRequest } from '../../verify/verify.ts'
import type { Examined } from '../../verify/textFacts.ts'
import type { ArchiveContent } from './archiveContent.ts'
import type { ParseHints, ReadySubtitle } from '../../verify/prepareSubtitle.ts'

/** The functions of the thread. */
export interface ArchiveApi {
  /** Loads what it judges by. */
  readonly warm: () => Promise<void>
  readonly read: (bytes: Uint8Array) => Promise<ArchiveContent>
  readonly prepare: (bytes: Uint8Array, hints: ParseHints) => ReadySubtitle
  readonly check: (bytes: Uint8Array, hints: CheckHints) => Promise<CheckedSubtitle>
  readonly verify: (request: VerifyRequest) => Promise<Verdict>
  readonly language: (document: SubtitleDocument) => Promise<TextLanguage | null>
  readonly align: (request: AlignRequest) => Aligned
  readonly retime: (bytes: Uint8Array, request: RetimeRequest) => RetimedSubtitle
  readonly edit: (bytes: Uint8Array, request: EditRequest) => string
  readonly pair: (request: PairRequest) => MadePair
  readonly clean: (request: CleanRequest) => CleanedText | null
  readonly examine: (bytes: Uint8Array, hints: ParseHints) => Promise<Examined>
  readonly reread: (bytes: Uint8Array, hints: ParseHints) => string
}

export interface CheckHints extends ParseHints {
  readonly languageHint: LanguageTag
  readonly mediaDurationMs: number | null
}

/** Prepared and judged at once. Its cues stay in the thread: handing them over would cost half as much as reading them. */
export interface CheckedSubtitle extends Omit<ReadySubtitle, 'document'> {
  readonly judgement: Judgement
}
