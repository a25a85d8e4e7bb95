/** What became of the subtitles of a bench, by what was wrong with them. Pure. */
import { median } from '../clock.ts'
import type { Version, VersionGroup } from './versions.ts'

export interface Outcome {
  readonly isMoved: boolean
  readonly isRight: boolean
  /** How far each cue lies from where it belongs, in milliseconds. */
  readonly residuals: readonly number[]
}

export interface Scores {
  add(group: VersionGroup | 'foreign', outcome: Outcome): void
  /** Moved to a wrong place. */
  readonly wrong: number
  readonly isEmpty: boolean
  readonly rows: ReadonlyMap<string, readonly Outcome[]>
}

/** As measurements of such programs have it. */
const rightMs = { median: 300, usual: 1_000 } as const

export function createScores(): Scores {
  const rows = new Map<string, Outcome[]>()
  return {
    add(group, outcome) {
      rows.set(group, [...(rows.get(group) ?? []), outcome])
    },
    get wrong() {
      return [...rows.values()].flat().filter(({ isMoved, isRight }) => isMoved && !isRight).length
    },
    get isEmpty() {
      return rows.size === 0
    },
    rows,
  }
}

/** Half of the cues within 0.3 s, and all but one in twenty within a second; what is in step stays within the first. */
export function isRight({ group }: Pick<Version, 'group'>, residuals: readonly number[]): boolean {
  const sorted = residuals.map(Math.abs).sort((a, b) => a - b)
  const usual = sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Infinity
  return median(sorted) <= (group === 'in step' ? rightMs.median / 3 : rightMs.median) && usual <= rightMs.usual
}

export function tableOfScores(name: string, { rows }: Scores): string {
  const lines = [...rows].map(([group, outcomes]) => {
    const right = outcomes.filter((outcome) => outcome.isRight).length
    const wrong = outcomes.filter(({ isMoved, isRight }) => isMoved && !isRight).length
    return `${group.padEnd(8)} ${right} of ${outcomes.length} right, ${wrong} moved wrongly`
  })
  const biases = [...rows]
    .flatMap(([group, outcomes]) => (group === 'in step' ? [] : outcomes))
    .filter(({ isMoved, isRight }) => isMoved && isRight)
    .map(({ residuals }) => Math.abs(median([...residuals])))
    .sort((a, b) => a - b)
  const at = (share: number) => Math.round(biases[Math.floor((biases.length - 1) * share)] ?? 0)
  return [name, ...lines, `residual of what was mended: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`].join('\n')
}
