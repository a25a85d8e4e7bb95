/** A small S3-compatible store for tests: buckets in the path, signatures (SigV4) and hashes checked as Amazon's document tells. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface S3Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

export interface S3Peer {
  readonly url: string
  /** By which a service finds it. */
  readonly env: Readonly<Record<string, string>>
  readonly objects: Map<string, Buffer>
  /** `PUT /bucket/name 200`, oldest first. */
  readonly calls: readonly string[]
  /** What it answers next, instead of doing anything. */
  readonly failures: number[]
  /** From now on it takes what it is sent and answers nobody. */
  fallSilent(): void
  /** How many wait for an answer that will not come. */
  unanswered(): number
  close(): Promise<void>
}

export async function startS3Peer(keys: S3Keys, bucket: string): Promise<S3Peer> {
  const objects = new Map<string, Buffer>()
  const calls: string[] = []
  const failures: number[] = []
  let isSilent = false
  let unanswered = 0
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request)
      if (isSilent) unanswered += 1
      if (isSilent) return
      const [status, sent] = failures.length > 0 ? refusal(failures.shift() ?? 503, 'SlowDown') : serve(request, body)
      calls.push(`${request.method} ${request.url} ${status}`)
      response.writeHead(status, { 'content-length': sent.length }).end(sent)
    }
    answer().catch(() => response.destroy())
  })

  function serve(request: IncomingMessage, body: Buffer): readonly [number, Buffer] {
    const { method = '', url = '' } = request
    if (!isSigned(request, keys)) return refusal(403, 'SignatureDoesNotMatch')
    if (request.headers['x-amz-content-sha256'] !== sha256(body)) return refusal(400, 'XAmzContentSHA256Mismatch')
    if (!url.startsWith(`/${bucket}/`)) return refusal(404, 'NoSuchBucket')
    if (method === 'PUT') {
      objects.set(url, body)
      return [200, Buffer.alloc(0)]
    }
    const found = objects.get(url)
    return (method === 'GET' || method === 'HEAD') && found ? [200, found] : refusal(404, 'NoSuchKey')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    env: {
      AWS_ENDPOINT_URL_S3: url,
      AWS_REGION: keys.region,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    ...{ objects, calls, failures },
    fallSilent() {
      isSilent = true
    },
    unanswered: () => unanswered,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refusal(status: number, code: string): readonly [number, Buffer] {
  return [status, Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)]
}

type SignedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html; queries are none of ours. */
export function isSigned({ method = '', url = '', headers }: SignedRequest, keys: S3Keys): boolean {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const moment = String(headers['x-amz-date'])
  const scope = `${moment.slice(0, 8)}/${keys.region}/s3/aws4_request`
  if (credential !== `${keys.accessKeyId}/${scope}` || !mustBeSigned.every((name) => names.split(';').includes(name)))
    return false
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url, '', signed.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<Buffer>((made, part) => hmac(made, part), Buffer.from(`AWS4${keys.secretAccessKey}`))
  return hmac(key, text).toString('hex') === signature
}

const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date']

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
