/** Fetches a media file to disk: http and https only, within limits of size and time, and from the open internet unless allowed more. */
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { plainHttp } from '../../../node/http/plainHttp.ts'
import { diskTroubleOf } from '../../../shared/diskTrouble.ts'
import { ClosedAddress, createCheckedLookup, type Resolve } from '../../network/checkedLookup.ts'
import { isPublicAddress } from '../../network/publicAddress.ts'
import { ServiceError } from '../../http/serviceError.ts'

export interface FetchMediaOptions {
  readonly path: string
  /** Whether it may come from this machine and its network: nothing is checked then but the kind of address. */
  readonly mayBeLocal: boolean
  readonly signal: AbortSignal
  readonly mostBytes?: number
  readonly deadlineMs?: number
  /** Instead of the system's. */
  readonly resolve?: Resolve
  /** Instead of all that lies in the open internet. */
  readonly mayReach?: (address: string) => boolean
}

const mostMediaBytes = 8 * 2 ** 30
const longestMs = 30 * 60_000
const mostRedirects = 5

/** Throws ServiceError `media_unusable`, `storage_unavailable` where it is this machine's fault, or the abort of the signal. */
export async function fetchMedia(url: string, options: FetchMediaOptions): Promise<void> {
  const { path, signal, mostBytes = mostMediaBytes, deadlineMs = longestMs } = options
  const ends = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  try {
    const response = await follow(url, { ...options, signal: ends }, mostRedirects)
    await pipeline(response, limited(mostBytes), createWriteStream(path), { signal: ends })
    if (!response.complete) throw unusable('it ended before it was complete')
  } catch (thrown) {
    signal.throwIfAborted()
    if (thrown instanceof ServiceError) throw thrown
    if (thrown instanceof ClosedAddress) throw inClosedNetwork()
    if (isOfOurDisk(thrown)) throw noRoom()
    throw unusable(ends.aborted ? 'it took too long' : 'its server does not answer')
  }
}

async function follow(url: string, options: FetchMediaOptions, redirectsLeft: number): Promise<IncomingMessage> {
  const response = await ask(new URL(url), options)
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return response
  response.destroy()
  const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined
  if (!isRedirect || redirectsLeft === 0) throw unusable(`its server answered ${statusCode}`)
  if (!URL.canParse(headers.location ?? '', url)) throw unusable('it leads to an address that is none')
  return follow(new URL(headers.location ?? '', url).href, options, redirectsLeft - 1)
}

/** `URL` has read the host by then: numbers in any form (octal, hexadecimal, in one) are an address in four parts. */
function ask(url: URL, options: FetchMediaOptions): Promise<IncomingMessage> {
  const { mayBeLocal, signal, resolve, mayReach = isPublicAddress } = options
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw unusable('it is neither http nor https')
  if (!isMediaPort(url.port)) throw unusable('its port is that of another kind of server')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayBeLocal && isIP(host) !== 0 && !mayReach(host)) throw inClosedNetwork()
  const get = url.protocol === 'https:' ? getHttps : plainHttp.get
  const checked = mayBeLocal ? {} : { lookup: createCheckedLookup(mayReach, resolve) }
  return new Promise((resolveAnswer, reject) => {
    // A connection of its own: one that is kept open was checked for somebody else, and a proxy of the environment would look up itself.
    get(url, { signal, agent: false, ...checked }, resolveAnswer).on('error', reject)
  })
}

/** Below 1024 live mail, file shares and the like, which must not be spoken to by strangers' words. Empty: the usual one. */
function isMediaPort(port: string): boolean {
  return port === '' || port === '80' || port === '443' || Number(port) >= 1_024
}

function inClosedNetwork(): ServiceError {
  return unusable('it does not lie in the open internet')
}

/** Errors that no connection has. */
function isOfOurDisk(thrown: unknown): boolean {
  const trouble = diskTroubleOf(thrown)
  return trouble !== null && ['full', 'failing', 'readOnly', 'unsuited'].includes(trouble)
}

function noRoom(): ServiceError {
  const message = 'The service cannot keep this media file on its disk just now. Try again later.'
  return new ServiceError('storage_unavailable', message)
}

function limited(mostBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > mostBytes) done(unusable('it is too large'))
      else done(null, chunk)
    },
  })
}

function unusable(reason: string): ServiceError {
  return new ServiceError('media_unusable', `The media file cannot be fetched: ${reason}. Check media_url.`)
}
