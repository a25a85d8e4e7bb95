/** Of jobs that one refusal would meet alike, the first goes ahead: what it is refused for, the others need not pay for. */
import { toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { AiJob } from './aiJob.ts'

export interface FirstOfKind {
  /** Starts at once, or once the one that is being started is through. @throws AppError that the first one met, too */
  start<Started>(job: AiJob, start: () => Promise<Started>): Promise<Started>
}

export function createFirstOfKind(): FirstOfKind {
  const starting = new Map<string, Promise<unknown>>()
  return {
    async start(job, start) {
      const kind = kindOfJob(job)
      const first = starting.get(kind)
      if (first) {
        await first.catch((thrown: unknown) => {
          if (endsItsKind(toAppError(thrown).code)) throw thrown
        })
        return start()
      }
      const started = start()
      starting.set(kind, started)
      try {
        return await started
      } finally {
        starting.delete(kind)
      }
    },
  }
}

/** What an engine, and a plan of the service, can or cannot do alike. */
export function kindOfJob({ kind, service, sourceLanguage, target, tone }: AiJob): string {
  return [kind, service, sourceLanguage ?? '', target, tone].join('\n')
}

/** Refusals that every further job of its kind would meet. */
export function endsItsKind(code: ErrorCode | null): boolean {
  return code === 'engine.missing' || code === 'plan.required'
}
