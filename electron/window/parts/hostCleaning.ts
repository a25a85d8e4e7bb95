/** Puts cleaning by hand together for the window; it needs no service. Composition only. */
import { createCleanFile, type CleanFile } from '../../clean/cleanFile.ts'
import type { Engine } from '../../engine/compose.ts'
import { createArchiveReader, type ArchiveReader } from '../../download/archive/archiveReader.ts'
import type { HostEvents } from '../hostEvents.ts'
import { createCleaningRun, type CleaningRun } from '../../views/history/cleaningRun.ts'
import { createCleaningSession, type CleaningSession } from '../../views/history/cleaningSession.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import { realDisk } from '../../disk/disk.ts'
import { createPublish } from '../../sidecar/publish/publish.ts'
import { randomIds } from '../../../node/ids.ts'

export interface HostCleaningNeeds {
  readonly engine: Engine
  readonly library: LibrarySession
  readonly events: HostEvents
}

export interface HostCleaning {
  /** One file at a time. */
  readonly session: CleaningSession
  /** A whole scope. */
  readonly run: CleaningRun
}

const deadlineMs = 10_000

export function openCleaning({ engine, library, events }: HostCleaningNeeds): HostCleaning {
  const { files, history, runs, trash, names, deliveredTexts: texts, libraryIndex } = engine
  const shared = { library, history, runs, withFiles, topics: events }
  return { session: createCleaningSession({ ...shared, texts }), run: createCleaningRun(shared) }

  /** A thread for each press: hardly anybody presses often, and none stays behind. */
  async function withFiles<Result>(work: (files: CleanFile) => Promise<Result>): Promise<Result> {
    const reader = createArchiveReader({ workerUrl: files.archiveWorker, deadlineMs })
    try {
      return await work(filesWith(reader))
    } finally {
      await reader.close()
    }
  }

  function filesWith(reader: ArchiveReader): CleanFile {
    return createCleanFile({
      disk: realDisk,
      reader,
      history,
      libraryIndex,
      texts,
      publish: createPublish({ disk: realDisk, names, history, trash, ids: randomIds }),
    })
  }
}
