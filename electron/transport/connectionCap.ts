/**
 * At most 64 connections (promise 5.7). When one more comes, of those that have shown no session the one goes that asked for
 * nothing the longest: so nobody who only holds connections open keeps the user's own page out.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const mostConnections = 64

export interface ConnectionCap {
  /** This connection has shown a session. */
  prove(socket: object): void
}

export function capConnections(server: Server, most = mostConnections): ConnectionCap {
  /** In the order they came, or asked since. */
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
  server.on('request', ({ socket }) => {
    if (unproven.delete(socket)) unproven.add(socket)
  })
  return {
    prove(socket) {
      unproven.delete(socket as Socket)
    },
  }
}

/** Where every other connection has shown a session, that is the newest one. */
function dropOldest(unproven: Set<Socket>): void {
  const [first] = unproven
  if (!first) return
  unproven.delete(first)
  first.destroy()
}
