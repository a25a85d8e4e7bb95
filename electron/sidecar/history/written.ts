/** A written file as the history knows it: who wrote it, from where, and what became of it. Data only. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { SubtitleFormat } from '../../../shared/subtitle/document.ts'
import type { LostOnTheWay } from '../../../shared/subtitle/formats/srt/srtLosses.ts'
import type { VideoContent } from './videoContent.ts'

/** Why this subtitle stands beside this video. */
export interface WrittenDetails {
  readonly subtitleId: string
  readonly service: string
  readonly release: string
  readonly tier: number
  readonly reasons: readonly string[]
  /** Encoding it was delivered in; what stands on the disk is UTF-8. */
  readonly encoding: string
  readonly warnings: readonly string[]
  readonly isMachineMade: boolean
  /** Name of the file inside the archive. */
  readonly member: string
  /** Of a text that was made for us rather than found. */
  readonly made?: MadeText
  /** What was last done to its times. */
  readonly timing?: TimingChange
  readonly cleaned?: CleanedDetails
  /** What a person did to it by hand: from then on nothing touches it by itself. */
  readonly edited?: { readonly cues: number; readonly offsetMs: number }
  /** Of a file in two languages: the two that it was made of, the upper one first. */
  readonly pair?: readonly [PairedFile, PairedFile]
  /** What was downloaded before it and could not be brought in step with the video, the first one first. */
  readonly insteadOf?: readonly PassedOver[]
  /** A file of the user's, as it was when they had it taken over; it is theirs again once that is taken back. */
  readonly isAdopted?: true
}

/** A subtitle that another was taken instead of. */
export interface PassedOver {
  readonly subtitleId: string
  readonly release: string
  /** Why, for the log and the command line. */
  readonly message: string
}

/** What was done to a text before it was written; what was taken out is kept beside the history. */
export interface CleanedDetails {
  /** How many descriptions of sounds and names of speakers are gone. */
  readonly hearingImpaired: number
  /** How many credits and advertisements. */
  readonly credits: number
  /** How many cues have other letters. */
  readonly letters?: number
  /** Null where the format stayed. */
  readonly convertedFrom: SubtitleFormat | null
  readonly lost: readonly LostOnTheWay[]
}

export interface TimingChange {
  /** Later; earlier where negative. Of several pieces, the first one's. */
  readonly offsetMs: number
  readonly speed: number
  readonly pieces: number
  readonly against: TimingEvidence['kind']
  /** The track's language or the file's name, '' where there is nothing to name. */
  readonly named: string
  /** Share of the cues' time that lay on speech before and after, 0..1; null where a person moved it. */
  readonly before: number | null
  readonly after: number | null
}

/** What the times of a subtitle are measured against. `own`: a file of the user's; `ours`: one of this app's. */
export type TimingEvidence =
  | { readonly kind: 'track' | 'own' | 'ours'; readonly named: string }
  | { readonly kind: 'speech' | 'hand'; readonly named: '' }

/** A subtitle as it was when a file in two languages was made of it. */
export interface PairedFile {
  readonly path: string
  readonly language: LanguageTag
  readonly sha256: string
  /** Its row of the history; null for a file of the user's. */
  readonly rowId: number | null
}

/** Where a machine-made text comes from; by its request it is known again. */
export interface MadeText {
  readonly kind: 'translation' | 'transcription'
  readonly from: LanguageTag | null
  readonly tone: string
  readonly requestId: string
  readonly isReused: boolean
}

export type WrittenState = 'intended' | 'written' | 'undone' | 'replaced' | 'abandoned'

export interface Written {
  readonly id: number
  readonly batchId: string
  readonly videoPath: string
  readonly path: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly state: WrittenState
  readonly tempPath: string | null
  /** Name that an empty file of ours holds, or may hold, on a disk without links. */
  readonly placeholderPath: string | null
  readonly asidePath: string | null
  readonly replacesId: number | null
  readonly trashPath: string | null
  /** When it last went to the trash. */
  readonly trashedMs: number | null
  readonly language: LanguageTag
  readonly details: WrittenDetails
  readonly atMs: number
}

export interface Intent {
  readonly batchId: string
  readonly videoPath: string
  readonly path: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly tempPath: string
  readonly replacesId: number | null
  readonly language: LanguageTag
  /** Which movie or episode the video is, as the app names it. */
  readonly subject: string
  /** Of the subtitle's text; equal texts have equal fingerprints. */
  readonly fingerprint: string
  readonly details: WrittenDetails
  /** What the video held; null where that could not be read. */
  readonly video: VideoContent | null
}

/** What may change of a row after it was intended. */
export interface Progress {
  readonly state?: WrittenState
  readonly tempPath?: string
  readonly placeholderPath?: string | null
  readonly asidePath?: string | null
  readonly trashPath?: string | null
}
