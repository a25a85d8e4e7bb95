/** What whoever runs the service may watch of it: each answered request and each charged unit. Types only. */
import type { Counter } from '../usage/plans.ts'

export interface AnsweredRequest {
  readonly traceId: string
  readonly method: string
  /** The pattern of its route, null where none fits. Never the path itself, which may name what somebody looks for. */
  readonly route: string | null
  readonly status: number
  /** Until the last byte was handed to the system, or the caller was gone. */
  readonly milliseconds: number
}

export interface ServiceObserver {
  answered(request: AnsweredRequest): void
  charged(counter: Counter, units: number): void
}

export const nobodyWatches: ServiceObserver = { answered: () => undefined, charged: () => undefined }
