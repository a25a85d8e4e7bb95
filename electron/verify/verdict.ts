/** What the last look at a downloaded subtitle said. It knows no language, and so is quick to load. */

export type RejectionReason = 'not-a-subtitle' | 'empty' | 'wrong-language' | 'too-long' | 'same-as-other-episode'

export type Verdict =
  /** 'short': the last line comes before 40 % of the video. */
  | { readonly kind: 'accepted'; readonly warnings: readonly 'short'[] }
  | { readonly kind: 'rejected'; readonly reason: RejectionReason; readonly message: string }

/** What the text alone says, whatever lies beside other videos. */
export interface Judgement {
  readonly verdict: Verdict
  /** There are enough words to conclude anything from them: fewer may be the same by chance. */
  readonly isTelling: boolean
}

/** The last word, which knows where the same text lies: `sameTextAs` are the names of the videos that have it. */
export function verdictAmong({ verdict, isTelling }: Judgement, sameTextAs: readonly string[]): Verdict {
  const [other] = sameTextAs
  if (!isTelling || other === undefined) return verdict
  return rejected(
    'same-as-other-episode',
    `The same text stands beside ${other} already. At most one of the two can be right.`,
  )
}

/** What a run's list of causes calls it. */
export function codeOfRejection(reason: RejectionReason): 'subtitle.unreadable' | 'subtitle.unfit' {
  return reason === 'not-a-subtitle' || reason === 'empty' ? 'subtitle.unreadable' : 'subtitle.unfit'
}

export function rejected(reason: RejectionReason, message: string): Verdict {
  return { kind: 'rejected', reason, message }
}
