/** How the times of one subtitle differ from those of another, in a sentence; null where nothing holds for most lines. Pure. */
import type { TimingBetween } from '../../../../shared/subtitle/compare/timingBetween.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { movedBy, secondsOf } from '../deskTimes.ts'
import { speedWords } from '../edits/keepWords.ts'

/** Nobody sees less. */
const leastMs = 50

interface TimingSentences {
  /** null where that is not worth a word. */
  readonly same: string | null
  readonly later: (values: { readonly seconds: string }) => string
  readonly earlier: (values: { readonly seconds: string }) => string
  readonly rate: (values: { readonly how: string }) => string
  readonly parts: (values: { readonly least: string; readonly most: string }) => string
}

export function timingWords(
  texts: Texts,
  { retiming, isClear }: TimingBetween,
  timing: TimingSentences,
): string | null {
  if (!isClear) return null
  const { desk, wording } = texts
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
