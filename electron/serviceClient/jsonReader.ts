/** Bytes to JSON, with limits: strict UTF-8, one byte order mark at most, no nesting that could exhaust a reader behind us. */
import { AppError } from '../../shared/errors.ts'

const deepest = 64

/** Throws `service.badAnswer`. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isNestedTooDeep(text)) throw new Error(`nested deeper than ${deepest}`)
    return JSON.parse(text) as unknown
  } catch {
    // The parser's own message quotes the answer; it is not passed on.
    throw new AppError('service.badAnswer', 'The service sent an answer that the app cannot read. Try again later.')
  }
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isInText && char === '\\') at += 1
    else if (char === '"') isInText = !isInText
    else if (!isInText && (char === '[' || char === '{')) depth += 1
    else if (!isInText && (char === ']' || char === '}')) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
