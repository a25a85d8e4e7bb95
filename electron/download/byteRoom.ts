/** One room for all large downloads under way: who has no place in it waits with reading on, so that no service fills the memory. */

export interface ByteRoom {
  /** For one download, which may take a place again for every try: it never has two. */
  open(signal: AbortSignal): RoomPlace
}

export interface RoomPlace {
  /** Waits for its turn; no longer than until the signal fires. */
  readonly take: (sizeBytes: number) => Promise<void>
  /** Its bytes are done with. */
  leave(): void
}

interface Waiting {
  readonly sizeBytes: number
  readonly enter: () => void
}

/** First come, first in: a large one is not put off for ever by small ones. Who asks for more than there is gets all of it. */
export function createByteRoom(mostBytes: number): ByteRoom {
  let freeBytes = mostBytes
  let queue: readonly Waiting[] = []

  function letIn(): void {
    for (let [first, ...rest] = queue; first && first.sizeBytes <= freeBytes; [first, ...rest] = queue) {
      queue = rest
      freeBytes -= first.sizeBytes
      first.enter()
    }
  }

  async function enter(sizeBytes: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<null>()
    const waiting = { sizeBytes, enter: () => resolve(null) }
    const onAbort = () => {
      queue = queue.filter((one) => one !== waiting)
      letIn()
      reject(new Error('Gave up waiting for room.'))
    }
    signal.addEventListener('abort', onAbort)
    queue = [...queue, waiting]
    letIn()
    // Who was let in has settled the promise, and a later abort changes nothing.
    await promise.finally(() => signal.removeEventListener('abort', onAbort))
  }

  return {
    open(signal) {
      let takenBytes = 0
      const leave = () => {
        freeBytes += takenBytes
        takenBytes = 0
        letIn()
      }
      return {
        async take(sizeBytes) {
          leave()
          const wantedBytes = Math.min(sizeBytes, mostBytes)
          await enter(wantedBytes, signal)
          takenBytes = wantedBytes
        },
        leave,
      }
    },
  }
}
