/** What is left at the service: asked once in a run, as soon as something is seen that the service will be asked for. */
import type { ArchiveReader } from '../download/archive/archiveReader.ts'

export interface UsageParts {
  /** Asks the service what is left (costs nothing) and proves that it is there and takes the key. */
  readonly learnUsage: (signal: AbortSignal) => Promise<unknown>
  /** Made ready where there will be something to download, while the service is asked. */
  readonly reader: Pick<ArchiveReader, 'warmUp'>
}

interface UsageOrder {
  readonly isOffline: boolean
  /** Nothing will be downloaded. */
  readonly isDryRun?: boolean
  readonly signal: AbortSignal
}

export interface UsageQuestion {
  /** While the library is still scanned: what seems to be missing may yet prove to be there, and then nobody waits for it. */
  readonly askAhead: (isWanted: () => boolean) => void
  /** Asks where there is something to ask the service for, while the rest of the library is looked through. */
  readonly askFor: (isWanted: () => boolean) => void
  /** At once where nothing was asked for. @throws AppError as `learnUsage` does */
  readonly answered: () => Promise<unknown>
}

/** Looks ahead, a few dozen videos each: where the first hundreds are all there, the others most likely are. */
const mostLooksAhead = 10

export function createUsageQuestion(
  { reader, learnUsage }: UsageParts,
  { isOffline, isDryRun = false, signal }: UsageOrder,
): UsageQuestion {
  let answer: Promise<unknown> | null = null
  let isNeeded = false
  let looksAhead = 0

  function ask(): void {
    if (answer) return
    if (!isDryRun) reader.warmUp()
    answer = learnUsage(signal)
    // Whoever waits for the answer meets the error; until then nobody does.
    answer.catch(() => undefined)
  }

  return {
    askAhead(isWanted) {
      if (answer || isOffline || ++looksAhead > mostLooksAhead) return
      if (isWanted()) ask()
    },
    askFor(isWanted) {
      if (isNeeded || isOffline || !isWanted()) return
      isNeeded = true
      ask()
    },
    answered: async () => (isNeeded ? answer : null),
  }
}
