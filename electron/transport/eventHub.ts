/** Where the host tells that something changed, and where transports listen. */
import type { AppEvent, EventName, PayloadOf } from '../../shared/contract/index.ts'

export interface EventHub {
  publish<Name extends EventName>(name: Name, payload: PayloadOf<Name>): void
  /** Returns what ends the subscription. */
  subscribe(listener: (event: AppEvent) => void): () => void
}

/** A listener that throws never keeps the others from hearing. */
export function createEventHub(report: (thrown: unknown) => void): EventHub {
  const listeners = new Set<(event: AppEvent) => void>()
  return {
    publish(name, payload) {
      for (const listener of [...listeners]) {
        try {
          listener({ name, payload } as AppEvent)
        } catch (thrown) {
          report(thrown)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
