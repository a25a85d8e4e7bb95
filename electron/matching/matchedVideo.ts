/** What is known of a video after the service was asked for it, and what matching needs to ask. Data only. */
import type { AppError } from '../../shared/errors.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { Release } from '../../shared/release/release.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { RepeatableCall } from '../quota/paidCalls.ts'
import type { CallId } from '../serviceClient/callId.ts'
import type {
  FilenameAnswer,
  ListedSubtitle,
  SubtitleAnswer,
  SubtitleQuery,
  TitleMatch,
} from '../serviceClient/listing.ts'

/** sure: ours without doubt · ask: a person must look · none: not found · waiting: not asked (quota, offline) · failed: the call failed. */
export type MatchStatus = 'sure' | 'ask' | 'none' | 'waiting' | 'failed'

export interface MatchedVideo {
  readonly video: LibraryVideo
  readonly release: Release
  readonly status: MatchStatus
  readonly title: TitleMatch | null
  readonly alternates: readonly TitleMatch[]
  readonly candidates: readonly ListedSubtitle[]
  /** Search units this video cost; a question shared by several videos is counted at the first of them. */
  readonly cost: number
  readonly isFromCache: boolean
  /** Why it failed or waits. */
  readonly error?: AppError
}

/** The part of the client that matching may use: the two searches. */
export interface SearchClient {
  /** 1 to 50 names, none twice; one answer a name. */
  searchFiles(
    names: readonly string[],
    options: { readonly languages: readonly LanguageTag[]; readonly perPage?: number; readonly callId?: CallId },
    signal: AbortSignal,
  ): Promise<readonly FilenameAnswer[]>
  searchSubtitles(query: SubtitleQuery, signal: AbortSignal, callId?: CallId): Promise<SubtitleAnswer>
}

/** The part of the quota ledger that matching uses: every unit is reserved before the call and settled after it. */
export interface SearchLedger {
  reserveTogether(request: {
    readonly kind: 'search'
    readonly units: number
    readonly batchId: string
    readonly subject: string
    readonly reason: string
    readonly service: string
    readonly call: RepeatableCall
  }): Promise<number>
  callIdOf(id: number): CallId
  /** Contents of the calls of which nobody knows whether they were charged. */
  lostCalls(service: string, account: string): readonly string[]
  settleTogether(id: number, unitsSpent: number): Promise<void>
  release(id: number): void
  /** The answer never arrived: whether the units were charged is not known. */
  lose(id: number): void
  /** The service said that nothing is left, and perhaps until when (on this machine's clock). */
  markExhausted(service: string, kind: 'search', resetsAtMs: number | null): void
  /** The service is busy and asks to be left alone until then. */
  holdOff(service: string, kind: 'search', untilMs: number): void
  /** Units left as far as known, else null. */
  remaining(service: string, kind: 'search'): number | null
}
