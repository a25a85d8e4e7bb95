/** Fetches a media file to disk: http and https only, within limits of size and time, and not from this machine's network unless allowed. */
import { createWriteStream } from 'node:fs'
import { lookup, type LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ServiceError } from '../../serviceError.ts'

export interface FetchMediaOptions {
  readonly path: string
  /** True only for a service that listens for this machine alone: its callers could reach the same addresses themselves. */
  readonly mayBeLocal: boolean
  readonly signal: AbortSignal
  readonly mostBytes?: number
  readonly deadlineMs?: number
}

const mostMediaBytes = 8 * 2 ** 30
const longestMs = 30 * 60_000
const mostRedirects = 5

/** Throws ServiceError `media_unusable`, or the abort of the signal. */
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
  return follow(new URL(headers.location ?? '', url).href, options, redirectsLeft - 1)
}

function ask(url: URL, { mayBeLocal, signal }: FetchMediaOptions): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw unusable('it is neither http nor https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayBeLocal && isIP(host) !== 0 && isLocal(host)) throw unusable('it lies in a private network')
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const options = { signal, ...(mayBeLocal ? {} : { lookup: lookupPublic }) }
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject)
  })
}

/** Checks the very addresses that are then connected to: a name that answers differently a second time gains nothing. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const addresses: readonly LookupAddress[] = error ? [] : found
    const [first] = addresses
    if (error || !first) done(error ?? new Error('no address'), '', 0)
    else if (addresses.some(({ address }) => isLocal(address))) done(new Error('private address'), '', 0)
    else if (options.all === true) done(null, [...addresses])
    else done(null, first.address, first.family)
  })
}

const localNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  localNetworks.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  localNetworks.addSubnet(network, bits, 'ipv6')
}

function isLocal(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return localNetworks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
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
