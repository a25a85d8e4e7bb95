/** The error of a paid call whose end the disk did not take: the call's own code and date, with the disk's word added. */
import { AppError } from '../../shared/errors.ts'
import { WaitError } from '../serviceClient/waitError.ts'

/** `open`: not even the ledger has it, so that the units stay reserved; the next start shows them as unknown. */
export type Recorded = 'perhaps' | 'open'

const words: Readonly<Record<Recorded, string>> = {
  perhaps: 'Its end may not be on the disk',
  open: 'Its units stay reserved until the next start',
}

export function unrecordedEnding(error: AppError, recorded: Recorded, trouble: AppError): AppError {
  const { code } = error
  const message = `${error.message} ${words[recorded]}: ${trouble.message}`
  const cause = new AggregateError([trouble, error], message)
  return error instanceof WaitError
    ? new WaitError(code, message, error.retryAtMs, cause)
    : new AppError(code, message, cause)
}
