/**
 * The two requests that updates make: the offer, which is short, and its file, which is checked while it comes. No redirect
 * is followed, nothing is sent but the version and the platform, and every failure is an `UpdateFailure`.
 */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { plainHttp } from '../../../node/http/plainHttp.ts'
import { ConnectionFailure, type FailureKind } from '../../serviceClient/answers/connectionFailure.ts'
import { createHttpExchange } from '../../serviceClient/httpExchange.ts'
import type { UpdateFault } from '../../../shared/contract/runs/updates.ts'
import { UpdateFailure } from '../../views/updates/updateSource.ts'
import { longestOffer } from './offer.ts'

export interface RequestParts {
  /** 'Undertitle/1.2.0 (linux)' */
  readonly agent: string
  /** For a server of a test on this machine; else https alone. */
  readonly mayBePlain: boolean
}

export interface FileOrder {
  readonly url: URL
  /** Where it goes; taken away again where it fails. */
  readonly file: string
  readonly sha512: string
  readonly sizeBytes: number
  readonly onProgress: (share: number) => void
}

const silenceMs = 30_000
const longestDownloadMs = 3_600_000

/** @throws UpdateFailure */
export async function fetchOffer(url: URL, parts: RequestParts, signal: AbortSignal): Promise<string> {
  demandSecure(url, parts)
  const exchange = createHttpExchange()
  try {
    const headers = { 'user-agent': parts.agent, accept: 'text/yaml, */*', 'cache-control': 'no-cache' }
    const order = { method: 'GET', url, headers, body: null, maxBytes: longestOffer, isDownload: false } as const
    const { status, bytes } = await exchange.send(order, signal)
    demandSuccess(status)
    return Buffer.from(bytes).toString('utf8')
  } catch (thrown) {
    throw thrown instanceof ConnectionFailure ? failureOf(thrown) : thrown
  } finally {
    exchange.close()
  }
}

/** @throws UpdateFailure */
export async function fetchFile(order: FileOrder, parts: RequestParts, signal: AbortSignal): Promise<void> {
  demandSecure(order.url, parts)
  const until = AbortSignal.any([signal, AbortSignal.timeout(longestDownloadMs)])
  try {
    const answer = await answerOf(order.url, parts, until)
    answer.once('error', () => undefined) // Heard where it is read, if it is.
    if (answer.statusCode !== 200) answer.destroy()
    demandSuccess(answer.statusCode ?? 0)
    await keep(answer, order, until)
  } catch (thrown) {
    await rm(order.file, { force: true })
    throw thrown
  }
}

async function keep(answer: IncomingMessage, order: FileOrder, signal: AbortSignal): Promise<void> {
  const hash = createHash('sha512')
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      const isTooLarge = bytes > order.sizeBytes
      if (!isTooLarge) {
        hash.update(chunk)
        order.onProgress(bytes / order.sizeBytes)
      }
      done(isTooLarge ? tooLarge() : null, chunk)
    },
  })
  try {
    await pipeline(answer, meter, createWriteStream(order.file, { mode: 0o600 }), { signal })
  } catch (thrown) {
    throw streamFailure(thrown)
  }
  if (bytes < order.sizeBytes) throw cut()
  if (hash.digest('base64') !== order.sha512)
    throw new UpdateFailure('damaged', 'The downloaded file is not the one that was announced (sha512).')
}

function answerOf(url: URL, { agent }: RequestParts, signal: AbortSignal): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? secureRequest : plainHttp.request
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': agent, accept: '*/*', 'accept-encoding': 'identity' }
    // Said aloud, or an environment variable could switch it off.
    const request = open(url, { headers, agent: false, signal, rejectUnauthorized: true })
    request.setTimeout(silenceMs, () => request.destroy(new Error('silence')))
    request.once('error', (thrown) =>
      reject(new UpdateFailure('unreachable', 'No connection to the update address.', thrown)),
    )
    request.once('response', resolve)
    request.end()
  })
}

function demandSecure(url: URL, { mayBePlain }: RequestParts): void {
  if (url.protocol === 'https:' || (mayBePlain && url.protocol === 'http:')) return
  throw new UpdateFailure('elsewhere', 'Updates are asked for over https alone.')
}

function demandSuccess(status: number): void {
  if (status === 200) return
  if (status >= 300 && status < 400)
    throw new UpdateFailure('elsewhere', 'The update address leads to another place, which is not followed.')
  const isBusy = status >= 500 || status === 429
  throw new UpdateFailure(isBusy ? 'unreachable' : 'bad_answer', `The update address answered with status ${status}.`)
}

const faults: Readonly<Record<FailureKind, UpdateFault>> = {
  unsent: 'unreachable',
  lost: 'unreachable',
  timeout: 'unreachable',
  cut: 'cut',
  tooLarge: 'too_large',
  unreadable: 'bad_answer',
  cancelled: 'failed',
}

function failureOf(failure: ConnectionFailure): UpdateFailure {
  return new UpdateFailure(faults[failure.kind], `The update address: ${failure.message}`, failure)
}

const tooLarge = () => new UpdateFailure('too_large', 'The file is larger than was announced.')
const cut = (cause?: unknown) => new UpdateFailure('cut', 'The download ended before the file was whole.', cause)

function streamFailure(thrown: unknown): UpdateFailure {
  if (thrown instanceof UpdateFailure) return thrown
  // What fails on the disk names its path.
  if (thrown instanceof Error && 'path' in thrown) return new UpdateFailure('disk', thrown.message, thrown)
  return cut(thrown)
}
