/** A server that counts who comes by, and answers nobody: of what must never leave this machine. */
import { createServer, type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export async function startDeafServer() {
  const calls: string[] = []
  const server = createServer((socket) => {
    calls.push(socket.remoteAddress ?? '')
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { calls, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
