/** A port that several processes shall listen at, chosen before the first of them does. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** @param port 0 for any free one, which another program may take before it is listened at. @throws the system's error */
export async function chosenPort(host: string, port: number): Promise<number> {
  if (port !== 0) return port
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}
