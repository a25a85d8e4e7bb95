/** A service client under a virtual clock: waiting takes no time and is written down. Deadlines are real but short. */
import { onTestFinished } from 'vitest'
import { createServiceClient, type ServiceClient } from '../../../electron/serviceClient/client.ts'
import type { Deadlines } from '../../../electron/serviceClient/deadlines.ts'
import { createHttpExchange } from '../../../electron/serviceClient/httpExchange.ts'
import type { Counter } from '../../../electron/serviceClient/listing.ts'

/** Noon of 21 November 2026, UTC. */
export const noon = Date.UTC(2026, 10, 21, 12)

export interface TestClientOptions {
  readonly url: string
  readonly downloadUrl?: string
  readonly apiKey?: string | null
  readonly deadlines?: Partial<Deadlines>
  readonly chance?: number
}

export interface TestClient extends ServiceClient {
  /** Every wait, in milliseconds, in order. */
  readonly waits: readonly number[]
  readonly counters: readonly { readonly use: string; readonly counter: Counter }[]
  now(): number
}

export const testKey = 'key-Sentinel-42'

export function testClient(options: TestClientOptions): TestClient {
  const waits: number[] = []
  const counters: { use: string; counter: Counter }[] = []
  let nowMs = noon
  const client = createServiceClient({
    baseUrl: options.url,
    downloadUrl: options.downloadUrl ?? options.url,
    apiKey: options.apiKey === undefined ? testKey : options.apiKey,
    uploadToken: 'token-Sentinel-43',
    exchange: createHttpExchange({ connectMs: 2_000, headersMs: 2_000, idleMs: 2_000, ...options.deadlines }),
    clock: {
      nowMs: () => nowMs,
      async wait(ms) {
        waits.push(ms)
        nowMs += ms
      },
    },
    chance: { random: () => options.chance ?? 0.5 },
    listener: { counted: (use, counter) => void counters.push({ use, counter }), failed: () => undefined },
  })
  onTestFinished(() => client.close())
  return { ...client, waits, counters, now: () => nowMs }
}

/** Never cancelled. */
export const anySignal = new AbortController().signal

/** What a promise is rejected with; fails the test when it is not. */
export async function rejection(promise: Promise<unknown>): Promise<Error & { code?: string; retryAtMs?: number }> {
  try {
    await promise
  } catch (thrown) {
    if (thrown instanceof Error) return thrown
    throw new Error('rejected with something that is no error', { cause: thrown })
  }
  throw new Error('was not rejected')
}
