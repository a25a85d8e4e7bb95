/** What is asked to be translated, read from the body of a start. Types only. */
import type { LanguageTag } from '../../shared/language.ts'
import type { Tone } from '../../shared/translation/tones.ts'
import type { EpisodeInPack } from './findSource.ts'

export type TranslationRequest = ListedRequest | SentRequest

/** Of a subtitle that the service has. */
export interface ListedRequest {
  readonly nId: string
  /** Null: the only file of the subtitle, or the one of the episode. */
  readonly fileNId: string | null
  /** The episode of a pack, where no file is named. */
  readonly inPack: EpisodeInPack | null
  readonly targetLanguage: LanguageTag
  readonly tone: Tone
}

/** Of a text that the caller sends. */
export interface SentRequest extends Pick<ListedRequest, 'targetLanguage' | 'tone'> {
  readonly text: string
  /** Tells its format. */
  readonly fileName: string
  readonly language: LanguageTag
}
