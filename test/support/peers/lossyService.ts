/** Stands between a client and a service and loses what the test says: the request, or the answer after the service acted. */
import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** keep: passes on. answer: nothing comes back. half: the answer breaks off. request: the service never hears of it. */
export type Fate = 'keep' | 'answer' | 'half' | 'request' | 'missing'

export interface LossyService {
  readonly url: string
  /** Paths asked for, in order. */
  readonly asked: string[]
}

/** `missing` answers 404, as a service does that has no such path. `onAnswered` is told when the service has acted. */
export async function startLossyService(
  target: string,
  fateOf: (path: string) => Fate,
  onAnswered: (path: string) => void = () => undefined,
): Promise<LossyService> {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    asked.push(path)
    const fate = fateOf(path)
    if (fate === 'missing') outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not found</html>')
    else if (fate === 'request') incoming.socket.destroy()
    else passOn(target + path, { incoming, outgoing, fate, onAnswered: () => onAnswered(path) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

interface Passing {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly fate: Fate
  readonly onAnswered: () => void
}

function passOn(url: string, { incoming, outgoing, fate, onAnswered }: Passing): void {
  const headers = { ...incoming.headers, connection: 'close' }
  const forwarded = openRequest(url, { method: incoming.method, headers, agent: false }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const body = Buffer.concat(chunks)
      onAnswered()
      if (fate === 'answer') {
        outgoing.destroy()
        return
      }
      outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': body.length })
      if (fate === 'keep') outgoing.end(body)
      else outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy())
    })
  })
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
}
