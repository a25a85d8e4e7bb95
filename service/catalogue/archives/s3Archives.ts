/** Archives in an S3-compatible store: signed requests (SigV4), the bucket in the path, any region and address. */
import { AwsClient } from 'aws4fetch'
import { archiveLimits } from '../../../node/archive/archiveLimits.ts'
import { ArchiveTrouble } from '../../http/archiveTrouble.ts'
import { keyOf, pathOf, type ArchiveStore } from './archiveStore.ts'

export interface S3Place {
  /** http or https, without a slash at the end. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Before each name: '' or 'some/folder/'. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/** One call, and how often it is repeated where the store is busy (429, 5xx). */
const longestCallMs = 20_000
const repeats = 3
/** The largest file that is taken, packed or not, with room for how it is packed. */
const mostBytes = archiveLimits.totalBytes * 2
/** The hash of no body at all: without it a signature would cover none. */
const nothing = keyOf(new Uint8Array(0))

export function s3Archives(place: S3Place): ArchiveStore {
  const client = new AwsClient({ ...place, service: 's3', retries: repeats })
  const urlOf = (key: string) => `${place.endpoint}/${place.bucket}/${place.prefix}${pathOf(key)}`

  async function call(key: string, init: RequestInit): Promise<Response> {
    try {
      // Elsewhere nobody may have our signature.
      return await client.fetch(urlOf(key), {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(longestCallMs),
      })
    } catch (thrown) {
      throw new ArchiveTrouble(`The archives in s3://${place.bucket} do not answer.`, { cause: thrown })
    }
  }

  async function refused(method: string, response: Response): Promise<ArchiveTrouble> {
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => ''))?.[1] ?? 'no code'
    return new ArchiveTrouble(`The archives in s3://${place.bucket} refuse ${method}: ${response.status}, ${code}.`)
  }

  const ask = (method: 'GET' | 'HEAD', key: string) =>
    call(key, { method, headers: { 'x-amz-content-sha256': nothing } })

  return {
    async put(key, bytes) {
      // The name is the hash of the bytes, which the store checks and the signature covers.
      const headers = { 'x-amz-content-sha256': key, 'content-type': 'application/octet-stream' }
      const response = await call(key, { method: 'PUT', headers, body: Buffer.from(bytes) })
      if (!response.ok) throw await refused('PUT', response)
      await response.body?.cancel()
    },
    async get(key) {
      const response = await ask('GET', key)
      if (response.ok) return bytesIn(response, place)
      const refusal = await refused('GET', response)
      if (response.status === 404 && !refusal.message.includes('NoSuchBucket')) return null
      throw refusal
    },
    async sizeOf(key) {
      const response = await ask('HEAD', key)
      if (response.ok) return Number(response.headers.get('content-length'))
      // Without a body there is no code: an unknown bucket reads the same.
      if (response.status === 404) return null
      throw await refused('HEAD', response)
    },
  }
}

/** Nothing of ours is larger than an archive may be. */
async function bytesIn(response: Response, { bucket }: S3Place): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += part.byteLength
      if (size > mostBytes) throw new Error('too many bytes')
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (thrown) {
    throw new ArchiveTrouble(`An answer of the archives in s3://${bucket} broke off.`, { cause: thrown })
  }
}
