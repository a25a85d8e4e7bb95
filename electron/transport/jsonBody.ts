/** Reads the JSON body of a call within limits (promise 5.7). */
import type { IncomingMessage } from 'node:http'
import { collectBytes } from '../../shared/byteCollector.ts'
import { isNestedDeeper } from '../../shared/jsonDepth.ts'
import { refusal, type Refusal } from './refusal.ts'

const usualBytes = 2 ** 20
const deepest = 32

export type JsonBody = { readonly value: unknown } | { readonly refused: Refusal }

/** Never rejects. What is past the limit is not kept, and the answer does not wait for the end of it. */
export async function readJsonBody(request: IncomingMessage, mostBytes = usualBytes): Promise<JsonBody> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return { refused: refusal(413) }
  const body = await readBytes(request, mostBytes)
  return 'refused' in body ? body : parse(body.bytes)
}

function readBytes(
  request: IncomingMessage,
  mostBytes: number,
): Promise<{ readonly bytes: Uint8Array } | { readonly refused: Refusal }> {
  return new Promise((resolve) => {
    const body = collectBytes(mostBytes)
    request.on('data', (piece: Uint8Array) => {
      if (!body.add(piece)) resolve({ refused: refusal(413) })
    })
    request.once('end', () => resolve({ bytes: body.bytes() }))
    request.once('close', () => resolve({ refused: refusal(400) }))
    request.once('error', () => resolve({ refused: refusal(400) }))
  })
}

function parse(bytes: Uint8Array): JsonBody {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isNestedDeeper(text, deepest) ? { refused: refusal(400) } : { value: JSON.parse(text) as unknown }
  } catch {
    return { refused: refusal(400) }
  }
}
