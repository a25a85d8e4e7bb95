/**
 * Bounds the open connections of a server. When one too many comes, the oldest that has not shown who it is goes: so nobody
 * who only holds connections open, in the middle of a head or of a body, keeps others out.
 */

/** What is used of a socket of `node:net`. */
export interface HeldConnection {
  once(event: 'close', listener: () => void): unknown
  destroy(): unknown
}

export interface ConnectionCap {
  /** A new one. */
  came(connection: HeldConnection): void
  /** It asked for something, and counts as new again. */
  asked(connection: HeldConnection): void
  /** It has shown a secret of a caller's own (session, key, token): it is not given up any more. */
  prove(connection: object): void
}

export function createConnectionCap(most: number): ConnectionCap {
  /** Under themselves, in the order they came or asked. */
  const unproven = new Map<object, HeldConnection>()
  let open = 0

  /** Where every other connection has shown a secret, that is the newest one. */
  function dropOldest(): void {
    const [oldest] = unproven.values()
    if (!oldest) return
    unproven.delete(oldest)
    oldest.destroy()
  }

  return {
    came(connection) {
      open += 1
      unproven.set(connection, connection)
      connection.once('close', () => {
        open -= 1
        unproven.delete(connection)
      })
      if (open > most) dropOldest()
    },
    asked(connection) {
      if (unproven.delete(connection)) unproven.set(connection, connection)
    },
    prove(connection) {
      unproven.delete(connection)
    },
  }
}
