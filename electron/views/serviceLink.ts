/** The host's one connection to the service: made when first needed, made anew after the address or key has changed. */
import type { Connection } from '../batch/connection.ts'

export interface ServiceLink {
  /** @throws AppError as connecting does; the next call tries again */
  current(): Promise<Connection>
  /** Its archive is kept, as far as the connection that is there knows. */
  isCached(subtitleId: string): boolean
  /** Address, keys or engines are others than when it was connected, or when that failed: somebody else has written them. */
  isOutdated(): boolean
  /** What the next call gets is connected anew. */
  renew(): void
  close(): Promise<void>
}

export interface ServiceLinkParts {
  readonly connect: () => Promise<Connection>
  /** What connecting goes by, as it is at this moment. */
  readonly standing: () => string
  /** Told of each new connection. */
  readonly onConnected: () => void
}

export function createServiceLink({ connect, standing, onConnected }: ServiceLinkParts): ServiceLink {
  let pending: Promise<Connection> | null = null
  let here: Connection | null = null
  let connectedBy: string | null = null
  const closing = new Set<Promise<void>>()

  async function connectNow(): Promise<Connection> {
    // Two built-in services may not open one data folder at the same time.
    await Promise.all(closing)
    connectedBy = standing()
    return connect()
  }

  function current(): Promise<Connection> {
    if (pending) return pending
    const mine = connectNow()
    pending = mine
    mine.then(
      (connection) => {
        if (pending !== mine) return
        here = connection
        onConnected()
      },
      () => {
        if (pending === mine) pending = null
      },
    )
    return mine
  }

  function drop(): void {
    const old = pending
    pending = null
    here = null
    connectedBy = null
    if (!old) return
    const ended = old.then(
      (connection) => connection.close(),
      () => undefined,
    )
    closing.add(ended)
    void ended.finally(() => closing.delete(ended))
  }

  return {
    current,
    isCached: (subtitleId) => here?.isCached(subtitleId) ?? false,
    isOutdated: () => connectedBy !== null && connectedBy !== standing(),
    renew: drop,
    async close() {
      drop()
      await Promise.all(closing)
    },
  }
}
