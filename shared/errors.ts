/**
 * Every failure that a person or a caller can act on has a code here.
 * Anything else is a bug and crosses a process boundary only as `internal`.
 */
export const errorCodes = [
  'input.invalid',
  'input.unknownLanguage',
  'app.unreachable',
  'app.busy',
  'session.over',
  'home.locked',
  'home.unusable',
  'home.busy',
  'home.damaged',
  'folder.missing',
  'folder.unreadable',
  'file.missing',
  'file.foreign',
  'file.changed',
  'file.nameTooLong',
  'file.notWritable',
  'file.noPlayer',
  'disk.full',
  'disk.failing',
  'archive.unreadable',
  'archive.damaged',
  'archive.noMember',
  'subtitle.unreadable',
  'subtitle.unfit',
  'service.unreachable',
  'service.timeout',
  'service.busy',
  'service.refused',
  'engine.missing',
  'engine.failed',
  'service.notFound',
  'service.badAnswer',
  'service.cutAnswer',
  'service.tooLarge',
  'service.redirected',
  'service.unsafeAddress',
  'key.missing',
  'key.refused',
  'token.missing',
  'token.refused',
  'quota.exhausted',
  'plan.required',
  'cancelled',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'AppError'
    this.code = code
  }
}

/** Turns whatever was thrown into an error that is safe to show and to send. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof Error && thrown.name === 'AbortError') return new AppError('cancelled', 'Cancelled.', thrown)
  return new AppError('internal', 'Something went wrong inside the app.', thrown)
}
