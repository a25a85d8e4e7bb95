/** A run as the database keeps it: data only. Counts and costs are no part of it. */
import type { SkipReason } from '../../shared/contract/plan.ts'
import type { ErrorCode } from '../../shared/errors.ts'
import type { OutcomeState, RunEnding, RunKind } from '../../shared/runs/runKinds.ts'

/** What a run is about, in names that need no translation. */
export interface RunScope {
  /** Titles, the first few: 'Copper and Rain S02'. */
  readonly names: readonly string[]
  /** How many titles there are beside these. */
  readonly more: number
  readonly language: string | null
  /** Of a title that was said of a video, and of what takes that back. */
  readonly titled?: TitledScope
}

/** Whose title it is, and what it was before and after; null: as the name of the file says it. */
export interface TitledScope {
  readonly path: string
  readonly root: string
  readonly before: string | null
  readonly after: string | null
  /** The run of files that said it by the way: it is listed and taken back with that one. */
  readonly partOf?: string
}

export interface RunStart {
  readonly kind: RunKind
  /** Where it came from: 'get', 'window', 'watch', … */
  readonly command: string
  readonly scope?: RunScope
  /** Of an undo. */
  readonly undoesId?: string | null
}

export interface Run {
  readonly id: string
  readonly kind: RunKind
  readonly command: string
  readonly scope: RunScope
  readonly startedMs: number
  /** false: a plan that nobody has run, or a question to the service. */
  readonly isBegun: boolean
  /** null while it is under way. */
  readonly endedMs: number | null
  readonly ending: RunEnding | null
  readonly code: ErrorCode | null
  readonly message: string
  readonly undoesId: string | null
}

/** What became of one subtitle so far. */
export interface Outcome {
  readonly videoPath: string
  /** As the user wrote it: 'pt-BR>pt'; the name of the file where the run is about files. */
  readonly wish: string
  readonly language: string
  readonly state: OutcomeState
  readonly reason: SkipReason | null
  readonly code: ErrorCode | null
  readonly message: string
  /** The file that was written or taken away. */
  readonly path: string | null
  /** Its row of the history. */
  readonly writtenId: number | null
}

export interface KeptOutcome extends Outcome {
  readonly atMs: number
  /** How often it came out like that, one time after the other. */
  readonly tries: number
  /** Of what waits, when it goes on; null where nobody knows. */
  readonly untilMs: number | null
  /** Of what the service's machine makes. */
  readonly jobId: number | null
}

export const wholeScope: RunScope = { names: [], more: 0, language: null }
