/** What became of the subtitles of a bench, by what was wrong with them and how loud the music was. Pure. */
import type { AlignmentKind } from '../../../shared/timing/alignCues.ts'
import { median } from '../clock.ts'
import type { Film } from './films.ts'
import type { VersionGroup } from './versions.ts'

export type Group = VersionGroup | 'foreign'

export const groupNames: readonly Group[] = ['offset', 'rate', 'break', 'part', 'dropped', 'in step', 'foreign']

export interface Measured {
  readonly group: Group
  readonly kind: AlignmentKind
  /** How far each cue lies from where it belongs, in milliseconds; nothing of a foreign one belongs anywhere. */
  readonly residuals: readonly number[]
}

export interface Outcome extends Measured {
  readonly isRight: boolean
  /** Moved to a wrong place, moved without need, or taken for the film's own. */
  readonly isHarm: boolean
  /** An untrue sentence that moves nothing: another cut, of what is in step or of another film. */
  readonly isUntrue: boolean
}

export interface Scored extends Outcome {
  readonly voiceOverMusicDb: number | null
}

export interface Scores {
  add(film: Pick<Film, 'voiceOverMusicDb'>, outcome: Outcome): void
  readonly isEmpty: boolean
  readonly all: readonly Scored[]
}

export function createScores(): Scores {
  const all: Scored[] = []
  return {
    add: ({ voiceOverMusicDb }, outcome) => void all.push({ ...outcome, voiceOverMusicDb }),
    get isEmpty() {
      return all.length === 0
    },
    all,
  }
}

/** As measurements of such programs have it. */
const rightMs = { median: 300, usual: 1_000 } as const

export function outcomeOf(measured: Measured): Outcome {
  const { group, kind } = measured
  const isMoved = kind === 'mendable'
  const isUntrue = kind === 'other-cut' && (group === 'foreign' || group === 'in step')
  if (group === 'foreign')
    return { ...measured, isRight: kind === 'unclear', isHarm: isMoved || kind === 'fits', isUntrue }
  const isRight = liesRight(measured) && !isUntrue
  return { ...measured, isRight, isHarm: isMoved && (!isRight || group === 'in step'), isUntrue }
}

/** Half of the cues within 0.3 s, and all but one in twenty within a second; what is in step stays within a third of that. */
function liesRight({ group, residuals }: Measured): boolean {
  const sorted = residuals.map(Math.abs).sort((a, b) => a - b)
  const usual = sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Infinity
  return median(sorted) <= (group === 'in step' ? rightMs.median / 3 : rightMs.median) && usual <= rightMs.usual
}

/** How far what was mended lies beside the truth, a number a subtitle, in milliseconds, in order. */
export function biasesOf(all: readonly Outcome[]): readonly number[] {
  return all
    .filter(({ group, kind, isRight }) => group !== 'in step' && kind === 'mendable' && isRight)
    .map(({ residuals }) => Math.abs(median([...residuals])))
    .sort((a, b) => a - b)
}
