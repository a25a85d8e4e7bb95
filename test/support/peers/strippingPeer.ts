/** Stands before a service and takes fields out of its JSON answers, wherever they stand: as a service without them would. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** The address of the peer; it listens until the test ends. */
export async function startStrippingPeer(target: string, fields: readonly string[]): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      const headers = { 'x-api-key': String(incoming.headers['x-api-key'] ?? '') }
      const body = incoming.method === 'POST' ? { body: await buffer(incoming) } : {}
      const method = incoming.method ?? 'GET'
      const answer = await fetch(target + (incoming.url ?? ''), { method, headers, ...body })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const type = answer.headers.get('content-type') ?? ''
      const sent = type.startsWith('application/json') ? stripped(bytes.toString(), fields) : bytes
      outgoing.writeHead(answer.status, { 'content-type': type }).end(sent)
    }
    pass().catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** 'name' takes a field away, 'name.*' everything in it. */
function stripped(json: string, fields: readonly string[]): string {
  const without = (name: string, value: unknown) => {
    if (fields.includes(name)) return undefined
    return fields.includes(`${name}.*`) && value !== null ? {} : value
  }
  return JSON.stringify(JSON.parse(json, without))
}
