/** An S3-compatible store that others wrote (`@20minutes/s3rver`), so that our idea of S3 is not all that ours is tried against. */
import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tempFolder } from '../disks/tempFolder.ts'

export interface S3Server {
  readonly url: string
  /** By which a service finds it. */
  readonly env: Readonly<Record<string, string>>
  /** The names of what is in the bucket. */
  objects(): Promise<readonly string[]>
  close(): Promise<void>
}

interface S3Store {
  putContent(path: string, content: unknown): Promise<unknown>
  listObjects(bucket: string, options: object): Promise<{ readonly objects: readonly { readonly key: string }[] }>
}

/** What of it is used here; the package brings no types. */
interface S3rver {
  readonly store: S3Store
  readonly httpServer: Server
  run(): Promise<AddressInfo>
  close(): Promise<void>
}

const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver

export async function startS3Server(bucket: string): Promise<S3Server> {
  const place = { address: '127.0.0.1', port: 0, directory: tempFolder(), configureBuckets: [{ name: bucket }] }
  const server = new S3rver({ ...place, silent: true })
  writeWhole(server.store)
  const { port } = await server.run()
  const url = `http://127.0.0.1:${port}`
  // The only keys that it knows.
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'eu-test-1' }
  return {
    url,
    env: { AWS_ENDPOINT_URL_S3: url, ...keys },
    objects: async () => (await server.store.listObjects(bucket, {})).objects.map(({ key }) => key),
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
    },
  }
}

/** Amazon's store never shows half an object, nor one that is being written again; this one writes in place. */
function writeWhole(store: S3Store): void {
  const putContent = store.putContent.bind(store)
  store.putContent = async (path, content) => {
    const beside = `${path}.${randomUUID()}`
    const written = await putContent(beside, content)
    await rename(beside, path)
    return written
  }
}
