/** Whether what would meet a wish was paid for, and refused: then it is not that the service has nothing. Pure. */
import { satisfies } from '../../shared/language.ts'
import { languagesOfWish } from '../wanted/wish.ts'
import type { RankedGap } from './plan.ts'

export function isTried({ gap, ranking }: Pick<RankedGap, 'gap' | 'ranking'>): boolean {
  const languages = languagesOfWish(gap.wish)
  return ranking.rejected.some(
    ({ subtitle: { language }, reason }) =>
      reason === 'tried-before' && language !== null && languages.some((wished) => satisfies(language, wished)),
  )
}
