/**
 * Calls an engine over HTTP: with a deadline, a size limit, no redirects (they could carry a key away), and more tries where
 * the other side is busy. Knows no engine.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { isNestedDeeper } from '../../../shared/json/jsonDepth.ts'
import { ServiceError } from '../../http/serviceError.ts'

export interface EngineCall {
  readonly url: string
  /** Without one the call is a GET. */
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

export interface EngineReply {
  readonly status: number
  /** Null where the body is no JSON. */
  readonly json: unknown
}

export interface EngineHttpOptions {
  /** How the sentences call the other side: 'translation engine'. */
  readonly role: string
  /** For one try. */
  readonly deadlineMs?: number
  /** Of an answer; 1 MiB unless told: a list of all models of a large host takes half of it. */
  readonly mostBytes?: number
  readonly mostTries?: number
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

export type CallEngine = (call: EngineCall) => Promise<EngineReply>

const usualBytes = 2 ** 20
const deepest = 32
const longestWaitMs = 60_000
const busyStatuses = new Set([408, 429, 500, 502, 503, 504])

/** The reply of any status but a busy one. Throws ServiceError `engine_failed`, or the abort of the signal. */
export function createEngineCall(options: EngineHttpOptions): CallEngine {
  const { role, deadlineMs = 300_000, mostTries = 5, wait: pause = sleep, mostBytes = usualBytes } = options

  async function once(call: EngineCall): Promise<Response | null> {
    try {
      return await fetch(call.url, {
        method: call.body === undefined ? 'GET' : 'POST',
        ...(await sentOf(call)),
        redirect: 'error',
        signal: AbortSignal.any([call.signal, AbortSignal.timeout(deadlineMs)]),
      })
    } catch {
      call.signal.throwIfAborted()
      return null
    }
  }

  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await once(call)
      const isBusy = response === null || busyStatuses.has(response.status)
      if (!isBusy) return { status: response.status, json: await readJson(response, call, { role, mostBytes }) }
      if (attempt === mostTries) throw silent(role, call.url, response?.status)
      await response?.body?.cancel()
      await pause(waitBefore(attempt, response), call.signal)
    }
  }
}

/** A form goes out as bytes: cut off while it reads a form, Node's fetch throws where nobody can catch it (`ERR_INVALID_STATE`). */
async function sentOf({ body, headers = {} }: EngineCall): Promise<Pick<RequestInit, 'body' | 'headers'>> {
  if (!(body instanceof FormData)) return { headers, ...(body !== undefined && { body }) }
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? ''
  return { headers: { ...headers, 'content-type': type }, body: new Uint8Array(await form.arrayBuffer()) }
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal })
}

function waitBefore(attempt: number, response: Response | null): number {
  const askedSeconds = Number(response?.headers.get('retry-after') ?? NaN)
  return Math.min(askedSeconds > 0 ? askedSeconds * 1_000 : 500 * 2 ** attempt, longestWaitMs)
}

type AnswerLimits = Required<Pick<EngineHttpOptions, 'role' | 'mostBytes'>>

/** Null for what is no JSON, or nests without end. */
async function readJson(response: Response, call: EngineCall, limits: AnswerLimits): Promise<unknown> {
  const text = Buffer.concat(await readBytes(response, call, limits)).toString('utf8')
  if (isNestedDeeper(text, deepest)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function readBytes(
  response: Response,
  { url, signal }: EngineCall,
  { role, mostBytes }: AnswerLimits,
): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      const bytes = chunk as Uint8Array
      size += bytes.length
      if (size > mostBytes) break
      chunks.push(bytes)
    }
  } catch {
    signal.throwIfAborted()
    throw new ServiceError('engine_failed', `The ${role} at ${shownAddress(url)} did not finish its answer. Try again.`)
  }
  if (size > mostBytes) throw new ServiceError('engine_failed', tooLarge(role, url))
  return chunks
}

function tooLarge(role: string, url: string): string {
  return `The ${role} at ${shownAddress(url)} answers with far more than it was asked for. Check its address.`
}

function silent(role: string, url: string, status: number | undefined): ServiceError {
  const said = status === undefined ? 'does not answer' : `keeps answering ${status}`
  return new ServiceError(
    'engine_failed',
    `The ${role} at ${shownAddress(url)} ${said}. See that it runs, then try again.`,
  )
}

/** For an answer of another status than 200, with what the other side says of it. */
export function refusedByEngine(role: string, url: string, { status, json }: EngineReply): ServiceError {
  const said = sentenceIn(json)
  const reason = said === null ? `answered ${status}` : `answered ${status}: ${said}`
  return new ServiceError('engine_failed', `The ${role} at ${shownAddress(url)} ${reason}`)
}

/** Scheme and host: paths and queries may hold keys. */
export function shownAddress(url: string): string {
  return new URL(url).origin
}

const longestQuote = 200

function sentenceIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null) return null
  const { error } = json as { readonly error?: unknown }
  const message =
    typeof error === 'object' && error !== null ? (error as { readonly message?: unknown }).message : error
  return typeof message === 'string' ? message.replace(/\s+/g, ' ').slice(0, longestQuote) : null
}

/** 'http://host:1/v1/' and 'chat/completions' → 'http://host:1/v1/chat/completions'; a host alone gets `fallbackPath`. */
export function endpointOf(base: string, call: string, fallbackPath = ''): string {
  const url = new URL(base)
  const path = url.pathname.replace(/\/+$/, '') || fallbackPath
  return `${url.origin}${path}/${call}`
}
