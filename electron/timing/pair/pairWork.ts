/** Two subtitles of one video as one text. Pure; runs in the archive thread, because texts are somebody else's. */
import { AppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { pairSubtitles, type PairedText, type PairForm } from '../../../shared/subtitle/pair/pairSubtitles.ts'
import { standApart } from '../../../shared/subtitle/pair/standApart.ts'
import { parseSubtitle, type ParsedSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'

export interface PairSource {
  readonly bytes: Uint8Array
  readonly language: LanguageTag
  readonly fileName: string
}

export interface PairRequest extends PairForm {
  readonly first: PairSource
  readonly second: PairSource
  /** Frames a second of the video, for formats that count frames. */
  readonly fps: number | null
}

export interface MadePair extends PairedText {
  /** The two are plainly out of step with each other. */
  readonly isApart: boolean
}

/** @throws AppError 'subtitle.unreadable', 'input.invalid' where one of them has no words */
export function pairTexts({ first, second, fps, format }: PairRequest): MadePair {
  const [upper, lower] = [parsed(first, fps), parsed(second, fps)]
  return { ...pairSubtitles(upper, lower, { format }), isApart: standApart(upper.cues, lower.cues) }
}

function parsed({ bytes, language, fileName }: PairSource, fps: number | null): ParsedSubtitle {
  const document = parseSubtitle(bytes, { languageHint: language, fileName, fps })
  if (document.cues.some(({ text }) => text.trim() !== '')) return document
  throw new AppError('input.invalid', `There are no words in ${fileName}.`)
}
