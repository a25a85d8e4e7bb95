/** The deadlines of one call and the watch that keeps them. Timers are monotonic: a changed clock neither ends nor prolongs a call. */

export interface Deadlines {
  readonly connectMs: number
  /** From the connection to the last header. */
  readonly headersMs: number
  /** Between two pieces of the body. */
  readonly idleMs: number
  readonly totalMs: number
  /** A download may take longer than `totalMs`: by as long as its bytes take at this pace. */
  readonly slowestBytesPerS: number
  /** How much longer a call that is paid for, and was sent, may bring its answer after it was stopped. */
  readonly stoppedMs: number
}

export const usualDeadlines: Deadlines = {
  connectMs: 10_000,
  headersMs: 30_000,
  idleMs: 30_000,
  totalMs: 120_000,
  slowestBytesPerS: 65_536,
  stoppedMs: 3_000,
}

export type Phase = 'connect' | 'headers' | 'idle' | 'total' | 'stopped'

export interface DeadlineWatch {
  enter(phase: 'headers' | 'idle'): void
  /** Nothing is awaited of the other side: only the whole call's time runs, until a phase is entered. */
  rest(): void
  /** Something arrived. */
  touch(): void
  /** The answer announced this many bytes and its call may grow with them. */
  expectBytes(sizeBytes: number): void
  /** It ends within a moment, unless it is over by then. */
  endSoon(): void
  stop(): void
}

/** Starts in the phase `connect`; calls `expire` at most once a phase. */
export function watchDeadlines(deadlines: Deadlines, expire: (phase: Phase) => void): DeadlineWatch {
  const after = (ms: number, phase: Phase) =>
    setTimeout(() => {
      expire(phase)
    }, ms)
  let whole = after(deadlines.totalMs, 'total')
  let current = after(deadlines.connectMs, 'connect')
  let ending: NodeJS.Timeout | undefined
  return {
    enter(phase) {
      clearTimeout(current)
      current = after(phase === 'headers' ? deadlines.headersMs : deadlines.idleMs, phase)
    },
    rest() {
      clearTimeout(current)
    },
    touch() {
      current.refresh()
    },
    expectBytes(sizeBytes) {
      clearTimeout(whole)
      whole = after(deadlines.totalMs + (sizeBytes / deadlines.slowestBytesPerS) * 1000, 'total')
    },
    endSoon() {
      ending ??= after(deadlines.stoppedMs, 'stopped')
    },
    stop() {
      clearTimeout(ending)
      clearTimeout(whole)
      clearTimeout(current)
    },
  }
}
