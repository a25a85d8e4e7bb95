/** What is wrong with each cue, as its bar on the strip shows it. Pure. */
import type { Cue } from '../../../../shared/subtitle/document.ts'
import { cuePaces, type Pace } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import type { Span } from '../../../../shared/timing/span.ts'

export interface CueMark {
  readonly pace: Pace
  /** Nobody speaks while it stands there. */
  readonly isUnspoken: boolean
}

export interface MarkOrder {
  readonly language: string | null
  /** Where cues stand and nobody speaks, in order and apart. */
  readonly written: readonly Span[]
}

/** @param cues in the order of time */
export function cueMarks(
  cues: readonly Pick<Cue, 'startMs' | 'endMs' | 'text'>[],
  { language, written }: MarkOrder,
): readonly CueMark[] {
  let next = 0
  return cuePaces(cues, language).map(({ pace }, index) => {
    const { startMs, endMs } = cues[index] ?? { startMs: 0, endMs: 0 }
    while ((written[next]?.endMs ?? Infinity) <= startMs) next += 1
    return { pace, isUnspoken: (written[next]?.startMs ?? Infinity) < endMs }
  })
}

const asItShould: CueMark = { pace: 'easy', isUnspoken: false }

/** The classes of its bar; '' for one that is as it should be. */
export function markLooks({ pace, isUnspoken }: CueMark = asItShould): string {
  return [pace === 'easy' ? '' : `strip-cue-${pace}`, isUnspoken ? 'strip-cue-unspoken' : '']
    .filter((look) => look !== '')
    .join(' ')
}
