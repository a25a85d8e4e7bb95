/** What is thrown while a busy service is left alone, and which errors mean that a call has to wait. */
import type { AppError } from '../../shared/errors.ts'
import { WaitError } from '../serviceClient/waitError.ts'

/** Thrown instead of a call that was never made. A call's own refusal is told by the client's `WaitError`. */
export class BusyError extends WaitError {
  constructor(untilMs: number) {
    super('service.busy', `The service is busy; it is asked again at ${utcMinute(untilMs)}.`, untilMs)
    this.name = 'BusyError'
  }
}

/** It waits for a later time, and goes on by itself: no later call of its kind can succeed before. */
export function isHeldBack(error: AppError): boolean {
  return error.code === 'quota.exhausted' || error instanceof BusyError
}

export function utcMinute(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
