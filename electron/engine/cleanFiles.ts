/** Puts cleaning by hand together, for the command line and the window alike; it needs no service. Composition only. */
import { randomIds } from '../../node/ids.ts'
import { createCleanFile, type CleanFile } from '../clean/cleanFile.ts'
import { realDisk } from '../disk/disk.ts'
import { createArchiveReader } from '../download/archive/archiveReader.ts'
import { createPublish } from '../sidecar/publish/publish.ts'
import type { Engine } from './compose.ts'

/** Lends what reads and writes, for as long as the work takes. */
export type WithCleanFiles = <Result>(work: (files: CleanFile) => Promise<Result>) => Promise<Result>

const deadlineMs = 10_000

/** A thread for each work: hardly anybody cleans often, and none stays behind. */
export function openCleanFiles({
  files,
  history,
  trash,
  names,
  deliveredTexts: texts,
  libraryIndex,
}: Engine): WithCleanFiles {
  const publish = createPublish({ disk: realDisk, names, history, trash, ids: randomIds })
  return async (work) => {
    const reader = createArchiveReader({ workerUrl: files.archiveWorker, deadlineMs })
    try {
      return await work(createCleanFile({ disk: realDisk, reader, history, libraryIndex, texts, publish }))
    } finally {
      await reader.close()
    }
  }
}
