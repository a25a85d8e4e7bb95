/** Bytes to JSON, with limits: strict UTF-8, one byte order mark at most, no nesting that could exhaust a reader behind us. */
import { AppError } from '../../shared/errors.ts'
import { isNestedDeeper } from '../../shared/jsonDepth.ts'

const deepest = 64

/** Throws `service.badAnswer`. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isNestedDeeper(text, deepest)) throw new Error(`nested deeper than ${deepest}`)
    return JSON.parse(text) as unknown
  } catch {
    // The parser's own message quotes the answer; it is not passed on.
    throw new AppError('service.badAnswer', 'The service sent an answer that the app cannot read. Try again later.')
  }
}
