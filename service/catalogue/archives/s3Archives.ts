/** Archives in an S3-compatible store: signed requests (SigV4), the bucket in the path, any region and address. */
import { AwsClient } from 'aws4fetch'
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

  return {
    async put(key, bytes) {
      // The name is the hash of the bytes, which the store checks and the signature covers.
      const headers = { 'x-amz-content-sha256': key, 'content-type': 'application/octet-stream' }
      const response = await call(key, { method: 'PUT', headers, body: Buffer.from(bytes) })
      if (!response.ok) throw await refused('PUT', response)
      await response.body?.cancel()
    },
    async get(key) {
      const response = await call(key, { method: 'GET', headers: { 'x-amz-content-sha256': nothing } })
      if (response.ok) return bytesIn(response, place)
      const refusal = await refused('GET', response)
      if (response.status === 404 && !refusal.message.includes('NoSuchBucket')) return null
      throw refusal
    },
  }
}

async function bytesIn(response: Response, { bucket }: S3Place): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch (thrown) {
    throw new ArchiveTrouble(`An answer of the archives in s3://${bucket} broke off.`, { cause: thrown })
  }
}
