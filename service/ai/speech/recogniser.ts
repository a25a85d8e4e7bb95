/** What a recogniser of speech is to the queue. */
import type { LanguageTag } from '../../../shared/language.ts'

export interface SpokenPart {
  /** From the beginning of the piece. */
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

export interface RecognisedSpeech {
  /** Null where the recogniser does not say. */
  readonly language: LanguageTag | null
  readonly parts: readonly SpokenPart[]
}

export interface SpeechPiece {
  /** A WAV file, or whatever came where it could not be turned into one. */
  readonly bytes: Uint8Array
  readonly fileName: string
  /** 0 where it is not known. */
  readonly durationMs: number
}

export interface Recogniser {
  /** Pieces are cut at pauses before this. */
  readonly longestPieceMs: number
  /** Whether it reads media of any kind by itself, in one piece. */
  readonly readsAnyMedia: boolean
  /** Throws ServiceError `engine_failed` or `engine_unavailable`. */
  recognise(piece: SpeechPiece, language: LanguageTag | null, signal: AbortSignal): Promise<RecognisedSpeech>
}
