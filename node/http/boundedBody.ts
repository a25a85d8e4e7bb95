/** Reads the body of a request within a limit, and JSON within a depth. Never rejects: what a reader says of it is the caller's. */
import type { IncomingMessage } from 'node:http'
import { collectBytes } from '../../shared/byteCollector.ts'
import { isNestedDeeper } from '../../shared/json/jsonDepth.ts'

/** `cut`: whoever sent it went away before its end. */
export type BoundedBody =
  { readonly kind: 'whole'; readonly bytes: Uint8Array } | { readonly kind: 'tooLarge' } | { readonly kind: 'cut' }

/** What is past the limit is drained, unkept: a connection cut under a sender would swallow the answer, which waits for no end. */
export function readBoundedBody(request: IncomingMessage, mostBytes: number): Promise<BoundedBody> {
  return new Promise((resolve) => {
    const body = collectBytes(mostBytes)
    const cut = () => resolve({ kind: 'cut' })
    request.on('data', (piece: Uint8Array) => {
      if (!body.add(piece)) resolve({ kind: 'tooLarge' })
    })
    request.once('end', () => resolve({ kind: 'whole', bytes: body.bytes() }))
    request.once('close', cut)
    // Stays: a second error of a connection that is gone has no other listener.
    request.on('error', cut)
  })
}

/** Far above anything that is asked for. */
export const usualBodyBytes = 2 ** 20
const deepest = 32

export type ReadJson =
  { readonly kind: 'json'; readonly value: unknown } | { readonly kind: 'tooDeep' } | { readonly kind: 'notJson' }

export function readJsonText(text: string): ReadJson {
  if (isNestedDeeper(text, deepest)) return { kind: 'tooDeep' }
  try {
    return { kind: 'json', value: JSON.parse(text) as unknown }
  } catch {
    return { kind: 'notJson' }
  }
}
