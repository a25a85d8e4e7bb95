/** A port for a program that takes none by itself. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that a system gives away by itself: no other server of the tests comes upon it before the program does. */
const [lowest, highest] = [20_000, 30_000]

export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    return false // Somebody listens there, or may alone.
  }
  server.close()
  await once(server, 'close')
  return true
}
