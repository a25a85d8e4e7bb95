/** Moves to the archives what comes into the database, every few seconds, until it is told to end. */
import type { ServiceDatabase } from '../store/database.ts'
import type { ArchiveStore } from './archiveStore.ts'
import { moveSomeBlobs } from './moveBlobs.ts'

export interface ArchiveMover {
  /** Settles once the batch under way is through. */
  close(): Promise<void>
}

export interface MoverParts {
  readonly database: ServiceDatabase
  readonly archives: ArchiveStore
  readonly report: (where: string, thrown: unknown) => void
}

const everyMs = 2_000

export function startArchiveMover({ database, archives, report }: MoverParts): ArchiveMover {
  let isEnding = false
  let moving: Promise<void> | null = null
  let toldLast = ''

  async function moveAll(): Promise<void> {
    try {
      while (!isEnding && (await moveSomeBlobs(database, archives)) > 0);
      toldLast = ''
    } catch (thrown) {
      // Archives that are away are met again every two seconds: told once. At the end nobody waits for them, nor the database.
      if (String(thrown) !== toldLast && !isEnding) report('archives', thrown)
      toldLast = String(thrown)
    }
  }

  const move = () => {
    moving ??= moveAll().finally(() => (moving = null))
  }
  const timer = setInterval(move, everyMs)
  timer.unref()
  move()
  return {
    async close() {
      isEnding = true
      clearInterval(timer)
      await moving
    },
  }
}
