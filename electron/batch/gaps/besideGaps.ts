/** Gaps that a translation may fill, with the subtitle beside the video that it can be made from. */
import type { TextsBeside } from '../../ai/beside/textsBeside.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { RankedGap } from '../../plan/plan.ts'
import { languageOfWish } from '../../wanted/rulesBook.ts'

/** Files are read only where nothing in the language itself is on offer: there it comes to a translation. */
export async function withTextsBeside(
  beside: TextsBeside,
  ranked: readonly RankedGap[],
  signal: AbortSignal,
): Promise<readonly RankedGap[]> {
  const found: RankedGap[] = []
  for (const choice of ranked) {
    const from = comesToTranslation(choice) ? sourcesOfWish(choice) : []
    const to = languageOfWish(choice.gap.wish)
    const text = from.length > 0 ? await beside.find(choice.gap.video, { to, from }, signal) : null
    found.push(text ? { ...choice, besideToTranslate: text } : choice)
    await yieldToEventLoop()
  }
  return found
}

function comesToTranslation({ gap, ranking, obstacle, isNameTooLong = false }: RankedGap): boolean {
  if (gap.isForced || isNameTooLong || obstacle) return false
  return ranking.candidates.every(
    ({ alternativeIndex }) => gap.wish.alternatives[alternativeIndex]?.kind === 'translate',
  )
}

function sourcesOfWish({ gap: { wish } }: RankedGap) {
  return wish.alternatives.flatMap((choice) => (choice.kind === 'translate' ? [choice.from] : []))
}
