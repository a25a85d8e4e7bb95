/** What a measure of timing says on the desk: the change that mends it, and how far it is off at three marks. Pure. */
import type { DeskMeasure } from '../../../shared/contract/videos/desk.ts'
import { onlyAgrees } from '../../../shared/timing/stepOf.ts'
import { retimed } from '../../../shared/timing/retiming.ts'
import type { TimingFact } from '../../timing/timingFact.ts'
import { timingChangeOf, type ToldCheck } from '../timing/timingChange.ts'

/** Near the beginning, the middle and the end of a film. */
export const markShares = [0.1, 0.5, 0.9] as const
const unknownLengthMs = 90 * 60_000

export interface DeskEvidence extends ToldCheck {
  readonly notes: readonly string[]
}

export function deskMeasureOf(check: DeskEvidence, durationMs: number | null): DeskMeasure {
  const { alignment, source, notes } = check
  const { kind, retiming } = alignment
  const isTold = source !== null && kind !== 'unclear' && !onlyAgrees({ kind, against: source.kind })
  const marks = markShares.map((share) => {
    const atMs = Math.round((durationMs ?? unknownLengthMs) * share)
    return { atMs, offsetMs: isTold ? retimed({ startMs: atMs, endMs: atMs }, retiming).startMs - atMs : null }
  })
  return {
    kind,
    change: timingChangeOf(check),
    marks,
    notes: [...notes],
  }
}

/** What was told of the same text before. */
export function evidenceOf({ kind, retiming, before, after, against, named }: TimingFact): DeskEvidence {
  return { alignment: { kind, retiming, before, after }, source: { kind: against, named }, notes: [] }
}
