/**
 * Bounds the open connections of a server. When one too many comes, the oldest that has not shown who it is goes: so nobody
 * who only holds connections open, in the middle of a head or of a body, keeps others out. Where all have, the one that
 * has waited longest for nothing goes: its caller opens another one with the next request.
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
  /** One answer less that it waits for. */
  answered(connection: HeldConnection): void
  /** It has shown a secret of a caller's own (session, key, token): it is not given up while it waits for an answer. */
  prove(connection: object): void
}

export function createConnectionCap(most: number): ConnectionCap {
  /** Under themselves, in the order they came or asked. */
  const unproven = new Map<object, HeldConnection>()
  /** Those that wait for nothing, the longest first. */
  const resting = new Set<HeldConnection>()
  /** How many answers each waits for: whoever sends requests without waiting (HTTP pipelining) waits for several. */
  const waiting = new Map<HeldConnection, number>()
  let open = 0

  /** Where every other connection has shown a secret and waits for its answer, that is the newest one. */
  function dropOldest(): void {
    const [oldest] = unproven.values()
    const [idle] = resting
    const dropped = unproven.size > 1 ? oldest : (idle ?? oldest)
    if (!dropped) return
    forget(dropped)
    dropped.destroy()
  }

  function forget(connection: HeldConnection): void {
    unproven.delete(connection)
    resting.delete(connection)
    waiting.delete(connection)
  }

  return {
    came(connection) {
      open += 1
      unproven.set(connection, connection)
      waiting.set(connection, 0)
      connection.once('close', () => {
        open -= 1
        forget(connection)
      })
      if (open > most) dropOldest()
    },
    asked(connection) {
      const answers = waiting.get(connection)
      if (answers !== undefined) waiting.set(connection, answers + 1)
      resting.delete(connection)
      if (unproven.delete(connection)) unproven.set(connection, connection)
    },
    answered(connection) {
      const answers = waiting.get(connection)
      // It is gone already.
      if (answers === undefined) return
      waiting.set(connection, answers - 1)
      if (answers === 1 && !unproven.has(connection)) resting.add(connection)
    },
    prove(connection) {
      unproven.delete(connection)
    },
  }
}
