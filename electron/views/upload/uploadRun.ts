/** Sends uploads one after the other in the background. A failure stays with its row, and the others go on. */

export interface UploadRun {
  /** Adds rows to what is sent; begins when nothing is. Rows that wait already are not added twice. */
  start(ids: readonly string[], mayRepeat?: boolean): void
  cancel(): void
  state(): {
    readonly isSending: boolean
    readonly toSend: number
    readonly through: number
    readonly current: string | null
  }
  /** Settles when nothing is sent. */
  idle(): Promise<void>
}

export interface UploadRunParts {
  /** Keeps what goes wrong with the row. */
  readonly sendOne: (
    id: string,
    options: { readonly signal: AbortSignal; readonly mayRepeat: boolean },
  ) => Promise<void>
  readonly changed: () => void
}

export function createUploadRun({ sendOne, changed }: UploadRunParts): UploadRun {
  let waiting: { readonly id: string; readonly mayRepeat: boolean }[] = []
  let current: string | null = null
  let through = 0
  let stop = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function run(signal: AbortSignal): Promise<void> {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      current = next.id
      changed()
      await sendOne(next.id, { signal, mayRepeat: next.mayRepeat }).catch(() => undefined)
      through += 1
    }
    current = null
    changed()
  }

  return {
    start(ids, mayRepeat = false) {
      const known = new Set([...waiting.map(({ id }) => id), ...(current === null ? [] : [current])])
      waiting.push(...ids.filter((id) => !known.has(id)).map((id) => ({ id, mayRepeat })))
      if (current !== null || waiting.length === 0) return
      through = 0
      stop = new AbortController()
      current = waiting[0]?.id ?? null
      running = run(stop.signal)
    },
    cancel() {
      waiting = []
      stop.abort()
    },
    state: () => ({
      isSending: current !== null,
      toSend: through + waiting.length + Number(current !== null),
      through,
      current,
    }),
    idle: () => running,
  }
}
