/** How the times of B differ from those of A, in a sentence; null where nothing holds for most lines. Pure. */
import type { TimingBetween } from '../../../../shared/subtitle/compare/timingBetween.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { movedBy, secondsOf } from '../deskTimes.ts'
import { speedWords } from '../edits/keepWords.ts'

/** Nobody sees less. */
const leastMs = 50

export function timingWords(texts: Texts, { retiming, isClear }: TimingBetween): string | null {
  if (!isClear) return null
  const { desk, wording } = texts
  const { timing } = desk.compare
  const { speed, pieces } = retiming
  const moves = pieces.map(({ offsetMs }) => offsetMs)
  const [least, most] = [Math.min(...moves), Math.max(...moves)]
  if (speed !== 1) {
    const moved = Math.abs(least) < leastMs ? [] : [desk.seconds({ seconds: movedBy(texts, least) })]
    return timing.rate({ how: wording.list([speedWords(texts, speed), ...moved]) })
  }
  if (most - least >= leastMs) return timing.parts({ least: movedBy(texts, least), most: movedBy(texts, most) })
  if (Math.abs(least) < leastMs) return timing.same
  const seconds = secondsOf(texts, least)
  return least > 0 ? timing.later({ seconds }) : timing.earlier({ seconds })
}
