/**
 * What the host tells, as screens can take it: the first event at once, and those that follow soon together. Each task that
 * tells a screen something draws it once, so that hundreds of events a second, one by one, leave no time to draw.
 */
import type { AppEvent, EventName } from '../../shared/contract/index.ts'
import type { PageTimer } from './eventStream.ts'
import type { Transport } from './transport.ts'

/** As often as the host tells one record (`electron/window/hostEvents.ts`); many of them are told between each other. */
export const turnMs = 50

/** Over one subscription, however many listen: over the bridge of the desktop each copies every event. */
export function inTurns(transport: Transport, timer: Pick<PageTimer, 'after'>): Transport {
  const listeners = new Set<(event: AppEvent) => void>()
  /** Whole records: what one said before is not worth hearing any more. In the order in which they were told last. */
  const waiting = new Map<EventName, AppEvent>()
  let isSubscribed = false
  let isTurnTaken = false

  function tell(event: AppEvent): void {
    for (const listener of [...listeners])
      try {
        listener(event)
      } catch (thrown) {
        throwLater(thrown)
      }
  }

  /** For whom the page reports to: what waits, others who listen and an answer are not lost with it. */
  function throwLater(thrown: unknown): void {
    timer.after(0, () => {
      throw thrown instanceof Error ? thrown : new Error(String(thrown))
    })
  }

  function tellWaiting(): void {
    const told = [...waiting.values()]
    waiting.clear()
    for (const event of told) tell(event)
  }

  function takeTurn(): void {
    isTurnTaken = true
    timer.after(turnMs, () => {
      isTurnTaken = false
      if (waiting.size === 0) return
      takeTurn()
      tellWaiting()
    })
  }

  function hear(event: AppEvent): void {
    if (!isRecord(event)) {
      tellWaiting()
      tell(event)
    } else if (isTurnTaken) {
      waiting.delete(event.name)
      waiting.set(event.name, event)
    } else {
      takeTurn()
      tell(event)
    }
  }

  const onConnection = transport.onConnection?.bind(transport)
  return {
    // What was told before an answer is known when the answer is there.
    call: (name, input) =>
      transport.call(name, input).then((reply) => {
        tellWaiting()
        return reply
      }),
    mediaAddress: (name) => transport.mediaAddress(name),
    subscribe(listener) {
      listeners.add(listener)
      if (!isSubscribed) transport.subscribe(hear)
      isSubscribed = true
      return () => listeners.delete(listener)
    },
    ...(onConnection && {
      onConnection: (listener) =>
        onConnection((connection) => {
          // A host that was started again counts its revisions anew: nothing of the one before may come later.
          tellWaiting()
          listener(connection)
        }),
    }),
  }
}

/** The others say what somebody did, each of them once. */
function isRecord({ payload }: AppEvent): boolean {
  return 'revision' in payload
}
