/** What a wish could be translated from, among all that the service listed for its video. Pure. */
import { basename } from 'node:path'
import type { LanguageTag } from '../../../../shared/language.ts'
import { baseOf } from '../../../../shared/language.ts'
import { likelySources } from '../../../batch/order/orderedTranslations.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import { rankCandidates } from '../../../matching/choose/rankCandidates.ts'
import type { RankedGap } from '../../../plan/plan.ts'
import { canBeTranslated } from '../../../matching/choose/canBeTranslated.ts'
import { languagesOfWish } from '../../../wanted/wish.ts'

/** A translation is only as well in step as what it is made from. */
const worstTier = 1

/** The best of the likeliest language; null where nothing in step is listed in another one. */
export function translationSource({ gap, ranking }: RankedGap): Candidate | null {
  const listed = [...ranking.candidates, ...ranking.rejected].map(({ subtitle }) => subtitle)
  const [wished] = languagesOfWish(gap.wish)
  if (wished === undefined) return null
  const alternatives = sourcesFor(wished, { gap, ranking }).map((from) => ({ kind: 'translate', from }) as const)
  const ranked = rankCandidates(
    {
      release: gap.release,
      videoName: basename(gap.video.file.path),
      fps: gap.video.media?.fps ?? null,
      wish: { alternatives },
      hearingImpaired: 'any',
      forced: 'never',
      title: null,
    },
    listed,
  )
  return ranked.candidates.find((each) => each.tier <= worstTier && canBeTranslated(each)) ?? null
}

function sourcesFor(wished: LanguageTag, { gap, ranking }: Pick<RankedGap, 'gap' | 'ranking'>): readonly LanguageTag[] {
  const listed = ranking.rejected.flatMap(({ subtitle, reason }) =>
    reason === 'language' ? (subtitle.language ?? []) : [],
  )
  return likelySources(gap.video, listed).filter((language) => baseOf(language) !== baseOf(wished))
}
