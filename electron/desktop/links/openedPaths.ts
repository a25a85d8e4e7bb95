/** Paths that reach the app from outside its window; they wait until the host is there, then go the way of a drop. */

export interface PathTaker {
  registerDrop(paths: readonly string[]): string
  addDropped(dropId: string): Promise<unknown>
}

export interface OpenedPaths {
  take(paths: readonly string[]): void
  /** From now on paths go to the host at once. */
  connect(host: PathTaker): void
}

export function createOpenedPaths(report: (thrown: unknown) => void): OpenedPaths {
  let waiting: readonly string[] = []
  let host: PathTaker | null = null

  function hand(paths: readonly string[], taker: PathTaker): void {
    if (paths.length > 0) taker.addDropped(taker.registerDrop(paths)).catch(report)
  }

  return {
    take(paths) {
      if (host) hand(paths, host)
      else waiting = [...waiting, ...paths]
    },
    connect(taker) {
      host = taker
      hand(waiting, taker)
      waiting = []
    },
  }
}
