/** What is seen of one subtitle over its film: its lines as they are shown, and which one the hand is on. */
import type { StoreApi } from 'zustand/vanilla'
import type { DeskFile, DeskMeasure } from '../../../shared/contract/videos/desk.ts'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { EditedCue } from '../../../shared/subtitle/edit/editedCues.ts'
import type { EditActs, LinesOnDesk } from './edits/editActs.ts'

/** What components need of a store; who changes it is not their matter. */
export type Readable<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>

export interface SeenSubject {
  readonly file: DeskFile
  readonly videoId: string
  /** Where it can be changed; null for what stands nowhere yet, or no longer. */
  readonly sidecarId: string | null
}

export interface SeenState
  extends Pick<LinesOnDesk, 'text' | 'edits' | 'cues' | 'chosen'>, Pick<EditActs, 'choose' | 'act'> {
  /** null while it is not known which video it is for. */
  readonly subject: SeenSubject | null
  readonly details: VideoDetails | null
  /** Why it cannot be read. */
  readonly problem: AppError | null
}

/** What the evidence says of it; null while nothing does. */
export interface SeenMeasure {
  readonly measure: DeskMeasure | null
}

/** The last line that has begun at this moment; the first where none has. */
export function lineAt(cues: readonly Pick<EditedCue, 'startMs'>[], atMs: number): number {
  return Math.max(
    0,
    cues.findLastIndex(({ startMs }) => startMs <= atMs),
  )
}

/** How much of time it covers: the film's, or as long as the text goes where that is not known. */
export function lengthOf({ cues, details }: Pick<SeenState, 'cues' | 'details'>): number {
  return details?.durationMs ?? (cues.at(-1)?.endMs ?? 0) + 1_000
}

const beforeEndMs = 1_000

/** Where a film of this length has a picture: what is written beyond its end is looked at before that. */
export function inFilm(lengthMs: number, atMs: number): number {
  return Math.max(0, Math.min(lengthMs - beforeEndMs, atMs))
}
