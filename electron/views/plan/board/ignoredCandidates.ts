/** What is left of an answer when releases or authors are ignored after it was ranked, or wanted again. Pure. */
import { ignoredBy } from '../../../matching/choose/gates.ts'
import { readSubtitle, type ListedText } from '../../../matching/choose/listedTexts.ts'
import type { Candidate, RejectedSubtitle } from '../../../matching/choose/ranking.ts'
import type { RankedGap } from '../../../plan/plan.ts'
import type { IgnoredListings } from '../../../wanted/ignored.ts'

/** @param ranked As the answer was ranked. The same object where nothing of it is ignored. */
export function withoutIgnored(ranked: RankedGap, listings: IgnoredListings): RankedGap {
  const { candidates, rejected } = ranked.ranking
  const ignored = candidates.flatMap((candidate): readonly RejectedSubtitle[] => {
    const reason = ignoredBy(listings, candidate.subtitle, textOf(candidate))
    return reason === null ? [] : [{ subtitle: candidate.subtitle, reason }]
  })
  if (ignored.length === 0) return ranked
  const left = candidates.filter((each) => ignoredBy(listings, each.subtitle, textOf(each)) === null)
  return { ...ranked, ranking: { candidates: left, rejected: [...ignored, ...rejected] } }
}

/** Whether it lacks something that was ignored when it was ranked, and is wanted by now. */
export function lacksWanted({ ranking }: RankedGap, listings: IgnoredListings): boolean {
  return ranking.rejected.some(
    ({ subtitle, reason }) =>
      (reason === 'ignored-release' || reason === 'ignored-author') &&
      readSubtitle(subtitle).texts.every((text) => ignoredBy(listings, subtitle, text) === null),
  )
}

function textOf({ subtitle, file }: Candidate): Pick<ListedText, 'releases'> {
  const read = readSubtitle(subtitle)
  return read.texts.find((text) => text.file === file) ?? read
}
