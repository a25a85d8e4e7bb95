/** A place of updates on this machine: says what versions there are, as electron-builder writes it, and notes who asked. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Release {
  readonly version: string
  readonly file: string
  readonly bytes: Buffer
  /** Said in place of the true ones. */
  readonly sha512?: string
  readonly size?: number
  /** Lines below the others. */
  readonly more?: string
}

export interface UpdateServer {
  /** Ends in '/'. */
  readonly url: string
  readonly asked: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** Replaces the usual answer for one path. */
  readonly answers: Map<string, (request: IncomingMessage, response: ServerResponse) => void>
  publish(release: Release): void
}

const channels = ['latest.yml', 'latest-mac.yml', 'latest-linux.yml', 'latest-linux-arm64.yml']

export const sha512Of = (bytes: Buffer) => createHash('sha512').update(bytes).digest('base64')

export function metadataOf({ version, file, bytes, ...said }: Release): string {
  const [sha512, size] = [said.sha512 ?? sha512Of(bytes), said.size ?? bytes.length]
  return [
    `version: ${version}`,
    'files:',
    `  - url: ${file}`,
    `    sha512: ${sha512}`,
    `    size: ${size}`,
    `path: ${file}`,
    `sha512: ${sha512}`,
    "releaseDate: '2026-11-22T00:00:00.000Z'",
    said.more ?? '',
  ].join('\n')
}

export async function startUpdateServer(): Promise<UpdateServer> {
  const asked: { path: string; headers: IncomingHttpHeaders }[] = []
  const answers: UpdateServer['answers'] = new Map()
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1)
    asked.push({ path, headers: request.headers })
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end('nothing here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    answers,
    publish(release) {
      const said = metadataOf(release)
      for (const channel of channels) answers.set(channel, (_request, response) => response.end(said))
      answers.set(release.file, (_request, response) => response.end(release.bytes))
    },
  }
}
