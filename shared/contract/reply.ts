/** The envelope of every answer, the same over every transport. */
import type { ErrorCode } from '../errors.ts'

export interface WireError {
  readonly code: ErrorCode
  readonly message: string
}

export type Reply<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: WireError }
