/** What would have met a wish, was paid for, and refused: then it is not that the service has nothing. Pure. */
import { satisfies } from '../../shared/language.ts'
import type { ListedSubtitle } from '../serviceClient/listing.ts'
import { languagesOfWish } from '../wanted/wish.ts'
import type { RankedGap } from './plan.ts'

type Ranked = Pick<RankedGap, 'gap' | 'ranking'>

export function isTried(ranked: Ranked): boolean {
  return triedBefore(ranked) !== null
}

/** The first of them. */
export function triedBefore({ gap, ranking }: Ranked): ListedSubtitle | null {
  const languages = languagesOfWish(gap.wish)
  const tried = ranking.rejected.find(
    ({ subtitle: { language }, reason }) =>
      reason === 'tried-before' && language !== null && languages.some((wished) => satisfies(language, wished)),
  )
  return tried?.subtitle ?? null
}
