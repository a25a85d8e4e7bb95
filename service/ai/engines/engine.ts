/** What a translation engine is to the queue. Engines carry words; whether a result may be used is `translateCues`' decision. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { Tone } from '../../../shared/translation/tones.ts'

export interface EngineLine {
  /** Lower-case letters and digits, unique in the document. */
  readonly id: string
  /** Words of one line; `⟦0⟧`, `⟦1⟧` … are to come back as they are. */
  readonly text: string
}

export interface LanguagePair {
  readonly source: LanguageTag
  readonly target: LanguageTag
}

export interface EngineRequest extends LanguagePair {
  readonly lines: readonly EngineLine[]
  readonly tone: Tone
  /** What is said just before and after, not to be translated. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export interface TranslationEngine {
  /** As sentences name it. */
  readonly name: string
  /** How much goes into one call. */
  readonly batch: { readonly lines: number; readonly chars: number }
  readonly hasTones: boolean
  /** A first guess of the time a line takes. */
  readonly msPerLine: number
  /** Whether it says that it can do this pair; true where only trying tells. */
  supports(pair: LanguagePair): Promise<boolean>
  /**
   * The translations by id, or null where the answer does not surely hold each line under its own id: the caller then asks
   * for less at once. Throws ServiceError `engine_failed` or `engine_unavailable`.
   */
  translate(request: EngineRequest, signal: AbortSignal): Promise<ReadonlyMap<string, string> | null>
}
