/** Which two subtitles beside a video become one. Pure. */
import { satisfies, type LanguageTag } from '../../../shared/language.ts'
import type { LanguagePair } from '../../../shared/languagePair.ts'
import type { Sidecar } from '../../library/mediaFile.ts'

export interface PairSources {
  readonly first: Sidecar
  readonly second: Sidecar
}

export interface FoundSources {
  /** null while one of them is missing. */
  readonly sources: PairSources | null
  /** The languages that no file beside the video is in. */
  readonly missing: readonly LanguageTag[]
}

/** Pictures of text have no words to put under others. */
const texts = new Set(['srt', 'vtt', 'ass', 'ssa', 'smi', 'sub'])

export function pairSources(sidecars: readonly Sidecar[], { first, second }: LanguagePair): FoundSources {
  const [upper, lower] = [first, second].map((language) => sourceIn(sidecars, language))
  const missing = [...(upper ? [] : [first]), ...(lower ? [] : [second])]
  return { sources: upper && lower ? { first: upper, second: lower } : null, missing }
}

/** The exact language before a region of it, what everybody reads before what is for the hearing-impaired. */
function sourceIn(sidecars: readonly Sidecar[], wanted: LanguageTag): Sidecar | null {
  const [best] = sidecars
    .filter(
      ({ language, isForced, isEmpty, extension }) =>
        !isForced && !isEmpty && texts.has(extension) && language !== null && satisfies(language, wanted),
    )
    .toSorted(
      (a, b) =>
        Number(a.language !== wanted) - Number(b.language !== wanted) ||
        Number(a.isHearingImpaired) - Number(b.isHearingImpaired),
    )
  return best ?? null
}
