/** The outcome of a run that is about files: moved, cleaned, sent, taken away. Pure. */
import type { SkipReason } from '../../shared/contract/plan.ts'
import type { AppError, ErrorCode } from '../../shared/errors.ts'
import type { OutcomeState } from '../../shared/runs/runKinds.ts'
import type { Outcome } from './run.ts'

export interface FileSubject {
  readonly videoPath: string
  readonly path: string
  readonly language: string
  readonly writtenId?: number | null
}

export interface FileEnd {
  readonly state: OutcomeState
  readonly reason?: SkipReason | null
  readonly code?: ErrorCode | null
  readonly message?: string
}

export function fileOutcome({ videoPath, path, language, writtenId = null }: FileSubject, end: FileEnd): Outcome {
  const { state, reason = null, code = null, message = '' } = end
  return { videoPath, wish: path, language, state, reason, code, message, path, writtenId }
}

export function failedFile(subject: FileSubject, { code, message }: AppError): Outcome {
  return fileOutcome(subject, { state: 'failed', reason: 'error', code, message })
}
