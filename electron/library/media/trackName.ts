/** What the title of an embedded subtitle track tells where its flags are not set, which is common. */

export interface NameFlags {
  readonly isForced: boolean
  readonly isHearingImpaired: boolean
}

export function flagsInName(name: string | null): NameFlags {
  const text = name ?? ''
  return {
    isForced: /\b(?:forced|signs)\b/i.test(text) && !/\bnon[ -]?forced\b/i.test(text),
    isHearingImpaired: /\b(?:sdh|cc|hearing[ -]impaired)\b/i.test(text) && !/\bnon[ -]?sdh\b/i.test(text),
  }
}
