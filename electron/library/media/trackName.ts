/** What the title of an embedded subtitle track tells where its flags are not set, which is common. */
import { isSignsOnlyName } from '../../../shared/text/signsOnly.ts'

export interface NameFlags {
  readonly isForced: boolean
  readonly isHearingImpaired: boolean
}

export function flagsInName(name: string | null): NameFlags {
  const text = name ?? ''
  return {
    isForced: (/\bforced\b/i.test(text) && !/\bnon[ -]?forced\b/i.test(text)) || isSignsOnlyName(text),
    isHearingImpaired:
      /\b(?:sdh|cc|hearing[ _-]?impaired|closed[ _-]?captions?)\b/i.test(text) && !/\bnon[ -]?sdh\b/i.test(text),
  }
}
