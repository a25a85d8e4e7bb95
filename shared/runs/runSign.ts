/** The one sign of a run, for every screen and the command line: it follows the outcome, never the mere end. Pure. */
import { outcomeGroups, type OutcomeGroup, type RunEnding } from './runKinds.ts'

/** Subtitles by what became of them; `all` is their sum. */
export type RunCounts = Readonly<Record<OutcomeGroup | 'all', number>>

export const runSigns = [
  'running',
  'paused',
  'away',
  'waiting',
  'undone',
  'all',
  'some',
  'nothing',
  'failed',
  'stopped',
] as const
export type RunSign = (typeof runSigns)[number]

export interface SignedRun {
  readonly counts: RunCounts
  /** Subtitles that failed in it, also those that were settled since. */
  readonly failedThen: number
  readonly isUnderWay: boolean
  readonly isPaused: boolean
  readonly ending: RunEnding | null
  /** Subtitles that wait for a service that cannot be reached. */
  readonly away: number
  /** Files that it wrote, and how many of these were taken away since. */
  readonly files: number
  readonly undone: number
}

export const noCounts: RunCounts = Object.fromEntries(['all', ...outcomeGroups].map((group) => [group, 0])) as Record<
  OutcomeGroup | 'all',
  number
>

export function runSign(run: SignedRun): RunSign {
  const { counts, failedThen, isUnderWay, isPaused, ending, away, files, undone } = run
  if (away > 0) return 'away'
  if (isUnderWay) return isPaused ? 'paused' : 'running'
  if (counts.waiting > 0) return 'waiting'
  if (files > 0 && undone === files) return 'undone'
  if (counts.all === 0) return ending === 'failed' ? 'failed' : ending === 'done' ? 'nothing' : 'stopped'
  // What was taken away since is not there: a part of it is left.
  if (counts.written === counts.all && undone === 0) return 'all'
  if (counts.written > 0) return 'some'
  if (failedThen > 0 || ending === 'failed') return 'failed'
  return ending === 'stopped' || ending === 'cut' ? 'stopped' : 'nothing'
}
