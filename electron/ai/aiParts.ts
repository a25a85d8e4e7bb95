/** What following AI jobs needs, for one run that wants to be told what becomes of them. Types only. */
import type { Written } from '../sidecar/history/history.ts'
import type { AiJob, AiTarget } from './aiJob.ts'
import type { FollowParts } from './followJob.ts'

export interface AiCallbacks {
  readonly changed: (job: AiJob) => void
  readonly onWritten?: (job: AiJob, target: AiTarget, written: Written) => void
}

/** Everything that `followJob` works with. */
export type AiParts = (callbacks: AiCallbacks) => FollowParts
