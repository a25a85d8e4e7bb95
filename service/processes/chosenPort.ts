/**
 * A port that several processes shall listen at, chosen before the first of them does. One that another program has is found out
 * here: between those who share a port the system makes no difference.
 */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** @param port 0 for any free one, which another program may take before it is listened at. @throws the system's error */
export async function chosenPort(host: string, port: number): Promise<number> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}
