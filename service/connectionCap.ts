/**
 * At most 256 connections. When one more comes, the oldest that has shown neither key nor token goes: so nobody who only holds
 * connections open, in the middle of a head or of a body, keeps others out. Whoever asks without a key is answered long
 * before it is the oldest.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const mostConnections = 256

export interface ConnectionCap {
  /** This connection has shown a key or a token. */
  prove(socket: Socket): void
}

export function capConnections(server: Server, most = mostConnections): ConnectionCap {
  /** In the order they came. */
  const unproven = new Set<Socket>()
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    unproven.add(socket)
    socket.once('close', () => {
      open -= 1
      unproven.delete(socket)
    })
    if (open > most) dropOldest(unproven)
  })
  return {
    prove(socket) {
      unproven.delete(socket)
    },
  }
}

/** Where every other connection has shown a key, that is the newest one. */
function dropOldest(unproven: Set<Socket>): void {
  const [first] = unproven
  if (!first) return
  unproven.delete(first)
  first.destroy()
}
