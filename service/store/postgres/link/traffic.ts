/** What goes over one link: most of it is waited for, some goes out ahead of what is asked next, a copy while the next is made. */
import type { Answer, Link, Query } from './link.ts'

export interface Traffic {
  readonly askAll: (queries: readonly Query[]) => readonly Answer[]
  /** Goes out ahead of what is asked next: nobody waits for its answer alone. */
  readonly hold: (query: Query) => void
  /** What goes out next. */
  readonly held: () => readonly Query[]
  /** On its way; what fails of it is thrown by whatever is asked next. Two at most: more would only fill the memory. */
  readonly copy: (query: Query) => void
  /** Waits for the copy that is on its way. */
  readonly endCopy: () => void
  /** Neither what is held is sent nor a copy waited for: their transaction has ended. */
  readonly forget: () => void
}

export function createTraffic(link: Link): Traffic {
  let held: Query[] = []
  let waitForCopy: (() => unknown) | null = null

  function post(queries: readonly Query[]): () => readonly Answer[] {
    const before = held
    held = []
    const answers = link.post([...before, ...queries])
    return () => answers().slice(before.length)
  }

  function endCopy(): void {
    const wait = waitForCopy
    waitForCopy = null
    wait?.()
  }

  return {
    askAll(queries) {
      const wait = post(queries)
      endCopy()
      return wait()
    },
    hold: (query) => void held.push(query),
    held: () => held,
    copy(query) {
      const wait = post([query])
      endCopy()
      waitForCopy = wait
    },
    endCopy,
    forget() {
      held = []
      waitForCopy = null
    },
  }
}
