/** Which archives are meant: by what `--archives` says and, for keys and addresses of S3, by the usual variables. */
import { resolve } from 'node:path'
import type { ArchiveStore } from './archiveStore.ts'
import { folderArchives } from './folderArchives.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Null for the database itself. Throws RangeError with a sentence. */
export async function openArchives(place: string | undefined, env: Env): Promise<ArchiveStore | null> {
  if (place === undefined || place === 'database') return null
  if (!/^s3:/i.test(place)) return folderArchives(resolve(place))
  const read = readS3Place(place, env)
  // Only who keeps archives there needs the package.
  const { s3Archives } = await import('./s3Archives.ts')
  return s3Archives(read)
}

function readS3Place(place: string, env: Env) {
  const [, bucket, path = ''] = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/.exec(place) ?? []
  if (bucket === undefined) throw new RangeError('--archives takes a folder or s3://BUCKET/PREFIX.')
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env
  if (!accessKeyId || !secretAccessKey)
    throw new RangeError('Archives in S3 need AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.')
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1'
  return {
    endpoint: endpointOf(env, region),
    ...{ region, bucket, accessKeyId, secretAccessKey },
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    prefix: path === '' || path.endsWith('/') ? path : `${path}/`,
  }
}

function endpointOf(env: Env, region: string): string {
  const text = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || `https://s3.${region}.amazonaws.com`
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new RangeError('AWS_ENDPOINT_URL_S3 must be an http or https address.')
  return text.replace(/\/+$/, '')
}
