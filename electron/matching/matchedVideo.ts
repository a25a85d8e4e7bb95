/** What is known of a video after the service was asked for it, and what matching needs to ask. Data only. */
import type { AppError } from '../../shared/errors.ts'
import type { Release } from '../../shared/release/release.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { PayingLedger } from '../quota/paidCall.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { CallId } from '../serviceClient/callId.ts'
import type { FilenameOptions } from '../serviceClient/calls/searchApi.ts'
import type {
  FilenameAnswer,
  ListedSubtitle,
  SubtitleAnswer,
  SubtitleQuery,
  TitleMatch,
} from '../serviceClient/listing.ts'

/** sure: ours without doubt · ask: a person must look · none: not found · waiting: not asked (quota, offline) · failed: the call failed. */
export type MatchStatus = 'sure' | 'ask' | 'none' | 'waiting' | 'failed'

export function isAnswered(status: MatchStatus): status is Exclude<MatchStatus, 'waiting' | 'failed'> {
  return status !== 'waiting' && status !== 'failed'
}

export interface MatchedVideo {
  readonly video: LibraryVideo
  readonly release: Release
  readonly status: MatchStatus
  readonly title: TitleMatch | null
  /** A person has said the title. */
  readonly isSaid?: boolean
  readonly alternates: readonly TitleMatch[]
  readonly listed: readonly ListedSubtitle[]
  /** Search units this video cost; a question shared by several videos is counted at the first of them. */
  readonly cost: number
  readonly isFromCache: boolean
  /** Why it failed or waits. */
  readonly error?: AppError
}

/** What a final answer says of a video; what it cost is known at the end. */
export type AnsweredVideo = Omit<MatchedVideo, 'cost'>

/** The part of the client that matching may use: the two searches. */
export interface SearchClient {
  /** 1 to 50 names, none twice; one answer a name. */
  searchFiles(
    names: readonly string[],
    options: FilenameOptions,
    signal: AbortSignal,
  ): Promise<readonly FilenameAnswer[]>
  searchSubtitles(query: SubtitleQuery, signal: AbortSignal, callId?: CallId): Promise<SubtitleAnswer>
}

/** The part of the quota ledger that matching uses. */
export type SearchLedger = PayingLedger & Pick<QuotaLedger, 'lostCalls' | 'remaining' | 'heldOffUntilMs'>
