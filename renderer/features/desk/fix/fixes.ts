/** The ways to mend one subtitle, always in the same order, and which of them the evidence recommends. Pure. */
import type { DeskMeasure } from '../../../../shared/contract/desk.ts'

export const fixNames = ['move', 'rate', 'next', 'title', 'translate', 'transcribe'] as const
export type FixName = (typeof fixNames)[number]

/** null: nothing is recommended, because nothing is wrong or nothing is known. */
export function recommendedFix(measure: DeskMeasure | null): FixName | null {
  if (!measure?.change || measure.kind === 'fits' || measure.kind === 'unclear') return null
  if (measure.kind === 'other-cut' || measure.change.pieces > 1) return 'next'
  return measure.change.speed === 1 ? 'move' : 'rate'
}
