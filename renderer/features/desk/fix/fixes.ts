/** The ways to mend one subtitle, always in the same order, and which of them the evidence recommends. Pure. */
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import type { DeskMeasure, DeskText } from '../../../../shared/contract/videos/desk.ts'
import { needsOtherText } from '../../../app/findings/wrongText.ts'

export const fixNames = ['move', 'rate', 'next', 'title', 'translate', 'transcribe'] as const
export type FixName = (typeof fixNames)[number]

/** What we brought gives way to the next one; to a text of the user's, however looked after, others are only shown. */
export function givesWay(text: Pick<DeskText, 'isOurs' | 'adoptedMs'> | null): boolean {
  return text !== null && text.isOurs && text.adoptedMs === null
}

/** Of two languages in one file only the times can be mended: its words are those of the two files that it was made of. */
export const fixesOfPair: readonly FixName[] = ['move', 'rate']

/** What moving it as a whole would mend; 0 where the evidence speaks for something else, or for nothing. */
export function moveOf(measure: DeskMeasure | null): number {
  const change = measure?.kind === 'mendable' ? measure.change : null
  return change?.pieces === 1 && change.speed === 1 ? Math.round(change.offsetMs) : 0
}

/** The other speed that would mend it, with what it is moved by. */
export function rateOf(measure: DeskMeasure | null): { readonly speed: number; readonly offsetMs: number } | null {
  const change = measure?.kind === 'mendable' ? measure.change : null
  if (change?.pieces !== 1 || change.speed === 1) return null
  return { speed: change.speed, offsetMs: Math.round(change.offsetMs) }
}

interface FixGrounds {
  readonly measure: DeskMeasure | null
  /** The film has no sound. */
  readonly isSilent: boolean
  /** Nothing can listen to the film. */
  readonly isWithoutFfmpeg: boolean
  /** The service is elsewhere: it cannot hear the film. */
  readonly isUnheard: boolean
  /** The service was asked, and has no other subtitle. */
  readonly isNoneLeft: boolean
}

/** Why a way is closed; null: it is open. */
export type FixLack = 'noneLeft' | 'notMeasured' | 'silent' | 'unheard' | 'noFfmpeg'

export function lackOf(name: FixName, grounds: FixGrounds): FixLack | null {
  const { measure, isSilent, isWithoutFfmpeg, isUnheard, isNoneLeft } = grounds
  if (name === 'move') return moveOf(measure) === 0 ? 'notMeasured' : null
  if (name === 'rate') return rateOf(measure) === null ? 'notMeasured' : null
  if (name === 'next') return isNoneLeft ? 'noneLeft' : null
  if (name !== 'transcribe') return null
  // What it lacks for good is said first.
  if (isSilent) return 'silent'
  return isUnheard ? 'unheard' : isWithoutFfmpeg ? 'noFfmpeg' : null
}

/** What is said beside the measurement: how far it is out of step, that tells itself. */
export function saidFaults(faults: readonly FileFinding[], isMeasured: boolean): readonly FileFinding[] {
  return isMeasured ? faults.filter(({ kind }) => kind !== 'timing') : faults
}

/** null: nothing is recommended, because nothing is wrong or nothing is known. */
export function recommendedFix(measure: DeskMeasure | null, faults: readonly FileFinding[]): FixName | null {
  // Moving a wrong text makes it no better, whatever its lines happen to fit.
  if (faults.some(needsOtherText)) return 'next'
  if (!measure?.change || measure.kind === 'fits' || measure.kind === 'unclear') return null
  if (measure.kind === 'other-cut' || measure.change.pieces > 1) return 'next'
  return measure.change.speed === 1 ? 'move' : 'rate'
}
