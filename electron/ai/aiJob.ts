/** An AI job of this app: what is ordered, how far it is, where its result goes. Data only. */
import type { CueFault } from '../../shared/contract/ai.ts'
import type { ErrorCode } from '../../shared/errors.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { Tone } from '../../shared/translation/tones.ts'
import type { Candidate } from '../matching/choose/ranking.ts'

export type AiKind = 'translation' | 'transcription'

/** What makes two orders the same work. */
export interface AiSubject {
  readonly kind: AiKind
  /** 'embedded', or the address of a remote service. */
  readonly service: string
  /** The subtitle to translate; '' for a transcription, and for a text that the service does not have. */
  readonly subtitleId: string
  /** The file of a pack, the track inside a version of the video (`fileIdOfTrack`) or the text of a file (`fileIdOfText`); '' for a single subtitle. */
  readonly fileId: string
  /** Address or absolute path of what is transcribed, of the video of the track, or of the file; '' for any other translation. */
  readonly media: string
  readonly target: LanguageTag
  readonly tone: Tone | ''
}

/** done, failed, refused and cancelled are the ends; refused: the result came but is not the source's equal. */
export type AiState = 'ordered' | 'starting' | 'running' | 'fetched' | 'done' | 'failed' | 'refused' | 'cancelled'

/** One way in which a result is not its source's equal; `cue` counts from 1, 0 for the whole text. */
export interface AiDifference {
  readonly cue: number
  readonly fault: CueFault
  readonly message: string
}

export interface AiJob extends AiSubject {
  readonly id: number
  readonly sourceLanguage: LanguageTag | null
  readonly state: AiState
  readonly requestId: string | null
  readonly ledgerEntry: number | null
  readonly isReused: boolean
  /** The service's own word. */
  readonly remoteStatus: string | null
  /** 0..1 */
  readonly progress: number | null
  readonly etaMs: number | null
  readonly code: ErrorCode | null
  readonly message: string
  readonly differences: readonly AiDifference[]
  readonly notBeforeMs: number | null
  readonly startedMs: number | null
  /** Starts whose answer was lost, since the service last showed the job. */
  readonly lostStarts: number
  readonly orderedMs: number
  readonly changedMs: number
}

export interface AiTarget {
  readonly jobId: number
  readonly videoPath: string
  readonly batchId: string
  /** What it is translated from, as it was chosen for this video; null for a transcription. */
  readonly pick: Candidate | null
  /** The subtitle of ours that the result takes the place of, as the history knows it; null: of none. */
  readonly replacesId: number | null
  readonly state: 'open' | 'written' | 'skipped' | 'failed'
  /** The written file. */
  readonly path: string | null
  readonly message: string
}

/** Where a result is wanted, when it is ordered. */
export interface WantedTarget extends Pick<AiTarget, 'videoPath' | 'batchId' | 'pick'> {
  readonly replacesId?: AiTarget['replacesId']
}

export interface AiText {
  /** Name of the file, to tell its format; never a path. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Trying it again may begin it at the service anew, which takes an AI unit; what the service has of it is followed for free. */
export function mayCostAgain(job: Pick<AiJob, 'state' | 'requestId'>): boolean {
  return job.state !== 'done' && isEnded(job) && job.requestId === null
}

/** Nothing more happens to such a job by itself. */
export function isEnded({ state }: Pick<AiJob, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'refused' || state === 'cancelled'
}
