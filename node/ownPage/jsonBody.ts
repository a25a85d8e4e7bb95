/** Reads the JSON body of a call within limits (promise L1). */
import type { IncomingMessage } from 'node:http'
import { readBoundedBody, readJsonText, usualBodyBytes } from '../http/boundedBody.ts'
import { refusal, type Refusal } from './refusal.ts'

export type JsonBody = { readonly value: unknown } | { readonly refused: Refusal }

/** Never rejects. What is past the limit is not kept, and the answer does not wait for the end of it. */
export async function readJsonBody(request: IncomingMessage, mostBytes = usualBodyBytes): Promise<JsonBody> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return { refused: refusal(413) }
  const body = await readBoundedBody(request, mostBytes)
  if (body.kind !== 'whole') return { refused: refusal(body.kind === 'tooLarge' ? 413 : 400) }
  const text = textOf(body.bytes)
  const read = text === null ? null : readJsonText(text)
  return read?.kind === 'json' ? { value: read.value } : { refused: refusal(400) }
}

/** Null where the bytes are no UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
