/** Holds a run between two archives while a person has paused it. */

export interface PauseGate {
  pause(): void
  resume(): void
  /** Settles at once, or when the pause ends, or when the run is cancelled. */
  turn(signal: AbortSignal): Promise<void>
}

export function createPauseGate(): PauseGate {
  let open: PromiseWithResolvers<void> | null = null
  return {
    pause() {
      open ??= Promise.withResolvers()
    },
    resume() {
      open?.resolve()
      open = null
    },
    async turn(signal) {
      if (open === null || signal.aborted) return
      const cancelled = Promise.withResolvers<undefined>()
      const onAbort = () => {
        cancelled.resolve(undefined)
      }
      signal.addEventListener('abort', onAbort, { once: true })
      await Promise.race([open.promise, cancelled.promise])
      signal.removeEventListener('abort', onAbort)
    },
  }
}
